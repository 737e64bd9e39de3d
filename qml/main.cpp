// sivba-launcher: the window of the suite. Everything but the order of these few
// steps is in qml/models/launch.h.
#include "qml/models/app.h"
#include "qml/models/launch.h"
#include "sivba/paths.h"

#include <QGuiApplication>
#include <QTranslator>
#include <QtQml/qqmlextensionplugin.h>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace {

int fail(const QString& text, int exit) {
    for (const QString& line : text.split('\n'))
        std::fprintf(stderr, "sivba-launcher: %s\n", qUtf8Printable(line));
    if (exit == sivba::exit_usage)
        std::fprintf(stderr, "%s\n",
                     qUtf8Printable(QCoreApplication::translate("main", "Try sivba-launcher --help.")));
    return exit;
}

// What can be said without a window; nothing: the window comes. Wrong usage must be told
// without a display, too, and in the reader's language.
std::optional<int> answer_without_window(int argc, char** argv, sivba::LaunchOptions& options) {
    const QCoreApplication without_window(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    QTranslator translator;
    if (translator.load(":/i18n/sivba_" + sivba::launch_language(words)))
        QCoreApplication::installTranslator(&translator);
    auto [parsed, error] = sivba::parse_launch(words);
    options = std::move(parsed);
    if (!error.isEmpty()) return fail(error, sivba::exit_usage);
    if (options.help) return std::fputs(qUtf8Printable(sivba::launch_help()), stdout) < 0 ? 1 : 0;
    if (options.version) return std::printf("sivba-launcher %s\n", sivba::paths::version.data()) < 0 ? 1 : 0;
    if (sivba::find_display(options)) return std::nullopt;
    return fail(QCoreApplication::translate("main",
                                            "There is no display: neither DISPLAY nor WAYLAND_DISPLAY "
                                            "is set. \"sivba play\" plays in the terminal."),
                sivba::exit_failed);
}

}  // namespace

int main(int argc, char** argv) {
    sivba::LaunchOptions options;
    if (const std::optional<int> answer = answer_without_window(argc, argv, options)) return *answer;

    const QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("sivba");
    QGuiApplication::setApplicationDisplayName("Sivba");
    QGuiApplication::setDesktopFileName("sivba");

    QQmlApplicationEngine engine;
    if (const auto failure = sivba::launch(engine, options)) return fail(failure->text, failure->exit);
    if (!options.grab.isEmpty()) sivba::grab_and_quit(engine, options.grab);
    if (options.time_start) sivba::time_and_quit(engine);
    return QGuiApplication::exec();
}
