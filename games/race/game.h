// A race game behind the Game interface: notation, positions, picture and words. The
// positions are those of the general board; whole computations run on the fast one.
#pragma once

#include "framework/rules/kernel_game.h"
#include "games/race/kernel.h"

#include <functional>

namespace sivba::race {

struct PositionForm;

// The kinds of square as they are called in a sentence.
Message kind_name(const std::string& kind);

class RaceGame final : public KernelGame<SquareKernel> {
public:
    RaceGame(const Program& program, Rules rules, Ruleset ruleset);

    Message seat_name(Seat seat) const override;
    DiceInfo dice() const override;
    std::vector<RuleSection> rules() const override;
    std::vector<KeyFact> key_facts() const override;
    Message ends_by() const override;

    PositionPtr next_round(const Position& position) const override;
    PositionPtr mirrored(const Position& position) const override;
    Move mirrored(const Position& position, Move move) const override;

    std::string token(const Position& position, Move move) const override;
    Result<Move> parse_token(const Position& position, std::string_view token) const override;
    std::string text(const Position& position) const override;
    Result<PositionPtr> parse_text(std::string_view text) const override;
    void to_json(const Position& position, nlohmann::ordered_json& json) const override;
    Result<PositionPtr> from_json(const nlohmann::ordered_json& json) const override;
    Result<PositionPtr> carried(const Game& from, const Position& position) const override;
    std::string drawing(const Position& position) const override;
    std::string path_drawing() const override;

    Contents contents(const Position& position) const override;
    std::vector<Choice> choices(const Position& position) const override;
    Message refusal(const Position& position, PlaceId place) const override;
    std::vector<Message> explain(const Position& before, const EventLog& events) const override;
    Message describe(const Position& position, PlaceId place) const override;

    PerftResult perft(const Position& from, const PerftOptions& options, std::stop_token stop) const override;
    PlayoutResult playout(std::uint64_t games, std::uint64_t seed, std::stop_token stop) const override;
    SearchResult search(const Position& position, std::span<const std::uint64_t> history,
                        const SearchLimits& limits, std::stop_token stop) const override;
    SolveResult solve(const Position& position, const SolveLimits& limits, const OnSolve& report,
                      const std::stop_token& stop) const override;
    SolveNeeds solve_needs(const Position& position) const override;
    Solved solution(const Position& from, const SolveLimits& limits, SolveStore* store, const OnSolve& report,
                    const std::stop_token& stop) const override;
    std::uint64_t solution_key() const override;
    SolutionPtr unpacked(std::span<const std::byte> bytes,
                         const std::shared_ptr<const void>& owner) const override;
    LevelSettings level(Level level) const override;

private:
    int mirrored_square(int square) const;
    // Lines of the board with a text for each square, all of one width.
    std::string grid(const std::function<std::string(std::size_t square)>& text, std::size_t width) const;
    const std::string& square_name(PlaceId place) const { return rules_.board.squares[place.value]; }
    // "B4", or "hand" and "off" beside the board.
    std::string place_name(Seat seat, int station) const;
    // "12L" on a branch of a forked path, else "12".
    std::string station_text(int station) const;
    // The station of a text like that, hand and goal excluded; nothing if it is none.
    std::optional<int> parse_station(std::string_view text) const;
    std::optional<Error> check_piles(const PositionForm& form, std::uint64_t told) const;
    // What the move would do: takes a piece, turns the mover over, earns another throw.
    struct Effect {
        bool captures = false, flips = false, again = false;
    };
    Effect effect_of(const State& state, Move move) const;

    Message choice_text(const State& state, Move move) const;
    Message move_sentence(const State& before, const EventLog& events) const;
    Message rearrange_sentence(const State& before, const Event& event) const;
    Message token_sentence(const Event& event) const;
    Message pass_sentence(const State& before, const Event& pass) const;
    Message again_sentence(const Event& event) const;
    Message hindrance_sentence(const State& state, int station) const;
    Message occupants(const State& state, PlaceId place) const;

    const Rules rules_;
};

}  // namespace sivba::race
