// Paints a board at rest: ground, what lies on it, numbers, names, and the marks that
// say what may be done and what was done. Only what touches the clip is painted, so a
// seed that lands costs one pit.
#pragma once

#include "qml/board/board_scene.h"
#include "qml/board/cues.h"

#include <QFont>

#include <optional>

namespace sivba {

// What is marked on the board, besides what lies on it.
struct BoardMarks {
    bool counts = true;
    bool labels = false;
    double digits = 0;          // least height of the numbers in pixels
    std::optional<Seat> actor;  // whose turn it is
    std::vector<PlaceId> legal;
    std::vector<PlaceId> landings;  // of the place under the pointer or focus
    std::vector<PlaceId> marked;    // of a set that is being chosen
    PlaceId asked = no_place;       // asks which of several decisions is meant
    std::vector<Cue> cues;
    int lit = -1;  // the decision whose cue is meant
    PlaceId hovered = no_place;
    PlaceId picked = no_place;  // where the keyboard is
    HintMarks hint;
    EventLog last;  // its trail
    std::optional<Seat> path;
    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

void paint_board(QPainter& painter, const BoardScene& scene, const QImage& ground, const Contents& contents,
                 const BoardMarks& marks, const QRectF& clip);

// The names of these places, beside numbers of at least that height.
void paint_labels(QPainter& painter, const BoardScene& scene, const std::vector<std::size_t>& places,
                  double digits = 0);

// How high the numbers are drawn that should be `least` pixels high.
double digit_height(const BoardScene& scene, double least);

// The number plate of a hand in the air, in logical pixels around `at`.
void paint_number(QPainter& painter, const BoardScene& scene, QPointF at, int number, double digits);

}  // namespace sivba
