// Dice that are seen to tumble and come to rest before their value is told. Follows a
// BoardModel's throws by itself, or is thrown by hand with throwDice().
#pragma once

#include "qml/board/board_model.h"
#include "qml/board/dice_throw.h"
#include "qml/theme/theme.h"

#include <QQuickPaintedItem>

#include <memory>
#include <optional>

class QVariantAnimation;

namespace sivba {

class DiceItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::BoardModel* board READ board WRITE set_board NOTIFY boardChanged)
    Q_PROPERTY(sivba::Theme::Kind theme READ theme WRITE set_theme NOTIFY themeChanged)
    Q_PROPERTY(bool rolling READ rolling NOTIFY rollingChanged)
    Q_PROPERTY(int value READ value NOTIFY valueChanged)  // -1 while rolling and before the first throw
    Q_PROPERTY(QList<int> possibleValues READ possible_values NOTIFY boardChanged)
    Q_PROPERTY(int count READ count NOTIFY boardChanged)  // dice thrown together

public:
    explicit DiceItem(QQuickItem* parent = nullptr);
    ~DiceItem() override;

    BoardModel* board() const { return board_; }
    void set_board(BoardModel* board);
    Theme::Kind theme() const { return theme_; }
    void set_theme(Theme::Kind theme);
    bool rolling() const { return rolling_; }
    int value() const { return value_; }
    QList<int> possible_values() const;
    int count() const { return info().count; }

    // Tumbles for `milliseconds` (0: at once) and then shows `value`. The same seed
    // gives the same throw.
    Q_INVOKABLE void throwDice(int value, quint32 seed, int milliseconds);
    Q_INVOKABLE void clear();

    void paint(QPainter* painter) override;

signals:
    void boardChanged();
    void themeChanged();
    void rollingChanged();
    void valueChanged();
    void rested(int value);

protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    DiceInfo info() const;
    int columns() const;
    void rest();

    QPointer<BoardModel> board_;
    Theme::Kind theme_ = Theme::Light;
    std::optional<DiceThrow> throw_;
    std::vector<int> faces_;  // of this throw
    quint32 seed_ = 0;
    std::unique_ptr<QVariantAnimation> tumble_;
    double part_ = 1;
    int coming_ = -1;
    int face_value_ = 1;  // what the face of a bone that lies up bears
    int value_ = -1;
    bool rolling_ = false;
    quint32 throws_ = 0;
};

}  // namespace sivba
