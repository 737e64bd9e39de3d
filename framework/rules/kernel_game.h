// Adaptor from a family's kernel to the Game interface: everything that follows from
// the kernel alone. A family derives from it and adds notation, pictures and words.
#pragma once

#include "framework/rules/game.h"
#include "framework/search/perft.h"
#include "framework/search/playout.h"

namespace sivba {

template <class State>
class StatePosition final : public Position {
public:
    explicit StatePosition(const State& value) : state(value) {}
    const State state;
};

template <Kernel K>
class KernelGame : public Game {
public:
    using Program = typename K::Program;
    using State = typename K::State;

    KernelGame(Program program, Ruleset ruleset, BoardPicture board)
        : program_(std::move(program)),
          ruleset_(std::move(ruleset)),
          board_(std::move(board)) {}

    const Ruleset& ruleset() const override { return ruleset_; }
    const BoardPicture& board() const override { return board_; }
    int seats() const override { return K::seats; }

    PositionPtr initial() const override { return wrap(K::initial(program_)); }
    Actor actor(const Position& position) const override { return K::actor(program_, state_of(position)); }
    void legal(const Position& position, MoveList& moves) const override {
        moves.clear();
        K::legal(program_, state_of(position), moves);
    }
    std::uint32_t weight(const Position& position, Move move) const override {
        return K::weight(program_, state_of(position), move);
    }
    std::uint32_t denominator(const Position& position) const override {
        return K::denominator(program_, state_of(position));
    }
    Applied apply(const Position& position, Move move, EventLog* log) const override {
        State state = state_of(position);
        const Progress progress = log ? K::apply(program_, state, move, RecordingSink{log})
                                      : K::apply(program_, state, move, NullSink{});
        return {wrap(state), progress};
    }
    Outcome outcome(const Position& position) const override {
        return K::outcome(program_, state_of(position));
    }
    std::uint64_t hash(const Position& position) const override {
        return K::hash(program_, state_of(position));
    }
    bool equal(const Position& a, const Position& b) const override { return state_of(a) == state_of(b); }
    RepetitionRule repetition() const override { return K::repetition(program_); }
    PositionPtr settle_repetition(const Position& position, EventLog* log) const override {
        State state = state_of(position);
        if (log)
            K::settle_repetition(program_, state, RecordingSink{log});
        else
            K::settle_repetition(program_, state, NullSink{});
        return wrap(state);
    }

    PerftResult perft(const Position& from, const PerftOptions& options,
                      std::stop_token stop) const override {
        return run_perft<K>(program_, state_of(from), options, stop, [this](const State& state, Move move) {
            return token(StatePosition<State>(state), move);
        });
    }
    PlayoutResult playout(std::uint64_t games, std::uint64_t seed, std::stop_token stop) const override {
        return run_playouts<K>(program_, games, seed, stop);
    }

    const Program& program() const { return program_; }
    static const State& state_of(const Position& position) {
        return static_cast<const StatePosition<State>&>(position).state;
    }
    static PositionPtr wrap(const State& state) { return std::make_shared<StatePosition<State>>(state); }

private:
    const Program program_;
    const Ruleset ruleset_;
    const BoardPicture board_;
};

}  // namespace sivba
