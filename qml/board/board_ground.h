// The empty board as a picture: wood with its hollows, bitumen with its plaques, a
// squared page, or the projector's plain outlines. A pure function of its arguments,
// so that it can be made on another thread and kept.
#pragma once

#include "framework/board/picture.h"
#include "qml/board/board_layout.h"
#include "qml/board/board_style.h"

#include <QImage>

namespace sivba {

// `ratio` is the screen's device pixel ratio. `detail` below 1 gives a coarse picture
// quickly (the first frame); the image is stretched to the same logical size.
QImage draw_ground(const BoardPicture& picture, const BoardLayout& layout, const BoardStyle& style,
                   double ratio, double detail = 1);

// Where the seat's strip lies on the board's rim; empty where a board has none.
QRectF seat_strip(const BoardPicture& picture, const BoardLayout& layout, Seat seat);

}  // namespace sivba
