// Why a turn is skipped: the sentence names all that keeps the pieces from moving and nothing
// else, under every value of every option.
#include "framework/base/random.h"
#include "games/race/reasons.h"
#include "table.h"

namespace sivba::race {

namespace {

std::string pass_sentence(const Game& game, const Position& thrown) {
    EventLog events;
    game.apply(thrown, pass_move(), &events);
    return english(game.explain(thrown, events).front());
}
std::string pass_sentence(const Game& game, std::string_view from) {
    return pass_sentence(game, *position(game, from));
}

// What stands against the pieces of the seat that passes, found on the paths themselves.
Hindrances hindrances_of(const Program& program, const SquareKernel::State& state) {
    const Seat seat = state.turn.seat;
    Hindrances found;
    for (int from = 0; from <= program.length; ++from) {
        const bool there =
            from == 0 ? state.board.hand(seat) > 0 : (state.board.men(program, seat) >> from & 1) != 0;
        const int to = from + state.turn.thrown;
        if (!there) continue;
        if (to > program.off()) found.add(Why::throw_too_large);
        if (to > program.length) continue;
        const auto cells = state.board.pile(program.square_place(seat, to).value).cells();
        if (!cells.empty()) found.add(cells[0].owner() == seat ? Why::own_piece : Why::protected_piece);
    }
    return found;
}

// Plays at random and compares the sentence of each skipped turn; counts them.
int compare_sentences(const GamePtr& game, const std::string& options, RandomStream& random) {
    int passes = 0;
    PositionPtr at = game->initial();
    for (int decision = 0; decision < 3'000 && !game->actor(*at).is_nobody(); ++decision) {
        MoveList moves;
        game->legal(*at, moves);
        const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
        const SquareKernel::State& state = race_game(game).state_of(*at);
        if (kind_of(move) == MoveKind::pass && state.turn.thrown > 0) {
            ++passes;
            const std::string said = pass_sentence(*game, *at);
            const auto says = [&](const char* word) { return said.find(word) != std::string::npos; };
            const Hindrances found = hindrances_of(race_game(game).program(), state);
            EXPECT_EQ(says("an own piece"), found.has(Why::own_piece)) << options << ": " << said;
            EXPECT_EQ(says("protected"), found.has(Why::protected_piece)) << options << ": " << said;
            EXPECT_EQ(says("the way out"), found.has(Why::throw_too_large)) << options << ": " << said;
        }
        at = game->apply(*at, move, nullptr).position;
    }
    return passes;
}

}  // namespace

TEST(RacePass, quick_finish_never_speaks_of_the_way_out) {
    EXPECT_EQ(pass_sentence(*finkel("finish=quick"), "p1 4 6 hand 0 off 5 / p2 8 hand 6 off 0 / p1 threw 2"),
              "Light throws 2, but no piece can move: an own piece is in the way; a protected piece of the "
              "opponent is in the way.");
}

TEST(RacePass, every_hindrance_is_named_once) {
    const GamePtr game = finkel();
    EXPECT_EQ(pass_sentence(*game, "p1 6 hand 0 off 6 / p2 8 hand 6 off 0 / p1 threw 2"),
              "Light throws 2, but no piece can move: a protected piece of the opponent is in the way.");
    EXPECT_EQ(pass_sentence(*game, "p1 6 12 14 hand 0 off 4 / p2 8 hand 6 off 0 / p1 threw 2"),
              "Light throws 2, but no piece can move: an own piece is in the way; a protected piece of the "
              "opponent is in the way; the throw is more than the way out.");
}

TEST(RacePass, the_reasons_are_those_on_the_board_under_every_option) {
    int passes = 0;
    const GamePtr plain = finkel();
    for (const OptionInfo& option : plain->ruleset().options)
        for (const OptionValue& value : option.values)
            for (const std::string finish : {"exact", "quick"}) {
                std::string options = option.key + "=" + value.word;
                if (option.key != "finish") options += ",finish=" + finish;
                RandomStream random(1);
                for (int n = 0; n < 20; ++n) passes += compare_sentences(finkel(options), options, random);
            }
    EXPECT_GT(passes, 1'000) << "the test has seen skipped turns";
}

}  // namespace sivba::race
