// See option_words.h.
#include "qml/models/option_words.h"

#include "qml/models/app.h"

#include <algorithm>

namespace sivba {

QString option_words(const OptionInfo& option) {
    const QString name = option.name.empty() ? say(option.says) : say(option.name);
    QString chosen = QString::fromStdString(option.chosen);
    const auto value = std::ranges::find(option.values, option.chosen, &OptionValue::word);
    if (value != option.values.end()) {
        const QString told = value->name.empty() ? say(value->says) : say(value->name);
        if (!told.isEmpty()) chosen = told;
    }
    return QString("%1: %2").arg(name, chosen);
}

}  // namespace sivba
