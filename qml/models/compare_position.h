// One position on two boards, side by side: the decisions that only one game allows, those
// with another result, and the way from position to position. Part of CompareModel.
#pragma once

#include "framework/play/compare.h"
#include "qml/board/board_model.h"
#include "qml/models/saying.h"

#include <QVariantList>

namespace sivba {

class Table;

class ComparePosition : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Made by CompareModel")
    Q_PROPERTY(sivba::BoardModel* boardA READ board_a CONSTANT)
    Q_PROPERTY(sivba::BoardModel* boardB READ board_b CONSTANT)
    // Those that differ first: {token, kind, a, b}; kind: "a", "b" (only there), "other" (both,
    // with another result), "same"; a, b: what comes of it.
    Q_PROPERTY(QVariantList moves READ moves NOTIFY changed)
    Q_PROPERTY(int move READ move WRITE set_move NOTIFY moveChanged)
    // Places with a sign: {place, kinds: [kind]}.
    Q_PROPERTY(QVariantList signsA READ signs_a NOTIFY changed)
    Q_PROPERTY(QVariantList signsB READ signs_b NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)      // which position it is
    Q_PROPERTY(QString summary READ summary NOTIFY changed)  // how many decisions differ
    Q_PROPERTY(QString trouble READ trouble NOTIFY troubleChanged)
    Q_PROPERTY(bool canGoBack READ can_go_back NOTIFY changed)
    Q_PROPERTY(bool apart READ apart NOTIFY changed)  // two positions: there is nothing to compare

public:
    explicit ComparePosition(QObject* parent);

    BoardModel* board_a() { return &board_a_; }
    BoardModel* board_b() { return &board_b_; }
    QVariantList moves() const;
    int move() const { return move_; }
    void set_move(int move);
    QVariantList signs_a() const { return signs(true); }
    QVariantList signs_b() const { return signs(false); }
    QString title() const;
    QString summary() const;
    QString trouble() const { return trouble_.text(); }
    bool can_go_back() const { return !way_.empty(); }
    bool apart() const { return starts_apart() || alone(); }

    // Both or none.
    void set_games(GamePtr a, GamePtr b);
    void show_position_of(const Game& game, const PositionPtr& position);
    void retranslate();

    Q_INVOKABLE void toStart();
    Q_INVOKABLE void go();  // on by the chosen decision
    Q_INVOKABLE void goBack();
    Q_INVOKABLE void differ();  // on to a position in which something differs
    // A decision at that place; the next of them when one is chosen already.
    Q_INVOKABLE void chooseAt(int place);
    Q_INVOKABLE void watch();  // the chosen decision as a film on both boards

signals:
    void changed();
    void moveChanged();
    void troubleChanged();

private:
    struct Station {
        PositionComparison compared;
        int move;
    };
    void show(PositionComparison compared);
    bool starts_apart() const { return compared_.of == PositionOf::each_start; }
    bool alone() const { return compared_.of == PositionOf::one_board; }  // one game has to answer first
    QString no_common_position() const;
    QString not_allowed(const ChoicePair& pair, bool of_a) const;
    QString own_start() const;
    void go_on(PositionComparison compared);
    void order_moves();
    void show_move();
    void show_on(BoardModel& board, const PositionPtr& position, const std::optional<ChoicePair::Side>& side,
                 bool of_a);
    QString kind_of(const ChoicePair& pair) const;
    QString result(const ChoicePair& pair, bool of_a) const;
    QVariantList signs(bool of_a) const;
    std::vector<Choice> choices(bool of_a) const;
    const ChoicePair* chosen() const;
    void tell(Saying trouble);

    GamePtr a_, b_;
    BoardModel board_a_, board_b_;
    PositionComparison compared_;
    std::vector<std::size_t> order_;  // of compared_.choices, as they are listed
    int move_ = -1;
    std::vector<Station> way_;
    bool present_ = false;  // way_ began at the game on the table
    Saying trouble_;
};

}  // namespace sivba
