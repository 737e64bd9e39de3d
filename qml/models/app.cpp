// Finds data, keeps compiled games, speaks the chosen language.
#include "qml/models/app.h"

#include "qml/models/settings.h"

#include "framework/base/data_folders.h"
#include "games/families.h"
#include "sivba/paths.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQmlEngine>
#include <QStandardPaths>
#include <QUrl>

namespace sivba {

App::App()
    : library_(all_families(), ruleset_folders()),
      catalogue_(std::make_shared<const Catalogue>("en", locale_folder("en"))) {}

App& App::instance() {
    static App app;
    return app;
}

App* App::create(QQmlEngine* engine, QJSEngine*) {
    App& app = instance();
    QJSEngine::setObjectOwnership(&app, QJSEngine::CppOwnership);
    app.engine_ = engine;
    QObject::connect(engine, &QObject::destroyed, &app, [&app] { app.engine_ = nullptr; });
    return &app;
}

QString App::version() const {
    return QString::fromUtf8(paths::version.data(), static_cast<qsizetype>(paths::version.size()));
}

void App::use_language(const QString& language) {
    if (this->language() == language && !translator_.isEmpty()) return;
    const std::string code = language.toStdString();
    catalogue_ = std::make_shared<const Catalogue>(code, locale_folder(code));
    QCoreApplication::removeTranslator(&translator_);
    if (translator_.load(":/i18n/sivba_" + language + ".qm"))
        QCoreApplication::installTranslator(&translator_);
    if (engine_) engine_->retranslate();
    emit languageChanged();
}

GamePtr App::game(const std::string& request, std::vector<Diagnostic>* problems) {
    if (const auto known = games_.find(request); known != games_.end()) return known->second;
    const Result<GameRequest> parsed = GameRequest::parse(request);
    if (!parsed) {
        if (problems) problems->push_back({Severity::error, {}, {}, parsed.error().message});
        return nullptr;
    }
    Loaded loaded = library_.load(*parsed);
    // A file named by its path may be changed while the window is open.
    if (loaded.game && !parsed->what.ends_with(".yaml")) games_[request] = loaded.game;
    if (problems) *problems = std::move(loaded.problems);
    return loaded.game;
}

void App::lend(const GamePtr& game) { games_.try_emplace(game->ruleset().full_id(), game); }

QString App::say(const Message& message) const { return QString::fromStdString(catalogue_->format(message)); }

QString App::say(const LocalText& text) const {
    const std::string_view chosen = text.in(catalogue_->language());
    return QString::fromUtf8(chosen.data(), static_cast<qsizetype>(chosen.size()));
}

QStringList App::say(const std::vector<Diagnostic>& problems) const {
    QStringList lines;
    for (const Diagnostic& problem : problems) {
        if (problem.severity != Severity::error) continue;
        QString place = QString::fromStdString(problem.file);
        if (problem.mark.line > 0) place += QString(":%1:%2").arg(problem.mark.line).arg(problem.mark.column);
        lines.append(place.isEmpty() ? say(problem.message) : place + ": " + say(problem.message));
    }
    return lines;
}

QString App::own_name(const Ruleset& rules) const {
    const QString own = say(rules.own_name);
    return own.compare(say(rules.name), Qt::CaseInsensitive) == 0 ? QString() : own;
}

QVariantMap App::card(const QString& request) {
    const GamePtr game = this->game(request.toStdString());
    if (!game) return {};
    const Ruleset& rules = game->ruleset();
    QString place = say(rules.origin.place);
    const QString period = say(rules.origin.period);
    if (!place.isEmpty() && !period.isEmpty()) place += ", ";
    return {{"name", say(rules.name)},        {"ownName", own_name(rules)},
            {"summary", say(rules.summary)},  {"history", say(rules.history)},
            {"players", rules.players},       {"minutes", rules.minutes},
            {"difficulty", rules.difficulty}, {"origin", QString(place + period)}};
}

QString App::documents() const {
    QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(folder).isDir()) folder = QDir::homePath();
    return QUrl::fromLocalFile(folder).toString();
}

QString App::saveProposal(const QString& gameId) const {
    const QString name = gameId.section(':', 0, 0).section('/', -1);
    const QString day = QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmm");
    return documents() + "/" + name + "-" + day + ".sivba";
}

void App::copy(const QString& text) const { QGuiApplication::clipboard()->setText(text); }
QString App::pasted() const { return QGuiApplication::clipboard()->text(); }

}  // namespace sivba
