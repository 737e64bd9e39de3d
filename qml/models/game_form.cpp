#include "qml/models/game_form.h"

#include "qml/models/app.h"
#include "qml/models/player_words.h"
#include "qml/models/score_book.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"

#include <algorithm>

namespace sivba {

namespace {

QVariantMap option_map(const GameRequest& request) {
    QVariantMap map;
    for (const auto& [key, value] : request.options)
        map[QString::fromStdString(key)] = QString::fromStdString(value);
    return map;
}

}  // namespace

GameForm::GameForm(QObject* parent) : QObject(parent) {
    connect(&options_, &OptionModel::edited, this, &GameForm::compile);
    connect(&perfect_, &PerfectOffer::changed, this, &GameForm::changed);
    connect(&App::instance(), &App::languageChanged, this, [this] {
        options_.retell();
        emit changed();
        emit perfect_.changed();
        emit scoresChanged();
    });
}

void GameForm::set_game_id(const QString& request) {
    const Result<GameRequest> asked = GameRequest::parse(request.toStdString());
    const QString id = asked ? QString::fromStdString(asked->what) : request;
    if (id_ == id) return;
    id_ = id;
    plain_ = App::instance().game(id.toStdString());
    game_ = plain_;
    if (plain_) {
        const QVariantMap last = Settings::instance().last_setup(id);
        seats_.assign(static_cast<std::size_t>(plain_->seats()), Player::easy);
        seats_.front() = Player::human;
        const QStringList words = last.value("seats").toStringList();
        for (std::size_t i = 0; i < seats_.size() && i < static_cast<std::size_t>(words.size()); ++i)
            seats_[i] = player_from(words[static_cast<qsizetype>(i)].toStdString()).value_or(seats_[i]);
        by_hand_ = last.value("byHand", false).toBool();
        guides_ = last.value("guides", true).toBool();
        hints_ = last.value("hints", true).toBool();
        const bool as_asked = asked && !asked->options.empty();
        options_.set_ruleset(plain_->ruleset(),
                             as_asked ? option_map(*asked) : last.value("options").toMap());
    }
    offer_perfect();
    emit gameChanged();
    emit changed();
    emit scoresChanged();
}

// It is looked for only where a seat is Perfect's.
void GameForm::offer_perfect() { perfect_.set(game_, std::ranges::count(seats_, Player::perfect) > 0); }

QString GameForm::problem() const {
    if (!problem_.isEmpty() || !perfect_.shown()) return problem_;
    return perfect_.computing() ? tr("Perfect is still computing this game.")
                                : tr("Perfect has not computed this game yet.");
}

// Options may not go together; the form then says why and Play waits.
void GameForm::compile() {
    problem_.clear();
    std::vector<Diagnostic> found;
    if (const GamePtr fresh = App::instance().game(request().toStdString(), &found))
        game_ = fresh;
    else
        problem_ = found.empty() ? tr("These options do not go together.") : say(found.front().message);
    offer_perfect();
    emit changed();
}

QVariantMap GameForm::card() const { return App::instance().card(id_); }

QStringList GameForm::seat_names() const {
    QStringList names;
    for (int i = 0; game_ && i < game_->seats(); ++i) names.append(say(game_->seat_name(seat_at(i))));
    return names;
}

QVariantList GameForm::players() const { return player_list(perfect_.possible()); }

QStringList GameForm::seats() const {
    QStringList words;
    for (const Player player : seats_) {
        // With other rules of the game it can be Perfect's again.
        const bool unknown = player == Player::perfect && !perfect_.possible();
        const std::string_view word = word_of(unknown ? Player::master : player);
        words.append(QString::fromUtf8(word.data(), qsizetype(word.size())));
    }
    return words;
}

void GameForm::set_by_hand(bool on) {
    by_hand_ = on;
    emit changed();
}
void GameForm::set_guides(bool on) {
    guides_ = on;
    emit changed();
}
void GameForm::set_hints(bool on) {
    hints_ = on;
    emit changed();
}

bool GameForm::has_table() const { return known() && table_store::is_open(plain_->ruleset().id); }

QVariantList GameForm::scores() const {
    QVariantList list;
    if (!known()) return list;
    for (const auto& [level, score] : score_book::of(plain_->ruleset().id))
        list.append(QVariantMap{
            {"level", player_name(level)}, {"won", score.won}, {"drawn", score.drawn}, {"lost", score.lost}});
    return list;
}

void GameForm::forgetScores() {
    if (!known()) return;
    score_book::forget(plain_->ruleset().id);
    emit scoresChanged();
}

QVariantMap GameForm::setup() const {
    return {{"seats", seats()}, {"byHand", has_dice() && by_hand_}, {"guides", guides_}, {"hints", hints_}};
}

void GameForm::setPlayer(int seat, const QString& word) {
    const std::optional<Player> player = player_from(word.toStdString());
    if (!player || seat < 0 || static_cast<std::size_t>(seat) >= seats_.size()) return;
    seats_[static_cast<std::size_t>(seat)] = *player;
    offer_perfect();
    emit changed();
}

void GameForm::swapSeats() {
    std::ranges::reverse(seats_);
    emit changed();
}

void GameForm::remember() const {
    QVariantMap last = setup();
    last["byHand"] = by_hand_;
    last["options"] = options_.chosen();
    Settings::instance().remember_setup(id_, last);
}

}  // namespace sivba
