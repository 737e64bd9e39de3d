#include "qml/models/option_model.h"

#include "qml/models/app.h"

#include <algorithm>

namespace sivba {

namespace {

std::optional<std::size_t> find_value(const OptionInfo& info, const std::string& word) {
    const auto found = std::ranges::find(info.values, word, &OptionValue::word);
    if (found == info.values.end()) return std::nullopt;
    return static_cast<std::size_t>(found - info.values.begin());
}

// The reference speaks in sentences, a form in labels.
QString label(const QString& sentence, const std::string& otherwise) {
    if (sentence.isEmpty()) return QString::fromStdString(otherwise);
    return sentence.endsWith('.') ? sentence.chopped(1) : sentence;
}

QString name_of(const OptionValue& value) {
    return label(value.name.empty() ? say(value.says) : say(value.name), value.word);
}

}  // namespace

std::size_t OptionModel::standard_of(const OptionInfo& info) {
    return find_value(info, info.standard).value_or(0);
}

void OptionModel::set_ruleset(const Ruleset& ruleset, const QVariantMap& chosen) {
    beginResetModel();
    rows_.clear();
    for (const OptionInfo& info : ruleset.options) {
        if (info.values.size() < 2) continue;
        const std::string wanted = chosen.value(QString::fromStdString(info.key)).toString().toStdString();
        rows_.push_back({info, find_value(info, wanted).value_or(standard_of(info))});
    }
    endResetModel();
    emit edited();
}

void OptionModel::retell() {
    if (!rows_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

void OptionModel::choose(int row, int value) {
    if (row < 0 || row >= rowCount()) return;
    Row& changed = rows_[static_cast<std::size_t>(row)];
    if (value < 0 || static_cast<std::size_t>(value) >= changed.info.values.size()) return;
    if (changed.chosen == static_cast<std::size_t>(value)) return;
    changed.chosen = static_cast<std::size_t>(value);
    emit dataChanged(index(row), index(row), {chosen_role, changed_role});
    emit edited();
}

void OptionModel::reset_to_standard() {
    for (int row = 0; row < rowCount(); ++row)
        choose(row, static_cast<int>(standard_of(rows_[static_cast<std::size_t>(row)].info)));
}

bool OptionModel::modified() const {
    return std::ranges::any_of(rows_, [](const Row& row) { return row.chosen != standard_of(row.info); });
}

QString OptionModel::suffix() const {
    QStringList parts;
    for (const Row& row : rows_) {
        if (row.chosen == standard_of(row.info)) continue;
        parts.append(QString::fromStdString(row.info.key + "=" + row.info.values[row.chosen].word));
    }
    return parts.isEmpty() ? QString() : ":" + parts.join(',');
}

QVariantMap OptionModel::chosen() const {
    QVariantMap map;
    for (const Row& row : rows_)
        map[QString::fromStdString(row.info.key)] = QString::fromStdString(row.info.values[row.chosen].word);
    return map;
}

int OptionModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant OptionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case key_role: return QString::fromStdString(row.info.key);
    case title_role:
        return label(row.info.name.empty() ? say(row.info.says) : say(row.info.name), row.info.key);
    case values_role: {
        QStringList names;
        for (const OptionValue& value : row.info.values) names.append(name_of(value));
        return names;
    }
    case chosen_role: return static_cast<int>(row.chosen);
    case changed_role: return row.chosen != standard_of(row.info);
    default: return {};
    }
}

QHash<int, QByteArray> OptionModel::roleNames() const {
    return {{key_role, "key"},
            {title_role, "title"},
            {values_role, "answers"},
            {chosen_role, "chosen"},
            {changed_role, "isChanged"}};
}

}  // namespace sivba
