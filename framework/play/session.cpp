// The decisions of one game on a table. Positions are immutable and shared, so undo
// is a cursor over the steps. The settlement of a repetition belongs to the step that
// caused it; turns (what people count and write down) are derived, never stored.
#include "framework/play/session.h"

#include "framework/base/random.h"
#include "framework/rules/passes.h"

#include <algorithm>

namespace sivba {

namespace {

constexpr std::string_view player_words[] = {"human", "random", "easy",   "medium",
                                             "hard",  "master", "perfect"};

// A family whose passes never end would otherwise hang the screen here.
constexpr std::size_t forced_at_once = 1000;

Move throw_at(const Game& game, const Position& position, const MoveList& throws, std::uint64_t random) {
    std::uint32_t rest = bounded(random, game.denominator(position));
    for (Move move : throws) {
        const std::uint32_t weight = game.weight(position, move);
        if (rest < weight) return move;
        rest -= weight;
    }
    return throws[throws.size() - 1];
}

bool is_pass(const Game& game, const Position& position, Move move) {
    EventLog events;
    game.apply(position, move, &events);
    return has_pass(events);
}

// Who a turn belongs to: the first seat that decides in it. A throw that nobody
// answered (yet) tells its seat in the event.
Seat seat_of(const Game& game, std::span<const Step> steps) {
    for (const Step& step : steps)
        if (step.actor.is_seat()) return step.actor.seat();
    const Actor next = game.actor(*steps.back().after);
    if (next.is_seat()) return next.seat();
    for (const Step& step : steps)
        if (!step.events.empty()) return step.events.front().seat;
    return Seat::p1;
}

// Throws always, the first decision of the seat always, later ones where there was a
// choice: a turn with one possibility inside reads like the turn it is.
std::string text_of(std::span<const Step> steps) {
    std::string text;
    bool first = true;
    for (const Step& step : steps) {
        const bool written = step.actor.is_chance() || first || !step.forced;
        if (step.actor.is_seat()) first = false;
        if (!written) continue;
        if (!text.empty()) text += ' ';
        text += step.token;
    }
    return text;
}

}  // namespace

std::string_view word_of(Player player) { return player_words[static_cast<std::size_t>(player)]; }

std::optional<Player> player_from(std::string_view word) {
    for (std::size_t i = 0; i < std::size(player_words); ++i)
        if (player_words[i] == word) return static_cast<Player>(i);
    return std::nullopt;
}

Session::Session(const GamePtr& game, SessionSetup setup)
    : Session(game, std::move(setup), game->initial()) {}

Session::Session(GamePtr game, SessionSetup setup, PositionPtr from)
    : game_(std::move(game)),
      setup_(std::move(setup)),
      start_(std::move(from)) {
    setup_.seats.resize(static_cast<std::size_t>(game_->seats()), Player::human);
    turn_ends_.push_back(game_->hash(*start_));
}

void Session::set_player(Seat seat, Player player) {
    const auto which = static_cast<std::size_t>(index(seat));
    if (which < setup_.seats.size()) setup_.seats[which] = player;
}

const PositionPtr& Session::position() const { return cursor_ == 0 ? start_ : steps_[cursor_ - 1].after; }

Actor Session::actor() const { return resigned_ ? Actor::nobody() : game_->actor(*position()); }

Outcome Session::outcome() const {
    Outcome outcome = game_->outcome(*position());
    if (!resigned_) return outcome;
    outcome.kind = OutcomeKind::won;
    outcome.reason = EndReason::resigned;
    const int everyone = (1 << game_->seats()) - 1;
    outcome.winners = static_cast<std::uint8_t>(everyone & ~(1 << index(*resigned_)));
    return outcome;
}

void Session::resign(Seat seat) {
    if (actor().is_nobody()) return;
    drop_what_could_be_redone();
    resigned_ = seat;
}

void Session::drop_what_could_be_redone() {
    steps_.resize(cursor_);
    while (!turns_.empty() && turns_.back().first + turns_.back().count > cursor_) turns_.pop_back();
}

// Precondition: `step` is the next one of steps().
void Session::count(Step& step) {
    step.tally = tally();
    turn_ends_.resize(step.tally.turn_ends);
    step.tally.throws += step.actor.is_chance();
    if (step.progress.irreversible) step.tally.settled = step.tally.turn_ends;
    if (!step.progress.turn_ended) return;
    ++step.tally.turn_ends;
    turn_ends_.push_back(game_->hash(*step.after));
}

const Step& Session::record(Move move, bool forced) {
    Step step;
    step.actor = game_->actor(*position());
    step.move = move;
    step.token = game_->token(*position(), move);
    step.before = position();
    step.forced = forced;
    Applied applied = game_->apply(*position(), move, &step.events);
    step.after = std::move(applied.position);
    step.progress = applied.progress;
    count(step);
    drop_what_could_be_redone();
    steps_.push_back(std::move(step));
    ++cursor_;
    settle_if_repeated();
    return steps_.back();
}

void Session::settle_if_repeated() {
    Step& last = steps_.back();
    const int times = game_->repetition().times;
    if (times <= 0 || !last.progress.turn_ended || game_->actor(*last.after).is_nobody()) return;
    const auto since = turn_ends_.begin() + static_cast<std::ptrdiff_t>(last.tally.settled);
    if (std::count(since, turn_ends_.end(), turn_ends_.back()) >= times)
        last.after = game_->settle_repetition(*last.after, &last.events);
}

Result<const Step*> Session::play(Move move) {
    const Actor now = actor();
    if (now.is_nobody()) return Error{msg("The game is over.")};
    if (now.is_chance()) return Error{msg("The dice are thrown first.")};
    MoveList moves;
    game_->legal(*position(), moves);
    if (moves.contains(move)) return &record(move, moves.size() == 1);
    std::string open;
    for (Move each : moves) open.append(open.empty() ? "" : ", ").append(game_->token(*position(), each));
    return Error{msg("This decision is not open now; open are: {choices}.").with("choices", std::move(open))};
}

Result<const Step*> Session::play_token(std::string_view token) {
    const Actor now = actor();
    if (now.is_nobody()) return Error{msg("The game is over.")};
    const Result<Move> move = game_->parse_token(*position(), token);
    if (!move) return move.error();
    return now.is_chance() ? enter_throw(*move) : play(*move);
}

Move Session::next_throw() const {
    MoveList throws;
    game_->legal(*position(), throws);
    return throw_at(*game_, *position(), throws, random_at(setup_.seed, this->throws()));
}

const Step& Session::throw_dice() {
    assert(actor().is_chance());
    return record(next_throw(), false);
}

Result<const Step*> Session::enter_throw(Move outcome) {
    if (!actor().is_chance()) return Error{msg("No throw is due now.")};
    MoveList throws;
    game_->legal(*position(), throws);
    if (!throws.contains(outcome)) return Error{msg("These dice cannot show that throw.")};
    const bool entered = outcome != next_throw();
    record(outcome, false);
    steps_.back().entered = entered;
    return &steps_.back();
}

std::size_t Session::play_forced() {
    std::size_t played = 0;
    MoveList moves;
    while (played < forced_at_once && actor().is_seat()) {
        game_->legal(*position(), moves);
        if (moves.size() != 1) break;
        if (is_turn_fresh(cursor_) && !is_pass(*game_, *position(), moves[0])) break;
        record(moves[0], true);
        ++played;
    }
    return played;
}

bool Session::is_turn_fresh(std::size_t at) const {
    for (std::size_t i = at; i > 0 && !steps_[i - 1].progress.turn_ended; --i)
        if (steps_[i - 1].actor.is_seat()) return false;
    return true;
}

void Session::undo() {
    if (resigned_) {
        resigned_.reset();
    } else if (cursor_ > 0) {
        --cursor_;
    }
}

void Session::redo() {
    if (can_redo()) ++cursor_;
}

void Session::go_to(std::size_t cursor) {
    if (cursor < cursor_) resigned_.reset();
    cursor_ = std::min(cursor, steps_.size());
}

void Session::undo_to_choice() {
    if (resigned_ || std::ranges::count(setup_.seats, Player::human) == 0) return undo();
    for (std::size_t i = cursor_; i > 0; --i)
        if (done_by_person(i - 1)) return go_to(i - 1);
}

bool Session::done_by_person(std::size_t number) const {
    const Step& step = steps_[number];
    // A throw that was typed in can be mistyped, whoever's it is.
    if (step.actor.is_chance()) return setup_.enter_throws;
    if (setup_.seats[static_cast<std::size_t>(index(step.actor.seat()))] != Player::human) return false;
    return !step.forced || (is_turn_fresh(number) && !has_pass(step.events));
}

const std::vector<Turn>& Session::turns() const {
    if (!turns_.empty() && !turns_.back().complete) turns_.pop_back();
    std::size_t first = turns_.empty() ? 0 : turns_.back().first + turns_.back().count;
    for (std::size_t i = first; i < steps_.size(); ++i) {
        const bool complete = steps_[i].progress.turn_ended || game_->actor(*steps_[i].after).is_nobody();
        if (!complete && i + 1 < steps_.size()) continue;
        const std::span<const Step> part(steps_.data() + first, i + 1 - first);
        Turn turn;
        turn.seat = seat_of(*game_, part);
        turn.number = static_cast<int>(turns_.size()) + 1;
        turn.first = first;
        turn.count = part.size();
        turn.text = text_of(part);
        turn.complete = complete;
        turns_.push_back(std::move(turn));
        first = i + 1;
    }
    return turns_;
}

bool Session::keeps_secret() const {
    return actor().is_seat() && !game_->alike(*position(), actor().seat()).empty();
}

std::vector<std::uint64_t> Session::history() const {
    const Tally now = tally();
    const auto at = [this](std::size_t i) { return turn_ends_.begin() + static_cast<std::ptrdiff_t>(i); };
    return {at(now.settled), at(now.turn_ends)};
}

}  // namespace sivba
