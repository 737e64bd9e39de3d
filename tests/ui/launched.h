// A launcher window for tests: started as main() starts it, in a home of its own, and
// driven by keys only. What the tests look at are the view models behind the window.
#pragma once

#include "qml/models/launch.h"
#include "qml/models/table.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace sivba::testing {

class Launched {
public:
    // `arguments` as on the command line, without the program.
    explicit Launched(const QStringList& arguments = {}) {
        const LaunchParse parsed = parse_launch(QStringList{"sivba-launcher"} + arguments);
        error = parsed.error;
        if (error.isEmpty()) fail(launch(engine, parsed.options));
    }

    void fail(const std::optional<LaunchFailure>& failure) {
        if (failure) error = failure->text;
    }
    QQuickWindow* window() const {
        return engine.rootObjects().isEmpty() ? nullptr
                                              : qobject_cast<QQuickWindow*>(engine.rootObjects().front());
    }
    Table& table() const { return *window()->findChild<Table*>(); }
    QQuickItem* focused() const { return window()->activeFocusItem(); }

    bool is_ready() const {
        return error.isEmpty() && window() && QTest::qWaitForWindowExposed(window()) &&
               QTest::qWaitFor([this] { return focused() != nullptr; });
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(window(), key, modifiers);
    }
    void type(const QString& text) const {
        for (const QChar each : text) QTest::keyClick(window(), each.toLatin1());
    }
    // Until the film is over and a person, or nobody, is next.
    bool rests() const {
        return QTest::qWaitFor([this] { return table().idle(); }, 20000);
    }
    // The digit of the first place that can be chosen; 0 when none has one.
    int digit_of_a_choice() const {
        BoardModel& board = *table().board();
        for (int digit = 1; digit <= 9; ++digit)
            if (const int place = board.placeOfDigit(digit); place >= 0 && board.legal(place)) return digit;
        return 0;
    }
    // Opens a game from the gallery as a person without a mouse does.
    void open_from_gallery(const QString& search) const {
        key(Qt::Key_F, Qt::ControlModifier);
        type(search);
        key(Qt::Key_Return);
        key(Qt::Key_Return);
    }

    QQmlApplicationEngine engine;
    QString error;
};

// `main` of a test: settings and games in a folder of its own, no display needed.
template <class Test>
int run_offscreen(int argc, char** argv) {
    const QTemporaryDir home;
    for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, (home.path() + "/" + variable).toUtf8());
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    QGuiApplication::setApplicationName("sivba");
    Test test;
    return QTest::qExec(&test, argc, argv);
}

}  // namespace sivba::testing
