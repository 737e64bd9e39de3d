// The start sheet of one game: who sits where, the options, the dice, the helps. Opens
// with what was chosen last time, so that most games start with one click.
#pragma once

#include "framework/play/session.h"
#include "qml/board/game_ref.h"
#include "qml/models/option_model.h"
#include "qml/models/perfect_offer.h"

#include <QVariantList>

namespace sivba {

class GameForm : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString gameId READ game_id WRITE set_game_id NOTIFY gameChanged)
    Q_PROPERTY(bool known READ known NOTIFY gameChanged)
    Q_PROPERTY(QVariantMap card READ card NOTIFY changed)  // name, ownName, summary, origin, minutes, ...
    Q_PROPERTY(QStringList seatNames READ seat_names NOTIFY changed)
    Q_PROPERTY(QVariantList players READ players NOTIFY changed)  // {word, name, says}
    Q_PROPERTY(QStringList seats READ seats NOTIFY changed)       // words, one per seat
    Q_PROPERTY(sivba::OptionModel* options READ options CONSTANT)
    Q_PROPERTY(sivba::PerfectOffer* perfect READ perfect CONSTANT)
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    Q_PROPERTY(bool hasDice READ has_dice NOTIFY gameChanged)
    Q_PROPERTY(bool byHand READ by_hand WRITE set_by_hand NOTIFY changed)
    Q_PROPERTY(bool guides READ guides WRITE set_guides NOTIFY changed)
    Q_PROPERTY(bool hints READ hints WRITE set_hints NOTIFY changed)
    Q_PROPERTY(bool hasTable READ has_table NOTIFY gameChanged)
    // Finished games against the computer: {level, won, drawn, lost}.
    Q_PROPERTY(QVariantList scores READ scores NOTIFY scoresChanged)
    Q_PROPERTY(sivba::GameRef picture READ picture NOTIFY changed)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)  // why it cannot be played like this
    Q_PROPERTY(QString request READ request NOTIFY changed)
    Q_PROPERTY(QVariantMap setup READ setup NOTIFY changed)

public:
    explicit GameForm(QObject* parent = nullptr);

    QString game_id() const { return id_; }
    // Options of a request stand in the place of those that were played last.
    void set_game_id(const QString& request);
    bool known() const { return plain_ != nullptr; }
    QVariantMap card() const;
    QStringList seat_names() const;
    QVariantList players() const;
    QStringList seats() const;
    OptionModel* options() { return &options_; }
    PerfectOffer* perfect() { return &perfect_; }
    bool modified() const { return options_.modified(); }
    bool has_dice() const { return game_ && game_->dice().count > 0; }
    bool by_hand() const { return by_hand_; }
    void set_by_hand(bool on);
    bool guides() const { return guides_; }
    void set_guides(bool on);
    bool hints() const { return hints_; }
    void set_hints(bool on);
    bool has_table() const;
    QVariantList scores() const;
    GameRef picture() const { return {game_, nullptr}; }
    QString problem() const;
    QString request() const { return id_ + options_.suffix(); }
    QVariantMap setup() const;

    Q_INVOKABLE void setPlayer(int seat, const QString& word);
    Q_INVOKABLE void swapSeats();
    Q_INVOKABLE void resetOptions() { options_.reset_to_standard(); }
    Q_INVOKABLE void remember() const;
    Q_INVOKABLE void forgetScores();

signals:
    void gameChanged();
    void changed();
    void scoresChanged();

private:
    void compile();
    void offer_perfect();

    QString id_, problem_;
    GamePtr plain_;  // with standard options
    GamePtr game_;   // with the chosen ones; the last that compiled
    OptionModel options_;
    PerfectOffer perfect_;
    std::vector<Player> seats_;
    bool by_hand_ = false, guides_ = true, hints_ = true;
};

}  // namespace sivba
