// What the computer sees in a position before it searches: properties that must hold in every
// ruleset whatever its weights are, and what each weight counts.
#include "framework/base/random.h"
#include "games/sowing/game.h"
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

const Weights every_weight = {.seeds = 0.2f,
                              .stored = 0.1f,
                              .mobility = 0.15f,
                              .capturable = 0.12f,
                              .inner = 0.07f,
                              .house = 0.05f,
                              .claimed = 0.03f,
                              .special = 0.04f};

// The value for `seat`, on the kernel of the game.
float value(const Game& game, const Position& position, Seat seat, const Weights* weights = nullptr) {
    float found = -100;
    const auto ask = [&]<class K>(const SowingGame<K>* sized) {
        if (sized == nullptr) return;
        Program program = sized->program();
        if (weights != nullptr) program.weights = *weights;
        found = K::evaluate(program, SowingGame<K>::state_of(position), seat);
    };
    ask(dynamic_cast<const SowingGame<SowingKernel<PlainBoard<Small>>>*>(&game));
    ask(dynamic_cast<const SowingGame<SowingKernel<PlainBoard<Medium>>>*>(&game));
    ask(dynamic_cast<const SowingGame<SowingKernel<PlainBoard<Large>>>*>(&game));
    ask(dynamic_cast<const SowingGame<RelayKernel<PlainRing<RelaySmall>>>*>(&game));
    ask(dynamic_cast<const SowingGame<RelayKernel<PlainRing<RelayMedium>>>*>(&game));
    ask(dynamic_cast<const SowingGame<RelayKernel<PlainRing<RelayLarge>>>*>(&game));
    return found;
}

float value_of_one(const std::string& request, std::string_view position, Weights weights) {
    const Table table(request, position);
    return value(table.game(), table.position(), Seat::p1, &weights);
}

// Calls `check` with positions of random games, decisions within a turn included.
template <class Check>
void on_random_positions(const Game& game, Check check) {
    RandomStream random(7);
    MoveList moves;
    for (int round = 0; round < 5; ++round) {
        PositionPtr at = game.initial();
        for (int i = 0; i < 60 && !game.actor(*at).is_nobody(); ++i) {
            game.legal(*at, moves);
            at = game.apply(*at, moves[random.below(static_cast<std::uint32_t>(moves.size()))], nullptr)
                     .position;
            check(*at);
        }
    }
}

std::vector<GamePtr> every_game() {
    std::vector<GamePtr> games;
    for (const std::string& id : library().ids())
        if (id.starts_with("mancala/")) games.push_back(game_of(id));
    return games;
}

TEST(SowingEvaluation, what_one_seat_gains_the_other_loses) {
    for (const GamePtr& game : every_game()) {
        for (const Weights* weights : {static_cast<const Weights*>(nullptr), &every_weight}) {
            on_random_positions(*game, [&](const Position& position) {
                const float first = value(*game, position, Seat::p1, weights);
                EXPECT_EQ(first, -value(*game, position, Seat::p2, weights)) << game->text(position);
                EXPECT_LE(std::abs(first), 1.0f) << game->text(position);
            });
        }
    }
}

TEST(SowingEvaluation, the_same_seen_from_the_other_side_is_worth_the_same) {
    for (const GamePtr& game : every_game()) {
        if (game->ruleset().symmetry == Symmetry::none) continue;
        on_random_positions(*game, [&](const Position& position) {
            const PositionPtr turned = game->mirrored(position);
            EXPECT_EQ(value(*game, position, Seat::p1, &every_weight),
                      value(*game, *turned, Seat::p2, &every_weight))
                << game->ruleset().id << " " << game->text(position);
        });
    }
}

TEST(SowingEvaluation, nearly_all_seeds_stored_are_nearly_a_win) {
    const Table table("mancala/kalah", "p1 0 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 46 0 / p1 to move");
    EXPECT_GT(value(table.game(), table.position(), Seat::p1), 0.9f);
}

TEST(SowingEvaluation, seeds_of_the_own_board_count_where_none_are_stored) {
    const Table more("mancala/hus", "p1 I 0 2 2 2 2 2 2 2 O 2 2 2 2 2 2 2 2 / p2 I 0 0 0 0 2 2 2 2 O 0 0 0 0 "
                                    "2 2 2 2 / p1 to move");
    const Table equal("mancala/hus");
    EXPECT_GT(value(more.game(), more.position(), Seat::p1), 0.1f);
    EXPECT_EQ(value(equal.game(), equal.position(), Seat::p1), 0.0f);
}

