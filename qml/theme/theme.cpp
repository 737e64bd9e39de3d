// See theme.h. The title font must have every letter of our four languages, or the
// system's own font is used.
#include "qml/theme/theme.h"

#include <QFontDatabase>
#include <QFontMetrics>
#include <QGuiApplication>

#include <algorithm>
#include <cmath>

namespace sivba {
namespace {

bool has_our_letters(const QString& family) {
    const QFontMetrics metrics{QFont(family)};
    const QString letters = QStringLiteral("ґєіїҐЄІЇыэъёčšžČŠŽ");
    return std::all_of(letters.begin(), letters.end(), [&](QChar letter) { return metrics.inFont(letter); });
}

QString first_serif(const QString& fallback) {
    const QStringList installed = QFontDatabase::families();
    for (const char* name : {"EB Garamond", "Linux Libertine O", "Gentium Plus", "DejaVu Serif"}) {
        const QString family = QString::fromLatin1(name);
        if (installed.contains(family) && has_our_letters(family)) return family;
    }
    return fallback;
}

}  // namespace

Theme::Theme(QObject* parent) : QObject(parent) {
    text_font_ = QGuiApplication::font().family();
    title_font_ = first_serif(text_font_);
}

void Theme::set_kind(Kind kind) {
    const auto wanted = static_cast<ThemeKind>(std::clamp<int>(kind, Light, ColourBlind));
    if (wanted == kind_) return;
    kind_ = wanted;
    emit changed();
}

void Theme::set_scale(double scale) {
    const double wanted = std::isfinite(scale) ? std::clamp(scale, 1.0, 2.0) : 1.0;
    if (wanted == scale_) return;
    scale_ = wanted;
    emit changed();
}

QVariantList Theme::seats() const {
    QVariantList list;
    for (const QColor& colour : colours().seats) list.append(colour);
    return list;
}

int Theme::text_size() const { return static_cast<int>(std::lround((projector() ? 20 : 16) * scale_)); }
int Theme::small_size() const { return static_cast<int>(std::lround((projector() ? 17 : 13) * scale_)); }
int Theme::title_size() const { return static_cast<int>(std::lround((projector() ? 36 : 28) * scale_)); }

}  // namespace sivba
