// One compiled ruleset behind one interface: what play, command line and screen know
// of a game. The adaptor over a kernel is framework/rules/kernel_game.h. Positions
// are immutable and shared, so undo is keeping the old one.
#pragma once

#include "framework/base/result.h"
#include "framework/board/contents.h"
#include "framework/board/picture.h"
#include "framework/rules/kernel.h"
#include "framework/rules/solution.h"
#include "framework/ruleset/ruleset.h"
#include "framework/search/search_types.h"

#include <nlohmann/json_fwd.hpp>

#include <memory>
#include <stop_token>

namespace sivba {

class Position {
public:
    virtual ~Position() = default;
};
using PositionPtr = std::shared_ptr<const Position>;

// A legal decision as a person is offered it. Decisions at one place differ in what lies
// towards them, in their amount, or in the places chosen along with it.
struct Choice {
    Move move{};
    std::string token;           // notation: "I4>", "3", "enter>3"
    PlaceId place = no_place;    // where it is asked; none: beside the board
    std::vector<PlaceId> with;   // a set of places is chosen: the others
    PlaceId towards = no_place;  // the neighbour it heads for; none: it stays
    int amount = 0;              // how many seeds it moves, where that is what is asked
    PlaceId landing = no_place;  // where the last seed or the piece comes to rest, as far as is known
    Message says;                // "Sow pit 3 (4 seeds)"
};

struct Applied {
    PositionPtr position;
    Progress progress;
};

// One heading of the rules in words.
struct RuleLine {
    Message text;
    std::string source;  // key of `sources:`, or ""
    LocalText note;
    std::string word = {};  // what of the ruleset it tells: "capture.when"; "" for a mere note
};
struct RuleSection {
    Message title;
    std::vector<RuleLine> lines;
};

// What tells a game from its relatives at a glance, in a few words: "What captures": "the last
// seed in an occupied pit". Games of a family state the same keys in the same order and leave
// out what they have nothing of.
struct KeyFact {
    std::string key;  // "trigger"
    Message title, value;
};

// A set of dice as drawn and as counted: `weights[v]` of `denominator` for a throw that
// moves v steps. Empty for games without chance.
struct DiceInfo {
    int count = 0;                       // dice thrown together
    bool pyramids = true;                // else dice with numbered faces
    std::vector<std::uint32_t> weights;  // index = steps
    std::vector<std::uint16_t> marks;    // index = steps: marked tips (or the face) that show it
    std::uint32_t denominator = 1;
};

class Game {
public:
    virtual ~Game() = default;

    virtual const Ruleset& ruleset() const = 0;
    virtual int seats() const = 0;
    virtual Message seat_name(Seat seat) const = 0;  // "Light", "South"
    virtual const BoardPicture& board() const = 0;
    virtual DiceInfo dice() const = 0;
    virtual std::vector<RuleSection> rules() const = 0;
    virtual std::vector<KeyFact> key_facts() const { return {}; }
    // What ends the games of this ruleset: progress, repetition rule, move limit or dice.
    virtual Message ends_by() const = 0;

    virtual PositionPtr initial() const = 0;
    // The start of another round of the same match after a finished game, where games hand something on;
    // null where they do not, or where a seat is out.
    virtual PositionPtr next_round(const Position&) const { return nullptr; }
    virtual Actor actor(const Position& position) const = 0;
    virtual void legal(const Position& position, MoveList& moves) const = 0;
    virtual std::uint32_t weight(const Position& position, Move move) const = 0;
    virtual std::uint32_t denominator(const Position& position) const = 0;
    // Precondition: `move` is legal.
    virtual Applied apply(const Position& position, Move move, EventLog* log) const = 0;
    virtual Outcome outcome(const Position& position) const = 0;
    virtual std::uint64_t hash(const Position& position) const = 0;
    virtual bool equal(const Position& a, const Position& b) const = 0;
    virtual RepetitionRule repetition() const = 0;
    virtual PositionPtr settle_repetition(const Position& position, EventLog* log) const = 0;
    // The same position seen with the seats exchanged (ruleset().symmetry), and the
    // decision that corresponds to `move` there. Null where no symmetry is declared.
    virtual PositionPtr mirrored(const Position& position) const = 0;
    virtual Move mirrored(const Position& position, Move move) const = 0;

