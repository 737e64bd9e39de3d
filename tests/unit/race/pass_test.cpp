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
        found.too_large |= to > program.off();
        if (to > program.length) continue;
        const Cell cell = state.board.cell(program.square_place(seat, to).value);
        found.own |= !cell.empty() && cell.owner() == seat;
        found.guarded |= !cell.empty() && cell.owner() != seat;
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
            EXPECT_EQ(says("of its own"), found.own) << options << ": " << said;
            EXPECT_EQ(says("protected"), found.guarded) << options << ": " << said;
            EXPECT_EQ(says("way out") || says("leave the board"), found.too_large) << options << ": " << said;
        }
        at = game->apply(*at, move, nullptr).position;
    }
    return passes;
}

}  // namespace

TEST(RacePass, quick_finish_never_speaks_of_the_exact_way_out) {
    EXPECT_EQ(pass_sentence(*finkel("finish=quick"), "p1 4 6 hand 0 off 5 / p2 8 hand 6 off 0 / p1 threw 2"),
              "Light throws 2, but every move ends on a piece of its own or on a protected piece of the "
              "opponent: the turn passes.");
}

TEST(RacePass, every_union_of_hindrances_has_its_sentence) {
    const GamePtr game = finkel();
    EXPECT_EQ(pass_sentence(*game, "p1 6 hand 0 off 6 / p2 8 hand 6 off 0 / p1 threw 2"),
              "Light throws 2, but every move ends on a protected piece of the opponent: the turn passes.");
    EXPECT_EQ(pass_sentence(*game, "p1 4 6 hand 0 off 5 / p2 8 hand 6 off 0 / p1 threw 2"),
              "Light throws 2, but every move ends on a piece of its own or on a protected piece of the "
              "opponent: the turn passes.");
    EXPECT_EQ(pass_sentence(*game, "p1 12 14 hand 0 off 5 / p2 hand 7 off 0 / p1 threw 2"),
              "Light throws 2, but every move ends on a piece of its own or goes farther than the exact way "
              "out: the turn passes.");
    EXPECT_EQ(pass_sentence(*game, "p1 6 14 hand 0 off 5 / p2 8 hand 6 off 0 / p1 threw 2"),
              "Light throws 2, but every move ends on a protected piece of the opponent or goes farther than "
              "the exact way out: the turn passes.");
    EXPECT_EQ(
        pass_sentence(*game, "p1 6 12 14 hand 0 off 4 / p2 8 hand 6 off 0 / p1 threw 2"),
        "Light throws 2, but every move ends on a piece of its own, on a protected piece of the opponent "
        "or goes farther than the exact way out: the turn passes.");
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
