// What a comparison of two sowing games says, and one position under both their rules.
#include "framework/play/compare.h"
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

std::string fact(const std::string& id, const std::string& key) {
    for (const KeyFact& each : game_of("mancala/" + id)->key_facts())
        if (each.key == key) return english(each.value);
    return "no such fact";
}

// First seat to move, as positions are compared everywhere.
GamePtr begun(const std::string& request) {
    const auto parsed = GameRequest::parse(request);
    return library().load(library().with_first_starter(*parsed)).game;
}

const ChoicePair* find(const PositionComparison& at, const std::string& token) {
    const auto found = std::ranges::find(at.choices, token, &ChoicePair::token);
    return found == at.choices.end() ? nullptr : &*found;
}

// [navpil-mancala] compares the games of four rows by three questions: when seeds are
// captured, which, and where they are sown from.
TEST(Compare, bao_kiarabu_captures_from_an_empty_pit_out_of_play) {
    EXPECT_EQ(fact("bao-kiarabu", "trigger"), "the last seed in an empty pit");
    EXPECT_EQ(fact("bao-kiarabu", "needs"), "seeds in the opposite pit");
    EXPECT_EQ(fact("bao-kiarabu", "taken"), "both opposite pits, inner and outer");
    EXPECT_EQ(fact("bao-kiarabu", "destination"), "to the store, out of play");
}

TEST(Compare, omweso_needs_both_pits_and_sows_from_where_the_lap_began) {
    EXPECT_EQ(fact("omweso", "trigger"), "the last seed in a pit with seeds");
    EXPECT_EQ(fact("omweso", "needs"), "seeds in both opposite pits");
    EXPECT_EQ(fact("omweso", "taken"), "both opposite pits, inner and outer");
    EXPECT_EQ(fact("omweso", "destination"), "sown from where the capturing lap began");
}

TEST(Compare, bao_la_kimasai_sows_from_the_pit_of_the_last_seed) {
    EXPECT_EQ(fact("bao-la-kimasai", "trigger"), "the last seed in a pit with seeds");
    EXPECT_EQ(fact("bao-la-kimasai", "taken"), "the opposite pit");
    EXPECT_EQ(fact("bao-la-kimasai", "destination"), "sown from the pit of the last seed");
}

TEST(Compare, bao_la_kujifunza_sows_from_an_end_of_the_row) {
    EXPECT_EQ(fact("bao-la-kujifunza", "trigger"), "the last seed in a pit with seeds");
    EXPECT_EQ(fact("bao-la-kujifunza", "taken"), "the opposite pit");
    EXPECT_EQ(fact("bao-la-kujifunza", "destination"), "sown from an end of the own inner row");
}

TEST(Compare, hus_sows_on_with_the_seeds_of_the_capturing_pit) {
    EXPECT_EQ(fact("hus", "trigger"), "the last seed in a pit with seeds");
    EXPECT_EQ(fact("hus", "needs"), "seeds in the opposite pit");
    EXPECT_EQ(fact("hus", "taken"), "both opposite pits, inner and outer");
    EXPECT_EQ(fact("hus", "destination"),
              "sown from the pit after the last seed; with the seeds of that pit");
}

TEST(Compare, facts_of_two_games_stand_beside_each_other) {
    const RulesComparison rules = compare_rules(*game_of("mancala/bao-kiarabu"), *game_of("mancala/hus"));
    const auto trigger = std::ranges::find(rules.facts, "trigger", &FactPair::key);
    ASSERT_NE(trigger, rules.facts.end());
    EXPECT_FALSE(trigger->same);
    EXPECT_EQ(english(trigger->b), "the last seed in a pit with seeds");
    const auto needs = std::ranges::find(rules.facts, "needs", &FactPair::key);
    ASSERT_NE(needs, rules.facts.end());
    EXPECT_TRUE(needs->same);
}

TEST(Compare, one_option_changes_one_rule) {
    const RulesComparison rules =
        compare_rules(*game_of("mancala/kalah"), *game_of("mancala/kalah:empty_capture=on"));
    ASSERT_EQ(rules.words.size(), 1u);
    ASSERT_EQ(rules.sections.size(), 1u);
    ASSERT_EQ(rules.sections[0].lines.size(), 1u);
    EXPECT_TRUE(rules.sections[0].lines[0].a && rules.sections[0].lines[0].b);
}

TEST(Compare, the_same_turn_ends_elsewhere_in_kalah_and_oware) {
    const PositionComparison at = compare_starts(*begun("mancala/kalah"), *begun("mancala/oware"));
    EXPECT_EQ(at.of, PositionOf::start_of_a);
    ASSERT_EQ(at.choices.size(), 6u);
    EXPECT_TRUE(find(at, "1")->same);
    EXPECT_FALSE(find(at, "3")->same);
    EXPECT_EQ(english(find(at, "3")->a->result), "nothing is captured; the last seed falls into the store");
    EXPECT_EQ(english(find(at, "3")->b->result),
              "nothing is captured; the last seed falls into the opponent's 1");
}

