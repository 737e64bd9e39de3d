// What the seat to move is asked, one sentence per kind of decision; nothing where a turn just begins.
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

std::string asked(const GamePtr& game, const PositionPtr& position) {
    return english(game->describe(*position, no_place));
}

std::string asked_first(const std::string& request) {
    const GamePtr game = game_of(request);
    return asked(game, game->initial());
}

// After the first decision with this token.
std::string asked_after(const std::string& request, std::string_view token) {
    const GamePtr game = game_of(request);
    const auto move = game->parse_token(*game->initial(), token);
    return move ? asked(game, game->apply(*game->initial(), *move, nullptr).position) : "no such decision";
}

TEST(SowingPrompt, the_first_pit_of_a_plain_turn_is_no_question) {
    EXPECT_EQ(asked_first("mancala/oware:starter=first"), "");
    EXPECT_EQ(asked_first("mancala/hus:starter=first"), "");
}

TEST(SowingPrompt, planting_says_what_the_seed_is_for) {
    EXPECT_EQ(asked_first("mancala/bao-la-kiswahili:starter=first"),
              "In which pit is a seed planted, to be sown with the others there?");
    EXPECT_EQ(asked_first("mancala/katra-fandatsaka:starter=first"),
              "In which pit is a seed planted, to capture with it?");
}

TEST(SowingPrompt, an_arrangement_says_how_it_is_made) {
    const std::string omweso = "mancala/omweso:starter=first,opening=";
    EXPECT_EQ(asked_first(omweso + "push-whole"),
              "Which outer pit is pushed inwards, or is the arrangement done?");
    EXPECT_EQ(asked_first(omweso + "push-part"),
              "From which outer pit are seeds pushed inwards, or is the arrangement done?");
    EXPECT_EQ(asked_first(omweso + "free"), "Into which pit are seeds laid out?");
}

TEST(SowingPrompt, a_secret_start_is_called_one) {
    EXPECT_EQ(asked_first("mancala/choro:starter=first"),
              "With which pit do you begin? The other side does not see it.");
}

TEST(SowingPrompt, in_the_middle_of_a_turn_it_is_the_question_of_that_moment) {
    const std::string ends = asked_after("mancala/katra-fandatsaka:starter=first", "+I3");
    EXPECT_NE(ends.find("From which end"), std::string::npos) << ends;
}

}  // namespace
}  // namespace sivba::sowing
