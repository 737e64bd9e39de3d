// Starting, keeping and exchanging games: setups, journals, saves, notation.
#include "framework/play/replay.h"
#include "qml/models/app.h"
#include "qml/models/settings.h"
#include "qml/models/table.h"
#include "qml/models/table_store.h"

#include <QRandomGenerator>

#include <algorithm>

namespace sivba {

namespace {

constexpr std::size_t largest_save = 4u << 20;

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

}  // namespace

bool Table::start(const QString& request, const QVariantMap& setup) {
    std::vector<Diagnostic> problems;
    const GamePtr game = App::instance().game(request.toStdString(), &problems);
    if (!game) {
        const QStringList reasons = say(problems);
        trouble_ = reasons.isEmpty() ? tr("This game is not known: %1").arg(request) : reasons.join('\n');
        emit changed();
        return false;
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
    if (!moved) trouble_ = tr("The earlier game of this kind could not be set aside; this one is not kept.");
    keep();
    proceed();
    emit changed();
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
    if (!found) {
        trouble_ = say(found.error().message);
        emit changed();
        return false;
    }
    const std::size_t lost = found->game.lost_lines;
    const QString request = lent_request(found->game.session.game_ptr());
    adopt(std::move(found->game.session), request, Settings::instance().last_setup(id));
    writer_.begin(path, *session_, std::move(found->held));
    writing_ = true;
    proceed();
    if (lost > 0)
        trouble_ = tr("The last %n line(s) of the kept game were damaged and left out.", nullptr, int(lost));
    emit changed();
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
    trouble_ = played ? QString() : say(played.error().message);
    board_.show(session_->position());
    keep();
    settle_view();
    proceed();
    if (!played) emit changed();
    return bool(played);
}

bool Table::save(const QString& url) {
    if (!session_) return false;
    const Result<bool> written = write_file(table_store::from_url_or_path(url), save_text(*session_));
    trouble_ = written ? QString() : say(written.error().message);
    emit changed();
    return bool(written);
}

bool Table::load(const QString& url) {
    const std::filesystem::path path = table_store::from_url_or_path(url);
    if (path.extension() == ".journal") {
        Result<Recovered> found = recover_journal(path, App::instance().library());
        return take_over(found ? Result<Session>(std::move(found->session)) : Result<Session>(found.error()));
    }
    const Result<std::string> content = read_file(path, largest_save);
    return take_over(content ? load_save(*content, App::instance().library())
                             : Result<Session>(content.error()));
}

QString Table::text() const { return session_ ? QString::fromStdString(save_text(*session_)) : QString(); }

bool Table::loadText(const QString& text) {
    return take_over(load_save(text.toStdString(), App::instance().library()));
}

// A game from outside becomes the running one of its ruleset; the one before is set aside.
bool Table::take_over(Result<Session> session) {
    if (!session) {
        trouble_ = say(session.error().message);
        emit changed();
        return false;
    }
    const QString request = lent_request(session->game_ptr());
    const QString id = QString::fromStdString(session->game().ruleset().id);
    put_on_table(std::move(*session), request, Settings::instance().last_setup(id));
    return true;
}

void Table::clear_table() {
    if (!session_) return;
    halt();
    release();
    session_.reset();
    request_.clear();
}

void Table::leave() {
    if (!session_) return;
    clear_table();
    emit gameChanged();
    emit changed();
}

}  // namespace sivba
