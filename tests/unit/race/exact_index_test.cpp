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

// What the kernel says of the thrower's chance, from the values of the positions that follow.
double by_kernel(const Program& program, const ExactLayers& layers, const BitKernel::State& state) {
    double sum = 0;
    for (const Throw& each : program.throws) {
        BitKernel::State thrown = state;
        BitKernel::apply(program, thrown, dice_move(each.steps), NullSink{});
        const double first_seat = layers.chance(program, thrown).value();
        sum += (state.turn.seat == Seat::p1 ? first_seat : 1 - first_seat) * each.weight;
    }
    return sum / program.denominator;
}

// The same by the rows of the solver.
double by_rows(const Program& program, const ExactLayers& layers, const BitKernel::State& state) {
    const Seat me = state.turn.seat;
    const int mine = state.board.off(me), theirs = state.board.off(other(me));
    const ExactLayer& here = *layers.at(mine, theirs);
    Surroundings around{mine, theirs, {&here.index, here.values.data()}, {}, {}, {}};
    const auto waiting = seen_by_other(*layers.at(theirs, mine), here.index);
    around.waiting = {&here.index, waiting.data()};
    std::vector<double> further_waiting;
    if (const ExactLayer* const further = layers.at(mine + 1, theirs)) {
        further_waiting = seen_by_other(*layers.at(theirs, mine + 1), further->index);
        around.further_throwing = {&further->index, further->values.data()};
        around.further_waiting = {&further->index, further_waiting.data()};
    }
    const ExactSides& sides = layers.sides;
    const Positions my_men = state.board.men(program, me), their_men = state.board.men(program, other(me));
    const std::size_t my_field = sides.field.rank(my_men & sides.field_ground);
    const std::size_t their_field = sides.field.rank(their_men & sides.field_ground);
    const std::size_t tile = here.index.tile(my_field, their_field);
    TileRows rows(program, sides);
    rows.prepare(around, my_field, their_field, here.values.data() + tile, waiting.data() + tile);
    std::vector<double> values(here.index.columns(their_field) + block);
    rows.evaluate(sides.home.rank(my_men & ~sides.field_ground), values.data());
    return values[sides.home.rank(their_men & ~sides.field_ground)];
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
            before_throws(program, 2, 40, [&](const BitKernel::State& state) {
                ASSERT_NEAR(by_rows(program, layers, state), by_kernel(program, layers, state), 1e-12)
                    << game->ruleset().full_id();
            });
            if (HasFatalFailure()) return;
        }
}

TEST(RaceExact, rows_follow_the_kernel_where_squares_are_crossed_twice) {
    for (const GamePtr& game :
         {murray_own_row(2), murray_own_row(2, "rosette"), murray_far_row(2, "rosette")}) {
        const Program& program = program_of(game);
        ExactLayers layers(program);
        fill(program, layers);
        before_throws(program, 3, 200, [&](const BitKernel::State& state) {
            ASSERT_NEAR(by_rows(program, layers, state), by_kernel(program, layers, state), 1e-12);
        });
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
