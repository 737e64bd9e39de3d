// Arrows at a pit that asks for more than a press: one for each way its seeds may go, and a
// bar for staying there. Says where they are and which of them a pointer or an arrow key means.
#pragma once

#include "qml/board/board_layout.h"
#include "qml/board/choosing.h"

namespace sivba {

struct Cue {
    PlaceId place = no_place;
    int choice = -1;     // of Choosing::all()
    QPointF way;         // unit vector along an axis of the screen
    bool stays = false;  // nothing is sown on
    friend bool operator==(const Cue&, const Cue&) = default;
};

// Of one place: none where a press on it is enough, unless `always`.
std::vector<Cue> cues_at(const BoardLayout& layout, const Choosing& choosing, PlaceId place, bool always);

// Middle of the arrow.
QPointF cue_centre(const BoardLayout& layout, const Cue& cue);

// The decision meant at `offset` from the middle of the place, or in that direction; -1: none
// of them more than another.
int meant(const std::vector<Cue>& cues, QPointF offset);

}  // namespace sivba
