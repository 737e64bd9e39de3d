// Rules of the reconstructions, each on its own: what a piece may do where, in the words that
// the rulesets use for it.
#include "table.h"

namespace sivba::race {

namespace {

GamePtr ur(const std::string& request) {
    const auto parsed = GameRequest::parse("ur/" + request);
    if (!parsed) return nullptr;
    const Loaded loaded = library().load(*parsed);
    EXPECT_TRUE(loaded.game) << problems_of(loaded);
    return loaded.game;
}
std::string refused(const Game& game, std::string_view from, std::string_view token) {
    const auto move = game.parse_token(*position(game, from), token);
    return move ? "allowed" : english(move.error().message);
}
std::string no_position(const Game& game, std::string_view text) {
    const auto read = game.parse_text(text);
    return read ? "a position" : english(read.error().message);
}

}  // namespace

TEST(RaceEntry, only_some_throws_enter_on_a_square_of_their_own) {
    const GamePtr game = ur("bell:starter=first");
    EXPECT_EQ(legal(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 5"), "enter>1*");
    EXPECT_EQ(legal(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 4"), "pass*");
    EXPECT_EQ(refused(*game, "p1 2 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 4", "enter>1"),
              "A throw of 4 enters no piece.");
    EXPECT_EQ(legal(*ur("bell:starter=first,entry=5"), "p1 hand 7 off 0 / p2 5 hand 6 off 0 / p1 threw 5"),
              "enter>5x*");
}

TEST(RaceAgain, a_throw_gives_another_even_unplayed) {
    const GamePtr game = ur("bell:starter=first");
    EXPECT_EQ(after(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 1", "pass*"),
              "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw");
    EXPECT_EQ(after(*ur("bell:starter=first,rethrows=off"), "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 1",
                    "pass"),
              "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(RaceAgain, a_capture_gives_another_throw) {
    const std::string_view from = "p1 6 hand 4 off 0 / p2 9 hand 4 off 0 / p1 threw 3";
    EXPECT_EQ(after(*ur("blitz:starter=first"), from, "6>9x*"),
              "p1 9 hand 4 off 0 / p2 hand 5 off 0 / p1 to throw");
}

TEST(RaceFork, either_way_round_may_be_taken_and_is_kept) {
    const GamePtr game = ur("skiriuk:starter=first");
    EXPECT_EQ(legal(*game, "p1 11 hand 0 off 6 / p2 hand 7 off 0 / p1 threw 3"), "11>14L~ 11>14R~");
    EXPECT_EQ(legal(*game, "p1 12R hand 0 off 6 / p2 hand 7 off 0 / p1 threw 4"), "12R>16R~*");
    EXPECT_EQ(legal(*game, "p1 16R hand 0 off 6 / p2 hand 7 off 0 / p1 threw 2"), "16R>18");
    EXPECT_EQ(legal(*ur("skiriuk:starter=first,loop=own-side"),
                    "p1 11 hand 0 off 6 / p2 hand 7 off 0 / p1 threw 3"),
              "11>14~");
    EXPECT_EQ(no_position(*game, "p1 12 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw"),
              "Position 12 lies on two ways: write 12L or 12R.");
}

TEST(RaceFork, backward_moves_retrace_the_way_taken) {
    const GamePtr game = ur("skiriuk:starter=first,backward=stay");
    EXPECT_EQ(legal(*game, "p1 16R hand 0 off 6 / p2 hand 7 off 0 / p1 threw 2"), "16R>18R");
    // From B7 back to A7, the last square of the way by the other side.
    EXPECT_EQ(legal(*game, "p1 18R hand 0 off 6 / p2 16L hand 6 off 0 / p1 threw 2"), "18R<16Rx 18R>20R*");
    EXPECT_EQ(legal(*game, "p1 18R hand 0 off 6 / p2 16R hand 6 off 0 / p1 threw 2"), "18R>20R*");
}

TEST(RaceSides, unlike_sides_neither_capture_nor_meet) {
    const GamePtr game = ur("skiriuk:starter=first");
    EXPECT_EQ(refused(*game, "p1 8 hand 6 off 0 / p2 19 hand 6 off 0 / p1 threw 1", "8>9"),
              "The piece on B5 shows the other side: it cannot be captured.");
    EXPECT_EQ(legal(*game, "p1 8 hand 0 off 6 / p2 9 hand 6 off 0 / p1 threw 1"), "8>9x");
}

TEST(RaceSides, a_captured_piece_is_plain_again) {
    const GamePtr game = ur("dmytro:starter=first");
    const PositionPtr from = position(*game, "p1 8 hand 0 off 6 / p2 19 hand 6 off 0 / p1 threw 1");
    EventLog events;
    const PositionPtr to = play(*game, from, "8>9x", &events);
    Contents contents = game->contents(*from);
    for (const Event& event : events) EXPECT_TRUE(replay(contents, event));
    EXPECT_EQ(contents, game->contents(*to));
    EXPECT_EQ(events[1].kind, EventKind::flip);
}

TEST(RaceSharing, own_pieces_share_and_the_opponent_passes_by) {
    const GamePtr game = ur("skiriuk:starter=first");
    EXPECT_EQ(legal(*game, "p1 10 11 11 hand 0 off 4 / p2 hand 7 off 0 / p1 threw 1"),
              "10>11 11>12L* 11>12R*");
    EXPECT_EQ(refused(*game, "p1 10 hand 6 off 0 / p2 11 hand 6 off 0 / p1 threw 1", "10>11"),
              "The square B7 protects the piece on it.");
    EXPECT_EQ(refused(*game, "p1 10 11 11 17 17 hand 0 off 2 / p2 hand 7 off 0 / p1 threw 1", "10>11"),
              "The square B7 is full.");
}

TEST(RaceSharing, only_the_top_of_a_pile_moves) {
    const GamePtr game = ur("skiriuk:starter=first");
    const std::string_view pile = "p1 7 hand 6 off 0 / p2 21 hand 6 off 0 / B3 p1:7 p2:21 / p1 threw 1";
    EXPECT_EQ(legal(*game, pile), "enter>1");
    EXPECT_EQ(refused(*game, pile, "7>8"), "Only the top piece of a pile may move.");
    EXPECT_EQ(legal(*game, "p1 7 hand 0 off 6 / p2 21 hand 6 off 0 / B3 p2:21 p1:7 / p1 threw 1"), "7>8*");
    EXPECT_NE(no_position(*game, "p1 7 hand 6 off 0 / p2 21 hand 6 off 0 / p1 threw 1").find("Unlike pieces"),
              std::string::npos);
}

TEST(RaceAdmission, squares_admit_one_side) {
    const GamePtr game = ur("dmytro:starter=first");
    EXPECT_EQ(refused(*game, "p1 6 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1", "6>7"),
              "The square B3 admits only pieces with their marked side up.");
    EXPECT_EQ(refused(*game, "p1 16 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1", "16>17"),
              "The square B7 admits only pieces with their plain side up.");
    EXPECT_EQ(no_position(*game, "p1 7 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw"),
              "A piece with this side up cannot stand on B3.");
}

TEST(RaceLifting, a_throw_lifts_an_own_piece_and_the_opponent_may_invert) {
    const GamePtr game = ur("skiriuk:starter=first,lift=on");
    const std::string_view pile = "p1 7 hand 6 off 0 / p2 21 hand 6 off 0 / B3 p1:7 p2:21 / p1 threw 2";
    EXPECT_EQ(legal(*game, pile), "enter>2 lift-B3-2");
    const std::string lifted = after(*game, pile, "lift-B3-2");
    EXPECT_EQ(lifted, "p1 7 hand 6 off 0 / p2 21 hand 6 off 0 / B3 p2:21 p1:7 / lifted B3 / p2 to throw");
    EXPECT_EQ(after(*game, lifted, "1: invert-B3"),
              "p1 7 hand 6 off 0 / p2 21 hand 6 off 0 / B3 p1:7 p2:21 / p1 to throw");
    EXPECT_NE(no_position(*game, "p1 8 hand 6 off 0 / p2 hand 7 off 0 / lifted B3 / p2 to throw")
                  .find("No piece can have been lifted"),
              std::string::npos);
}

TEST(RaceBackward, the_mover_may_have_to_return) {
    const GamePtr game = ur("skiriuk:starter=first,backward=return");
    EXPECT_EQ(after(*game, "p1 9 hand 6 off 0 / p2 8 hand 6 off 0 / p1 threw 1", "9<8x"),
              "p1 9 hand 6 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(RaceExit, the_farthest_piece_leaves_with_more) {
    const GamePtr game = ur("dmytro:starter=first,farthest_leaves_freely=on");
    EXPECT_EQ(legal(*game, "p1 21 22 hand 0 off 5 / p2 hand 7 off 0 / p1 threw 4"), "21>off");
    EXPECT_EQ(legal(*game, "p1 21 22 hand 1 off 4 / p2 hand 7 off 0 / p1 threw 4"), "enter>4*");
}

TEST(RaceTokens, passing_pays_landing_takes_and_the_winner_has_the_pot) {
    const GamePtr game = ur("tablet:starter=first");
    EXPECT_EQ(after(*game, "p1 3 hand 4 off 0 / p2 hand 5 off 0 / p1 threw 2", "3>5"),
              "p1 5 hand 4 off 0 / p2 hand 5 off 0 / tokens p1 9 p2 10 pot 1 / p2 to throw");
    EXPECT_EQ(
        after(*game, "p1 2 hand 4 off 0 / p2 hand 5 off 0 / tokens p1 9 p2 10 pot 1 / p1 threw 2", "2>4*"),
        "p1 4 hand 4 off 0 / p2 hand 5 off 0 / tokens p1 10 p2 10 pot 0 / p1 to throw");
    EXPECT_EQ(
        after(*game, "p1 13 hand 0 off 4 / p2 hand 5 off 0 / tokens p1 9 p2 7 pot 4 / p1 threw 2", "13>off"),
        "p1 hand 0 off 5 / p2 hand 5 off 0 / tokens p1 13 p2 7 pot 0 / p1 has won");
    EXPECT_NE(no_position(*game, "p1 hand 5 off 0 / p2 hand 5 off 0 / tokens p1 9 p2 9 pot 1 / p1 to throw")
                  .find("20 tokens"),
              std::string::npos);
}

TEST(RaceTokens, are_handed_on_to_the_next_round) {
    const GamePtr game = ur("tablet:starter=second");
    const auto next = [&](const char* over) {
        const PositionPtr round = game->next_round(*position(*game, over));
        return round ? game->text(*round) : std::string("none");
    };
    EXPECT_EQ(next("p1 hand 0 off 5 / p2 hand 5 off 0 / tokens p1 13 p2 7 pot 0 / p1 has won"),
              "p1 hand 5 off 0 / p2 hand 5 off 0 / tokens p1 13 p2 7 pot 0 / p2 to throw");
    EXPECT_EQ(next("p1 hand 0 off 5 / p2 hand 5 off 0 / tokens p1 20 p2 0 pot 0 / p1 has won"), "none");
    EXPECT_EQ(next("p1 13 hand 0 off 4 / p2 hand 5 off 0 / tokens p1 10 p2 10 pot 0 / p1 threw 2"), "none");
    EXPECT_FALSE(
        finkel()->next_round(*position(*finkel(), "p1 hand 0 off 7 / p2 hand 7 off 0 / p1 has won")));
}

TEST(RaceStart, who_first_throws_a_one_starts_and_plays_it) {
    const GamePtr game = ur("skiriuk");
    PositionPtr at = play(*game, game->initial(), "p1:");
    EXPECT_EQ(game->text(*at), "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 throws for the start");
    at = play(*game, at, "3:");
    EXPECT_EQ(game->text(*at), "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 throws for the start");
    at = play(*game, at, "1:");
    EXPECT_EQ(game->text(*at), "p1 hand 7 off 0 / p2 hand 7 off 0 / p2 threw 1");
    EXPECT_EQ(legal(*game, game->text(*at)), "enter>1");
}

TEST(RaceClashes, words_without_sense_are_refused_with_both_keys) {
    const auto clash = [](const std::string& rest) {
        const Loaded loaded = load_text("format: 1\nid: my/clash\nextends: ur/finkel\nname: Clash\n" + rest);
        EXPECT_FALSE(loaded.game) << rest;
        return problems_of(loaded);
    };
    for (const auto& [rest, one, two] : {
             std::array<std::string, 3>{"capture: {sides: same}\n", "capture.sides", "pieces.turn_over_at"},
             {"admission: {plain_only: [eyes]}\n", "admission.plain_only", "pieces.turn_over_at"},
             {"sharing: {own: [B4], both: [rosette]}\n", "sharing.own", "sharing.both"},
             {"sharing: {both: [eyes], top_only: [fives]}\n", "sharing.top_only", "sharing.both"},
             {"lifting: {squares: [fives]}\n", "lifting.squares", "sharing.top_only"},
             {"lifting: {answer: invert}\n", "lifting.answer", "lifting.squares"},
             {"tokens: {pay_for_passing: [rosette]}\n", "tokens.pay_for_passing", "tokens.each"},
             {"entry: {square: 15}\n", "entry.square", "path.first"},
             {"path: {fork: {from: 3}}\n", "path.fork.from", "path.fork.first"},
         }) {
        const std::string problems = clash(rest);
        EXPECT_NE(problems.find("`" + one + "`"), std::string::npos) << problems;
        EXPECT_NE(problems.find("`" + two + "`"), std::string::npos) << problems;
    }
    EXPECT_NE(clash("entry: {throws: [5]}\n").find("a throw of 5"), std::string::npos);
    EXPECT_NE(clash("path: {fork: {from: 12, first: [B7, A6]}}\n").find("no square A6"), std::string::npos);
    EXPECT_NE(clash("path: {fork: {from: 2, first: [C3]}}\n").find("jumps from A4 to C3"), std::string::npos);
}

}  // namespace sivba::race
