// The analysis beside the board: of finished games at once, of others when a person wants it; walked
// along with keys, kept while one looks back, dropped when the game goes on.
#include "qml/models/analysis_model.h"
#include "qml/models/settings.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QtQml/qqmlextensionplugin.h>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class AnalysisTest : public QObject {
    Q_OBJECT

    static QQuickItem* shown(QQuickItem* item, const char* type, const QString& text = {}) {
        if (!item->isVisible()) return nullptr;
        const bool is = QByteArray(item->metaObject()->className()).contains(type) &&
                        (text.isEmpty() || item->property("text") == text);
        if (is) return item;
        for (QQuickItem* child : item->childItems())
            if (QQuickItem* found = shown(child, type, text)) return found;
        return nullptr;
    }
    static QQuickItem* shown(const Launched& launched, const char* type, const QString& text = {}) {
        return shown(launched.window()->contentItem(), type, text);
    }
    static AnalysisModel& model(const Launched& launched) {
        return *launched.window()->findChild<AnalysisModel*>();
    }
    static bool tab_to(const Launched& launched, const QQuickItem* item) {
        for (int tabs = 0; tabs < 60 && !item->hasActiveFocus(); ++tabs) launched.key(Qt::Key_Tab);
        return item->hasActiveFocus();
    }
    static QStringList finished() {
        return {"ur/finkel:pieces=1,starter=first#3", "--turns",
                "4: enter>4*; 4: 4>8*; 4: 8>12; 0:; 3: 12>off", "--lang", "en"};
    }

private slots:
    void init() {
        Settings::instance().use_defaults_and_keep_nothing();
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
    }

    void finished_game_is_analysed_when_it_is_asked_for() {
        const Launched launched(finished());
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QVERIFY2(launched.rests() && launched.table().over(), qPrintable(launched.table().trouble()));
        QVERIFY(!model(launched).running() && model(launched).done() == 0);
        QVERIFY(shown(launched, "PushButton_", "Analysis"));
        launched.key(Qt::Key_G);
        QVERIFY(!shown(launched, "PushButton_", "Analysis"));
        QTRY_VERIFY(model(launched).complete());
        const int steps = int(launched.table().session()->steps().size());
        QCOMPARE(model(launched).done(), steps);
        QCOMPARE(model(launched).values().size(), steps + 1);
        QCOMPARE(model(launched).values().back(), 1.0);
        QVERIFY(model(launched).heading().startsWith("True chances"));
        QVERIFY(model(launched).here().contains(QString("Light\u00A0100.0\u00A0%")));
        QCOMPARE(model(launched).seats().size(), 2);
        QVERIFY(!model(launched).points().empty());
        QVERIFY(model(launched).points().front().toMap()["text"].toString().startsWith(
            "Turn 1, Light, throw 4: +"));
        QVERIFY(shown(launched, "TurningPoint_"));
    }

    void keys_walk_along_the_graph_and_the_analysis_stays() {
        const Launched launched(finished());
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QVERIFY(launched.rests());
        launched.key(Qt::Key_G);
        QTRY_VERIFY(model(launched).complete());
        QQuickItem* graph = nullptr;
        QTRY_VERIFY((graph = shown(launched, "ChanceGraph")));
        QVERIFY(tab_to(launched, graph));
        const int last = launched.table().turns()->current();
        const QString here = model(launched).here();
        launched.key(Qt::Key_Left);
        QCOMPARE(launched.table().turns()->current(), last - 1);
        QVERIFY(launched.table().looking_back() && model(launched).complete());
        QVERIFY(model(launched).here() != here);
        launched.key(Qt::Key_Home);
        QCOMPARE(launched.table().turns()->current(), -1);
        QVERIFY(model(launched).here().startsWith("Start: "));
        launched.key(Qt::Key_End);
        QCOMPARE(launched.table().turns()->current(), last);
        QCOMPARE(model(launched).here(), here);
        QTest::mouseClick(launched.window(), Qt::LeftButton, {},
                          graph->mapToScene(QPointF(graph->width() / 2, 20)).toPoint());
        QVERIFY(launched.table().turns()->current() < last && launched.table().turns()->current() >= 0);
    }

    void turning_point_is_shown_on_the_board() {
        const Launched launched(finished());
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QVERIFY(launched.rests());
        launched.key(Qt::Key_G);
        QTRY_VERIFY(model(launched).complete());
        QQuickItem* point = nullptr;
        QTRY_VERIFY((point = shown(launched, "TurningPoint_")));
        QVERIFY(tab_to(launched, point));
        launched.key(Qt::Key_Return);
        QCOMPARE(launched.table().turns()->current(), 0);
    }

    void running_game_waits_until_a_person_wants_it() {
        const Launched launched(
            {"ur/finkel:pieces=1,starter=first#3", "--turns", "4: enter>4*", "--lang", "en"});
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QVERIFY(launched.rests());
        launched.key(Qt::Key_G);
        QVERIFY(!model(launched).running() && !model(launched).reason().isEmpty());
        QQuickItem* anyway = nullptr;
        QTRY_VERIFY((anyway = shown(launched, "PushButton_", "Analyse anyway")));
        QVERIFY(tab_to(launched, anyway));
        launched.key(Qt::Key_Return);
        QTRY_VERIFY(model(launched).complete());
        QVERIFY(model(launched).reason().isEmpty());
        launched.table().throwDice();
        QVERIFY(!model(launched).complete() && !model(launched).reason().isEmpty());
    }

    void without_hints_a_running_game_is_not_analysed() {
        Table table;
        QVERIFY(table.start("ur/finkel:pieces=1,starter=first",
                            {{"seats", QStringList{"human", "human"}}, {"hints", false}}));
        QVERIFY(table.playTurns("4: enter>4*"));
        AnalysisModel model;
        model.set_table(&table);
        model.set_wanted(true);
        QVERIFY(!model.offered() && !model.running());
    }

    void closing_the_panel_ends_the_work() {
        Table table;
        QVERIFY(table.start("mancala/oware", {{"seats", QStringList{"human", "human"}}}));
        QVERIFY(table.playTurns("3; 1; 4"));
        AnalysisModel model;
        model.set_table(&table);
        model.set_wanted(true);
        QVERIFY(model.offered());
        model.begin();
        QVERIFY(model.running());
        model.set_wanted(false);
        QVERIFY(!model.running());
        QCoreApplication::processEvents();
        QVERIFY(!model.complete() && model.done() == 0);
    }

    void the_screen_can_be_asked_for() {
        const Launched launched(QStringList{"--screen", "analysis", "--game"} + finished());
        QVERIFY2(launched.is_ready(), qPrintable(launched.error));
        QTRY_VERIFY(model(launched).complete());
        QVERIFY(shown(launched, "AnalysisGraph_"));
        QVERIFY(!parse_launch({"sivba-launcher", "--screen", "analysis"}).error.isEmpty());
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::AnalysisTest>(argc, argv);
}

#include "analysis_test.moc"
