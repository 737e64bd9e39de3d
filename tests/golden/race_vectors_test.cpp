// Positions, throws and all legal moves with what they lead to, from a reference
// program: 89 vectors of Finkel's game under its options.
#include "framework/play/library.h"
#include "games/race/family.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>

namespace sivba {

namespace {

using Json = nlohmann::ordered_json;

const Json& vectors() {
    static const Json all = Json::parse(std::ifstream(SIVBA_SOURCE_DIR "/tests/golden/race_finkel.json"));
    return all;
}

GamePtr game_of(const Json& options) {
    const Library library({&race_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    std::string request = "ur/finkel:starter=first";
    for (const auto& [key, value] : options.items())
        request += "," + key + "=" + (value.is_string() ? value.get<std::string>() : value.dump());
    const auto parsed = GameRequest::parse(request);
    return parsed ? library.load(*parsed).game : nullptr;
}

Json normal(const Game& game, const Json& position) {
    const auto read = game.from_json(position);
    EXPECT_TRUE(read) << position.dump();
    Json json;
    if (read) game.to_json(**read, json);
    return json;
}

void run(const Json& entry) {
    const GamePtr game = game_of(entry["options"]);
    ASSERT_TRUE(game);
    const auto start = game->from_json(entry["position"]);
    ASSERT_TRUE(start);
    const auto throw_made = game->parse_token(**start, entry["throw"].dump() + ":");
    ASSERT_TRUE(throw_made);
    const PositionPtr thrown = game->apply(**start, *throw_made, nullptr).position;
    MoveList moves;
    game->legal(*thrown, moves);
    std::set<std::string> got, wanted;
    for (const Move move : moves) got.insert(game->token(*thrown, move));
    for (const Json& each : entry["legal"]) wanted.insert(each["move"].get<std::string>());
    ASSERT_EQ(got, wanted);
    for (const Json& each : entry["legal"]) {
        const auto move = game->parse_token(*thrown, each["move"].get<std::string>());
        ASSERT_TRUE(move);
        const PositionPtr after = game->apply(*thrown, *move, nullptr).position;
        Json json;
        game->to_json(*after, json);
        EXPECT_EQ(json, normal(*game, each["position_after"])) << each["move"];
        const Outcome outcome = game->outcome(*after);
        EXPECT_EQ(outcome.won_by(Seat::p1), each["winner"] == "L") << each["move"];
        EXPECT_EQ(outcome.won_by(Seat::p2), each["winner"] == "D") << each["move"];
        const bool extra = each["next"] == entry["position"]["to_throw"] && !outcome.over();
        EXPECT_EQ(extra, each["extra"].get<bool>()) << each["move"];
    }
}

}  // namespace

TEST(FinkelVectors, all_moves_of_all_positions) {
    ASSERT_EQ(vectors()["vectors"].size(), 89u);
    for (const Json& entry : vectors()["vectors"]) {
        run(entry);
        if (::testing::Test::HasFailure()) FAIL() << entry["id"] << ": " << entry["note"];
    }
}

TEST(FinkelVectors, counts) {
    ASSERT_EQ(vectors()["perft"].size(), 1u);
    const Json& row = vectors()["perft"][0];
    const GamePtr game = game_of(row["options"]);
    ASSERT_TRUE(game);
    for (const bool weighted : {false, true}) {
        const Json& wanted = row[weighted ? "weighted" : "branch"];
        const PerftResult result = game->perft(*game->initial(), {.depth = 4, .weighted = weighted}, {});
        ASSERT_EQ(wanted.size(), result.counts.size());
        std::size_t depth = 0;
        for (const Json& count : wanted) EXPECT_EQ(count, result.counts[depth++]);
    }
}

}  // namespace sivba
