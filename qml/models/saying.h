// A text that is said when it is looked at, not when it was made: what stands on the
// screen changes with the language while the window is open.
#pragma once

#include "qml/models/app.h"

#include <QRegularExpression>

#include <functional>

namespace sivba {

// A row of seeds ("0 0 0 2 2") is not broken between two lines.
inline QString with_rows_whole(QString text) {
    static const QRegularExpression between("(?<=\\d) (?=\\d)");
    return text.replace(between, QString(QChar::Nbsp));
}

class Saying {
public:
    Saying() = default;
    explicit Saying(std::function<QString()> words) : words_(std::move(words)) {}
    explicit Saying(Message message) : words_([message = std::move(message)] { return say(message); }) {}

    QString text() const { return words_ ? words_() : QString(); }
    bool empty() const { return !words_; }

private:
    std::function<QString()> words_;
};

}  // namespace sivba
