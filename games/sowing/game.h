// A sowing game behind the Game interface, for each kernel and size of State. What is
// said and written about positions is not of this template: notation.h, explain.h,
// rules_text.h, picture.h.
#pragma once

#include "framework/rules/kernel_game.h"
#include "games/sowing/carry.h"
#include "games/sowing/kernel.h"
#include "games/sowing/relay_kernel.h"
#include "games/sowing/snapshot.h"

namespace sivba::sowing {

template <class KernelType>
class SowingGame final : public KernelGame<KernelType>, public AnySowingGame {
public:
    using Kernel = KernelType;
    using Base = KernelGame<Kernel>;
    using State = typename Kernel::State;

    SowingGame(Program program, Ruleset ruleset, BoardPicture board);

    Message seat_name(Seat seat) const override;
    DiceInfo dice() const override;
    std::vector<RuleSection> rules() const override;
    std::vector<KeyFact> key_facts() const override;
    Message ends_by() const override;

    PositionPtr mirrored(const Position& position) const override;
    Move mirrored(const Position& position, Move move) const override;

    std::string token(const Position& position, Move move) const override;
    Result<Move> parse_token(const Position& position, std::string_view token) const override;
    std::string text(const Position& position) const override;
    Result<PositionPtr> parse_text(std::string_view text) const override;
    void to_json(const Position& position, nlohmann::ordered_json& json) const override;
    Result<PositionPtr> from_json(const nlohmann::ordered_json& json) const override;
    std::vector<PositionPtr> alike(const Position& position, Seat seat) const override;
    Result<PositionPtr> carried(const Game& from, const Position& position) const override;
    std::string drawing(const Position& position) const override;

    Contents contents(const Position& position) const override;
    std::vector<Choice> choices(const Position& position) const override;
    Message refusal(const Position& position, PlaceId place) const override;
    std::vector<Message> explain(const Position& before, const EventLog& events) const override;
    Message sum(const Position& before, const EventLog& events) const override;
    Message describe(const Position& position, PlaceId place) const override;

    PerftResult perft(const Position& from, const PerftOptions& options, std::stop_token stop) const override;
    PlayoutResult playout(std::uint64_t games, std::uint64_t seed, std::stop_token stop) const override;
    SearchResult search(const Position& position, std::span<const std::uint64_t> history,
                        const SearchLimits& limits, std::stop_token stop) const override;
    SolveResult solve(const Position& from, const SolveLimits& limits, const OnSolve& report,
                      const std::stop_token& stop) const override;
    LevelSettings level(Level level) const override;

    const Program& any_program() const override { return this->program(); }
    Snapshot any_snapshot(const Position& position) const override { return shot_of(position); }

private:
    Snapshot shot_of(const Position& position) const;
    PositionPtr position_of(const Snapshot& shot) const;
    Result<PositionPtr> given(const Result<Snapshot>& shot) const;
};

// The game of the kernel and size that the Program needs.
GamePtr make_game(Program program, Ruleset ruleset);

}  // namespace sivba::sowing
