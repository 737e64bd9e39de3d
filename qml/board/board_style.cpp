// The tables behind board_style.h. Shell, lapis, limestone and bitumen are those of the
// board from Ur; the wood is a dark tropical hardwood with grey nicker nuts as seeds.
#include "qml/board/board_style.h"

namespace sivba {
namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(value); }

BoardStyle light() {
    BoardStyle style;
    style.wood = rgb(0xA87043);
    style.wood_dark = rgb(0x6E4222);
    style.pit = rgb(0x5A371D);
    style.store = rgb(0x4A2C17);
    style.shell = rgb(0xEFE6D2);
    style.lapis = rgb(0x1F3C88);
    style.limestone = rgb(0xA23E2E);
    style.bitumen = rgb(0x2A211B);
    style.paper = rgb(0xFBFAF4);
    style.squares = rgb(0xC5D6E8);
    style.ink = rgb(0x1B3FAB);
    style.seed = rgb(0xB4B8AE);
    style.seed_dark = rgb(0x858B83);
    style.piece_light = rgb(0xF6EFDF);
    style.piece_dark = rgb(0x33302E);
    style.dots_on_light = rgb(0x1F3C88);
    style.dots_on_dark = rgb(0xF3E7C8);
    style.plate = QColor(28, 18, 10, 205);
    style.plate_text = rgb(0xFFF6E2);
    style.label = rgb(0xF1DDBB);
    style.halo = rgb(0xFFEFC6);
    style.ring = rgb(0x2748A8);
    style.trail = rgb(0xFFD98A);
    style.hint = rgb(0x7FE0C2);
    style.focus = rgb(0x201812);
    for (int i = 0; i < 6; ++i) style.seats[i] = palette_of(ThemeKind::light).seats[i];
    return style;
}

BoardStyle dark() {
    BoardStyle style = light();
    style.light = 0.86;
    style.wood = rgb(0x845431);
    style.wood_dark = rgb(0x55321B);
    style.shell = rgb(0xDDD3BE);
    style.bitumen = rgb(0x54463B);  // must stand out from the dark page
    style.paper = rgb(0x2B2F30);
    style.squares = rgb(0x3C4548);
    style.ink = rgb(0xE8E6DC);
    style.piece_light = rgb(0xEDE5D3);
    style.piece_dark = rgb(0x2B2827);
    style.ring = rgb(0x3D63CC);
    return style;
}

BoardStyle projector() {
    BoardStyle style = light();
    style.flat = true;
    style.shapes = true;
    style.stroke = 2;
    style.wood = style.wood_dark = style.pit = style.store = rgb(0xFFFFFF);
    style.shell = style.bitumen = style.paper = rgb(0xFFFFFF);
    style.squares = rgb(0xBBBBBB);
    style.ink = style.lapis = style.limestone = rgb(0x000000);
    style.seed = style.seed_dark = rgb(0x5A5A5A);
    style.piece_light = rgb(0xFFFFFF);
    style.piece_dark = rgb(0x000000);
    style.dots_on_light = rgb(0x000000);
    style.dots_on_dark = rgb(0xFFFFFF);
    style.plate = rgb(0xFFFFFF);
    style.plate_text = style.label = rgb(0x000000);
    style.halo = rgb(0xFFFFFF);
    style.ring = style.hint = rgb(0x0A2A8C);
    style.focus = rgb(0x000000);
    style.trail = rgb(0x000000);
    for (int i = 0; i < 6; ++i) style.seats[i] = palette_of(ThemeKind::projector).seats[i];
    return style;
}

BoardStyle colour_blind() {
    BoardStyle style = light();
    style.shapes = true;
    style.lapis = rgb(0x0072B2);
    style.limestone = rgb(0xE69F00);
    style.dots_on_light = rgb(0x0072B2);
    style.dots_on_dark = rgb(0xE69F00);
    style.ring = rgb(0x0072B2);
    style.trail = rgb(0xF0E442);
    style.hint = rgb(0x56B4E9);
    for (int i = 0; i < 6; ++i) style.seats[i] = palette_of(ThemeKind::colour_blind).seats[i];
    return style;
}

}  // namespace

const BoardStyle& board_style(ThemeKind kind) {
    static const BoardStyle styles[] = {light(), dark(), projector(), colour_blind()};
    return styles[static_cast<int>(kind)];
}

}  // namespace sivba
