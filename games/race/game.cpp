// What the Game interface asks beyond notation and words: seats, dice, mirror, the
// pieces on the places, and the computations on the fast board.
#include "games/race/game.h"

#include "framework/search/expectimax.h"
#include "games/race/picture.h"
#include "games/race/playouts.h"

namespace sivba::race {

RaceGame::RaceGame(const Program& program, Rules rules, Ruleset ruleset)
    : KernelGame(program, std::move(ruleset), picture_of(rules, program)),
      rules_(std::move(rules)) {}

Message RaceGame::seat_name(Seat seat) const { return seat == Seat::p1 ? msg("Light") : msg("Dark"); }

DiceInfo RaceGame::dice() const {
    DiceInfo info;
    info.count = rules_.dice.count;
    info.pyramids = rules_.dice.two_sided;
    info.denominator = program().denominator;
    const std::size_t size = program().throws.back().steps + std::size_t{1};
    info.weights.resize(size);
    info.marks.resize(size);
    for (const Throw& each : program().throws) {
        info.weights[each.steps] = each.weight;
        info.marks[each.steps] = each.shown;
    }
    return info;
}

Message RaceGame::ends_by() const {
    return msg("Dice: sooner or later every piece leaves the board, with probability one.");
}

// Tokens are handed on; who has lost the round and has none left is out.
PositionPtr RaceGame::next_round(const Position& position) const {
    const State& over = state_of(position);
    if (program().tokens == 0 || over.turn.stage != Stage::over) return nullptr;
    if (over.board.tokens(other(over.turn.seat)) == 0) return nullptr;
    State state = SquareKernel::initial(program());
    for (const Seat seat : {Seat::p1, Seat::p2})
        state.board.give_tokens(seat, over.board.tokens(seat) - program().tokens);
    return wrap(state);
}

// A square as the other seat's path knows it.
int RaceGame::mirrored_square(int square) const {
    for (int station = 1; station < program().stations; ++station)
        if (station != program().off() && program().square_place(Seat::p1, station).value == square)
            return program().square_place(Seat::p2, station).value;
    for (int station = 1; station < program().stations; ++station)
        if (station != program().off() && program().square_place(Seat::p2, station).value == square)
            return program().square_place(Seat::p1, station).value;
    return square;
}

PositionPtr RaceGame::mirrored(const Position& position) const {
    if (ruleset().symmetry == Symmetry::none) return nullptr;
    const State& state = state_of(position);
    State mirror{SquareBoard(program()), state.turn};
    if (state.turn.stage != Stage::lots) mirror.turn.seat = other(state.turn.seat);
    const auto set = [&](Seat seat, int to) {
        mirror.board.lift(program(), other(seat), 0);
        mirror.board.put(program(), other(seat), to);
    };
    for (int square = 0; square < program().squares; ++square)
        for (const Cell cell : state.board.pile(square).cells()) set(cell.owner(), cell.station());
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        for (int i = 0; i < state.board.off(seat); ++i) set(seat, program().off());
        mirror.board.give_tokens(other(seat), state.board.tokens(seat) - program().tokens);
    }
    if (const int lifted = state.board.lifted(); lifted >= 0)
        mirror.board.set_lifted(mirrored_square(lifted));
    return wrap(mirror);
}

Move RaceGame::mirrored(const Position&, Move move) const {
    switch (kind_of(move)) {
    case MoveKind::lots: return lots_move(other(lots_of(move)));
    case MoveKind::lift: return lift_move(mirrored_square(square_of(move)), place_of(move));
    case MoveKind::invert: return invert_move(mirrored_square(square_of(move)));
    default: return move;
    }
}

Contents RaceGame::contents(const Position& position) const {
    const State& state = state_of(position);
    Contents contents;
    contents.seeds.resize(board().places.size());
    contents.pieces.resize(board().places.size());
    contents.marks.resize(board().places.size());
    for (int square = 0; square < program().squares; ++square)
        for (const Cell cell : state.board.pile(square).cells())
            contents.pieces[static_cast<std::size_t>(square)].push_back(
                {cell.owner(), program().look(cell.station())});
    for (int square = 0; square < program().squares; ++square)
        contents.marks[static_cast<std::size_t>(square)] = program().top_only >> square & 1;
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        const auto hand = static_cast<std::size_t>(state.board.hand(seat));
        const auto off = static_cast<std::size_t>(state.board.off(seat));
        contents.pieces[program().hand_place(seat).value].assign(hand, {seat, 0});
        contents.pieces[program().goal_place(seat).value].assign(off,
                                                                 {seat, program().look(program().off())});
        if (program().tokens != 0)
            contents.seeds[program().purse_place(seat).value] =
                static_cast<std::uint16_t>(state.board.tokens(seat));
    }
    if (program().tokens != 0)
        contents.seeds[program().pot_place().value] = static_cast<std::uint16_t>(state.board.pot(program()));
    return contents;
}

RaceGame::Effect RaceGame::effect_of(const State& state, Move move) const {
    State after = state;
    EventLog events;
    SquareKernel::apply(program(), after, move, RecordingSink{&events});
    Effect effect;
    for (const Event& event : events) {
        effect.captures |= event.kind == EventKind::send_home;
        effect.flips |=
            event.kind == EventKind::flip && event.seat == state.turn.seat && why(event.reason) == Why::plain;
        effect.again |= event.kind == EventKind::again;
    }
    return effect;
}

PerftResult RaceGame::perft(const Position& from, const PerftOptions& options, std::stop_token stop) const {
    if (options.divide || !program().linear) return KernelGame::perft(from, options, std::move(stop));
    const auto nameless = [](const BitKernel::State&, Move) { return std::string(); };
    return run_perft<BitKernel>(program(), fast_state(program(), state_of(from)), options, std::move(stop),
                                nameless);
}

PlayoutResult RaceGame::playout(std::uint64_t games, std::uint64_t seed, std::stop_token stop) const {
    if (!program().linear) return KernelGame::playout(games, seed, std::move(stop));
    return run_fast_playouts<BitKernel>(program(), games, seed, std::move(stop));
}

SearchResult RaceGame::search(const Position& position, std::span<const std::uint64_t>,
                              const SearchLimits& limits, std::stop_token stop) const {
    if (!program().linear)
        return expectimax_search<SquareKernel>(program(), state_of(position), limits, std::move(stop));
    return expectimax_search<BitKernel>(program(), fast_state(program(), state_of(position)), limits,
                                        std::move(stop));
}

// Budgets are nodes of the fast board; the depth is counted in throws.
LevelSettings RaceGame::level(Level level) const {
    switch (level) {
    case Level::random: return {.nodes = 1, .depth = 1, .blunder = 1};
    case Level::easy: return {.nodes = 2'000, .depth = 1, .blunder = 0.35, .noise = 0.1};
    case Level::medium: return {.nodes = 5'000, .depth = 1, .blunder = 0.08, .noise = 0.04};
    case Level::hard: return {.nodes = 60'000, .depth = 3};
    case Level::master: return {.nodes = 1'500'000, .depth = 8};
    }
    return {};
}

}  // namespace sivba::race
