// The film of a decision: what it shows at every moment, and that it ends where the
// rules say.
#include "qml/board/board_player.h"
#include "tests/ui/board_fake_game.h"

#include <gtest/gtest.h>

#include <numeric>

namespace sivba {
namespace {

using test::four_each;
using test::sow;
using test::two_rows;

constexpr PlaceId place(int i) { return PlaceId{static_cast<std::uint16_t>(i)}; }

int seeds_on(const BoardFrame& frame) {
    int sum = std::accumulate(frame.rest.seeds.begin(), frame.rest.seeds.end(), 0) + frame.rest.in_hand;
    for (const Flight& flight : frame.flights) {
        if (flight.kind == Flight::Kind::seed) ++sum;
        if (flight.kind == Flight::Kind::hand) sum += flight.count;
    }
    return sum;
}

Contents after(Contents contents, const EventLog& events) {
    for (const Event& event : events) EXPECT_TRUE(replay(contents, event));
    return contents;
}

// A sowing, a capture into the hand, sowing on, a capture into the store, the rest stored.
EventLog everything(Contents contents) {
    EventLog log = sow(contents, 3);
    contents = after(contents, log);
    log.push_back({EventKind::capture, Seat::p1, {}, place(7), no_place, contents.seeds[7]});
    log.push_back({EventKind::drop, Seat::p1, {}, no_place, place(8), 1});
    log.push_back({EventKind::capture, Seat::p1, {}, place(8), place(12), 5});
    log.push_back({EventKind::store, Seat::p1, {}, no_place, place(12), 4});
    log.push_back({EventKind::collect, Seat::p2, {}, place(9), place(13), 4});
    return log;
}

TEST(BoardPlayer, ends_on_the_contents_after_the_decision) {
    const BoardPicture board = two_rows();
    const EventLog log = everything(four_each());
    const BoardPlayer player(board, four_each(), log, {});
    const BoardFrame end = player.at(player.duration());
    EXPECT_EQ(end.rest, after(four_each(), log));
    EXPECT_TRUE(end.flights.empty());
    EXPECT_EQ(player.at(player.duration() + 1000).rest, end.rest);
}

TEST(BoardPlayer, begins_on_the_contents_before_the_decision) {
    const BoardPicture board = two_rows();
    const BoardPlayer player(board, four_each(), everything(four_each()), {});
    const BoardFrame start = player.at(0);
    EXPECT_EQ(player.before(), four_each());
    EXPECT_EQ(start.rest.seeds[4], 4);
    EXPECT_EQ(seeds_on(start), 48);
}

TEST(BoardPlayer, no_seed_is_lost_or_made_at_any_moment) {
    const BoardPicture board = two_rows();
    const BoardPlayer player(board, four_each(), everything(four_each()), {});
    for (double time = 0; time <= player.duration(); time += 3)
        EXPECT_EQ(seeds_on(player.at(time)), 48) << time;
}

TEST(BoardPlayer, same_moment_looks_the_same_forwards_and_backwards) {
    const BoardPicture board = two_rows();
    const BoardPlayer player(board, four_each(), everything(four_each()), {});
    std::vector<BoardFrame> forwards;
    for (double time = 0; time < player.duration(); time += 20) forwards.push_back(player.at(time));
    for (std::size_t i = forwards.size(); i-- > 0;) {
        const BoardFrame again = player.at(20 * static_cast<double>(i));
        ASSERT_EQ(again.flights.size(), forwards[i].flights.size());
        EXPECT_EQ(again.rest, forwards[i].rest);
        for (std::size_t f = 0; f < again.flights.size(); ++f)
            EXPECT_EQ(again.flights[f].along, forwards[i].flights[f].along);
    }
}

TEST(BoardPlayer, each_event_has_its_time) {
    const BoardPicture board = two_rows();
    const EventLog log = sow(four_each(), 3);
    const BoardPlayer player(board, four_each(), log, {});
    for (std::size_t i = 0; i < log.size(); ++i) {
        EXPECT_EQ(player.event_at(player.start_of(i)), i);
        EXPECT_LT(player.start_of(i), player.start_of(i + 1));
    }
    EXPECT_EQ(player.event_at(player.duration()), log.size());
    EXPECT_DOUBLE_EQ(player.start_of(2) - player.start_of(1), 150);
}

TEST(BoardPlayer, hand_stays_where_the_last_seed_fell) {
    const BoardPicture board = two_rows();
    EventLog log = sow(four_each(), 0);
    log.resize(3);  // two seeds are still in the hand: a choice is asked
    const BoardPlayer player(board, four_each(), log, {});
    EXPECT_EQ(player.hand_after(), place(2));
    EXPECT_EQ(player.after().in_hand, 2);
    EXPECT_EQ(player.at(player.duration()).hand_at, place(2));
}

TEST(BoardPlayer, captured_seeds_leave_one_after_another) {
    const BoardPicture board = two_rows();
    const EventLog log{{EventKind::capture, Seat::p1, {}, place(7), place(12), 4}};
    const BoardPlayer player(board, four_each(), log, {});
    const BoardFrame middle = player.at(player.duration() / 2);
    ASSERT_EQ(middle.flights.size(), 4u);
    EXPECT_GT(middle.flights[0].along, middle.flights[3].along);
    EXPECT_EQ(middle.flights[3].to_slot, 3);
}

TEST(BoardPlayer, reduced_motion_fades_and_never_travels) {
    const BoardPicture board = two_rows();
    const EventLog log = everything(four_each());
    PlayerOptions options;
    options.reduced_motion = true;
    const BoardPlayer player(board, four_each(), log, options);
    for (double time = 0; time <= player.duration(); time += 5)
        for (const Flight& flight : player.at(time).flights) {
            EXPECT_EQ(flight.from, flight.to);
            EXPECT_EQ(flight.lift, 0);
        }
    EXPECT_EQ(player.at(player.duration()).rest, after(four_each(), log));
}

TEST(BoardPlayer, a_long_relay_plays_faster_and_is_not_cut) {
    const BoardPicture board = two_rows();
    Contents contents = four_each();
    contents.seeds[0] = 300;
    const EventLog log = sow(contents, 0);
    const BoardPlayer player(board, contents, log, {});
    EXPECT_LE(player.duration(), 90 * 150 + 1);
    EXPECT_EQ(player.at(player.duration()).rest, after(contents, log));
}

TEST(BoardPlayer, a_relay_that_nobody_could_follow_is_cut_in_its_middle) {
    const BoardPicture board = two_rows();
    Contents contents = four_each();
    contents.seeds[0] = 3000;
    const EventLog log = sow(contents, 0);
    const BoardPlayer player(board, contents, log, {});
    EXPECT_LE(player.events().size(), 600u);
    EXPECT_LE(player.duration(), 90 * 150 + 1);
    EXPECT_EQ(player.at(player.duration()).rest, after(contents, log));
}

TEST(BoardPlayer, an_event_that_cannot_happen_changes_nothing) {
    const BoardPicture board = two_rows();
    const EventLog log{{EventKind::capture, Seat::p1, {}, place(7), place(12), 9},
                       {EventKind::drop, Seat::p1, {}, no_place, place(3), 1},
                       {EventKind::move, Seat::p1, {}, place(2), place(3)}};
    const BoardPlayer player(board, four_each(), log, {});
    for (double time = 0; time <= player.duration(); time += 10) {
        EXPECT_EQ(player.at(time).rest, four_each());
        EXPECT_TRUE(player.at(time).flights.empty());
    }
}

// A small race board: a hand, four squares, of which the second comes again as the
// fourth of the path, and a goal.
struct Race {
    BoardPicture board;
    Contents contents;
    Race() {
        for (int i = 0; i < 6; ++i) {
            Place square;
            square.x = i;
            square.shape = i == 0 ? PlaceShape::hand : i == 5 ? PlaceShape::goal : PlaceShape::square;
            board.places.push_back(square);
        }
        board.width = 6, board.height = 1;
        board.paths = {{place(1), place(2), place(3), place(2), place(4)}};
        contents.seeds.assign(6, 0);
        contents.pieces.resize(6);
        contents.pieces[0] = {{Seat::p1, 0}, {Seat::p1, 0}};
    }
    std::vector<int> visits(PlaceId from, PlaceId to) const {
        const BoardPlayer player(board, contents, {{EventKind::move, Seat::p1, {}, from, to}}, {});
        std::vector<int> seen;
        for (double time = 0; time < player.duration(); time += 2) {
            const BoardFrame frame = player.at(time);
            EXPECT_EQ(frame.flights.size(), 1u);
            for (const Flight& flight : frame.flights)
                if (seen.empty() || seen.back() != flight.to.value) seen.push_back(flight.to.value);
        }
        return seen;
    }
};

TEST(BoardPlayer, a_piece_hops_along_its_path) {
    const Race race;
    EXPECT_EQ(race.visits(place(0), place(3)), (std::vector<int>{1, 2, 3}));
}

TEST(BoardPlayer, on_a_square_visited_twice_the_nearer_visit_counts) {
    Race race;
    race.contents.pieces[3] = {{Seat::p1, 0}};
    EXPECT_EQ(race.visits(place(3), place(4)), (std::vector<int>{2, 4}));
    race.contents.pieces[2] = {{Seat::p1, 0}};
    EXPECT_EQ(race.visits(place(2), place(4)), (std::vector<int>{4}));
}

TEST(BoardPlayer, a_piece_leaves_the_board_from_its_path) {
    Race race;
    race.contents.pieces[3] = {{Seat::p1, 0}};
    EXPECT_EQ(race.visits(place(3), place(5)), (std::vector<int>{2, 4, 5}));
}

TEST(BoardPlayer, a_captured_piece_goes_home_straight) {
    Race race;
    race.contents.pieces[4] = {{Seat::p2, 1}};
    const BoardPlayer player(race.board, race.contents,
                             {{EventKind::send_home, Seat::p2, {}, place(4), place(0), 0, 1}}, {});
    const BoardFrame frame = player.at(player.duration() / 2);
    ASSERT_EQ(frame.flights.size(), 1u);
    EXPECT_EQ(frame.flights[0].piece, (Piece{Seat::p2, 1}));
    EXPECT_EQ(frame.flights[0].to, place(0));
    EXPECT_TRUE(frame.rest.pieces[4].empty());
}

TEST(BoardPlayer, a_flip_shows_the_new_side_in_its_second_half) {
    Race race;
    race.contents.pieces[4] = {{Seat::p1, 0}};
    const BoardPlayer player(race.board, race.contents,
                             {{EventKind::flip, Seat::p1, {}, no_place, place(4), 0, 1}}, {});
    EXPECT_EQ(player.at(player.duration() * 0.4).flights.at(0).piece.side, 0);
    EXPECT_EQ(player.at(player.duration() * 0.6).flights.at(0).piece.side, 1);
}

// What flies besides what rests, in the order of heights, as it will lie.
std::vector<std::uint16_t> targets(const BoardFrame& frame) {
    std::vector<std::uint16_t> slots;
    for (const Flight& flight : frame.flights) slots.push_back(flight.to_slot);
    return slots;
}

TEST(BoardPlayer, a_piece_comes_to_lie_at_the_height_of_its_event) {
    Race race;
    race.contents.pieces[3] = {{Seat::p2, 1}, {Seat::p2, 1}};
    const BoardPlayer player(race.board, race.contents,
                             {{EventKind::move, Seat::p1, {}, place(0), place(3), 1}}, {});
    const BoardFrame passing = player.at(player.duration() * 0.1),
                     landing = player.at(player.duration() * 0.9);
    EXPECT_EQ(targets(passing), std::vector{Flight::passing});
    EXPECT_EQ(targets(landing), (std::vector<std::uint16_t>{1, 2, 0}));
    EXPECT_EQ(player.after().pieces[3].front(), (Piece{Seat::p1, 0}));
}

TEST(BoardPlayer, pieces_that_lie_together_make_room_and_close_up_again) {
    Race race;
    race.board.paths = {{place(1), place(2), place(3)}};
    race.contents.pieces[2] = {{Seat::p1, 0}, {Seat::p2, 0}};
    race.contents.pieces[3] = {{Seat::p2, 0}};
    const BoardPlayer player(race.board, race.contents, {{EventKind::move, Seat::p1, {}, place(2), place(3)}},
                             {});
    const BoardFrame middle = player.at(player.duration() / 2);
    ASSERT_EQ(middle.flights.size(), 3u);
    const Flight &stays = middle.flights[0], &waits = middle.flights[1], &comes = middle.flights[2];
    EXPECT_EQ(stays.from, place(2));
    EXPECT_EQ(stays.to, place(2));
    EXPECT_EQ(std::pair(stays.from_slot, stays.from_stack), std::pair(std::uint16_t{1}, std::uint16_t{2}));
    EXPECT_EQ(std::pair(stays.to_slot, stays.to_stack), std::pair(std::uint16_t{0}, std::uint16_t{1}));
    EXPECT_EQ(std::pair(waits.from_slot, waits.from_stack), std::pair(std::uint16_t{0}, std::uint16_t{1}));
    EXPECT_EQ(std::pair(waits.to_slot, waits.to_stack), std::pair(std::uint16_t{0}, std::uint16_t{2}));
    EXPECT_EQ(std::pair(comes.from_stack, comes.to_stack), std::pair(std::uint16_t{2}, std::uint16_t{2}));
    for (const double at : {0.25, 0.75}) {
        const BoardFrame frame = player.at(player.duration() * at);
        EXPECT_GT(frame.flights[0].along, 0);
        EXPECT_LT(frame.flights[0].along, 1);
    }
    EXPECT_TRUE(player.at(player.duration()).flights.empty());
}

TEST(BoardPlayer, in_a_pile_the_piece_that_is_meant_turns_over) {
    Race race;
    race.contents.pieces[3] = {{Seat::p1, 0}, {Seat::p2, 0}};
    const BoardPlayer player(race.board, race.contents,
                             {{EventKind::flip, Seat::p1, {}, no_place, place(3), 1, 1}}, {});
    const BoardFrame middle = player.at(player.duration() / 2);
    ASSERT_EQ(middle.flights.size(), 2u);  // those above it are drawn above it
    EXPECT_EQ(middle.flights[0].piece.owner, Seat::p1);
    EXPECT_GT(middle.flights[0].turn, 0);
    EXPECT_EQ(middle.flights[1].piece, (Piece{Seat::p2, 0}));
    EXPECT_EQ(middle.flights[1].from_slot, middle.flights[1].to_slot);
}

// A captured piece turns back to its plain side in the hand.
TEST(BoardPlayer, a_piece_turns_over_on_top_of_a_tray) {
    Race race;
    race.contents.pieces[0] = {{Seat::p1, 0}, {Seat::p1, 0}, {Seat::p1, 1}};
    const BoardPlayer player(race.board, race.contents,
                             {{EventKind::flip, Seat::p1, {}, no_place, place(0), 0, 0}}, {});
    const BoardFrame middle = player.at(player.duration() / 2);
    EXPECT_EQ(middle.rest.pieces[0].size(), 2u);
    ASSERT_EQ(middle.flights.size(), 1u);
    EXPECT_GT(middle.flights[0].turn, 0);
}

TEST(BoardPlayer, a_lifted_piece_flies_from_its_height_to_the_top) {
    Race race;
    race.contents.pieces[3] = {{Seat::p1, 0}, {Seat::p2, 0}, {Seat::p2, 1}};
    const BoardPlayer player(race.board, race.contents,
                             {{EventKind::raise, Seat::p1, {}, no_place, place(3), 3}}, {});
    const BoardFrame middle = player.at(player.duration() / 2);
    ASSERT_EQ(middle.flights.size(), 3u);
    EXPECT_EQ(targets(middle), (std::vector<std::uint16_t>{0, 1, 2}));  // the others come down
    EXPECT_EQ(middle.flights[2].piece, (Piece{Seat::p1, 0}));
    EXPECT_EQ(middle.flights[2].from_slot, 0);
    EXPECT_EQ(player.after().pieces[3].back(), (Piece{Seat::p1, 0}));
}

TEST(BoardPlayer, a_pile_that_is_turned_over_changes_its_order_in_sight) {
    Race race;
    race.contents.pieces[3] = {{Seat::p1, 0}, {Seat::p2, 0}, {Seat::p2, 1}};
    const BoardPlayer player(race.board, race.contents,
                             {{EventKind::invert, Seat::p2, {}, no_place, place(3)}}, {});
    EXPECT_EQ(targets(player.at(player.duration() * 0.25)), (std::vector<std::uint16_t>{2, 1, 0}));
    EXPECT_EQ(targets(player.at(player.duration() * 0.75)), (std::vector<std::uint16_t>{0, 1, 2}));
    EXPECT_TRUE(player.at(player.duration() / 2).rest.pieces[3].empty());
}

TEST(BoardPlayer, on_a_forked_way_a_piece_goes_the_branch_it_has_taken) {
    Race race;
    race.board.paths = {{place(1), place(2), place(4)}, {}, {place(1), place(3), place(4)}};
    race.contents.pieces[1] = {{Seat::p1, 0}};
    const auto passes = [&](std::uint16_t branch) {
        const BoardPlayer player(race.board, race.contents,
                                 {{EventKind::move, Seat::p1, {}, place(1), place(4)},
                                  {EventKind::flip, Seat::p1, {}, no_place, place(4), 0, branch}},
                                 {});
        return player.at(0).flights.front().to;
    };
    EXPECT_EQ(passes(2), place(2));
    EXPECT_EQ(passes(4), place(3));
}

TEST(BoardPlayer, a_piece_that_strikes_back_goes_its_path_backwards) {
    Race race;
    race.board.paths = {{place(1), place(2), place(3), place(4)}};
    race.contents.pieces[4] = {{Seat::p1, 0}};
    EXPECT_EQ(race.visits(place(4), place(2)), (std::vector<int>{3, 2}));
}

}  // namespace
}  // namespace sivba
