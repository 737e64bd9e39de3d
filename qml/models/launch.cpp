// From options to a window.
#include "qml/models/launch.h"

#include "framework/play/compare.h"
#include "framework/play/replay.h"
#include "qml/models/analysis_model.h"
#include "qml/models/app.h"
#include "qml/models/gallery_model.h"
#include "qml/models/icon_provider.h"
#include "qml/models/saved_file.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QThreadPool>
#include <QTimer>

#include <cstdio>
#include <ctime>
#include <unistd.h>

namespace sivba {

namespace {

// Frames a window has to stay as it is after everything asynchronous (cards, boards) was drawn.
constexpr int frames_before_grab = 8;
constexpr int frame_milliseconds = 40;

struct LaunchText {
    Q_DECLARE_TR_FUNCTIONS(LaunchText)
};

// A session is played dry first, so that a wrong turn is told on the command line.
std::optional<LaunchFailure> check_turns(const QString& turns, const GamePtr& game,
                                         const GameRequest& request) {
    SessionSetup setup;
    setup.seed = request.seed.value_or(0);
    Session session(game, setup);
    const TurnReading reading{.typed = true, .throw_from_seed = request.seed.has_value()};
    if (const auto played = play_turns(session, split_turns(turns.toStdString()), reading); !played)
        return LaunchFailure{say(played.error().message)};
    return std::nullopt;
}

// `request` becomes what the window opens. Turns mean what they mean for `sivba apply`.
std::optional<LaunchFailure> check_game(const LaunchOptions& options, GameRequest& request) {
    if (options.game.isEmpty()) return std::nullopt;
    const Result<GameRequest> parsed = GameRequest::parse(options.game.toStdString());
    if (!parsed) return LaunchFailure{say(parsed.error().message)};
    const Library& library = App::instance().library();
    request = options.turns.isEmpty() ? *parsed : library.with_first_starter(*parsed);
    const Loaded loaded = library.load(request);
    if (!loaded.game)
        return LaunchFailure{say(loaded.problems).join('\n'), loaded.unknown ? exit_usage : exit_failed};
    return check_turns(options.turns, loaded.game, request);
}

// The game of `--with` has to be one of the same family.
std::optional<LaunchFailure> check_other(const LaunchOptions& options, const GameRequest& request) {
    if (options.other.isEmpty()) return std::nullopt;
    const Result<GameRequest> parsed = GameRequest::parse(options.other.toStdString());
    if (!parsed) return LaunchFailure{say(parsed.error().message)};
    const Loaded other = App::instance().library().load(*parsed);
    if (!other.game)
        return LaunchFailure{say(other.problems).join('\n'), other.unknown ? exit_usage : exit_failed};
    const GamePtr game = App::instance().game(request.text());
    const Message why = game ? why_not_comparable(*game, *other.game) : Message();
    return why.empty() ? std::nullopt : std::optional(LaunchFailure{say(why), exit_failed});
}

// Read dry for the same reason. The window reads it again: nothing is handed over but the name.
std::optional<LaunchFailure> check_saved(const QString& file) {
    if (file.isEmpty()) return std::nullopt;
    const std::filesystem::path path(file.toStdString());
    const Result<Session> session = saved_file::read(path);
    if (session) return std::nullopt;
    return LaunchFailure{saved_file::trouble(path, session.error()).text(), exit_failed};
}

void apply_settings(const LaunchOptions& options) {
    Settings& settings = Settings::instance();
    if (!options.grab.isEmpty()) {
        settings.use_defaults_and_keep_nothing();
        table_store::use_temporary_folder();
        settings.set_language("en");
        settings.set_reduced_motion(true);
    }
    if (!options.language.isEmpty()) settings.use_for_now("language", options.language);
    if (!options.theme.isEmpty()) settings.use_for_now("theme", options.theme);
    if (options.scale > 0) settings.use_for_now("scale", options.scale);
    App::instance().use_language(settings.language());
    QObject::connect(&settings, &Settings::languageChosen, &App::instance(), &App::use_language);
}

QQuickWindow* window_of(QQmlApplicationEngine& engine) {
    return engine.rootObjects().isEmpty() ? nullptr
                                          : qobject_cast<QQuickWindow*>(engine.rootObjects().front());
}

// Boards are drawn in other threads, cards come from the event loop, an analysis takes its time.
bool is_drawn(const QQuickWindow& window) {
    const auto* gallery = window.findChild<GalleryModel*>();
    const auto* analysis = window.findChild<AnalysisModel*>();
    return QThreadPool::globalInstance()->activeThreadCount() == 0 && (!gallery || gallery->complete()) &&
           (!analysis || !analysis->running());
}

// Milliseconds since the kernel started this process: the loader's time counts, too.
long milliseconds_since_start() {
    QFile stat("/proc/self/stat");
    if (!stat.open(QIODevice::ReadOnly)) return -1;
    const QByteArray line = stat.readAll();
    const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    const long ticks = fields.value(19).toLong();  // starttime, proc(5)
    timespec now{};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return now.tv_sec * 1000 + now.tv_nsec / 1'000'000 - ticks * 1000 / sysconf(_SC_CLK_TCK);
}

}  // namespace

bool find_display(const LaunchOptions& options) {
    for (const char* each : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"})
        if (!qEnvironmentVariableIsEmpty(each)) return true;
    if (options.grab.isEmpty()) return false;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return true;
}

std::optional<LaunchFailure> launch(QQmlApplicationEngine& engine, const LaunchOptions& options) {
    if (QQuickStyle::name() != "Basic") QQuickStyle::setStyle("Basic");
    apply_settings(options);
    GameRequest request;
    if (std::optional<LaunchFailure> failure = check_game(options, request)) return failure;
    if (std::optional<LaunchFailure> failure = check_other(options, request)) return failure;
    if (std::optional<LaunchFailure> failure = check_saved(options.saved)) return failure;
    const QString seed = request.seed ? QString::number(*request.seed) : QString();
    request.seed.reset();

    QVariantMap start{{"screen", options.screen}, {"game", QString::fromStdString(request.text())},
                      {"saved", options.saved},   {"seed", seed},
                      {"turns", options.turns},   {"picture", !options.grab.isEmpty()},
                      {"other", options.other},   {"panel", options.panel}};
    const QSize size = options.size.isValid() ? options.size : QSize(1280, 720);
    start["width"] = size.width();
    start["height"] = size.height();
    App::instance().set_start(start);

    engine.addImageProvider("icon", new IconProvider);
    engine.load(QUrl("qrc:/qt/qml/Sivba/Main.qml"));
    if (!engine.rootObjects().isEmpty()) return std::nullopt;
    return LaunchFailure{LaunchText::tr("The window could not be made."), exit_failed};
}

void grab_and_quit(QQmlApplicationEngine& engine, const QString& file) {
    QQuickWindow* window = window_of(engine);
    auto* frames = new QTimer(window);
    QObject::connect(frames, &QTimer::timeout, window, [window, file, count = 0]() mutable {
        // Nothing must look hovered, wherever the pointer is.
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(window, &leave);
        window->update();
        count = is_drawn(*window) ? count + 1 : 0;
        if (count < frames_before_grab) return;
        const bool saved = window->grabWindow().save(file);
        if (!saved)
            std::fprintf(stderr, "sivba-launcher: %s\n",
                         qUtf8Printable(LaunchText::tr("%1 cannot be written.").arg(file)));
        QCoreApplication::exit(saved ? 0 : 1);
    });
    frames->start(frame_milliseconds);
}

void time_and_quit(QQmlApplicationEngine& engine) {
    QQuickWindow* window = window_of(engine);
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [] {
        std::fprintf(stderr, "first frame after %ld ms\n", milliseconds_since_start());
        QCoreApplication::exit(0);
    });
}

}  // namespace sivba
