// The tables behind palette.h. The colour-blind palette takes its hues from Okabe and
// Ito, "Color Universal Design" (2002/2008).
#include "qml/theme/palette.h"

namespace sivba {
namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(value); }

Palette light() {
    return {
        .page = rgb(0xF4F1EA),
        .surface = rgb(0xFCFAF6),
        .raised = rgb(0xEAE5DA),
        .text = rgb(0x24211D),
        .muted = rgb(0x665F55),
        .line = rgb(0xD5CDBE),
        .accent = rgb(0x1F3C88),
        .accent_text = rgb(0xFFFFFF),
        .focus = rgb(0x2F5BC7),
        .danger = rgb(0x9A2A1E),
        .good = rgb(0x2E6A45),
        .seats = {rgb(0x1F3C88), rgb(0xA23E2E), rgb(0x2E6A45), rgb(0x7A5A12), rgb(0x5B3A86), rgb(0x1D6B73)},
        .stroke = 1};
}

Palette dark() {
    return {
        .page = rgb(0x1C1B1A),
        .surface = rgb(0x272523),
        .raised = rgb(0x35322F),
        .text = rgb(0xEFEAE1),
        .muted = rgb(0xB0A79A),
        .line = rgb(0x45413C),
        .accent = rgb(0x8FAEF5),
        .accent_text = rgb(0x10182E),
        .focus = rgb(0xA9C1FA),
        .danger = rgb(0xF0907F),
        .good = rgb(0x8CCBA2),
        .seats = {rgb(0x8FAEF5), rgb(0xE58A77), rgb(0x8CCBA2), rgb(0xDDBB6A), rgb(0xC2A3EC), rgb(0x7FCBD3)},
        .stroke = 1};
}

Palette projector() {
    return {
        .page = rgb(0xFFFFFF),
        .surface = rgb(0xFFFFFF),
        .raised = rgb(0xE6E6E6),
        .text = rgb(0x000000),
        .muted = rgb(0x333333),
        .line = rgb(0x000000),
        .accent = rgb(0x0A2A8C),
        .accent_text = rgb(0xFFFFFF),
        .focus = rgb(0x0A2A8C),
        .danger = rgb(0x8C1206),
        .good = rgb(0x0B5229),
        .seats = {rgb(0x0A2A8C), rgb(0xA01D0B), rgb(0x0B5229), rgb(0x664700), rgb(0x4A1E86), rgb(0x00525A)},
        .stroke = 2};
}

Palette colour_blind() {
    Palette palette = light();
    palette.page = rgb(0xF6F5F2);
    palette.surface = rgb(0xFFFFFF);
    palette.raised = rgb(0xE8E7E3);
    palette.line = rgb(0xC9C6BF);
    palette.muted = rgb(0x5C5A55);
    palette.accent = rgb(0x005F94);
    palette.focus = rgb(0x0072B2);
    palette.danger = rgb(0x9E4A00);
    palette.good = rgb(0x00664A);
    const unsigned okabe_ito[] = {0x0072B2, 0xE69F00, 0x009E73, 0xCC79A7, 0x56B4E9, 0xD55E00};
    for (int i = 0; i < 6; ++i) palette.seats[i] = rgb(okabe_ito[i]);
    return palette;
}

}  // namespace

const Palette& palette_of(ThemeKind kind) {
    static const Palette palettes[] = {light(), dark(), projector(), colour_blind()};
    return palettes[static_cast<int>(kind)];
}

}  // namespace sivba
