// Theme, a QML singleton: colours, sizes and fonts of everything around the boards.
// It stores nothing; the settings give it `kind` and `scale` when the program starts.
// Sizes are already multiplied by `scale` (1 to 2).
#pragma once

#include "qml/theme/palette.h"

#include <QObject>
#include <QString>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(Kind kind READ kind WRITE set_kind NOTIFY changed)
    Q_PROPERTY(double scale READ scale WRITE set_scale NOTIFY changed)
    Q_PROPERTY(bool projector READ projector NOTIFY changed)
    Q_PROPERTY(bool dark READ dark NOTIFY changed)

    Q_PROPERTY(QColor page READ page NOTIFY changed)
    Q_PROPERTY(QColor surface READ surface NOTIFY changed)
    Q_PROPERTY(QColor raised READ raised NOTIFY changed)
    Q_PROPERTY(QColor text READ text NOTIFY changed)
    Q_PROPERTY(QColor muted READ muted NOTIFY changed)
    Q_PROPERTY(QColor line READ line NOTIFY changed)
    Q_PROPERTY(QColor accent READ accent NOTIFY changed)
    Q_PROPERTY(QColor accentText READ accent_text NOTIFY changed)
    Q_PROPERTY(QColor focus READ focus NOTIFY changed)
    Q_PROPERTY(QColor danger READ danger NOTIFY changed)
    Q_PROPERTY(QColor good READ good NOTIFY changed)
    // Colours of the seats 0..5; never the only sign of one. A property, because a binding
    // does not hear when a function would return something else.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)

    Q_PROPERTY(double spacing READ spacing NOTIFY changed)  // 8
    Q_PROPERTY(double radius READ radius NOTIFY changed)    // 10
    Q_PROPERTY(double stroke READ stroke NOTIFY changed)    // 1, projector 2
    Q_PROPERTY(double target READ target NOTIFY changed)    // smallest thing to press
    Q_PROPERTY(int textSize READ text_size NOTIFY changed)  // pixels
    Q_PROPERTY(int smallSize READ small_size NOTIFY changed)
    Q_PROPERTY(int titleSize READ title_size NOTIFY changed)
    Q_PROPERTY(QString textFont READ text_font CONSTANT)    // family of the running text
    Q_PROPERTY(QString titleFont READ title_font CONSTANT)  // serif if there is one with all our letters
    Q_PROPERTY(int shortMotion READ short_motion CONSTANT)  // milliseconds of hover, fold and fade

public:
    enum Kind { Light, Dark, Projector, ColourBlind };
    Q_ENUM(Kind)

    explicit Theme(QObject* parent = nullptr);

    Kind kind() const { return static_cast<Kind>(kind_); }
    void set_kind(Kind kind);
    double scale() const { return scale_; }
    void set_scale(double scale);
    bool projector() const { return kind_ == ThemeKind::projector; }
    bool dark() const { return kind_ == ThemeKind::dark; }

    QColor page() const { return colours().page; }
    QColor surface() const { return colours().surface; }
    QColor raised() const { return colours().raised; }
    QColor text() const { return colours().text; }
    QColor muted() const { return colours().muted; }
    QColor line() const { return colours().line; }
    QColor accent() const { return colours().accent; }
    QColor accent_text() const { return colours().accent_text; }
    QColor focus() const { return colours().focus; }
    QColor danger() const { return colours().danger; }
    QColor good() const { return colours().good; }
    QVariantList seats() const;

    double spacing() const { return 8 * scale_; }
    double radius() const { return 10 * scale_; }
    double stroke() const { return colours().stroke; }
    double target() const { return 40 * scale_; }
    int text_size() const;
    int small_size() const;
    int title_size() const;
    QString text_font() const { return text_font_; }
    QString title_font() const { return title_font_; }
    int short_motion() const { return 120; }

signals:
    void changed();

private:
    const Palette& colours() const { return palette_of(kind_); }

    ThemeKind kind_ = ThemeKind::light;
    double scale_ = 1;
    QString text_font_;
    QString title_font_;
};

}  // namespace sivba
