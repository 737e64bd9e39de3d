// A small complete game for the tests of framework/play: two pieces run along a line of
// seven squares by dice that show 0, 1 or 2 (weights 1, 2, 1). After a throw the piece
// goes or stays; a throw of 0 leaves only a pass. A piece that comes to square 3 chooses
// a side: `L` ends the turn, `R` carries it on with the only decision `on`. The third
// repetition of a position is a draw.
#pragma once

#include "framework/play/library.h"
#include "framework/rules/kernel_game.h"

namespace sivba::toy {

struct Program {
    std::uint8_t goal = 6;
    std::uint8_t repetition = 3;
};

enum class Phase : std::uint8_t { throw_due, choose, side, on, over };

struct State {
    std::uint8_t at[2] = {0, 0};
    std::uint8_t thrown = 0;  // only in the phase `choose`
    Phase phase = Phase::throw_due;
    Seat to_move = Seat::p1;
    bool drawn = false;
    friend bool operator==(const State&, const State&) = default;
};

// Decisions: bits 0..2 a throw, then these.
inline constexpr Move go{10}, stay{11}, pass{12}, left{13}, right{14}, on{15};

struct ToyKernel {
    using Program = toy::Program;
    using State = toy::State;
    static constexpr int seats = 2;

    static State initial(const Program&) { return {}; }
    static Actor actor(const Program&, const State& state);
    static void legal(const Program&, const State& state, MoveList& moves);
    static std::uint32_t weight(const Program&, const State& state, Move move);
    static std::uint32_t denominator(const Program&, const State&) { return 4; }
    static Progress play(const Program&, State& state, Move move, EventLog& log);
    template <class Sink>
    static Progress apply(const Program& program, State& state, Move move, Sink sink) {
        EventLog log;
        const Progress progress = play(program, state, move, log);
        for (const Event& event : log) sink(event);
        return progress;
    }
    static Outcome outcome(const Program& program, const State& state);
    static std::uint64_t hash(const Program&, const State& state);
    static RepetitionRule repetition(const Program& program) { return {program.repetition}; }
    template <class Sink>
    static void settle_repetition(const Program&, State& state, Sink sink) {
        state.phase = Phase::over;
        state.drawn = true;
        sink(Event{EventKind::draw, state.to_move});
    }
    static float evaluate(const Program&, const State&, Seat) { return 0; }
};

class ToyGame : public KernelGame<ToyKernel> {
public:
    ToyGame(Program program, Ruleset ruleset);

    Message seat_name(Seat seat) const override { return verbatim(seat == Seat::p1 ? "First" : "Second"); }
    DiceInfo dice() const override { return {}; }
    std::vector<RuleSection> rules() const override { return {}; }
    Message ends_by() const override { return verbatim("The dice end the game."); }
    PositionPtr mirrored(const Position& position) const override;
    Move mirrored(const Position&, Move move) const override { return move; }
    std::string token(const Position& position, Move move) const override;
    Result<Move> parse_token(const Position& position, std::string_view token) const override;
    std::string text(const Position& position) const override;
    Result<PositionPtr> parse_text(std::string_view text) const override;
    void to_json(const Position& position, nlohmann::ordered_json& json) const override;
    Result<PositionPtr> from_json(const nlohmann::ordered_json& json) const override;
    std::string drawing(const Position& position) const override { return text(position) + "\n"; }
    Contents contents(const Position& position) const override;
    std::vector<Choice> choices(const Position&) const override { return {}; }
    Message refusal(const Position&, PlaceId) const override { return {}; }
    std::vector<Message> explain(const Position&, const EventLog&) const override { return {}; }
    Message describe(const Position&, PlaceId) const override { return {}; }
    SearchResult search(const Position&, std::span<const std::uint64_t>, const SearchLimits&,
                        std::stop_token) const override {
        return {};
    }
    LevelSettings level(Level) const override { return {}; }
};

// A game that no file describes.
GamePtr make_game(Program program = {});

// `family: toy` with the one word `goal`.
const Family& toy_family();

}  // namespace sivba::toy
