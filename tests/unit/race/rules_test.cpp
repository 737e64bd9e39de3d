// Finkel's rules, one test for each, named after it (ur-rules-ru, ur-howto-ru; who is
// silent where is told in the ruleset).
#include "table.h"

namespace sivba::race {

TEST(Finkel, throw_of_zero_passes) {
    const GamePtr game = finkel();
    EXPECT_EQ(legal(*game, "p1 4 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 0"), "pass");
    EXPECT_EQ(after(*game, "p1 4 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw", "0: pass"),
              "p1 4 hand 6 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(Finkel, piece_enters_on_the_square_of_the_throw) {
    const GamePtr game = finkel();
    EXPECT_EQ(legal(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 3"), "enter>3");
    EXPECT_EQ(after(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw", "3: enter>3"),
              "p1 3 hand 6 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(Finkel, path_of_the_dark_seat_is_mirrored) {
    const GamePtr game = finkel();
    const BoardPicture& board = game->board();
    const auto label = [&](int seat, std::size_t position) {
        return board.at(board.paths[static_cast<std::size_t>(seat)][position]).label;
    };
    EXPECT_EQ(label(0, 1), "A4");
    EXPECT_EQ(label(1, 1), "C4");
    EXPECT_EQ(label(0, 4), "A1");
    EXPECT_EQ(label(1, 4), "C1");
    for (std::size_t position = 5; position <= 12; ++position)
        EXPECT_EQ(label(0, position), label(1, position));
    EXPECT_EQ(label(0, 14), "A7");
    EXPECT_EQ(label(1, 14), "C7");
}

TEST(Finkel, own_piece_blocks_the_square) {
    EXPECT_EQ(legal(*finkel(), "p1 2 4 hand 5 off 0 / p2 hand 7 off 0 / p1 threw 2"), "4>6");
}

TEST(Finkel, pieces_pass_over_others) {
    EXPECT_EQ(legal(*finkel(), "p1 5 7 hand 0 off 5 / p2 6 8 hand 5 off 0 / p1 threw 4"), "5>9 7>11");
}

TEST(Finkel, capture_sends_the_piece_home) {
    EXPECT_EQ(after(*finkel(), "p1 5 hand 6 off 0 / p2 9 hand 6 off 0 / p1 to throw", "4: 5>9x"),
              "p1 9 hand 6 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(Finkel, private_rows_never_meet) {
    // Both stand on the 2nd and 13th square of their own rows, which are different squares.
    EXPECT_EQ(legal(*finkel(), "p1 1 12 hand 0 off 5 / p2 2 13 hand 5 off 0 / p1 threw 1"), "12>13 1>2");
}

TEST(Finkel, centre_protects_and_cannot_be_entered) {
    EXPECT_EQ(legal(*finkel(), "p1 5 6 hand 5 off 0 / p2 8 hand 6 off 0 / p1 threw 2"), "5>7 enter>2");
}

TEST(Finkel, every_rosette_gives_another_throw) {
    const GamePtr game = finkel();
    EXPECT_EQ(after(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw", "4: enter>4*"),
              "p1 4 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw");
    EXPECT_EQ(after(*game, "p1 7 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw", "1: 7>8*"),
              "p1 8 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw");
    EXPECT_EQ(after(*game, "p1 hand 7 off 0 / p2 12 hand 6 off 0 / p2 to throw", "2: 12>14*"),
              "p1 hand 7 off 0 / p2 14 hand 6 off 0 / p2 to throw");
}

TEST(Finkel, any_piece_may_use_the_extra_throw) {
    const GamePtr game = finkel();
    const PositionPtr thrown =
        play(*game, position(*game, "p1 2 7 hand 5 off 0 / p2 hand 7 off 0 / p1 to throw"), "1: 7>8* 3:");
    EXPECT_EQ(legal(*game, *thrown), "2>5 8>11 enter>3");
}

TEST(Finkel, an_extra_throw_that_cannot_be_played_ends_the_turn) {
    const GamePtr game = finkel();
    EXPECT_EQ(after(*game, "p1 10 hand 0 off 6 / p2 hand 7 off 0 / p1 to throw", "4: 10>14* 3: pass"),
              "p1 14 hand 0 off 6 / p2 hand 7 off 0 / p2 to throw");
}

TEST(Finkel, other_squares_give_none) {
    const GamePtr game = finkel();
    for (const int target : {1, 2, 3, 5, 6, 7, 9, 10, 11, 12, 13}) {
        const int from = target == 1 ? 0 : target - 1;
        const std::string men =
            from == 0 ? "p1 hand 1 off 6" : "p1 " + std::to_string(from) + " hand 0 off 6";
        const std::string tokens = legal(*game, men + " / p2 hand 7 off 0 / p1 threw 1");
        EXPECT_EQ(tokens.find('*'), std::string::npos) << tokens;
    }
}

TEST(Finkel, capture_alone_gives_no_other_throw) {
    EXPECT_EQ(legal(*finkel(), "p1 6 hand 0 off 6 / p2 9 hand 6 off 0 / p1 threw 3"), "6>9x");
}

TEST(Finkel, zero_after_a_rosette_ends_the_turn) {
    EXPECT_EQ(after(*finkel(), "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw", "4: enter>4* 0: pass"),
              "p1 4 hand 6 off 0 / p2 hand 7 off 0 / p2 to throw");
}

TEST(Finkel, exit_needs_the_exact_throw) {
    const GamePtr game = finkel();
    EXPECT_EQ(legal(*game, "p1 11 12 13 14 hand 0 off 3 / p2 hand 7 off 0 / p1 threw 1"), "14>off");
    EXPECT_EQ(legal(*game, "p1 13 14 hand 0 off 5 / p2 hand 7 off 0 / p1 threw 2"), "13>off");
    EXPECT_EQ(legal(*game, "p1 12 hand 0 off 6 / p2 hand 7 off 0 / p1 threw 3"), "12>off");
    EXPECT_EQ(legal(*game, "p1 11 hand 0 off 6 / p2 hand 7 off 0 / p1 threw 4"), "11>off");
    EXPECT_EQ(legal(*game, "p1 13 14 hand 0 off 5 / p2 hand 7 off 0 / p1 threw 3"), "pass");
}

TEST(Finkel, whoever_can_move_must) {
    const GamePtr game = finkel();
    const PositionPtr at = position(*game, "p1 7 hand 0 off 6 / p2 8 hand 6 off 0 / p1 threw 2");
    EXPECT_EQ(legal(*game, *at), "7>9");
    const auto pass = game->parse_token(*at, "pass");
    ASSERT_FALSE(pass);
    EXPECT_EQ(english(pass.error().message), "Whoever can move must move.");
}

TEST(Finkel, like_pieces_in_the_hand_are_one_move) {
    EXPECT_EQ(legal(*finkel(), "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 1"), "enter>1");
}

TEST(Finkel, last_piece_off_wins_at_once) {
    const GamePtr game = finkel();
    const PositionPtr end =
        play(*game, position(*game, "p1 14 hand 0 off 6 / p2 hand 7 off 0 / p1 to throw"), "1: 14>off");
    EXPECT_TRUE(game->actor(*end).is_nobody());
    EXPECT_EQ(game->text(*end), "p1 hand 0 off 7 / p2 hand 7 off 0 / p1 has won");
    const Outcome outcome = game->outcome(*end);
    EXPECT_TRUE(outcome.won_by(Seat::p1));
    EXPECT_FALSE(outcome.won_by(Seat::p2));
    EXPECT_EQ(outcome.reason, EndReason::all_borne_off);
    EXPECT_EQ(outcome.score[0], 7);
    MoveList moves;
    game->legal(*end, moves);
    EXPECT_TRUE(moves.empty());
}

TEST(Finkel, bearing_off_gives_no_other_throw) {
    EXPECT_EQ(after(*finkel(), "p1 14 hand 1 off 5 / p2 hand 7 off 0 / p1 to throw", "1: 14>off"),
              "p1 hand 1 off 6 / p2 hand 7 off 0 / p2 to throw");
}

TEST(FinkelOptions, exit_from_a_rosette_gives_another_throw) {
    const GamePtr game = finkel("exit_from_rosette_throws=on");
    EXPECT_EQ(after(*game, "p1 14 hand 1 off 5 / p2 hand 7 off 0 / p1 to throw", "1: 14>off*"),
              "p1 hand 1 off 6 / p2 hand 7 off 0 / p1 to throw");
    EXPECT_EQ(legal(*game, "p1 13 hand 1 off 5 / p2 hand 7 off 0 / p1 threw 2").find('*'), std::string::npos)
        << "13 is no rosette";
    EXPECT_EQ(after(*game, "p1 14 hand 0 off 6 / p2 hand 7 off 0 / p1 to throw", "1: 14>off"),
              "p1 hand 0 off 7 / p2 hand 7 off 0 / p1 has won");
}

TEST(FinkelOptions, three_pyramids_never_enter_on_the_fourth_square) {
    const GamePtr game = finkel("dice=three");
    const PositionPtr start = position(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw");
    MoveList throws;
    game->legal(*start, throws);
    EXPECT_EQ(throws.size(), 4u);
    for (const Move each : throws) {
        const PositionPtr thrown = game->apply(*start, each, nullptr).position;
        EXPECT_EQ(legal(*game, *thrown).find("enter>4"), std::string::npos);
    }
}

TEST(FinkelOptions, quick_finish_is_forced_where_it_is_the_only_move) {
    EXPECT_EQ(legal(*finkel("finish=quick"), "p1 13 hand 0 off 6 / p2 hand 7 off 0 / p1 threw 4"), "13>off");
}

TEST(FinkelOptions, quick_finish_takes_any_throw_that_is_enough) {
    const GamePtr game = finkel("finish=quick");
    EXPECT_EQ(legal(*game, "p1 11 12 13 14 hand 0 off 3 / p2 hand 7 off 0 / p1 threw 4"),
              "11>off 12>off 13>off 14>off");
    EXPECT_EQ(legal(*game, "p1 11 12 13 14 hand 0 off 3 / p2 hand 7 off 0 / p1 threw 1"), "14>off");
    EXPECT_EQ(legal(*game, "p1 12 hand 0 off 6 / p2 hand 7 off 0 / p1 threw 2"), "12>14*")
        << "landing is no leaving";
}

TEST(FinkelOptions, unsafe_centre_is_captured_and_still_throws_again) {
    EXPECT_EQ(legal(*finkel("safe=none"), "p1 6 hand 0 off 6 / p2 8 hand 6 off 0 / p1 threw 2"), "6>8x*");
}

TEST(FinkelOptions, all_rosettes_safe_is_the_same_game_as_centre_safe) {
    // The other rosettes lie on one path only.
    const PerftOptions options{.depth = 5};
    const GamePtr all = finkel("safe=all,starter=first");
    const GamePtr centre = finkel("starter=first");
    EXPECT_EQ(all->perft(*all->initial(), options, {}).counts,
              centre->perft(*centre->initial(), options, {}).counts);
    EXPECT_NE(all->ruleset().rules_hash, centre->ruleset().rules_hash);
}

TEST(FinkelOptions, fewer_pieces) {
    const GamePtr game = finkel("pieces=2,starter=first");
    EXPECT_EQ(game->text(*game->initial()), "p1 hand 2 off 0 / p2 hand 2 off 0 / p1 to throw");
    EXPECT_EQ(after(*game, "p1 14 hand 0 off 1 / p2 hand 2 off 0 / p1 to throw", "1: 14>off"),
              "p1 hand 0 off 2 / p2 hand 2 off 0 / p1 has won");
}

TEST(Finkel, each_throw_with_its_move_is_one_turn) {
    const GamePtr game = finkel();
    const PositionPtr at = position(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw");
    const Applied thrown = game->apply(*at, *game->parse_token(*at, "4:"), nullptr);
    EXPECT_FALSE(thrown.progress.ply_ended);
    const Applied moved =
        game->apply(*thrown.position, *game->parse_token(*thrown.position, "enter>4*"), nullptr);
    EXPECT_TRUE(moved.progress.ply_ended && moved.progress.turn_ended)
        << "even though the same seat throws again";
}

}  // namespace sivba::race
