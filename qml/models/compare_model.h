// Two rulesets of a family side by side: what tells them apart in a few words, the rules
// that differ in sentences, a position on both boards (compare_position.h) and the ways of the
// pieces on one (ways_model.h).
#pragma once

#include "qml/models/compare_position.h"
#include "qml/models/table.h"
#include "qml/models/ways_model.h"

namespace sivba {

class CompareModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    // The game one comes from; options may follow its id.
    Q_PROPERTY(QString request READ request WRITE set_request NOTIFY changed)
    // The one it is compared with; "": the nearest relative.
    Q_PROPERTY(QString other READ other WRITE set_other NOTIFY changed)
    // Whose position can be looked at; may be closed.
    Q_PROPERTY(sivba::Table* table READ table WRITE set_table NOTIFY changed)
    // The games of the family: names, and which of them are compared.
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(int first READ first NOTIFY changed)
    Q_PROPERTY(int second READ second NOTIFY changed)
    Q_PROPERTY(QString nameA READ name_a NOTIFY changed)
    Q_PROPERTY(QString nameB READ name_b NOTIFY changed)
    Q_PROPERTY(QString shortA READ short_a NOTIFY changed)  // without their options
    Q_PROPERTY(QString shortB READ short_b NOTIFY changed)
    Q_PROPERTY(QString optionsA READ options_a NOTIFY changed)  // those that were changed
    Q_PROPERTY(QString optionsB READ options_b NOTIFY changed)
    // {title, a, b, same}; of rules the title stands at the first of a section only.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY changed)
    Q_PROPERTY(QVariantList rules READ rules NOTIFY changed)
    Q_PROPERTY(bool same READ same NOTIFY changed)
    Q_PROPERTY(bool hasPresent READ has_present NOTIFY changed)
    Q_PROPERTY(sivba::ComparePosition* at READ at CONSTANT)
    Q_PROPERTY(sivba::WaysModel* ways READ ways CONSTANT)

public:
    explicit CompareModel(QObject* parent = nullptr);

    QString request() const { return requests_[0]; }
    void set_request(const QString& request);
    QString other() const { return requests_[1]; }
    void set_other(const QString& request);
    Table* table() const { return table_; }
    void set_table(Table* table);
    QStringList names() const;
    int first() const { return index_of(requests_[0]); }
    int second() const { return index_of(requests_[1]); }
    QString name_a() const { return name(a_); }
    QString name_b() const { return name(b_); }
    QString short_a() const { return a_ ? say(a_->ruleset().name) : QString(); }
    QString short_b() const { return b_ ? say(b_->ruleset().name) : QString(); }
    QString options_a() const { return options(a_); }
    QString options_b() const { return options(b_); }
    QVariantList facts() const;
    QVariantList rules() const;
    bool same() const { return rules_.same(); }
    bool has_present() const;
    ComparePosition* at() { return &at_; }
    WaysModel* ways() { return &ways_; }

    Q_INVOKABLE void chooseFirst(int index);
    Q_INVOKABLE void chooseSecond(int index);
    Q_INVOKABLE void swap();
    Q_INVOKABLE void toPresent();

signals:
    void changed();

private:
    void find_relatives();
    QString nearest() const;
    void compare();
    void show_ways();
    QString name(const GamePtr& game) const;
    static QString options(const GamePtr& game);
    int index_of(const QString& request) const;
    QString at_index(int index) const;

    QString requests_[2];
    std::vector<QString> relatives_;  // requests
    GamePtr a_, b_;
    RulesComparison rules_;
    QPointer<Table> table_;
    ComparePosition at_{this};
    WaysModel ways_{this};
};

}  // namespace sivba
