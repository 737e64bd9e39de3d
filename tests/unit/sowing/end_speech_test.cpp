// What is said when a game ends: who it befell, who takes what, what nobody gets, who has won.
#include "framework/base/random.h"
#include "framework/board/contents.h"
#include "framework/rules/end_texts.h"
#include "tests/unit/sowing/table.h"

namespace sivba::sowing {
namespace {

using Sentences = std::vector<std::string>;

// All that is said of the last decision but the sowing itself.
Sentences end_of(const Table& table) {
    Sentences said = table.said();
    if (!said.empty() && said.front().find(" sows ") != std::string::npos) said.erase(said.begin());
    return said;
}
std::string result_of(const Table& table) { return english(outcome_text(table.game(), table.outcome())); }

TEST(SowingEndSpeech, a_row_that_cannot_be_fed_names_the_hungry_and_who_could_not) {
    Table south("mancala/oware", "p1 0 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 23 23 / p1 to move");
    EXPECT_EQ(end_of(south.play("6")),
              (Sentences{"The row of South is empty, and North cannot feed it: the game ends.",
                         "North takes 2 seeds from the board."}));
    Table north("mancala/oware:cannot_feed=mover-takes-all",
                "p1 1 0 0 0 0 0 / p2 0 0 0 0 0 1 / store 23 23 / p2 to move");
    EXPECT_EQ(end_of(north.play("6")),
              (Sentences{"The row of North is empty, and South cannot feed it: the game ends.",
                         "South takes 2 seeds from the board."}));
}

TEST(SowingEndSpeech, an_empty_row_names_its_owner_whoever_has_moved) {
    Table own("mancala/kalah", "p1 0 0 0 0 0 1 / p2 0 4 3 0 0 0 / store 20 20 / p1 to move");
    EXPECT_EQ(end_of(own.play("6")), (Sentences{"The row of South is empty: the game ends.",
                                                "North takes 7 seeds from the board."}));
    Table captured("mancala/kalah", "p1 1 0 0 0 0 3 / p2 0 0 0 0 4 0 / store 20 20 / p1 to move");
    EXPECT_EQ(end_of(captured.play("1")), (Sentences{"The row of North is empty: the game ends.",
                                                     "South takes 3 seeds from the board."}));
}

TEST(SowingEndSpeech, the_rest_of_an_empty_row_goes_to_whom_the_option_says) {
    Table finisher("mancala/kalah:rest=finisher",
                   "p1 0 0 0 0 0 1 / p2 0 4 3 0 0 0 / store 20 20 / p1 to move");
    EXPECT_EQ(end_of(finisher.play("6")), (Sentences{"The row of South is empty: the game ends.",
                                                     "South takes 7 seeds from the board."}));
    Table mover("mancala/kalah:rest=mover", "p1 1 0 0 0 0 3 / p2 0 0 0 0 4 0 / store 20 20 / p1 to move");
    EXPECT_EQ(end_of(mover.play("1")), (Sentences{"The row of North is empty: the game ends.",
                                                  "South takes 3 seeds from the board."}));
}

TEST(SowingEndSpeech, two_empty_rows_are_told_as_two) {
    Table table("mancala/kalah", "p1 0 0 0 1 0 0 / p2 0 7 0 0 0 0 / store 20 20 / p1 to move");
    EXPECT_EQ(end_of(table.play("4")), Sentences{"Both rows are empty: the game ends."});
    EXPECT_EQ(result_of(table), "South wins, 28 to 20: the seeds were counted.");
}

// South's only seed would take North's only one, which is forbidden.
TEST(SowingEndSpeech, a_player_without_a_move_is_named) {
    const std::string_view last_capture = "p1 1 0 0 0 0 1 / p2 1 0 0 0 0 1 / store 22 22 / p2 to move";
    Table own("mancala/oware:grand_slam=forbidden", last_capture);
    EXPECT_EQ(end_of(own.play("6")),
              (Sentences{"South has no move: the game ends.", "South takes 1 seed from the board.",
                         "North takes 1 seed from the board."}));
    EXPECT_EQ(result_of(own), "North wins, 25 to 23: the seeds were counted.");
    Table all("mancala/oware:grand_slam=forbidden,no_move=opponent-takes-all", last_capture);
    EXPECT_EQ(end_of(all.play("6")),
              (Sentences{"South has no move: the game ends.", "North takes 2 seeds from the board."}));
}

TEST(SowingEndSpeech, a_majority_names_its_owner_and_what_stays_on_the_board) {
    Table table("mancala/oware", "p1 2 0 0 0 0 1 / p2 2 2 0 0 0 0 / store 22 19 / p1 to move");
    EXPECT_EQ(end_of(table.play("6")), (Sentences{"South has more than half of all seeds: the game ends.",
                                                  "4 seeds stay on the board and count for nobody."}));
    EXPECT_EQ(result_of(table), "South wins, 25 to 19: more than half of all seeds.");
}

TEST(SowingEndSpeech, an_odd_seed_of_a_shared_board_counts_for_nobody) {
    Table table("mancala/oware:repetition=split",
                "p1 3 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 21 22 / p1 to move");
    EXPECT_EQ(end_of(table.settle_repetition()),
              (Sentences{"The position has come again: the game ends.", "South takes 2 seeds from the board.",
                         "North takes 2 seeds from the board.",
                         "1 seed stays on the board and counts for nobody."}));
    EXPECT_EQ(result_of(table), "North wins, 24 to 23: the position came again.");
}

TEST(SowingEndSpeech, a_draw_by_repetition_says_that_unequal_stores_do_not_matter) {
    Table table("mancala/oware:repetition=draw-on-1",
                "p1 1 0 0 0 0 1 / p2 1 0 0 0 0 0 / store 22 23 / p1 to move");
    EXPECT_EQ(end_of(table.settle_repetition()),
              (Sentences{"The position has come again: the game ends.",
                         "3 seeds stay on the board and count for nobody."}));
    EXPECT_EQ(result_of(table), "A draw, although the score is 22 to 23: the position came again.");
    Table level("mancala/oware:repetition=draw-on-1",
                "p1 1 0 0 0 0 0 / p2 1 0 0 0 0 0 / store 23 23 / p1 to move");
    level.settle_repetition();
    EXPECT_EQ(result_of(level), "A draw, 23 to 23: the position came again.");
}

// Every shipped ruleset with every value of every option.
std::vector<std::string> requests() {
    std::vector<std::string> all;
    for (const std::string& id : library().ids()) {
        const Loaded plain = library().load(*GameRequest::parse(id));
        if (!plain.game) continue;
        for (const OptionInfo& option : plain.game->ruleset().options)
            for (const OptionValue& value : option.values)
                all.push_back(id + ":" + option.key + "=" + value.word);
    }
    return all;
}

// The last decision of a random game, and the seeds in the rows before any were collected.
struct Ending {
    PositionPtr before;
    EventLog events;
    bool over = false;
    std::array<int, 2> rows{};
};

Ending random_ending(const Game& game, RandomStream& random) {
    Ending ending;
    PositionPtr at = game.initial();
    for (int turn = 0; turn < 400 && !game.actor(*at).is_nobody(); ++turn) {
        MoveList moves;
        game.legal(*at, moves);
        ending.events.clear();
        ending.before = at;
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        at = game.apply(*at, move, &ending.events).position;
    }
    ending.over = game.actor(*at).is_nobody();
    Contents contents = game.contents(*ending.before);
    for (const Event& event : ending.events)
        if (event.kind != EventKind::collect) replay(contents, event);
    for (std::size_t i = 0; i < contents.seeds.size(); ++i) {
        const Place& place = game.board().places[i];
        if (place.shape == PlaceShape::pit)
            ending.rows[static_cast<std::size_t>(index(*place.owner))] += contents.seeds[i];
    }
    return ending;
}

TEST(SowingEndSpeech, every_seat_that_is_named_is_the_right_one) {
    int told = 0;
    for (const std::string& request : requests()) {
        const GamePtr game = game_of(request);
        RandomStream random(1);
        for (int n = 0; n < 30; ++n) {
            const Ending ending = random_ending(*game, random);
            if (!ending.over) continue;
            std::string said;
            for (const Message& each : game->explain(*ending.before, ending.events))
                said += english(each) + " ";
            const auto says = [&](const std::string& text) { return said.find(text) != std::string::npos; };
            const bool south = ending.rows[0] == 0, north = ending.rows[1] == 0;
            const bool row = says("The row of") || says("Both rows");
            told += row;
            EXPECT_EQ(says("The row of South is empty"), row && south && !north) << request << ": " << said;
            EXPECT_EQ(says("The row of North is empty"), row && north && !south) << request << ": " << said;
            EXPECT_EQ(says("North cannot feed"), says("feed") && south) << request << ": " << said;
        }
    }
    EXPECT_GT(told, 100) << "the test has seen such ends";
}

}  // namespace
}  // namespace sivba::sowing
