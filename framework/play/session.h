// One game on a table: the decisions so far with undo and redo without limit, who sits
// where, and the seed of the throws. Throw k of a game is a function of (seed, k), so
// undo and redo repeat the same throw. Knows no files, time or screen.
#pragma once

#include "framework/rules/game.h"
#include "framework/search/repetition.h"

namespace sivba {

// `perfect` plays solved games without a mistake (framework/play/solutions.h).
enum class Player : std::uint8_t { human, random, easy, medium, hard, master, perfect };
std::string_view word_of(Player player);
std::optional<Player> player_from(std::string_view word);

struct SessionSetup {
    std::uint64_t seed = 0;
    std::vector<Player> seats = {};  // one per seat; empty: all human
    bool enter_throws = false;       // dice are thrown on a real table and entered by hand
};

// No game of the suite comes near. A file that tells of more is refused, and a ruleset
// whose games have more is said not to end.
inline constexpr std::size_t most_decisions = 50'000;

// What is known after a step without looking at those before it.
struct Tally {
    std::uint64_t throws = 0;
    std::size_t turn_ends = 0;
    std::size_t settled = 0;  // turn ends before the last irreversible decision
};

// One decision that was made, by a seat or by chance.
struct Step {
    Actor actor = Actor::nobody();
    Move move{};
    std::string token;
    PositionPtr before, after;
    EventLog events;
    Progress progress;
    bool forced = false;   // the seat had no other decision (a pass, a single continuation)
    bool entered = false;  // a throw that is not the one of the seed
    Tally tally;           // this step included
};

// A turn as notation and move list show it.
struct Turn {
    Seat seat = Seat::p1;
    int number = 1;                    // counted in turns of the game, from 1
    std::size_t first = 0, count = 0;  // steps
    std::string text;                  // "3: enter>3", "I4> L"
    bool complete = false;
};

class Session {
public:
    Session(const GamePtr& game, SessionSetup setup);
    // Starts from a given position instead of the opening.
    Session(GamePtr game, SessionSetup setup, PositionPtr from);

    const Game& game() const { return *game_; }
    const GamePtr& game_ptr() const { return game_; }
    const SessionSetup& setup() const { return setup_; }
    void set_player(Seat seat, Player player);
    // Whether the next throws come from a real table or from the seed.
    void set_enter_throws(bool on) { setup_.enter_throws = on; }

    const PositionPtr& start() const { return start_; }
    const PositionPtr& position() const;  // at the cursor
    Actor actor() const;
    Outcome outcome() const;
    bool resigned() const { return resigned_.has_value(); }
    std::optional<Seat> who_resigned() const { return resigned_; }
    void resign(Seat seat);

    // Plays a decision of the seat whose turn it is; drops what could be redone. The
    // error says which rule forbids the decision.
    Result<const Step*> play(Move move);
    Result<const Step*> play_token(std::string_view token);  // a throw's token enters the throw
    // The next throw, from the seed. Precondition: actor() is chance.
    const Step& throw_dice();
    // What throw_dice() would throw.
    Move next_throw() const;
    // A throw made on a real table.
    Result<const Step*> enter_throw(Move outcome);
    // Plays decisions that leave no choice (passes, single continuations inside a turn,
    // not a single legal move of a fresh turn). Returns how many were played.
    std::size_t play_forced();

    // The cursor stands behind `steps()[cursor() - 1]`.
    const std::vector<Step>& steps() const { return steps_; }
    std::size_t cursor() const { return cursor_; }
    bool can_undo() const { return cursor_ > 0 || resigned(); }
    bool can_redo() const { return cursor_ < steps_.size(); }
    void undo();  // one decision, or the resignation
    void redo();
    void go_to(std::size_t cursor);
    // Back to the last step done by a person, if there is one; the screen's undo. Without
    // human seats: one decision.
    void undo_to_choice();
    // Whether a person pressed this step: a decision of a human seat that play_forced() would
    // not have made, be it the only legal one, or a throw entered by hand. Follows from the
    // steps alone, so a game that was read from a file is undone as the one that was played.
    bool done_by_person(std::size_t step) const;

    const std::vector<Turn>& turns() const;  // up to the end of steps()
    // The last decision is not to be shown to the seat that acts now.
    bool keeps_secret() const;
    // Hashes of turn ends since the last irreversible decision, for search.
    std::vector<std::uint64_t> history() const;
    // Number of throws before the cursor.
    std::uint64_t throws() const { return tally().throws; }

private:
    const Step& record(Move move, bool forced);
    Tally tally() const { return cursor_ == 0 ? Tally{.turn_ends = 1} : steps_[cursor_ - 1].tally; }
    void count(Step& step);
    void drop_what_could_be_redone();
    void settle_if_repeated();
    bool is_turn_fresh(std::size_t at) const;  // before step `at` no seat has decided in its turn
    GamePtr game_;
    SessionSetup setup_;
    PositionPtr start_;
    std::vector<Step> steps_;
    std::vector<std::uint64_t> turn_ends_;  // hashes: the start, then at least the steps before the cursor
    mutable std::vector<Turn> turns_;       // a cache: complete turns stay as they are
    std::size_t cursor_ = 0;
    std::optional<Seat> resigned_;
};

}  // namespace sivba