TEST(Compare, single_seeds_start_in_one_game_only) {
    const GamePtr kujifunza = begun("mancala/bao-la-kujifunza"), kiarabu = begun("mancala/bao-kiarabu");
    const PositionComparison at = compare_starts(*kujifunza, *kiarabu);
    ASSERT_TRUE(find(at, "I1>"));
    EXPECT_TRUE(find(at, "I1>")->a);
    EXPECT_FALSE(find(at, "I1>")->b) << "Bao Kiarabu is sown counter-clockwise only";
    EXPECT_TRUE(at.differ());
}

TEST(Compare, a_start_that_cannot_stand_on_the_other_board_says_why) {
    const PositionComparison at = compare_starts(*begun("mancala/omweso"), *begun("mancala/hus"));
    EXPECT_EQ(at.of, PositionOf::start_of_b);
    EXPECT_EQ(english(at.why_apart),
              "The start of Omweso cannot stand on the other board: This position cannot stand: "
              "it holds 64 seeds, and the game has 48.");
    const PositionComparison never = compare_starts(*begun("mancala/oware"), *begun("mancala/hus"));
    EXPECT_EQ(never.of, PositionOf::each_start);
    EXPECT_EQ(english(never.why_apart), "One board has two rows, the other four.");
}

TEST(Compare, a_later_difference_is_found_where_the_start_has_none) {
    const GamePtr a = begun("mancala/omweso"), b = begun("mancala/hus");
    const PositionComparison start = compare_starts(*a, *b);
    EXPECT_FALSE(start.differ());
    const auto later = find_difference(*a, *b, start);
    ASSERT_TRUE(later);
    EXPECT_TRUE(later->there.differ());
    // Every turn of the way has the same result in both games.
    PositionComparison at = start;
    for (const ChoicePair& step : later->way) {
        ASSERT_TRUE(find(at, step.token));
        EXPECT_TRUE(find(at, step.token)->same);
        auto next = compare_after(*a, *b, at, step);
        ASSERT_TRUE(next);
        at = std::move(*next);
    }
    EXPECT_EQ(a->text(*at.a), a->text(*later->there.a));
}

TEST(Compare, looking_for_a_later_difference_can_be_stopped) {
    const GamePtr a = begun("mancala/omweso"), b = begun("mancala/hus");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(find_difference(*a, *b, compare_starts(*a, *b), stop.get_token()));
}

TEST(Compare, no_difference_is_found_where_there_is_none) {
    const GamePtr a = begun("mancala/oware");
    EXPECT_FALSE(find_difference(*a, *a, compare_starts(*a, *a)));
}

TEST(Compare, a_position_in_the_middle_of_a_turn_stays_with_its_game) {
    const GamePtr a = begun("mancala/moruba"), b = begun("mancala/bao-kiarabu");
    const PositionComparison start = compare_starts(*a, *b);
    ASSERT_EQ(start.of, PositionOf::start_of_a);
    const auto asks = std::ranges::find_if(start.choices, [&](const ChoicePair& pair) {
        return pair.a && a->actor(*pair.a->after).is_seat() && a->actor(*pair.a->after).seat() == Seat::p1;
    });
    ASSERT_NE(asks, start.choices.end()) << "some capture of Moruba asks for more pits";
    EXPECT_FALSE(compare_at(*a, *b, asks->a->after));
    // Going on by it offers the answers, and after the last of them both boards show one position.
    auto next = compare_after(*a, *b, start, *asks);
    ASSERT_TRUE(next) << english(next.error().message);
    EXPECT_EQ(next->of, PositionOf::one_board);
    EXPECT_EQ(next->choices.size(), a->choices(*asks->a->after).size());
    EXPECT_GT(next->choices.size(), 1u);
    EXPECT_EQ(b->text(*next->b), b->text(*start.b));
    for (int answers = 0; next->of == PositionOf::one_board && answers < 8; ++answers) {
        next = compare_after(*a, *b, *next, next->choices.back());
        ASSERT_TRUE(next) << english(next.error().message);
    }
    EXPECT_EQ(next->of, PositionOf::given);
    EXPECT_EQ(a->actor(*next->a).seat(), Seat::p2);
}

TEST(Compare, a_question_of_both_games_is_answered_on_both_boards) {
    const GamePtr a = begun("mancala/moruba");
    const PositionComparison start = compare_starts(*a, *a);
    const auto asks = std::ranges::find_if(
        start.choices, [&](const ChoicePair& pair) { return a->actor(*pair.a->after) == Actor(Seat::p1); });
    ASSERT_NE(asks, start.choices.end());
    const auto next = compare_after(*a, *a, start, *asks);
    ASSERT_TRUE(next) << english(next.error().message);
    EXPECT_EQ(next->of, PositionOf::given);
    EXPECT_TRUE(std::ranges::all_of(next->choices, [](const ChoicePair& pair) { return pair.a && pair.b; }));
}

}  // namespace
}  // namespace sivba::sowing
