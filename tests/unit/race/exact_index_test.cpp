// The numbers of positions have no gap and no position twice; the rows that the solver
// computes with say what the kernel says; what solving takes is known before.
#include "exact.h"

#include "games/race/exact_pair.h"

#include <unordered_map>

namespace sivba::race {

namespace {

BitKernel::State beginning(const Program& program) {
    return {BitBoard(program), {Stage::throwing, Seat::p1, 0}};
}

// Plays random games and calls `look` before every throw.
template <class Look>
void before_throws(const Program& program, std::uint64_t seed, int throws, Look look) {
    RandomStream random(seed);
    BitKernel::State state = beginning(program);
    for (int i = 0; i < throws; ++i) {
        look(state);
        for (const bool chance : {true, false}) {
            MoveList moves;
            BitKernel::legal(program, state, moves);
            const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
            ASSERT_EQ(BitKernel::actor(program, state).is_chance(), chance);
            BitKernel::apply(program, state, move, NullSink{});
        }
        if (state.turn.stage == Stage::over) state = beginning(program);
    }
}

// Layers whose values are random numbers.
void fill(const Program& program, ExactLayers& layers) {
    RandomStream random(5);
    for (int a = 0; a < program.goal; ++a)
        for (int b = 0; b < program.goal; ++b) {
            ExactLayer& layer = layers.make(a, b);
            layer.values.resize(layer.index.size() + block);
            for (double& value : layer.values) value = random.unit();
        }
}

// What the kernel says of the thrower's chance, from the values of the positions that follow, which
// are the thrower's chance, too.
template <class Value>
double by_kernel(const Program& program, const BitKernel::State& state, Value value) {
    double sum = 0;
    for (const Throw& each : program.throws) {
        BitKernel::State thrown = state;
        BitKernel::apply(program, thrown, dice_move(each.steps), NullSink{});
        MoveList moves;
        BitKernel::legal(program, thrown, moves);
        double best = 0;
        for (const Move move : moves) {
            BitKernel::State after = thrown;
            BitKernel::apply(program, after, move, NullSink{});
            best = std::max(best, value(after));
        }
        sum += best * each.weight;
    }
    return sum / program.denominator;
}

// Computes the tile of the position as the solver does; what it says must be what the kernel says.
void compare_tile(const Program& program, const ExactLayers& layers, const BitKernel::State& state) {
    const Seat me = state.turn.seat;
    const int mine = state.board.off(me), theirs = state.board.off(other(me));
    const ExactLayer& here = *layers.at(mine, theirs);
    Surroundings around;
    around.my_off = mine;
    around.their_off = theirs;
    around.index = &here.index;
    const auto waiting = seen_by_other(*layers.at(theirs, mine), here.index);
    around.values[static_cast<std::size_t>(Face::throwing)] = here.values.data();
    around.values[static_cast<std::size_t>(Face::waiting)] = waiting.data();
    std::vector<double> further_waiting;
    if (const ExactLayer* const further = layers.at(mine + 1, theirs)) {
        further_waiting = seen_by_other(*layers.at(theirs, mine + 1), further->index);
        around.further = &further->index;
        around.values[static_cast<std::size_t>(Face::further_throwing)] = further->values.data();
        around.values[static_cast<std::size_t>(Face::further_waiting)] = further_waiting.data();
    }
    const ExactSides& sides = layers.sides;
    const Positions my_men = state.board.men(program, me), their_men = state.board.men(program, other(me));
    const std::size_t my_field = sides.field.rank(my_men & sides.field_ground);
    const std::size_t their_field = sides.field.rank(their_men & sides.field_ground);
    const std::size_t rows = here.index.rows(my_field), columns = here.index.columns(their_field);
    TileRows tile(program, sides);
    Recipe recipe;
    tile.describe(around, my_field, their_field, recipe);
    const double* const before = here.values.data() + here.index.tile(my_field, their_field);
    std::vector<double> values(before, before + rows * columns + block);
    const double* const waits = waiting.data() + here.index.tile(my_field, their_field);
    ASSERT_EQ(tile.follow(recipe.data(), around, rows, columns, values.data(), waits),
              recipe.data() + recipe.size());
    // A tile is computed in place: its own rows are taken as they are now.
    const auto in_tile = [&](const BitKernel::State& after) -> const double& {
        const Positions mine_now = after.board.men(program, me) & ~sides.field_ground;
        const Positions theirs_now = after.board.men(program, other(me)) & ~sides.field_ground;
        return values[sides.home.rank(mine_now) * columns + sides.home.rank(theirs_now)];
    };
    const auto value = [&](const BitKernel::State& after) {
        const bool same =
            after.turn.stage == Stage::throwing && after.turn.seat == me && after.board.off(me) == mine &&
            (after.board.men(program, me) & sides.field_ground) == (my_men & sides.field_ground) &&
            after.board.men(program, other(me)) == their_men;
        if (same) return in_tile(after);
        const double first_seat = layers.chance(program, after).value();
        return me == Seat::p1 ? first_seat : 1 - first_seat;
    };
    ASSERT_NEAR(in_tile(state), by_kernel(program, state, value), 1e-12);
}

}  // namespace

TEST(RaceExact, positions_are_numbered_without_gaps_and_repetitions) {
    for (const GamePtr& game :
         {finkel("pieces=2"), finkel("pieces=2,safe=none"), masters(2), murray_own_row(1)}) {
        const Program& program = program_of(game);
        ExactLayers layers(program);
        for (int a = 0; a < program.goal; ++a)
            for (int b = 0; b < program.goal; ++b) layers.make(a, b);
        std::unordered_map<std::uint64_t, std::uint64_t> seen;  // number with its layer -> position
        before_throws(program, 1, 200'000, [&](BitKernel::State state) {
            const Seat me = state.turn.seat, you = other(me);
            const int mine = state.board.off(me), theirs = state.board.off(you);
            const LayerIndex& index = layers.at(mine, theirs)->index;
            const Positions a = state.board.men(program, me), b = state.board.men(program, you);
            const Positions field = layers.sides.field_ground;
            const std::uint64_t number =
                index.number(layers.sides.field.rank(a & field), layers.sides.field.rank(b & field),
                             layers.sides.home.rank(a & ~field), layers.sides.home.rank(b & ~field));
            ASSERT_LT(number, index.size());
            const auto layer = static_cast<std::uint64_t>(mine * program.goal + theirs);
            const auto [known, fresh] = seen.emplace(layer << 32 | number, a << 32 | b);
            ASSERT_EQ(known->second, a << 32 | b);
        });
        EXPECT_LE(seen.size(), layers.positions());
        EXPECT_GT(seen.size(), layers.positions() / 2) << "the walk has seen most positions";
    }
}

