// A game made by hand for the tests of the board: the picture, contents and choices
// are what the test says; there are no rules. Positions only carry contents.
#pragma once

#include "framework/rules/game.h"

#include <nlohmann/json.hpp>

#include <utility>

namespace sivba::test {

struct FakePosition : Position {
    explicit FakePosition(Contents c, Actor a = Seat::p1) : contents(std::move(c)), actor(a) {}
    Contents contents;
    Actor actor;
};

class FakeGame : public Game {
public:
    BoardPicture picture;
    Contents opening;
    DiceInfo set_of_dice;
    Ruleset frame;

    PositionPtr position(Contents contents, Actor actor = Seat::p1) const {
        return std::make_shared<FakePosition>(std::move(contents), actor);
    }
    static const FakePosition& of(const Position& position) {
        return static_cast<const FakePosition&>(position);
    }

    const Ruleset& ruleset() const override { return frame; }
    int seats() const override { return 2; }
    Message seat_name(Seat seat) const override { return msg(seat == Seat::p1 ? "South" : "North"); }
    const BoardPicture& board() const override { return picture; }
    DiceInfo dice() const override { return set_of_dice; }
    std::vector<RuleSection> rules() const override { return {}; }
    Message ends_by() const override { return {}; }
    PositionPtr initial() const override { return position(opening); }
    Actor actor(const Position& position) const override { return of(position).actor; }
    void legal(const Position&, MoveList&) const override {}
    std::uint32_t weight(const Position&, Move) const override { return 1; }
    std::uint32_t denominator(const Position&) const override { return 1; }
    Applied apply(const Position& position, Move, EventLog*) const override {
        return {std::make_shared<FakePosition>(of(position)), {}};
    }
    Outcome outcome(const Position&) const override { return {}; }
    std::uint64_t hash(const Position&) const override { return 0; }
    bool equal(const Position& a, const Position& b) const override {
        return of(a).contents == of(b).contents;
    }
    RepetitionRule repetition() const override { return {}; }
    PositionPtr settle_repetition(const Position& position, EventLog*) const override {
        return std::make_shared<FakePosition>(of(position));
    }
    PositionPtr mirrored(const Position&) const override { return nullptr; }
    Move mirrored(const Position&, Move move) const override { return move; }
    std::string token(const Position&, Move) const override { return {}; }
    Result<Move> parse_token(const Position&, std::string_view) const override { return Move{0}; }
    std::string text(const Position&) const override { return {}; }
    Result<PositionPtr> parse_text(std::string_view) const override { return initial(); }
    void to_json(const Position&, nlohmann::ordered_json&) const override {}
    Result<PositionPtr> from_json(const nlohmann::ordered_json&) const override { return initial(); }
    std::string drawing(const Position&) const override { return {}; }
    Contents contents(const Position& position) const override { return of(position).contents; }
    std::vector<Choice> choices(const Position&) const override { return {}; }
    Message refusal(const Position&, PlaceId) const override { return {}; }
    std::vector<Message> explain(const Position&, const EventLog&) const override { return {msg("Sown.")}; }
    Message describe(const Position& position, PlaceId place) const override {
        const Contents& now = of(position).contents;
        const std::int64_t seeds = place.value < now.seeds.size() ? now.seeds[place.value] : 0;
        return msg_n("{n} seed", "{n} seeds", seeds);
    }
    PerftResult perft(const Position&, const PerftOptions&, std::stop_token) const override { return {}; }
    PlayoutResult playout(std::uint64_t, std::uint64_t, std::stop_token) const override { return {}; }
    SearchResult search(const Position&, std::span<const std::uint64_t>, const SearchLimits&,
                        std::stop_token) const override {
        return {};
    }
    LevelSettings level(Level) const override { return {}; }
};

// Two rows of six pits, 0..5 for the first seat from its left, 6..11 for the second,
// and the stores 12 and 13.
inline BoardPicture two_rows() {
    BoardPicture board;
    board.width = 8.3;
    board.height = 2;
    for (int seat = 0; seat < 2; ++seat)
        for (int i = 0; i < 6; ++i) {
            Place pit;
            pit.label = std::to_string(i + 1);
            pit.shape = PlaceShape::pit;
            pit.owner = seat_at(seat);
            pit.x = 1.15 + (seat == 0 ? i : 5 - i);
            pit.y = seat == 0 ? 1 : 0;
            board.places.push_back(pit);
        }
    for (int seat = 0; seat < 2; ++seat) {
        Place store;
        store.label = "store";
        store.shape = PlaceShape::store;
        store.owner = seat_at(seat);
        store.x = seat == 0 ? 7.3 : 0;
        store.height = 2;
        board.places.push_back(store);
    }
    return board;
}

inline Contents four_each() {
    Contents contents;
    contents.seeds.assign(14, 4);
    contents.seeds[12] = contents.seeds[13] = 0;
    contents.pieces.resize(14);
    contents.marks.assign(14, 0);
    return contents;
}

inline std::shared_ptr<FakeGame> oware() {
    auto game = std::make_shared<FakeGame>();
    game->picture = two_rows();
    game->opening = four_each();
    game->frame.id = "test/oware";
    return game;
}

// Lifts `pit` and sows counter-clockwise: bottom row to the right, top row to the left.
inline EventLog sow(const Contents& contents, std::uint16_t pit) {
    EventLog log;
    const std::uint16_t count = contents.seeds[pit];
    log.push_back({EventKind::lift, Seat::p1, {}, PlaceId{pit}, no_place, count});
    for (std::uint16_t i = 1; i <= count; ++i)
        log.push_back({EventKind::drop,
                       Seat::p1,
                       {},
                       no_place,
                       PlaceId{static_cast<std::uint16_t>((pit + i) % 12)},
                       1});
    return log;
}

// Four rows of as many columns, parted in the middle; a ring of pits for each seat.
inline BoardPicture four_rows(int columns) {
    BoardPicture board;
    board.width = columns;
    board.height = 4.22;
    for (int seat = 0; seat < 2; ++seat)
        for (int i = 0; i < 2 * columns; ++i) {
            const bool outer = i >= columns;
            const int from_left = outer ? 2 * columns - 1 - i : i;
            Place pit;
            pit.label = (outer ? "O" : "I") + std::to_string(from_left + 1);
            pit.shape = PlaceShape::pit;
            pit.owner = seat_at(seat);
            pit.x = seat == 0 ? from_left : columns - 1 - from_left;
            pit.y = seat == 0 ? (outer ? 3.22 : 2.22) : (outer ? 0 : 1);
            board.places.push_back(pit);
        }
    return board;
}

}  // namespace sivba::test
