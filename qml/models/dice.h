// The dice of the table: which there are, whether a throw is due and whose, and how
// often each value has come. What they show while they tumble is the board's matter.
#pragma once

#include "framework/play/session.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class Dice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool present READ present NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(bool pyramids READ pyramids NOTIFY changed)
    // A person has to throw now (Table::throwDice) or enter a throw (Table::enterThrow).
    Q_PROPERTY(bool due READ due NOTIFY changed)
    Q_PROPERTY(bool byHand READ by_hand NOTIFY changed)
    // Per value: {value, marks, weight, expected, seen}; shares are of all throws so far.
    Q_PROPERTY(QVariantList chart READ chart NOTIFY changed)
    Q_PROPERTY(int throws READ throws NOTIFY changed)
    // A sentence for each seat that has thrown, and what fair dice give on average.
    Q_PROPERTY(QStringList averages READ averages NOTIFY changed)

public:
    explicit Dice(QObject* parent = nullptr) : QObject(parent) {}

    bool present() const { return info_.count > 0; }
    int count() const { return info_.count; }
    bool pyramids() const { return info_.pyramids; }
    bool due() const { return due_; }
    bool by_hand() const { return by_hand_; }
    QVariantList chart() const { return chart_; }
    int throws() const { return throws_; }
    QStringList averages() const { return averages_; }

    void set_game(const Game& game);
    // `due` false: nobody throws now. Only the first `shown` steps are counted: a throw
    // is not told before its dice have come to rest.
    void update(const Session& session, bool due, std::size_t shown);

signals:
    void changed();

private:
    void count_throws(const Session& session, std::size_t shown);
    void tell_averages(const Game& game, const std::vector<Event>& throws);

    DiceInfo info_;
    bool due_ = false, by_hand_ = false;
    QVariantList chart_;
    int throws_ = 0;
    QStringList averages_;
};

}  // namespace sivba
