// What a person used last, a key or a pointer: the ring of the keyboard is drawn only for
// who needs it. One filter over the whole program, so that it is also right for keys
// that were pressed on the page before.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

namespace sivba {

class Input : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool keyboard READ keyboard NOTIFY keyboardChanged)

public:
    explicit Input(QObject* parent);
    static Input* create(QQmlEngine* engine, QJSEngine*);

    bool keyboard() const { return keyboard_; }
    // For keys that are shortcuts: nobody else hears of those.
    Q_INVOKABLE void noteKeyboard() { set_keyboard(true); }
    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void keyboardChanged();

private:
    void set_keyboard(bool now);

    bool keyboard_ = false;
};

}  // namespace sivba
