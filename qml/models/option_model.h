// The options of one ruleset as rows of a form: a question in plain words and the
// answers to choose from.
#pragma once

#include "framework/ruleset/ruleset.h"

#include <QAbstractListModel>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class OptionModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a GameForm")

public:
    enum Role { key_role = Qt::UserRole, title_role, values_role, chosen_role, changed_role };

    explicit OptionModel(QObject* parent = nullptr) : QAbstractListModel(parent) {}

    void set_ruleset(const Ruleset& ruleset, const QVariantMap& chosen);
    // Titles and answers again, in the present language.
    void retell();

    Q_INVOKABLE void choose(int row, int value);
    void reset_to_standard();
    bool modified() const;
    // ":pieces=5,dice=three", or "" when everything is standard.
    QString suffix() const;
    QVariantMap chosen() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void edited();

private:
    struct Row {
        OptionInfo info;
        std::size_t chosen = 0;
    };
    static std::size_t standard_of(const OptionInfo& info);
    std::vector<Row> rows_;
};

}  // namespace sivba
