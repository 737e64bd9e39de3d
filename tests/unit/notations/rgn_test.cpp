// RGN: what a line says, and that games come back as they were played.
#include "tests/unit/notations/table.h"

namespace sivba::test {
namespace {

std::string turns_of(const std::string& text, const std::string& game = "ur/finkel") {
    const Result<Session> session = read("rgn", text, game);
    return session ? played(*session) : why(session);
}
// The turns of a text that begins in `position`.
std::string from(const std::string& position, const std::string& turns) {
    return turns_of("[Start \"" + position + "\"]\n\n" + turns);
}

TEST(Rgn, throw_follows_from_the_squares_of_a_move) {
    EXPECT_EQ(turns_of("1. A@A4 / C@C4\n2. A4A2 / C4C1 * C1B3\n"),
              "1: enter>1 1: enter>1 2: 1>3 3: 1>4* 3: 4>7");
}

TEST(Rgn, throw_without_a_move_is_written_with_dashes) {
    EXPECT_EQ(turns_of("1. 0 -- / C@C4\n"), "0: pass 1: enter>1");
}

TEST(Rgn, lines_may_begin_at_any_number_where_a_position_is_given) {
    EXPECT_EQ(from("p1 3 hand 6 off 0 / p2 2 hand 6 off 0 / p1 to throw", "3. A2B2 / C3C1 * C1B3"),
              "3: 3>6 2: 2>4* 3: 4>7");
    EXPECT_EQ(from("p1 2 hand 6 off 0 / p2 7 hand 6 off 0 / p1 to throw", "4. 0 -- / B3B6"),
              "0: pass 3: 7>10");
    EXPECT_EQ(from("p1 2 11 hand 5 off 0 / p2 5 hand 6 off 0 / p1 to throw", "8. B7A7 * A3B1x / C@C4"),
              "3: 11>14* 3: 2>5x 1: enter>1");
}

TEST(Rgn, bearing_off_and_the_end_are_marked) {
    const std::string header =
        "[Rules \"ur/finkel\"]\n[Start \"p1 1 14 hand 0 off 5 / p2 13 hand 0 off 6 / p1 to throw\"]";
    const Result<Session> session = read("rgn", header + "\n\n15. A7A+ / C8C+#\n");
    ASSERT_TRUE(session) << why(session);
    EXPECT_EQ(played(*session), "1: 14>off 2: 13>off");
    EXPECT_TRUE(session->outcome().won_by(Seat::p2));
    EXPECT_EQ(*notation("rgn").write(*session), header + "\n\n1. A7A+ / C8C+#\n");
}

TEST(Rgn, dark_begins_where_the_left_side_of_the_first_line_is_empty) {
    const Result<Session> session = read("rgn", "1. / C@C4\n2. A@A3\n", "ur/finkel");
    ASSERT_TRUE(session) << why(session);
    EXPECT_EQ(played(*session), "1: enter>1 2: enter>2");
    EXPECT_EQ(session->steps()[1].actor, Actor(Seat::p2));
    EXPECT_EQ(session->game().ruleset().full_id(), "ur/finkel:starter=second");
}

TEST(Rgn, header_names_the_game) {
    const Result<Session> session =
        read("rgn", "[Event \"a \\\"fine\\\" evening\"]\n[Rules \"ur/masters:dice=four\"]\n\n1. 0 --\n");
    ASSERT_TRUE(session) << why(session);
    EXPECT_EQ(session->game().ruleset().full_id(), "ur/masters:dice=four,starter=first");
}

TEST(Rgn, game_that_is_asked_for_wins_over_the_header) {
    const Result<Session> session = read("rgn", "[Rules Finkel]\n\n1. A@A4\n", "ur/finkel:pieces=3");
    ASSERT_TRUE(session) << why(session);
    EXPECT_EQ(session->game().ruleset().full_id(), "ur/finkel:pieces=3,starter=first");
}

TEST(Rgn, capturing_may_give_the_throw_that_follows) {
    EXPECT_EQ(
        turns_of("[Start \"p1 5 hand 4 off 0 / p2 6 hand 4 off 0 / p1 to throw\"]\n\n1. B1B2x A@A3 / C@C4\n",
                 "ur/blitz"),
        "1: 5>6x* 2: enter>2 1: enter>1");
}

TEST(Rgn, throw_before_its_move_is_taken_where_several_allow_it) {
    const std::string start = "[Start \"p1 14 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw\"]\n\n";
    EXPECT_EQ(turns_of(start + "1. 3 A7A+\n", "ur/finkel:finish=quick"), "3: 14>off");
    EXPECT_EQ(turns_of(start + "1. A7A+\n", "ur/finkel:finish=quick"),
              "Line 3, turn 1: Several throws allow `A7A+`; the one that was thrown must stand before it.");
}

TEST(Rgn, written_game_reads_like_this) {
    Session session(game("ur/finkel:starter=second,pieces=2"), {.enter_throws = true});
    for (const char* token : {"4:", "enter>4*", "0:", "pass", "1:", "enter>1", "3:", "4>7", "2:"})
        ASSERT_TRUE(session.play_token(token)) << token;
    EXPECT_EQ(*notation("rgn").write(session),
              "[Rules \"ur/finkel:pieces=2\"]\n\n1. / C@C1 * 0 --\n2. A@A4 / C1B3\n3. 2\n");
    session.resign(Seat::p1);
    EXPECT_TRUE(notation("rgn").write(session)->find("\n[Resigned p1]\n") != std::string::npos);
    expect_same("rgn", session);
}

TEST(Rgn, only_what_was_not_taken_back_is_written) {
    Session session(game("ur/finkel:starter=first"), {.enter_throws = true});
    for (const char* token : {"1:", "enter>1", "2:"}) ASSERT_TRUE(session.play_token(token));
    session.undo();
    EXPECT_EQ(*notation("rgn").write(session), "[Rules \"ur/finkel\"]\n\n1. A@A4\n");
}

TEST(Rgn, random_games_of_every_game_it_can_tell_come_back_the_same) {
    std::map<std::string, int> games;
    for (const std::string& id : every_choice()) {
        const GamePtr of = game(id);
        for (const std::uint64_t seed : {1, 2}) {
            const Session whole = random_game(of, seed);
            const Result<std::string> written = notation("rgn").write(whole);
            if (!written) continue;
            ++games[of->ruleset().id];
            expect_same("rgn", whole);
            expect_same("rgn", random_game(of, seed, 41 + seed));
        }
    }
    std::string ids;
    for (const auto& [id, count] : games) ids += id + " ";
    EXPECT_EQ(ids, "ur/aseb ur/bell ur/blitz ur/finkel ur/masters ur/murray ");
}

}  // namespace
}  // namespace sivba::test
