// Measures what a frame costs while 48 seeds sweep into a store and four dice tumble:
// processor time per drawn frame on the software renderer, the slowest one there is.
// Usage: board_fps [WIDTH HEIGHT]
#include "qml/board/board_model.h"
#include "tests/ui/board_fake_game.h"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QtQml/qqmlextensionplugin.h>

#include <cstdio>
#include <ctime>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

using namespace sivba;

namespace {

const char* const scene =
    "import QtQuick\nimport QtQuick.Window\nimport Sivba\n"
    "Window { id: top; visible: true; color: Theme.page; required property BoardModel board\n"
    "BoardView { id: view; objectName: 'view'; anchors.fill: parent; model: top.board }\n"
    "DiceTray { anchors.bottom: parent.bottom; board: top.board } }";

double milliseconds() { return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void wait(int ms) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < ms) QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

// Plays the log frame by frame and prints the time of a frame.
void measure(const char* name, BoardModel& board, QQuickWindow& window, const EventLog& log,
             PositionPtr after) {
    board.set_paused(true);
    board.play(log, std::move(after));
    int frames = 0;
    double worst = 0;
    bool swapped = false;
    const auto connection =
        QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] { swapped = true; });
    const double start = milliseconds();
    while (board.animating()) {
        const double before = milliseconds();
        board.advance(1000.0 / 60);
        window.update();
        for (swapped = false; !swapped;)
            QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
        worst = std::max(worst, milliseconds() - before);
        ++frames;
    }
    std::printf("%-24s %4d frames  mean %6.2f ms  worst %6.2f ms\n", name, frames,
                (milliseconds() - start) / frames, worst);
    QObject::disconnect(connection);
}

}  // namespace

int main(int argc, char** argv) {
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QQmlEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    BoardModel board;
    auto game = test::oware();
    game->set_of_dice.count = 4;
    game->set_of_dice.weights = {1, 4, 6, 4, 1};
    game->set_of_dice.marks = {0, 1, 2, 3, 4};
    game->opening.seeds.assign(14, 0);
    game->opening.seeds[3] = 48;
    board.set_game(game);
    QQmlComponent component(&engine);
    component.setData(scene, QUrl(QStringLiteral("qrc:/board_fps.qml")));
    const std::unique_ptr<QObject> root(component.createWithInitialProperties(
        {{QStringLiteral("board"), QVariant::fromValue(&board)},
         {QStringLiteral("width"), arguments.value(1, QStringLiteral("1280")).toInt()},
         {QStringLiteral("height"), arguments.value(2, QStringLiteral("720")).toInt()}}));
    auto* window = qobject_cast<QQuickWindow*>(root.get());
    if (window == nullptr) return 1;
    wait(1200);

    Contents now = game->opening;
    EventLog sweep{{EventKind::roll, Seat::p1, {}, no_place, no_place, 2},
                   {EventKind::capture, Seat::p1, {}, PlaceId{3}, PlaceId{12}, 48}};
    for (const Event& event : sweep) replay(now, event);
    measure("dice and 48 seeds", board, *window, sweep, game->position(now));

    now = game->opening;
    board.show(game->position(now));
    wait(200);
    EventLog sowing = test::sow(now, 3);
    for (const Event& event : sowing) replay(now, event);
    measure("sowing 48 seeds", board, *window, sowing, game->position(now));
    return 0;
}
