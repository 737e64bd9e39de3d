// The game on the table looked back on, as its panel shows it: the chance to win over the game,
// luck and mistakes of the seats, the turning points. Computed when the panel asks for it and the
// game is over, or when a person wants it all the same; what is done shows as it comes.
#pragma once

#include "qml/models/analysis_thread.h"
#include "qml/models/table.h"

#include <mutex>

namespace sivba {

class AnalysisModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(sivba::Table* table READ table WRITE set_table NOTIFY changed)
    // The panel is shown; without it nothing is computed.
    Q_PROPERTY(bool wanted READ wanted WRITE set_wanted NOTIFY changed)
    // Why nothing is shown; "" when something is.
    Q_PROPERTY(QString reason READ reason NOTIFY changed)
    Q_PROPERTY(bool offered READ offered NOTIFY changed)  // begin() does it all the same
    Q_PROPERTY(bool running READ running NOTIFY changed)
    Q_PROPERTY(bool complete READ complete NOTIFY completeChanged)
    Q_PROPERTY(int done READ done NOTIFY changed)            // steps
    Q_PROPERTY(int total READ total NOTIFY changed)          // steps
    Q_PROPERTY(QString heading READ heading NOTIFY changed)  // whether the chances are true ones
    // The first seat's chance before each step and at the end, as far as it is known.
    Q_PROPERTY(QList<double> values READ values NOTIFY changed)
    // Steps: the great strokes of luck and the great mistakes.
    Q_PROPERTY(QList<int> lucks READ lucks NOTIFY changed)
    Q_PROPERTY(QList<int> mistakes READ mistakes NOTIFY changed)
    // Per seat: {name, luck, givenAway} in words; no luck in games without dice.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    // {text, turn, luck, up}: up where the first seat's chance grew
    Q_PROPERTY(QVariantList points READ points NOTIFY changed)
    Q_PROPERTY(int current READ current NOTIFY moved)  // step before which the board stands
    Q_PROPERTY(QString here READ here NOTIFY moved)    // "Turn 12: Light 63.2 %, Dark 36.8 %"

public:
    explicit AnalysisModel(QObject* parent = nullptr);

    Table* table() const { return table_; }
    void set_table(Table* table);
    bool wanted() const { return wanted_; }
    void set_wanted(bool wanted);
    QString reason() const;
    bool offered() const;
    bool running() const { return running_; }
    bool complete() const { return result_.has_value(); }
    int done() const { return static_cast<int>(steps_.size()); }
    int total() const { return subject_ ? static_cast<int>(subject_->steps().size()) : 0; }
    QString heading() const;
    QList<double> values() const;
    QList<int> lucks() const { return marked(true); }
    QList<int> mistakes() const { return marked(false); }
    QVariantList seats() const;
    QVariantList points() const;
    int current() const;
    QString here() const;

    Q_INVOKABLE void begin();
    // Shows the board as it stood after the turn of a step (counted from 1; 0: the start).
    Q_INVOKABLE void goToStep(int step);
    Q_INVOKABLE void goBy(int turns);

signals:
    void changed();
    void completeChanged();
    void moved();  // the board, to another place of the game

private:
    void look();  // at what is on the table now
    void cancel();
    void forget();
    void take_steps();
    void finish(std::uint64_t number, const Analysis& analysis);
    bool is_subject(const Session& session) const;
    QList<int> marked(bool luck) const;
    const Session* session() const { return table_ ? table_->session() : nullptr; }

    Table* table_ = nullptr;
    bool wanted_ = false, running_ = false;
    std::optional<Session> subject_;  // the game that is analysed
    std::vector<AnalysedStep> steps_;
    std::optional<Analysis> result_;
    std::uint64_t number_ = 0;  // news of another one is too late
    std::mutex mutex_;
    std::vector<std::pair<std::uint64_t, AnalysedStep>> fresh_;  // guarded by mutex_
    AnalysisThread thread_;                                      // last: goes first
};

}  // namespace sivba
