// sivba-launcher: the window of the suite. Everything but the order of these few
// steps is in qml/models/launch.h.
#include "qml/models/app.h"
#include "qml/models/launch.h"
#include "sivba/paths.h"

#include <QGuiApplication>
#include <QtQml/qqmlextensionplugin.h>

#include <cstdio>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace {

constexpr int wrong_usage = 2;

int usage_error(const QString& error) {
    std::fprintf(stderr, "sivba-launcher: %s\nTry sivba-launcher --help.\n", qUtf8Printable(error));
    return wrong_usage;
}

QStringList words_of(int argc, char** argv) {
    QStringList words;
    for (int i = 0; i < argc; ++i) words.append(QString::fromLocal8Bit(argv[i]));
    return words;
}

}  // namespace

int main(int argc, char** argv) {
    // Before the window system is asked for anything: wrong usage must be told without a display, too.
    const auto [options, error] = sivba::parse_launch(words_of(argc, argv));
    if (!error.isEmpty()) return usage_error(error);
    if (options.help) {
        const QCoreApplication without_window(argc, argv);
        return std::fputs(qUtf8Printable(sivba::launch_help()), stdout) < 0 ? 1 : 0;
    }
    if (options.version) return std::printf("sivba-launcher %s\n", sivba::paths::version.data()) < 0 ? 1 : 0;

    const QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("sivba");
    QGuiApplication::setApplicationDisplayName("Sivba");
    QGuiApplication::setDesktopFileName("sivba");

    QQmlApplicationEngine engine;
    QString problem;
    if (!sivba::launch(engine, options, problem)) return usage_error(problem);
    if (!options.grab.isEmpty()) sivba::grab_and_quit(engine, options.grab);
    if (options.time_start) sivba::time_and_quit(engine);
    return QGuiApplication::exec();
}
