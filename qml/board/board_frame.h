// One moment of a board that is being played: what lies still and what is in the air.
// Made by BoardPlayer, drawn by the board items. No Qt.
#pragma once

#include "framework/board/contents.h"

#include <cstdint>
#include <vector>

namespace sivba {

// Something on its way from one place to another, or a fading one in reduced motion.
struct Flight {
    enum class Kind : std::uint8_t { seed, hand, piece };
    Kind kind = Kind::seed;
    PlaceId from = no_place;  // no_place: the hand of the moment
    PlaceId to = no_place;
    // Which seed of the heap, which piece of the stack; passing: over the middle of the place.
    static constexpr std::uint16_t passing = 0xffff;
    std::uint16_t from_slot = 0;
    std::uint16_t to_slot = 0;
    // Pieces of the stack at each end, this one among them; 0: as many as lie and fly there now.
    std::uint16_t from_stack = 0;
    std::uint16_t to_stack = 0;
    std::uint16_t count = 1;  // seeds in a hand
    Piece piece{};
    double along = 0;    // 0 at `from`, 1 at `to`
    double lift = 0;     // height of the arc, 0..1
    double turn = 0;     // of a piece that flips: 0 flat, 1 half way
    double opacity = 1;  // below 1 only in reduced motion
};

struct BoardFrame {
    Contents rest;                // without what is in the air
    std::vector<Flight> flights;  // in painting order
    PlaceId hand_at = no_place;   // where rest.in_hand hovers
    PlaceId active = no_place;    // the place the current event is about
};

// A hint on the board: where to look, or where the move begins and ends.
struct HintMarks {
    std::vector<PlaceId> area;
    PlaceId move = no_place, landing = no_place;
    friend bool operator==(const HintMarks&, const HintMarks&) = default;
};

}  // namespace sivba