TEST(RaceExact, rows_of_a_tile_follow_the_kernel_under_all_options) {
    for (const int pieces : {1, 3})
        for (const GamePtr& game : many_games(pieces)) {
            const Program& program = program_of(game);
            // Layers of three pieces on the longest paths take long to fill.
            if (program.length > 20 && pieces > 1) continue;
            ExactLayers layers(program);
            fill(program, layers);
            before_throws(program, 2, 40,
                          [&](const BitKernel::State& state) { compare_tile(program, layers, state); });
            if (HasFatalFailure()) FAIL() << game->ruleset().full_id();
        }
}

TEST(RaceExact, rows_follow_the_kernel_where_squares_are_crossed_twice) {
    for (const GamePtr& game :
         {murray_own_row(2), murray_own_row(2, "rosette"), murray_far_row(2, "rosette")}) {
        const Program& program = program_of(game);
        ExactLayers layers(program);
        fill(program, layers);
        before_throws(program, 3, 200,
                      [&](const BitKernel::State& state) { compare_tile(program, layers, state); });
        if (HasFatalFailure()) return;
    }
}

// Counts: the number of positions of Finkel's game that are not over, seen by the thrower.
TEST(RaceExact, what_solving_takes_is_known_before) {
    const auto plan = [](const GamePtr& game, const ExactStart& start = {}) {
        return plan_exact(program_of(game), start);
    };
    EXPECT_EQ(plan(finkel("pieces=1")).positions, 217u);
    EXPECT_EQ(plan(finkel("pieces=2")).positions, 12'869u);
    EXPECT_EQ(plan(finkel("pieces=3")).positions, 263'121u);
    EXPECT_EQ(plan(finkel("pieces=7")).positions, 137'870'097u);
    EXPECT_LT(plan(finkel("pieces=7")).memory, std::uint64_t{2'000'000'000});
    EXPECT_EQ(plan(finkel("pieces=7"), {6, 6}).positions, 217u) << "one piece each is left";
    EXPECT_TRUE(plan(masters(3)).possible);
    EXPECT_GT(plan(murray_far_row(7)).memory, std::uint64_t{100'000'000'000});
    for (const GamePtr& game : {finkel("pieces=3"), masters(2), murray_own_row(2), murray_far_row(1)}) {
        const Program& program = program_of(game);
        const ExactPlan told = plan_exact(program, {});
        ExactLayers layers(program);
        for (int a = 0; a < program.goal; ++a)
            for (int b = 0; b < program.goal; ++b) layers.make(a, b);
        EXPECT_EQ(told.positions, layers.positions());
    }
}

TEST(RaceExact, paths_that_are_no_mirror_images_are_not_solved) {
    const Loaded loaded = load_text("format: 1\nid: my/uneven\nextends: ur/finkel\nname: Uneven\n"
                                    "path: {first: [A4, A3, A2, A1, B1, B2, B3], second: [C4, C3, C2, C1, "
                                    "B1, B2, A2]}\npieces: {each: 1}\n");
    ASSERT_TRUE(loaded.game) << problems_of(loaded);
    EXPECT_EQ(loaded.game->solve_needs(*loaded.game->initial()).measure, SolveMeasure::none);
    EXPECT_EQ(loaded.game->solve(*loaded.game->initial(), {}, {}, {}).measure, SolveMeasure::none);
    EXPECT_EQ(loaded.game->solution_key(), 0u);
}

}  // namespace sivba::race
