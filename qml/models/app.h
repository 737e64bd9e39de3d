// The suite as the window sees it: where the games are found, in which language they
// speak, and what the command line asked for. One per process; every view model uses
// it, and QML knows it as the singleton App.
#pragma once

#include "framework/play/library.h"
#include "framework/text/catalogue.h"

#include <QObject>
#include <QTranslator>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include <map>

class QQmlEngine;
class QJSEngine;

namespace sivba {

class App : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QVariantMap start READ start CONSTANT)
    Q_PROPERTY(QString language READ language NOTIFY languageChanged)

public:
    static App& instance();
    static App* create(QQmlEngine* engine, QJSEngine*);

    QString version() const;
    QString language() const { return QString::fromStdString(catalogue_->language()); }
    // What Main.qml opens first: screen, game, turns, size (see launch.h).
    QVariantMap start() const { return start_; }
    void set_start(const QVariantMap& start) { start_ = start; }

    // Switches window chrome and rule texts while the window is open.
    void use_language(const QString& language);

    const Library& library() const { return library_; }
    std::shared_ptr<const Catalogue> catalogue() const { return catalogue_; }
    // A game is compiled once and kept; null with the reasons in `problems`.
    GamePtr game(const std::string& request, std::vector<Diagnostic>* problems = nullptr);

    // A game that came with a saved file is known by its full id from now on, unless the library has it.
    void lend(const GamePtr& game);

    QString say(const Message& message) const;
    QString say(const LocalText& text) const;
    // The errors, each with file:line:column before it.
    QStringList say(const std::vector<Diagnostic>& problems) const;

    // Where a saved game is proposed to go, as an address.
    Q_INVOKABLE QString saveProposal(const QString& gameId) const;
    Q_INVOKABLE QString documents() const;
    // "" where it says no more than the name.
    QString own_name(const Ruleset& rules) const;
    // Name and short texts of a game for headings: name, ownName, summary, ...
    Q_INVOKABLE QVariantMap card(const QString& request);
    // "" or a text from the clipboard; QML has no access of its own.
    Q_INVOKABLE void copy(const QString& text) const;
    Q_INVOKABLE QString pasted() const;

signals:
    void languageChanged();

private:
    App();
    Library library_;
    std::shared_ptr<const Catalogue> catalogue_;
    QTranslator translator_;
    QQmlEngine* engine_ = nullptr;
    std::map<std::string, GamePtr> games_;
    QVariantMap start_;
};

// Short forms used all over the view models.
inline QString say(const Message& message) { return App::instance().say(message); }
inline QString say(const LocalText& text) { return App::instance().say(text); }
inline QStringList say(const std::vector<Diagnostic>& problems) { return App::instance().say(problems); }

}  // namespace sivba
