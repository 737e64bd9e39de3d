// Random games, one after the other, with the invariants that cost little: something is
// always left to decide, seeds, pieces and tokens neither come nor go, and the mirror
// image of a game, kept by playing the mirrored decisions, stays its mirror image.
#pragma once

#include "framework/base/random.h"
#include "framework/rules/game.h"
#include "framework/search/repetition.h"

#include <array>
#include <numeric>
#include <string>

namespace sivba {

// What no move changes: seeds and tokens together, and each seat's pieces wherever they are.
struct Stock {
    std::size_t seeds = 0;
    std::array<std::size_t, 2> pieces{};
    friend bool operator==(const Stock&, const Stock&) = default;
};

inline Stock stock_of(const Game& game, const Position& position) {
    const Contents contents = game.contents(position);
    Stock stock;
    stock.seeds =
        std::accumulate(contents.seeds.begin(), contents.seeds.end(), std::size_t{contents.in_hand});
    for (const auto& place : contents.pieces)
        for (const Piece piece : place) ++stock.pieces[static_cast<std::size_t>(index(piece.owner))];
    return stock;
}

class Walk {
public:
    Walk(const Game& game, std::uint64_t seed) : game_(game), random_(seed) { begin(); }

    // Plays this many turns, or until something is wrong.
    void play_turns(std::uint64_t count) {
        for (std::uint64_t turns = 0; turns < count && problem_.empty();) turns += play();
    }
    const std::string& problem() const { return problem_; }
    std::uint64_t games() const { return games_; }

private:
    // Plays a decision; true when it has ended a turn.
    bool play() {
        game_.legal(*position_, moves_);
        if (moves_.size() == 0) return refuse("no decision is open, and the game is not over");
        const Move move = moves_[random_.below(static_cast<std::uint32_t>(moves_.size()))];
        if (image_) {
            const Move mirrored = game_.mirrored(*position_, move);
            game_.legal(*image_, moves_);
            if (!moves_.contains(mirrored)) return refuse("the mirror image has other decisions");
            image_ = game_.apply(*image_, mirrored, nullptr).position;
        }
        Applied applied = game_.apply(*position_, move, nullptr);
        position_ = std::move(applied.position);
        if (image_ && !game_.equal(*game_.mirrored(*position_), *image_))
            return refuse("the seats are not treated alike");
        if (!game_.actor(*position_).is_nobody() && tracker_.active() &&
            tracker_.note(applied.progress, [&] { return game_.hash(*position_); }))
            position_ = game_.settle_repetition(*position_, nullptr);
        if (stock_of(game_, *position_) != all_) return refuse("seeds or pieces have come or gone");
        if (game_.actor(*position_).is_nobody()) {
            if (!game_.outcome(*position_).over()) return refuse("nobody plays, and there is no result");
            ++games_;
            begin();
        }
        return applied.progress.turn_ended;
    }
    void begin() {
        position_ = game_.initial();
        tracker_.begin(game_.hash(*position_));
        image_ = game_.ruleset().symmetry == Symmetry::none ? nullptr : game_.mirrored(*position_);
    }
    bool refuse(std::string_view what) {
        problem_ = std::string(what) + ": " + game_.text(*position_);
        return false;
    }

    const Game& game_;
    const Stock all_ = stock_of(game_, *game_.initial());
    RandomStream random_;
    MoveList moves_;
    RepetitionTracker tracker_{game_.repetition()};
    PositionPtr position_, image_;
    std::string problem_;
    std::uint64_t games_ = 0;
};

}  // namespace sivba
