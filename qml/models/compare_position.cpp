// See compare_position.h.
#include "qml/models/compare_position.h"

#include <algorithm>

namespace sivba {

namespace {

// Of the signs at one place the one that says most comes first.
const QStringList kinds{"a", "b", "other", "same"};

}  // namespace

ComparePosition::ComparePosition(QObject* parent) : QObject(parent) {
    for (BoardModel* board : {&board_a_, &board_b_}) board->set_show_landing(false);
}

void ComparePosition::set_games(GamePtr a, GamePtr b) {
    a_ = std::move(a);
    b_ = std::move(b);
    board_a_.set_game(a_);
    board_b_.set_game(b_);
    retranslate();
    toStart();
}

void ComparePosition::retranslate() {
    for (BoardModel* board : {&board_a_, &board_b_}) board->set_catalogue(App::instance().catalogue());
    emit changed();
    emit moveChanged();
    emit troubleChanged();
}

void ComparePosition::toStart() {
    way_.clear();
    present_ = false;
    tell({});
    if (a_ && b_)
        show(compare_starts(*a_, *b_));
    else
        show({});
}

void ComparePosition::show_position_of(const Game& game, const PositionPtr& position) {
    if (!a_ || !b_) return;
    const auto as_in = [&](const Game& mine) {
        return mine.ruleset().rules_hash == game.ruleset().rules_hash ? Result<PositionPtr>(position)
                                                                      : mine.carried(game, *position);
    };
    const Result<PositionPtr> at_a = as_in(*a_), at_b = as_in(*b_);
    if (!at_a || !at_b) return tell(Saying((at_a ? at_b : at_a).error().message));
    way_.clear();
    present_ = true;
    tell({});
    show(compare_positions(*a_, *b_, *at_a, *at_b));
}

void ComparePosition::go() {
    const ChoicePair* pair = chosen();
    if (!pair) return;
    if (starts_apart()) return tell(Saying([this] { return no_common_position(); }));
    Result<PositionComparison> next = compare_after(*a_, *b_, compared_, *pair);
    if (!next) return tell(Saying(next.error().message));
    go_on(std::move(*next));
}

void ComparePosition::differ() {
    if (!a_ || !b_) return;
    if (apart()) return tell(Saying([this] { return no_common_position(); }));
    std::optional<LaterDifference> found = find_difference(*a_, *b_, compared_);
    if (!found) return tell(Saying([] { return tr("No later difference was found from here."); }));
    // The way is kept, so that one can go back along it.
    for (ChoicePair& step : found->way) {
        const auto at = std::ranges::find(compared_.choices, step.token, &ChoicePair::token);
        const auto row = std::ranges::find(order_, std::size_t(at - compared_.choices.begin()));
        way_.push_back({compared_, static_cast<int>(row - order_.begin())});
        if (Result<PositionComparison> next = compare_after(*a_, *b_, compared_, step)) {
            compared_ = std::move(*next);
            order_moves();
        }
    }
    tell({});
    show(std::move(found->there));
}

void ComparePosition::go_on(PositionComparison compared) {
    way_.push_back({std::move(compared_), move_});
    tell({});
    show(std::move(compared));
}

void ComparePosition::goBack() {
    if (way_.empty()) return;
    Station last = std::move(way_.back());
    way_.pop_back();
    tell({});
    show(std::move(last.compared));
    set_move(last.move);
}

void ComparePosition::show(PositionComparison compared) {
    compared_ = std::move(compared);
    order_moves();
    move_ = order_.empty() ? -1 : 0;
    show_move();
    emit changed();
    emit moveChanged();
}

// What differs comes first, in the order of the boards.
void ComparePosition::order_moves() {
    order_.clear();
    for (const QString& kind : kinds)
        for (std::size_t i = 0; i < compared_.choices.size(); ++i)
            if (kind_of(compared_.choices[i]) == kind) order_.push_back(i);
}

void ComparePosition::set_move(int move) {
    if (order_.empty()) return;
    move_ = std::clamp(move, 0, static_cast<int>(order_.size()) - 1);
    tell({});
    show_move();
    emit moveChanged();
}

void ComparePosition::chooseAt(int place) {
    const int count = static_cast<int>(order_.size());
    for (int step = 1; step <= count; ++step) {
        const int row = (move_ + step) % count;
        const ChoicePair& pair = compared_.choices[order_[static_cast<std::size_t>(row)]];
        if ((pair.a ? pair.a : pair.b)->choice.place.value == place) return set_move(row);
    }
}

const ChoicePair* ComparePosition::chosen() const {
    if (move_ < 0 || move_ >= static_cast<int>(order_.size())) return nullptr;
    return &compared_.choices[order_[static_cast<std::size_t>(move_)]];
}

void ComparePosition::show_move() {
    if (!compared_.a || !compared_.b) return;
    const ChoicePair* pair = chosen();
    show_on(board_a_, compared_.a, pair ? pair->a : std::nullopt, true);
    show_on(board_b_, compared_.b, pair ? pair->b : std::nullopt, false);
}

void ComparePosition::show_on(BoardModel& board, const PositionPtr& position,
                              const std::optional<ChoicePair::Side>& side, bool of_a) {
    board.show(position);
    board.set_choices(choices(of_a));
    board.set_last(side ? side->events : EventLog{});
    board.hover(side && side->choice.place != no_place ? side->choice.place.value : -1);
    if (!side) return;
    const std::vector<Choice>& all = board.choices();
    const auto at = std::ranges::find(all, side->choice.token, &Choice::token);
    board.hoverChoice(static_cast<int>(at - all.begin()));
}

std::vector<Choice> ComparePosition::choices(bool of_a) const {
    std::vector<Choice> all;
    for (const ChoicePair& pair : compared_.choices)
        if (const auto& side = of_a ? pair.a : pair.b) all.push_back(side->choice);
    return all;
}

void ComparePosition::watch() {
    const ChoicePair* pair = chosen();
    if (!pair) return;
    show_move();
    const auto film = [](BoardModel& board, const std::optional<ChoicePair::Side>& side) {
        if (!side) return;
        board.set_choices({});
        board.set_last({});
        board.play(side->events, side->after);
    };
    film(board_a_, pair->a);
    film(board_b_, pair->b);
}

QString ComparePosition::kind_of(const ChoicePair& pair) const {
    if (!pair.b) return "a";
    if (!pair.a) return "b";
    return pair.same ? "same" : "other";
}

// What comes of a decision in one of the games, or why it has no such decision.
QString ComparePosition::result(const ChoicePair& pair, bool of_a) const {
    if (const auto& side = of_a ? pair.a : pair.b) {
        const std::uint32_t of = of_a ? compared_.denominator_a : compared_.denominator_b;
        if (side->weight > 0) return tr("%1 of %2 throws").arg(side->weight).arg(of);
        const QString told = say(side->result);
        return told.isEmpty() ? say(side->choice.says) : told;
    }
    return apart() ? QString() : not_allowed(pair, of_a);
}

// The rule that forbids the place, or what is allowed there instead.
QString ComparePosition::not_allowed(const ChoicePair& pair, bool of_a) const {
    const ChoicePair::Side& other = of_a ? *pair.b : *pair.a;
    if (other.weight > 0) return tr("Cannot be thrown.");
    const Game& game = of_a ? *a_ : *b_;
    const PlaceId place = other.choice.place;
    if (place == no_place || place.value >= game.board().places.size()) return tr("Not allowed.");
    QStringList instead;
    for (const Choice& choice : choices(of_a))
        if (choice.place == place) instead.append(QString::fromStdString(choice.token));
    if (!instead.isEmpty()) return tr("Not allowed; from there only: %1").arg(instead.join(", "));
    const QString why = say(game.refusal(*(of_a ? compared_.a : compared_.b), place));
    return why.isEmpty() ? tr("Not allowed.") : tr("Not allowed: %1").arg(why);
}

QVariantList ComparePosition::moves() const {
    QVariantList list;
    for (const std::size_t i : order_) {
        const ChoicePair& pair = compared_.choices[i];
        list.append(QVariantMap{{"token", QString::fromStdString(pair.token)},
                                {"kind", kind_of(pair)},
                                {"a", result(pair, true)},
                                {"b", result(pair, false)}});
    }
    return list;
}

QVariantList ComparePosition::signs(bool of_a) const {
    if (apart()) return {};
    QMap<int, QStringList> found;
    for (const ChoicePair& pair : compared_.choices) {
        const auto& side = of_a ? pair.a : pair.b;
        const QString kind = kind_of(pair);
        if (!side || side->choice.place == no_place || kind == "same") continue;
        QStringList& here = found[side->choice.place.value];
        if (!here.contains(kind)) here.append(kind);
    }
    QVariantList list;
    for (auto each = found.cbegin(); each != found.cend(); ++each)
        list.append(QVariantMap{{"place", each.key()}, {"kinds", each.value()}});
    return list;
}

QString ComparePosition::title() const {
    if (!a_ || !b_) return {};
    if (!way_.empty())
        return present_ ? tr("%n step(s) on from your game", "", int(way_.size()))
                        : tr("%n step(s) on from the start", "", int(way_.size()));
    switch (compared_.of) {
    case PositionOf::given: return tr("Your game as it stands");
    case PositionOf::start_of_a: return tr("The start of %1").arg(say(a_->ruleset().name));
    case PositionOf::start_of_b: return tr("The start of %1").arg(say(b_->ruleset().name));
    case PositionOf::each_start:
    case PositionOf::one_board: break;
    }
    return tr("Each game at its own start");
}

QString ComparePosition::summary() const {
    if (!a_ || !b_) return {};
    if (alone()) {
        const Game& asks = compared_.choices.empty() || compared_.choices.front().a ? *a_ : *b_;
        return tr("%1 asks for more before its turn is over; the other board waits.")
            .arg(say(asks.ruleset().name));
    }
    if (!compared_.why_apart.empty() && way_.empty()) return say(compared_.why_apart);
    const auto differing = static_cast<int>(
        std::ranges::count_if(compared_.choices, [](const ChoicePair& pair) { return !pair.same; }));
    const QString here = differing == 0 ? tr("Both games allow the same here, with the same results.")
                                        : tr("%n move(s) differ here.", "", differing);
    const QString own = own_start();
    return own.isEmpty() ? here : here + ' ' + own;
}

// The start of the first game on both boards says nothing of how the second one begins.
QString ComparePosition::own_start() const {
    if (compared_.of != PositionOf::start_of_a || b_->equal(*b_->initial(), *compared_.b)) return {};
    return tr("%1 itself begins otherwise.").arg(say(b_->ruleset().name));
}

// Why one cannot go on from here with both games.
QString ComparePosition::no_common_position() const {
    const QString why = say(compared_.why_apart);
    return tr("No position stands on both boards here.") + (why.isEmpty() ? QString() : ' ' + why);
}

void ComparePosition::tell(Saying trouble) {
    trouble_ = std::move(trouble);
    emit troubleChanged();
}

}  // namespace sivba
