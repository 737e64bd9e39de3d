// What people hear: the sentence after each throw and move, the reason of a skipped
// turn, the rule behind a refused click, the place under the cursor.
#include "table.h"

#include "games/race/reasons.h"

namespace sivba::race {

namespace {

// All sentences of the last decision of `turn`.
std::string said(const Game& game, std::string_view from, std::string_view throw_token,
                 std::string_view move) {
    const PositionPtr thrown = play(game, position(game, from), throw_token);
    EventLog events;
    play(game, thrown, move, &events);
    std::string text;
    for (const Message& each : game.explain(*thrown, events))
        text.append(text.empty() ? "" : " ").append(english(each));
    return text;
}
bool passes_for(const Game& game, std::string_view from, std::initializer_list<Why> reasons) {
    EventLog events;
    play(game, position(game, from), "pass", &events);
    Hindrances wanted;
    for (const Why why : reasons) wanted.add(why);
    return !events.empty() && events[0].extra == wanted.bits();
}
std::string refused(const Game& game, std::string_view from, std::string_view label,
                    std::optional<Seat> owner = {}) {
    const BoardPicture& board = game.board();
    for (std::uint16_t i = 0; i < board.places.size(); ++i)
        if (board.places[i].label == label && (!owner || board.places[i].owner == owner))
            return english(game.refusal(*position(game, from), PlaceId{i}));
    return "no such place";
}
std::string described(const Game& game, std::string_view from, std::string_view label) {
    const BoardPicture& board = game.board();
    for (std::uint16_t i = 0; i < board.places.size(); ++i)
        if (board.places[i].label == label) return english(game.describe(*position(game, from), PlaceId{i}));
    return "no such place";
}

}  // namespace

TEST(RaceSpeech, throw_and_move_are_one_sentence) {
    const GamePtr game = finkel();
    EXPECT_EQ(said(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw", "3:", "enter>3"),
              "Light throws 3 and enters a piece on A2.");
    EXPECT_EQ(said(*game, "p1 5 hand 6 off 0 / p2 9 hand 6 off 0 / p1 to throw", "4:", "5>9x"),
              "Light throws 4, goes from B1 to B5 and sends the piece there home.");
    EXPECT_EQ(said(*game, "p1 hand 7 off 0 / p2 7 hand 6 off 0 / p2 to throw", "1:", "7>8*"),
              "Dark throws 1 and goes from B3 to B4. The square gives Dark another throw.");
    EXPECT_EQ(said(*game, "p1 14 hand 0 off 6 / p2 hand 7 off 0 / p1 to throw", "1:", "14>off"),
              "Light throws 1 and bears off the piece from A7. Light wins: 7 pieces have left the board.");
}

TEST(RaceSpeech, skipped_turn_says_why) {
    const GamePtr game = finkel();
    EXPECT_EQ(said(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 to throw", "0:", "pass"),
              "Light throws 0, which moves nothing.");
    EXPECT_TRUE(passes_for(*game, "p1 hand 7 off 0 / p2 hand 7 off 0 / p1 threw 0", {Why::throw_of_zero}));
    EXPECT_TRUE(
        passes_for(*game, "p1 13 14 hand 0 off 5 / p2 hand 7 off 0 / p1 threw 4", {Why::throw_too_large}));
    EXPECT_TRUE(
        passes_for(*game, "p1 6 hand 0 off 6 / p2 8 hand 6 off 0 / p1 threw 2", {Why::protected_piece}));
    EXPECT_EQ(said(*game, "p1 14 hand 0 off 6 / p2 hand 7 off 0 / p1 to throw", "2:", "pass"),
              "Light throws 2, but no piece can move: the throw is more than the way out.");
}

TEST(RaceSpeech, own_pieces_can_block_every_move) {
    // Twos are thrown only: pieces on 2 and 4 of a path of three squares and more.
    const Loaded loaded = load_text(
        "format: 1\nid: my/short\nfamily: race\nname: Short\nboard: {squares: [A1, A2, A3, B1, B2, B3]}\n"
        "path: {first: [A1, A2, A3]}\npieces: {each: 2}\nstarter: first\n");
    ASSERT_TRUE(loaded.game) << problems_of(loaded);
    EXPECT_TRUE(passes_for(*loaded.game, "p1 3 hand 1 off 0 / p2 hand 2 off 0 / p1 threw 3",
                           {Why::own_piece, Why::throw_too_large}));
    EXPECT_EQ(legal(*loaded.game, "p1 2 hand 1 off 0 / p2 hand 2 off 0 / p1 threw 2"), "2>off");
    EXPECT_TRUE(passes_for(*finkel("pieces=1"), "p1 14 hand 0 off 0 / p2 hand 1 off 0 / p1 threw 3",
                           {Why::throw_too_large}));
}

TEST(RaceSpeech, start_is_told) {
    const GamePtr game = finkel();
    const PositionPtr second = play(*game, game->initial(), "1:");
    EventLog events;
    play(*game, second, "3:", &events);
    std::string text;
    for (const Message& each : game->explain(*second, events)) text += english(each) + " ";
    EXPECT_EQ(text, "Dark throws 3 for the start. Dark threw higher and starts. ");
}

TEST(RaceSpeech, refusals_are_rules) {
    const GamePtr game = finkel();
    const std::string_view blocked = "p1 2 4 13 hand 4 off 0 / p2 8 hand 6 off 0 / p1 threw 2";
    EXPECT_EQ(refused(*game, blocked, "A3"), "Your own piece stands on A1.");
    EXPECT_EQ(refused(*game, blocked, "hand", Seat::p1), "Your own piece stands on A3.");
    EXPECT_EQ(refused(*game, blocked, "hand", Seat::p2), "These pieces are your opponent's.");
    EXPECT_EQ(refused(*game, blocked, "B4"), "The piece on B4 is your opponent's.");
    EXPECT_EQ(refused(*game, blocked, "B7"), "No piece stands on B7.");
    EXPECT_EQ(refused(*game, "p1 6 hand 6 off 0 / p2 8 hand 6 off 0 / p1 threw 2", "B2"),
              "The rosette B4 protects the piece on it.");
    EXPECT_EQ(refused(*game, "p1 13 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 4", "A8"),
              "You need exactly 2 steps to leave from here.");
    EXPECT_EQ(refused(*game, "p1 13 hand 6 off 0 / p2 hand 7 off 0 / p1 to throw", "A8"),
              "The dice are thrown first.");
    EXPECT_EQ(refused(*game, "p1 hand 0 off 7 / p2 hand 7 off 0 / p1 has won", "A8"), "The game is over.");
}

TEST(RaceSpeech, places_are_described) {
    const GamePtr game = finkel();
    const std::string_view at = "p1 6 14 hand 5 off 0 / p2 8 hand 6 off 0 / p1 threw 1";
    EXPECT_EQ(described(*game, at, "A1"), "A1, rosette: empty");
    EXPECT_EQ(described(*game, at, "B4"), "B4, rosette: piece of Dark, protected");
    EXPECT_EQ(described(*game, at, "B2"), "B2, five dots: piece of Light, can go to B3");
    EXPECT_EQ(described(*game, at, "A7"), "A7, rosette: piece of Light, can leave the board");
    EXPECT_EQ(described(*game, at, "hand"), "Light: 5 pieces in the hand, one can enter on A4");
    EXPECT_EQ(described(*game, at, "off"), "Light: 0 pieces off the board");
}

TEST(RaceSpeech, a_square_passed_twice_tells_which_way_its_piece_goes) {
    const GamePtr game = library().load(*GameRequest::parse("ur/skiriuk")).game;
    const auto told = [&](std::string_view at, std::string_view label) {
        return described(*game, std::string(at) + " hand 6 off 0 / p2 hand 7 off 0 / p1 to throw", label);
    };
    EXPECT_EQ(told("p1 6", "B2"), "B2, five dots: piece of Light (square 6 of its way, B3 is next)");
    EXPECT_EQ(told("p1 22", "B2"),
              "B2, five dots: piece of Light, marked side up (square 22 of its way, B1 is next)");
    EXPECT_EQ(told("p1 12L", "A7"), "A7, rosette: piece of Light (square 12 of its way, A8 is next)");
    EXPECT_EQ(told("p1 12R", "C7"), "C7, rosette: piece of Light (square 12 of its way, C8 is next)");
    EXPECT_EQ(told("p1 23", "B1"),
              "B1, twelve dots: piece of Light, marked side up (last square of its way), protected");
    EXPECT_EQ(told("p1 2", "A3"), "A3, five dots: piece of Light");
}

TEST(RaceSpeech, choices_show_where_a_piece_lands) {
    const GamePtr game = finkel();
    const auto choices = game->choices(*position(*game, "p1 7 hand 6 off 0 / p2 hand 7 off 0 / p1 threw 1"));
    ASSERT_EQ(choices.size(), 2u);
    EXPECT_EQ(choices[0].token, "enter>1");
    EXPECT_EQ(game->board().at(choices[0].place).shape, PlaceShape::hand);
    EXPECT_EQ(game->board().at(choices[0].landing).label, "A4");
    EXPECT_EQ(english(choices[1].says), "Go from B3 to B4; then throw again");
    EXPECT_EQ(game->board().at(choices[1].landing).label, "B4");
}

TEST(RaceSpeech, a_throw_for_the_start_is_said_to_be_one) {
    const auto asked = [](const char* request) {
        const Loaded loaded = library().load(*GameRequest::parse(request));
        return loaded.game ? english(loaded.game->describe(*loaded.game->initial(), no_place)) : "no game";
    };
    EXPECT_EQ(asked("ur/finkel"), "Throw for the start: the higher throw begins.");
    EXPECT_EQ(asked("ur/finkel:starter=first"), "");
    const Loaded skiriuk = library().load(*GameRequest::parse("ur/skiriuk"));
    ASSERT_TRUE(skiriuk.game);
    MoveList lots;
    skiriuk.game->legal(*skiriuk.game->initial(), lots);
    const Applied drawn = skiriuk.game->apply(*skiriuk.game->initial(), lots[0], nullptr);
    EXPECT_EQ(english(skiriuk.game->describe(*drawn.position, no_place)),
              "Throw for the start: whoever first throws a 1 begins with it.");
}

TEST(RaceSpeech, both_ways_to_one_square_are_told_apart) {
    const Loaded loaded = library().load(*GameRequest::parse("ur/skiriuk"));
    ASSERT_TRUE(loaded.game);
    const Game& game = *loaded.game;
    std::string offered;
    for (const Choice& each :
         game.choices(*position(game, "p1 11 hand 0 off 6 / p2 14L hand 6 off 0 / p1 threw 3")))
        offered += english(each.says) + "\n";
    EXPECT_EQ(offered, "Go from B7 by A7 to B8, turn the piece over and send the piece there home\n"
                       "Go from B7 by C7 to B8, turn the piece over and send the piece there home\n");
}

TEST(RaceSpeech, drawing_shows_board_hands_and_turn) {
    const GamePtr game = finkel();
    EXPECT_EQ(game->drawing(*position(*game, "p1 4 6 hand 4 off 1 / p2 8 hand 6 off 0 / p1 threw 3")),
              "    p2 hand DDDDDD   off -\n"
              "  C  *   .   .   .           *   .\n"
              "  B  .   L   .  (D)  .   .   .   .\n"
              "  A  L*  .   .   .           *   .\n"
              "     1   2   3   4   5   6   7   8\n"
              "    p1 hand LLLL   off L\n"
              "    p1 threw 3\n");
}

TEST(RaceSpeech, only_squares_that_a_throw_bears_off_from_are_named_for_it) {
    const auto sentence = [](const std::string& rest) {
        const Loaded loaded = load_text("format: 1\nid: my/exit\nextends: ur/finkel\nname: Exit\n" + rest);
        EXPECT_TRUE(loaded.game) << problems_of(loaded);
        for (const RuleSection& section : loaded.game->rules())
            for (const RuleLine& line : section.lines)
                if (english(line.text).starts_with("Bearing off")) return english(line.text);
        return std::string();
    };
    const std::string any = "again: {landing_on: [rosette], leaving_from: [rosette, dots, zigzag]}\n";
    const std::string end = " earns another throw, unless it ends the game.";
    EXPECT_EQ(sentence(any), "Bearing off from B8, A8, A7 (Light) or B8, C8, C7 (Dark)" + end);
    EXPECT_EQ(sentence(any + "dice: {count: 1, faces: [0, 1]}\n"),
              "Bearing off from A7 (Light) or C7 (Dark)" + end);
    // The farthest piece leaves A8 with a four, though no throw of two is there to bear it off exactly.
    EXPECT_EQ(sentence("again: {landing_on: [rosette], leaving_from: [zigzag]}\n"
                       "dice: {count: 1, faces: [1, 4]}\nexit: {throw: enough-for-farthest}\n"),
              "Bearing off from A8 (Light) or C8 (Dark)" + end);
    EXPECT_EQ(sentence("again: {landing_on: [rosette], leaving_from: [A1, B4]}\n"),
              "Bearing off earns no other throw.");
}

TEST(RaceSpeech, rules_in_words_follow_the_options) {
    const auto page = [](const std::string& options) {
        std::string text;
        for (const RuleSection& section : finkel(options)->rules())
            for (const RuleLine& line : section.lines) text += english(line.text) + "\n";
        return text;
    };
    EXPECT_NE(page("").find("A piece on B4 cannot be captured"), std::string::npos) << page("");
    EXPECT_NE(page("safe=none").find("No square protects a piece."), std::string::npos);
    EXPECT_NE(page("finish=quick").find("still needs or more"), std::string::npos);
    EXPECT_NE(page("pieces=1").find("Each side has 1 piece;"), std::string::npos);
    const std::string leaving = page("exit_from_rosette_throws=on");
    EXPECT_NE(leaving.find("Bearing off from A7 (Light) or C7 (Dark) earns another throw"), std::string::npos)
        << leaving;
}

}  // namespace sivba::race
