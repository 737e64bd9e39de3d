#include "qml/models/input.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QQmlEngine>

#include <optional>

namespace sivba {

namespace {

// Ctrl+Z beside the mouse is not a person who goes from place to place by keys.
bool is_navigation(const QKeyEvent& key) {
    constexpr auto commands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    const bool modifier_alone = key.key() == Qt::Key_Shift || key.key() == Qt::Key_Control ||
                                key.key() == Qt::Key_Alt || key.key() == Qt::Key_Meta ||
                                key.key() == Qt::Key_AltGr;
    return !modifier_alone && !(key.modifiers() & commands);
}

std::optional<bool> tells_keyboard(const QEvent& event) {
    switch (event.type()) {
    case QEvent::KeyPress:
        if (is_navigation(static_cast<const QKeyEvent&>(event))) return true;
        return std::nullopt;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress: return false;
    default: return std::nullopt;
    }
}

}  // namespace

Input::Input(QObject* parent) : QObject(parent) { QCoreApplication::instance()->installEventFilter(this); }

Input* Input::create(QQmlEngine* engine, QJSEngine*) { return new Input(engine); }

bool Input::eventFilter(QObject*, QEvent* event) {
    set_keyboard(tells_keyboard(*event).value_or(keyboard_));
    return false;
}

void Input::set_keyboard(bool now) {
    if (now == keyboard_) return;
    keyboard_ = now;
    emit keyboardChanged();
}

}  // namespace sivba
