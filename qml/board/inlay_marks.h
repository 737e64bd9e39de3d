// The engraved figures of the squares: rosette, eyes, dots, fives, zigzag and final,
// after the board from Ur. Drawn as colours only; relief.h cuts them into the shell.
#pragma once

#include "qml/board/board_style.h"

#include <QPainter>

#include <string_view>

namespace sivba {

// Draws the figure into the square `rect`. Unknown names draw the plain frame.
void draw_mark(QPainter& painter, const QRectF& rect, std::string_view mark, const BoardStyle& style);

}  // namespace sivba
