// What lies on the places of a BoardPicture, as one viewer may see it. The screen
// draws contents and plays events on them; replaying a decision's events on the old
// contents gives the new ones, which the conformance suite checks for every ruleset.
#pragma once

#include "framework/board/picture.h"
#include "framework/rules/event.h"

namespace sivba {

struct Piece {
    Seat owner = Seat::p1;
    std::uint8_t side = 0;  // 0 plain, 1 marked; higher bits: what else the family shows of it
    friend bool operator==(const Piece&, const Piece&) = default;
};

struct Contents {
    std::vector<std::uint16_t> seeds;        // per place
    std::vector<std::vector<Piece>> pieces;  // per place, bottom to top
    std::vector<std::uint16_t> marks;        // per place, family's code; 0 = none; of a square: 1 = a pile
    std::uint16_t in_hand = 0;               // seeds lifted and not yet sown
    friend bool operator==(const Contents&, const Contents&) = default;
};

// Plays one event forward. Events that cannot apply (a seed from an empty pit) leave
// the contents unchanged and return false.
bool replay(Contents& contents, const Event& event);

}  // namespace sivba
