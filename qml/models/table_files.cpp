// Starting, keeping and exchanging games: setups, journals, saves, notation.
#include "framework/base/random.h"
#include "framework/play/replay.h"
#include "qml/models/app.h"
#include "qml/models/saved_file.h"
#include "qml/models/settings.h"
#include "qml/models/table.h"
#include "qml/models/table_store.h"

#include <QLocale>
#include <QRandomGenerator>

#include <algorithm>

namespace sivba {

namespace {

SessionSetup setup_from(const QVariantMap& setup, int seats) {
    SessionSetup made;
    bool given = false;
    made.seed = setup.value("seed").toString().toULongLong(&given);
    if (!given) made.seed = QRandomGenerator::system()->generate64();
    made.enter_throws = setup.value("byHand").toBool();
    for (const QString& word : setup.value("seats").toStringList())
        made.seats.push_back(player_from(word.toStdString()).value_or(Player::human));
    if (made.seats.empty()) made.seats.push_back(Player::human);
    made.seats.resize(static_cast<std::size_t>(seats), Player::easy);
    return made;
}

// A saved game brings its rules along; they may be in no folder.
QString lent_request(const GamePtr& game) {
    App::instance().lend(game);
    return QString::fromStdString(game->ruleset().full_id());
}

// A seed is compared only where one was asked for.
bool keeps(const Game& game, const QString& seed) {
    const std::filesystem::path path = table_store::journal_of(game.ruleset().id);
    const Result<Recovered> kept = recover_journal(path, App::instance().library());
    return kept && kept->session.game().ruleset().full_id() == game.ruleset().full_id() &&
           (seed.isEmpty() || QString::number(kept->session.setup().seed) == seed);
}

}  // namespace

bool Table::start(const QString& request, const QVariantMap& setup) {
    std::vector<Diagnostic> problems;
    const GamePtr game = App::instance().game(request.toStdString(), &problems);
    if (!game) {
        return fail(Saying([request, problems] {
            const QStringList reasons = say(problems);
            return reasons.isEmpty() ? tr("This game is not known: %1").arg(request) : reasons.join('\n');
        }));
    }
    put_on_table(Session(game, setup_from(setup, game->seats())), request, setup);
    return true;
}

// The game that was running under this name is set aside; where that fails, it stays and
// the new one has no file.
void Table::put_on_table(Session session, const QString& request, const QVariantMap& setup) {
    halt();
    release();
    const bool moved = table_store::set_aside(session.game().ruleset().id);
    adopt(std::move(session), request, setup);
    kept_ = moved;
    if (!moved)
        trouble_ = Saying(
            [] { return tr("The earlier game of this kind could not be set aside; this one is not kept."); });
    keep();
    proceed();
    emit changed();
}

bool Table::nextRound() {
    if (!has_next_round()) return false;
    SessionSetup setup = session_->setup();
    setup.seed = mix64(setup.seed + 1);  // throws of its own, as in the terminal
    put_on_table(Session(session_->game_ptr(), setup, session_->game().next_round(*session_->position())),
                 QString(request_), QVariantMap(setup_));
    return true;
}

bool Table::again() {
    if (!session_) return false;
    QVariantMap setup = setup_;
    setup.remove("seed");
    QStringList seats;
    for (const Player player : session_->setup().seats) {
        const std::string_view word = word_of(player);
        seats.append(QString::fromUtf8(word.data(), qsizetype(word.size())));
    }
    setup["seats"] = seats;
    setup["byHand"] = session_->setup().enter_throws;
    return start(QString(request_), setup);
}

bool Table::resume(const QString& id) {
    leave();
    const std::filesystem::path path = table_store::journal_of(id.toStdString());
    Result<Resumed> found = resume_journal(path, App::instance().library());
    if (!found) return fail(Saying(found.error().message));
    const std::size_t lost = found->game.lost_lines;
    const QString request = lent_request(found->game.session.game_ptr());
    adopt(std::move(found->game.session), request, Settings::instance().last_setup(id));
    writer_.begin(path, *session_, std::move(found->held));
    writing_ = true;
    proceed();
    if (lost > 0)
        trouble_ = Saying([lost] {
            return tr("The last %n line(s) of the kept game were damaged and left out.", nullptr, int(lost));
        });
    emit changed();
    return true;
}

bool Table::openAsked(const QString& request, const QVariantMap& setup) {
    const GamePtr game = App::instance().game(request.toStdString());
    if (!game) return start(request, setup);
    const std::string& id = game->ruleset().id;
    const bool had_one = table_store::is_open(id);
    const bool goes_on = keeps(*game, setup.value("seed").toString()) && resume(QString::fromStdString(id));
    if (!goes_on && !start(request, setup)) return false;
    if (!had_one || !trouble_.empty()) return true;
    notice_ = Saying([goes_on] {
        return goes_on ? tr("Your unfinished game goes on.")
                       : tr("Your unfinished game was set aside. Ctrl+O finds it.");
    });
    emit changed();
    emit spoken(notice());
    return true;
}

bool Table::playTurns(const QString& turns) {
    if (!session_) return false;
    halt();
    // A seed that was given fills in throws that are not written, as in `sivba apply`.
    const bool seed_given = !setup_.value("seed").toString().isEmpty();
    const TurnReading reading{.typed = true, .throw_from_seed = seed_given};
    Session tried = *session_;
    const Result<bool> played = play_turns(tried, split_turns(turns.toStdString()), reading);
    if (played) session_ = std::move(tried);
    // That the game is not kept is still to be read.
    if (!played)
        trouble_ = Saying(played.error().message);
    else if (kept_)
        trouble_ = {};
    show_position();
    keep();
    settle_view();
    proceed();
    if (!played) emit changed();
    return bool(played);
}

bool Table::wouldReplace(const QString& url) const {
    const std::filesystem::path path = table_store::from_url_or_path(url);
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return false;
    return file_.empty() || !std::filesystem::equivalent(path, file_, error);
}

bool Table::save(const QString& url, bool replace) {
    if (!session_) return false;
    const std::filesystem::path path = table_store::from_url_or_path(url);
    const QString name = QString::fromStdString(path.string());
    const Result<std::string> text = saved_file::text_for(path, *session_);
    if (!text) return fail(saved_file::trouble(path, text.error()));
    const bool own = replace || !wouldReplace(url);
    const bool there = own && std::filesystem::exists(path);
    const Result<bool> written = there ? write_file(path, *text) : write_new_file(path, *text);
    if (!written) return fail(Saying(written.error().message));
    if (!*written)
        return fail(Saying([name] { return tr("%1 is there already and was left alone.").arg(name); }));
    if (saved_file::is_ours(path)) file_ = path;
    trouble_ = {};
    notice_ = Saying([name] { return tr("Saved in %1.").arg(name); });
    emit changed();
    emit spoken(notice());
    return true;
}

bool Table::load(const QString& url) {
    const std::filesystem::path path = table_store::from_url_or_path(url);
    if (table_store::is_earlier(path)) return reopen(QString::fromStdString(path.string()));
    Result<Session> session = saved_file::read(path);
    if (!session) return fail(saved_file::trouble(path, session.error()));
    take_over(std::move(*session));
    if (path.extension() == ".sivba") file_ = path;
    return true;
}

QVariantList Table::earlier() const {
    QVariantList list;
    const QLocale locale(App::instance().language());
    for (const table_store::Earlier& each : table_store::earlier()) {
        const QString id = QString::fromStdString(each.id);
        const QString name = App::instance().card(id).value("name", id).toString();
        list.append(QVariantMap{{"file", QString::fromStdString(each.file.string())},
                                {"name", name},
                                {"when", locale.toString(each.when, QLocale::ShortFormat)}});
    }
    return list;
}

// The game goes on in its own file. What cannot be read stays where it is.
bool Table::reopen(const QString& file) {
    const std::filesystem::path path(file.toStdString());
    Result<Session> session = saved_file::read(path);
    if (!session) return fail(saved_file::trouble(path, session.error()));
    const std::string id = session->game().ruleset().id;
    halt();
    release();
    if (table_store::bring_back(path, id)) return resume(QString::fromStdString(id));
    take_over(std::move(*session));
    return true;
}

QString Table::text() const { return session_ ? QString::fromStdString(save_text(*session_)) : QString(); }

bool Table::copy() {
    if (!session_) return false;
    if (session_->keeps_secret()) {
        refuse(Saying([] {
            return tr(
                "The text would tell what the other side has chosen. It can be copied after this turn.");
        }));
        return false;
    }
    App::instance().copy(text());
    return true;
}

bool Table::loadText(const QString& text) {
    Result<Session> session = load_save(text.toStdString(), App::instance().library());
    if (!session) return fail(Saying(session.error().message));
    take_over(std::move(*session));
    return true;
}

bool Table::fail(Saying trouble) {
    trouble_ = std::move(trouble);
    emit changed();
    return false;
}

// A game from outside becomes the running one of its ruleset; the one before is set aside.
void Table::take_over(Session session) {
    const QString request = lent_request(session.game_ptr());
    const QString id = QString::fromStdString(session.game().ruleset().id);
    put_on_table(std::move(session), request, Settings::instance().last_setup(id));
}

void Table::clear_table() {
    if (!session_) return;
    halt();
    release();
    session_.reset();
    finder_.look_for(nullptr);
    request_.clear();
}

void Table::leave() {
    if (!session_) return;
    clear_table();
    emit gameChanged();
    emit changed();
}

}  // namespace sivba
