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

// In the reader's language, for which an application is needed.
int answer(int argc, char** argv, const QStringList& words) {
    const QCoreApplication without_window(argc, argv);
    QTranslator translator;
    if (translator.load(":/i18n/sivba_" + sivba::launch_language(words)))
        QCoreApplication::installTranslator(&translator);
    const auto [options, error] = sivba::parse_launch(words);
    if (!error.isEmpty()) return fail(error, sivba::exit_usage);
    if (options.help) return std::fputs(qUtf8Printable(sivba::launch_help()), stdout) < 0 ? 1 : 0;
    if (options.version) return std::printf("sivba-launcher %s\n", sivba::paths::version.data()) < 0 ? 1 : 0;
    return fail(QCoreApplication::translate("main",
                                            "There is no display: neither DISPLAY nor WAYLAND_DISPLAY "
                                            "is set. \"sivba play\" plays in the terminal."),
                sivba::exit_failed);
}

// What can be said without a window; nothing: the window comes. Wrong usage must be told
// without a display, too. No application may end before the one with the window: its end
// would take away Qt's means to speak to screen readers.
std::optional<int> answer_without_window(int argc, char** argv, sivba::LaunchOptions& options) {
    QStringList words;
    for (int i = 0; i < argc; ++i) words.append(QString::fromLocal8Bit(argv[i]));
    auto [parsed, error] = sivba::parse_launch(words);
    options = std::move(parsed);
    const bool window = error.isEmpty() && !options.help && !options.version && sivba::find_display(options);
    if (window) return std::nullopt;
    return answer(argc, argv, words);
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
