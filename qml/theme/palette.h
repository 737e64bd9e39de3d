// The colours of the four themes, once and for all: what lies around the board. The
// materials of the boards themselves are in qml/board/board_style.h.
#pragma once

#include <QColor>

namespace sivba {

enum class ThemeKind : int { light, dark, projector, colour_blind };
// What the themes are called in settings and on the command line, in the order of ThemeKind.
inline constexpr const char* theme_words = "light|dark|projector|colour-blind";

struct Palette {
    QColor page;         // behind everything
    QColor surface;      // panels, fields, cards
    QColor raised;       // hovered or pressed surface
    QColor text;         // at least 4.5:1 on page, surface and raised
    QColor muted;        // second voice, still 4.5:1 on page
    QColor line;         // thin rules and borders
    QColor accent;       // what can be done next
    QColor accent_text;  // on accent
    QColor focus;        // ring of the keyboard
    QColor danger;       // refusals and errors
    QColor good;         // confirmations; always beside a word or a shape
    QColor seats[6];     // seat colours, told apart by lightness, too
    int stroke = 1;      // width of a line; doubled for the projector
};

const Palette& palette_of(ThemeKind kind);

}  // namespace sivba
