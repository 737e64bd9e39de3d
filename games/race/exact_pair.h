// Value iteration over two layers that lead to each other: mine with `a` and `b` pieces
// borne off, theirs with `b` and `a`; what lies further is solved already.
//
// Each sweep visits the tiles in place (Gauss-Seidel), those with pieces further on first;
// a tile that has hardly changed rests for a few sweeps. The tiles of a round are computed
// side by side from what was before it, then put in their places. Rounds depend on sizes
// only, so the values are the same with any number of threads.
#pragma once

#include "games/race/exact_layers.h"
#include "games/race/exact_rows.h"
#include "games/race/exact_team.h"

#include <deque>
#include <stop_token>

namespace sivba::race {

class PairSolver {
public:
    // `layers` hold the two, and those that lie further. `room`: bytes that recipes may take; what finds
    // no room is described anew in each sweep.
    PairSolver(const Program& program, ExactLayers& layers, int a, int b, Team& team, std::uint64_t room);

    enum class Visit { waking, all };
    // The largest change of a value; negative when stopped. Tiles that change by less than
    // `calm` rest.
    double sweep(Visit visit, double calm, const std::stop_token& stop);
    std::uint64_t evaluations() const { return evaluations_; }
    std::uint64_t recipe_bytes() const { return recipe_bytes_; }

private:
    // A tile and its counterpart, where the other throws.
    struct Unit {
        std::uint32_t a_field, b_field;
        std::uint8_t alone;                         // it is its own counterpart
        std::uint8_t rest = 0;                      // sweeps that pass it over
        std::unique_ptr<std::uint32_t[]> recipe{};  // of the tile, then of its counterpart
    };
    struct Copy {
        std::vector<double> throwing, waiting;
    };
    struct Work {
        Copy a, b;
        double change = 0;
        bool visited = false;
    };
    struct Side {
        ExactLayer* layer = nullptr;
        std::vector<double> waiting, further_waiting;
        Surroundings around;
    };

    void surround(Side& side, const Side& other, const ExactLayers& layers, int my_off, int their_off);
    void order_units();
    void divide_rounds();
    Side& b_side() { return same_ ? a_ : b_; }
    const std::uint32_t* recipe_of(Unit& unit, std::size_t worker);
    void compute(Unit& unit, Work& work, std::size_t worker);
    static void take(const Side& side, std::size_t mine, std::size_t theirs, Copy& copy);
    static void put(Side& side, std::size_t mine, std::size_t theirs, const Copy& copy);
    static double change_of(const Side& side, std::size_t mine, std::size_t theirs, const Copy& copy);

    const ExactSides& sides_;
    Team& team_;
    const bool same_;  // a = b: one layer, its own counterpart
    Side a_, b_;
    std::vector<Unit> units_;
    std::vector<std::size_t> rounds_;  // where each begins, and the end
    std::vector<Work> work_;
    std::deque<TileRows> tile_rows_;     // by worker
    std::vector<Recipe> fresh_recipes_;  // by worker, the last one described
    const std::uint64_t room_;
    std::atomic<std::uint64_t> recipe_bytes_{0};
    std::uint64_t evaluations_ = 0;
};

}  // namespace sivba::race
