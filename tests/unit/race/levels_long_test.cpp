// How much of the chance to win a level gives away per decision, measured against the exact
// values of solved games.
#include "exact.h"

#include "framework/play/computer.h"

#include <cstdio>

namespace sivba::race {

namespace {

// Mean loss per decision with a choice, over games of the level against itself.
double mean_loss(const std::string& request, Player level, int games) {
    const Loaded loaded = library().load(*GameRequest::parse(request + ",starter=first"));
    if (!loaded.game) return 1;
    const Game& game = *loaded.game;
    const Solved solved = game.solution(*game.initial(), {}, nullptr, {}, {});
    if (!solved.solution) return 1;
    double lost = 0;
    std::uint64_t decisions = 0;
    for (int n = 0; n < games; ++n) {
        Session session(loaded.game, {.seed = static_cast<std::uint64_t>(n), .seats = {level, level}});
        while (!session.actor().is_nobody()) {
            if (session.actor().is_chance()) {
                session.throw_dice();
                continue;
            }
            const Position& here = *session.position();
            MoveList moves;
            game.legal(here, moves);
            const auto worth = [&](Move move) {
                const double chance = *solved.solution->chance(*game.apply(here, move, nullptr).position);
                return session.actor() == Actor(Seat::p1) ? chance : 1 - chance;
            };
            const ComputerMove chosen = choose_move(game, here, {}, level, session.setup().seed,
                                                    {.emergency = std::chrono::milliseconds{0}}, {});
            if (moves.size() > 1) {
                double best = 0;
                for (const Move move : moves) best = std::max(best, worth(move));
                lost += best - worth(chosen.move);
                ++decisions;
            }
            EXPECT_TRUE(session.play(chosen.move));
        }
    }
    const double mean = lost / static_cast<double>(decisions);
    std::printf("%s %s: %.4f %% of %llu decisions\n", request.c_str(), std::string(word_of(level)).c_str(),
                100 * mean, static_cast<unsigned long long>(decisions));
    return mean;
}

}  // namespace

TEST(RaceLevelsLong, hard_gives_away_at_most_half_a_percent_in_solved_games) {
    for (const char* request : {"ur/finkel:pieces=2", "ur/finkel:pieces=3", "ur/masters:pieces=2"})
        EXPECT_LE(mean_loss(request, Player::hard, 100), 0.005) << request;
}

TEST(RaceLevelsLong, master_gives_away_at_most_a_thousandth_in_solved_games) {
    for (const char* request : {"ur/finkel:pieces=2", "ur/finkel:pieces=3", "ur/masters:pieces=2"})
        EXPECT_LE(mean_loss(request, Player::master, 12), 0.001) << request;
}

}  // namespace sivba::race
