// What the boards are made of, per theme: colours of wood, shell, stone and seeds and
// of the marks drawn on them. The projector's boards are flat: black lines on white.
#pragma once

#include "qml/theme/palette.h"

#include <QColor>

namespace sivba {

struct BoardStyle {
    bool flat = false;    // no texture, no light: outlines
    bool shapes = false;  // pieces carry a shape besides their colour
    double light = 1;     // exposure of the materials

    QColor wood, wood_dark, pit, store;
    QColor shell, lapis, limestone, bitumen;
    QColor paper, squares, ink;
    QColor seed, seed_dark;
    QColor piece_light, piece_dark, dots_on_light, dots_on_dark;

    QColor plate, plate_text;  // numbers in the pits
    QColor label;              // names of the places
    QColor halo, ring;         // legal starts: a light halo around a line in the accent
    QColor trail;              // the last move
    QColor hint;
    QColor focus;  // the keyboard's ring, around a white one
    QColor seats[6];
    double stroke = 1;
};

const BoardStyle& board_style(ThemeKind kind);

}  // namespace sivba
