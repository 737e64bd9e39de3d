// The rules of a game in words as one flat list for the rules page: headings, sentences
// with their notes and sources and, where the dice are told, how often each throw comes, what
// ends the game, and the sources in full.
#pragma once

#include "qml/board/game_ref.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace sivba {

class RulesModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString request READ request WRITE set_request NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString ownName READ own_name NOTIFY changed)
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(sivba::GameRef picture READ picture NOTIFY changed)
    Q_PROPERTY(QString origin READ origin NOTIFY changed)
    Q_PROPERTY(bool reconstruction READ reconstruction NOTIFY changed)
    // Somebody's own rules; the summary says of which game.
    Q_PROPERTY(bool variant READ variant NOTIFY changed)
    Q_PROPERTY(bool modified READ modified NOTIFY changed)

public:
    enum Role { kind_role = Qt::UserRole, text_role, note_role, source_role, share_role, percent_role };

    explicit RulesModel(QObject* parent = nullptr);

    QString request() const { return request_; }
    void set_request(const QString& request);
    QString title() const;
    QString own_name() const;
    QString summary() const;
    QString origin() const;
    GameRef picture() const;
    bool reconstruction() const;
    bool variant() const;
    bool modified() const { return game_ && game_->ruleset().modified(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();

private:
    // kind: "heading", "rule", "caption", "throw", "option", "source". Of a throw: its steps, "4 of 16
    // throws", its bar as a share of the longest, and the probability in words.
    struct Row {
        const char* kind;
        QString text, note, source;
        double share = 0;
        QString percent = {};
    };
    void rebuild();
    QString number_of(const std::string& source) const;
    void add_rules();
    void add_odds();
    bool tells_odds(const RuleLine& line) const;
    void add_options();
    void add_sources();

    QString request_;
    GamePtr game_;
    std::vector<Row> rows_;
};

}  // namespace sivba