TEST(SowingEvaluation, a_reserve_is_worth_as_much_as_the_board) {
    const std::string rows =
        "p1 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 0";
    EXPECT_FLOAT_EQ(value_of_one("mancala/bao-la-kiswahili",
                                 rows + " / reserve 22 14 / house 1 1 / p1 to move", {.seeds = 1}),
                    8.0f / 64);
}

TEST(SowingEvaluation, seeds_in_the_hand_are_the_movers) {
    Table table("mancala/bao-la-kiswahili",
                "p1 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 5 1 2 2 0 O 0 0 0 0 0 0 0 0 / "
                "reserve 22 22 / house 1 1 / p1 to move");
    table.play("+I5");  // captures five seeds and is asked for the end to sow them from
    ASSERT_EQ(table.actor(), Actor(Seat::p1));
    const Weights weights = {.seeds = 1};
    EXPECT_FLOAT_EQ(value(table.game(), table.position(), Seat::p1, &weights), 10.0f / 64);
}

TEST(SowingEvaluation, a_house_counts_while_it_stands) {
    const std::string rows =
        "p1 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 6 2 2 0 O 0 0 0 0 0 0 0 0";
    EXPECT_FLOAT_EQ(value_of_one("mancala/bao-la-kiswahili",
                                 rows + " / reserve 22 22 / house 1 0 / p1 to move", {.house = 0.5f}),
                    0.5f);
}

TEST(SowingEvaluation, a_first_capture_counts_until_the_opponent_has_one) {
    const std::string rows =
        "p1 I 0 0 0 0 0 0 0 0 O 4 4 4 4 4 4 4 4 / p2 I 0 0 0 0 0 0 0 0 O 4 4 4 4 4 4 4 4";
    EXPECT_EQ(value_of_one("mancala/omweso", rows + " / captures 1 0 / p1 to move", {.special = 0.5f}), 0.5f);
    EXPECT_EQ(value_of_one("mancala/omweso", rows + " / captures 2 1 / p1 to move", {.special = 0.5f}), 0.0f);
}

TEST(SowingEvaluation, a_claimed_pit_counts) {
    EXPECT_EQ(
        value_of_one("mancala/togyz-kumalak",
                     "p1 9 9 9 9 9 9 9 9 9 / p2 9 9 0 9 9 9 9 9 9 / store 9 0 / claimed 3 0 / p1 to move",
                     {.claimed = 0.5f}),
        0.5f);
}

TEST(SowingEvaluation, seeds_that_a_last_seed_would_take_are_a_danger) {
    // Each of the opponent's pits with one seed would hold two after a last one.
    EXPECT_FLOAT_EQ(value_of_one("mancala/oware", "p1 0 0 0 4 4 4 / p2 1 2 0 4 4 4 / store 0 0 / p1 to move",
                                 {.capturable = 1}),
                    3.0f / 48);
}

TEST(SowingEvaluation, pits_that_may_start_are_counted_by_their_least) {
    EXPECT_FLOAT_EQ(value_of_one("mancala/hus",
                                 "p1 I 2 1 2 0 2 2 2 2 O 2 2 2 0 0 0 0 0 / "
                                 "p2 I 0 0 0 0 2 2 2 2 O 1 1 1 1 2 2 2 2 / p1 to move",
                                 {.mobility = 1}),
                    (9.0f - 8.0f) / 16);
}

// "auto" follows from the rules; a number is thousandths and no rule.
TEST(SowingEvaluation, a_ruleset_may_say_its_weights) {
    const Loaded said =
        library().load_text("format: 1\nid: test/weighed\nfamily: sowing\nname: Weighed\n"
                            "extends: mancala/oware\ncomputer: {seeds: 0, stored: -500, mobility: 0}\n",
                            "test.yaml", {});
    ASSERT_TRUE(said.game) << problems_of(said);
    const auto at = said.game->parse_text("p1 4 4 4 4 4 0 / p2 4 4 4 0 0 0 / store 10 0 / p1 to move");
    ASSERT_TRUE(at);
    EXPECT_FLOAT_EQ(value(*said.game, **at, Seat::p1), -0.5f * 10 / 48);
    EXPECT_EQ(said.game->ruleset().rules_hash, game_of("mancala/oware")->ruleset().rules_hash);
}

}  // namespace
}  // namespace sivba::sowing