    // Notation: tokens of decisions, one-line positions and JSON (docs/cli.md).
    virtual std::string token(const Position& position, Move move) const = 0;
    virtual Result<Move> parse_token(const Position& position, std::string_view token) const = 0;
    virtual std::string text(const Position& position) const = 0;
    virtual Result<PositionPtr> parse_text(std::string_view text) const = 0;
    virtual void to_json(const Position& position, nlohmann::ordered_json& json) const = 0;
    virtual Result<PositionPtr> from_json(const nlohmann::ordered_json& json) const = 0;
    // The positions that `seat` cannot tell from this one, itself among them, while the other seat's
    // decision is a secret to it; none where nothing is.
    virtual std::vector<PositionPtr> alike(const Position&, Seat) const { return {}; }
    // A position of another game of the family as it would stand here, or why it cannot.
    virtual Result<PositionPtr> carried(const Game& from, const Position& position) const {
        return parse_text(from.text(position));
    }
    // The board in several lines of text for the terminal.
    virtual std::string drawing(const Position& position) const = 0;
    // The way of each seat's pieces over the board in the same manner, for authors; "" where there is none.
    virtual std::string path_drawing() const { return {}; }

    // For people.
    virtual Contents contents(const Position& position) const = 0;
    virtual std::vector<Choice> choices(const Position& position) const = 0;
    // Why nothing can be played at `place` now: the rule, never "illegal move".
    virtual Message refusal(const Position& position, PlaceId place) const = 0;
    // The decision in words, from its events; one sentence first, details after it.
    virtual std::vector<Message> explain(const Position& before, const EventLog& events) const = 0;
    // The same in one or two sentences, where explain() may need many; else empty. `events` may be
    // those of several decisions of one turn.
    virtual Message sum(const Position&, const EventLog&) const { return {}; }
    // A place for the screen reader: "Row inner, pit 5, house, 6 seeds, can be sown"; of no_place, what
    // the seat to move is asked, empty where that is plain.
    virtual Message describe(const Position& position, PlaceId place) const = 0;

    // Whole computations, run inside the family without virtual calls per move.
    virtual PerftResult perft(const Position& from, const PerftOptions& options,
                              std::stop_token stop) const = 0;
    virtual PlayoutResult playout(std::uint64_t games, std::uint64_t seed, std::stop_token stop) const = 0;
    // `history`: hashes of the turn ends since the last irreversible decision.
    virtual SearchResult search(const Position& position, std::span<const std::uint64_t> history,
                                const SearchLimits& limits, std::stop_token stop) const = 0;
    // The exact value of a position, or bounds of it; SolveMeasure::none where no solver knows the rules.
    virtual SolveResult solve(const Position&, const SolveLimits&, const OnSolve&,
                              const std::stop_token&) const {
        return {};
    }
    // What solving takes from a position on, where a solver can say so before.
    virtual SolveNeeds solve_needs(const Position&) const { return {}; }
    // The same as solve(), and the values of all positions that can follow, where a solver finds them.
    // `store` may be null: unfinished work is lost.
    virtual Solved solution(const Position& from, const SolveLimits& limits, SolveStore*,
                            const OnSolve& report, const std::stop_token& stop) const {
        return {solve(from, limits, report, stop), nullptr};
    }
    // Names the rules as far as they matter for a solution, so that a file finds its game; 0: these
    // games have none.
    virtual std::uint64_t solution_key() const { return 0; }
    // The solution of the whole game that Solution::packed() wrote. `owner` keeps the bytes alive. Null if
    // they are too few or too many.
    virtual SolutionPtr unpacked(std::span<const std::byte>, const std::shared_ptr<const void>&) const {
        return nullptr;
    }
    // Nodes per decision of a level of this family.
    virtual LevelSettings level(Level level) const = 0;
};
using GamePtr = std::shared_ptr<const Game>;

}  // namespace sivba
