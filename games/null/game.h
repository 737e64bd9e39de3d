// The null family behind the Game interface: notation, picture and words.
#pragma once

#include "framework/rules/kernel_game.h"
#include "games/null/kernel.h"

namespace sivba::null {

class NullGame final : public KernelGame<NullKernel> {
public:
    NullGame(Program program, Ruleset ruleset);

    Message seat_name(Seat seat) const override;
    DiceInfo dice() const override { return {}; }
    std::vector<RuleSection> rules() const override;
    Message ends_by() const override;

    PositionPtr mirrored(const Position& position) const override;
    Move mirrored(const Position&, Move move) const override { return move; }

    std::string token(const Position&, Move) const override { return "done"; }
    Result<Move> parse_token(const Position& position, std::string_view token) const override;
    std::string text(const Position& position) const override;
    Result<PositionPtr> parse_text(std::string_view text) const override;
    void to_json(const Position& position, nlohmann::ordered_json& json) const override;
    Result<PositionPtr> from_json(const nlohmann::ordered_json& json) const override;
    std::string drawing(const Position& position) const override;

    Contents contents(const Position& position) const override;
    std::vector<Choice> choices(const Position& position) const override;
    Message refusal(const Position& position, PlaceId place) const override;
    std::vector<Message> explain(const Position& before, const EventLog& events) const override;
    Message describe(const Position& position, PlaceId place) const override;

    SearchResult search(const Position& position, std::span<const std::uint64_t> history,
                        const SearchLimits& limits, std::stop_token stop) const override;
    LevelSettings level(Level level) const override;

private:
    Result<PositionPtr> position(std::int64_t turns_left, Seat to_move) const;
};

}  // namespace sivba::null
