// The gallery: which shelf a game stands on, what a search leaves of the shelves, and that the
// keyboard reaches every card.
#include "qml/models/app.h"
#include "qml/models/settings.h"
#include "qml/models/shelf_model.h"
#include "qml/models/table_store.h"
#include "tests/ui/launched.h"

#include <QRegularExpression>
#include <QSet>
#include <QtQml/qqmlextensionplugin.h>

#include <memory>

Q_IMPORT_QML_PLUGIN(SivbaPlugin)

namespace sivba::testing {

class GalleryTest : public QObject {
    Q_OBJECT

    static bool is_read(const GalleryModel& gallery) {
        return QTest::qWaitFor([&] { return gallery.complete(); }, 20000);
    }
    static int row_of(const GalleryModel& gallery, const QString& id) {
        for (int row = 0; row < gallery.rowCount(); ++row)
            if (gallery.index(row).data(GalleryModel::id_role).toString() == id) return row;
        return -1;
    }
    static QString shelf_of(const GalleryModel& gallery, const QString& id) {
        return gallery.index(row_of(gallery, id)).data(GalleryModel::shelf_role).toString();
    }
    static std::unique_ptr<ShelfModel> shelf(GalleryModel& gallery, int row) {
        auto model = std::make_unique<ShelfModel>();
        model->set_gallery(&gallery);
        model->set_shelf(gallery.shelves()->index(row).data(ShelfList::shelf_role).toString());
        return model;
    }
    static int games_on_shelves(GalleryModel& gallery) {
        int games = 0;
        for (int row = 0; row < gallery.shelves()->rowCount(); ++row)
            games += shelf(gallery, row)->rowCount();
        return games;
    }
    static QString focused_game(const Launched& launched) {
        return launched.focused()->property("gameId").toString();
    }

    static QList<QQuickItem*> shown(QQuickItem* item, const QByteArray& type) {
        if (!item->isVisible()) return {};
        if (QByteArray(item->metaObject()->className()).startsWith(type)) return {item};
        QList<QQuickItem*> found;
        for (QQuickItem* child : item->childItems()) found += shown(child, type);
        return found;
    }
    static QStringList words_of(const GalleryModel& gallery) {
        QStringList words;
        for (const QVariant& filter : gallery.filters()) words += filter.toMap().value("word").toString();
        return words;
    }

    static int shelves_seen(const QQuickItem* item) {
        if (!item->isVisible()) return 0;
        if (QByteArray(item->metaObject()->className()).startsWith("Shelf_")) return 1;
        int seen = 0;
        for (const QQuickItem* child : item->childItems()) seen += shelves_seen(child);
        return seen;
    }

private slots:
    void init() {
        QTest::failOnWarning(QRegularExpression("qrc:|QML"));
        std::filesystem::remove_all(table_store::folder());
        Settings::instance().set_language("en");
        Settings::instance().set_scale(1);
    }

    void every_game_stands_on_one_shelf() {
        GalleryModel gallery;
        QVERIFY(is_read(gallery));
        QVERIFY2(gallery.problems().isEmpty(), qPrintable(gallery.problems().join('\n')));
        QCOMPARE(gallery.rowCount(), static_cast<int>(App::instance().library().ids().size()));
        QCOMPARE(games_on_shelves(gallery), gallery.rowCount());
    }

    void games_stand_by_how_they_capture_and_families_apart() {
        GalleryModel gallery;
        QVERIFY(is_read(gallery));
        QCOMPARE(shelf_of(gallery, "mancala/oware"), shelf_of(gallery, "mancala/kalah"));
        QCOMPARE(shelf_of(gallery, "mancala/bao-la-kiswahili"), shelf_of(gallery, "mancala/katra-be"));
        QVERIFY(shelf_of(gallery, "mancala/oware") != shelf_of(gallery, "mancala/hus"));
        QVERIFY(shelf_of(gallery, "mancala/hus") != shelf_of(gallery, "mancala/omweso"));
        QVERIFY(shelf_of(gallery, "mancala/omweso") != shelf_of(gallery, "mancala/moruba"));
        QVERIFY(shelf_of(gallery, "ur/finkel") != shelf_of(gallery, "mancala/oware"));
        const QModelIndex first = gallery.shelves()->index(0);
        QCOMPARE(first.data(ShelfList::title_role).toString(), QString("Two rows"));
        QCOMPARE(first.data(ShelfList::family_role).toString(), QString("Sowing games"));
        const QModelIndex last = gallery.shelves()->index(gallery.shelves()->rowCount() - 1);
        QCOMPARE(last.data(ShelfList::title_role).toString(), QString("The board of twenty squares"));
        QVERIFY(shelf_of(gallery, "ur/aseb") != shelf_of(gallery, "ur/finkel"));
        QCOMPARE(shelf_of(gallery, "ur/skiriuk"), shelf_of(gallery, "ur/finkel"));
    }

    void a_search_finds_names_and_titles_of_shelves() {
        GalleryModel gallery;
        QVERIFY(is_read(gallery));
        gallery.set_search("katra");
        QVERIFY(gallery.visible_count() >= 4);
        QCOMPARE(games_on_shelves(gallery), gallery.visible_count());
        gallery.set_search({});
        const int all = shelf(gallery, 0)->rowCount();
        gallery.set_search("two rows");
        QCOMPARE(shelf(gallery, 0)->rowCount(), all);
        QVERIFY(gallery.visible_count() < gallery.rowCount());
        // "Ur" is in the middle of many words.
        gallery.set_search("ur");
        QVERIFY(gallery.visible_count() > 0 && gallery.visible_count() < 12);
        gallery.set_search("no game is called so");
        QCOMPARE(games_on_shelves(gallery), 0);
    }

    void the_title_of_a_shelf_follows_the_language() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        const QModelIndex first = launched.window()->findChild<GalleryModel*>()->shelves()->index(0);
        const QString english = first.data(ShelfList::title_role).toString();
        Settings::instance().set_language("uk");
        QTRY_VERIFY(first.data(ShelfList::title_role).toString() != english);
    }

    void right_goes_through_all_games_and_left_back() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        const auto games = App::instance().library().ids().size();
        QVERIFY(QTest::qWaitFor([&] {
            launched.key(Qt::Key_End);
            return !focused_game(launched).startsWith("mancala/");
        }));
        launched.key(Qt::Key_Home);
        const QString first = focused_game(launched);
        QSet<QString> seen{first};
        for (std::size_t step = 1; step < games; ++step) {
            launched.key(Qt::Key_Right);
            seen.insert(focused_game(launched));
        }
        QCOMPARE(static_cast<std::size_t>(seen.size()), games);
        for (std::size_t step = 1; step < games; ++step) launched.key(Qt::Key_Left);
        QCOMPARE(focused_game(launched), first);
    }

    void the_numbers_of_rows_are_filters() {
        GalleryModel gallery;
        QVERIFY(is_read(gallery));
        QVERIFY(words_of(gallery).contains("rows-2") && words_of(gallery).contains("rows-4"));
        QVERIFY(!words_of(gallery).contains("rows-3"));
        gallery.set_filter("rows-2");
        const int two = gallery.visible_count();
        QVERIFY(gallery.index(row_of(gallery, "mancala/oware")).data(GalleryModel::visible_role).toBool());
        QVERIFY(!gallery.index(row_of(gallery, "ur/finkel")).data(GalleryModel::visible_role).toBool());
        gallery.set_filter("rows-4");
        QVERIFY(gallery.index(row_of(gallery, "mancala/hus")).data(GalleryModel::visible_role).toBool());
        QVERIFY(two > 0 && two + gallery.visible_count() < gallery.rowCount());
        // The menu of shelves says where something is left.
        QCOMPARE(gallery.shelves()->index(0).data(ShelfList::shown_role).toInt(), 0);
    }

    void page_keys_and_the_menu_go_from_shelf_to_shelf() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        GalleryModel& gallery = *launched.window()->findChild<GalleryModel*>();
        QVERIFY(is_read(gallery));
        const auto on_shelf = [&] { return shelf_of(gallery, focused_game(launched)); };
        QTRY_VERIFY(!focused_game(launched).isEmpty());
        launched.key(Qt::Key_Home);
        for (int row = 0; row < gallery.shelves()->rowCount(); ++row) {
            QCOMPARE(on_shelf(), gallery.shelves()->index(row).data(ShelfList::shelf_role).toString());
            launched.key(Qt::Key_PageDown);
        }
        launched.key(Qt::Key_PageUp);
        QCOMPARE(on_shelf(), gallery.shelves()
                                 ->index(gallery.shelves()->rowCount() - 2)
                                 .data(ShelfList::shelf_role)
                                 .toString());
        QQuickItem* const menu = shown(launched.window()->contentItem(), "ShelfMenu_").value(0);
        QVERIFY(menu);
        menu->forceActiveFocus(Qt::TabFocusReason);
        launched.key(Qt::Key_Return);
        QTRY_VERIFY(focused_game(launched).isEmpty());
        launched.key(Qt::Key_Down);
        launched.key(Qt::Key_Return);
        QTRY_COMPARE(on_shelf(), gallery.shelves()->index(1).data(ShelfList::shelf_role).toString());
    }

    void titles_of_shelves_are_whole_and_no_card_stands_alone_below_others() {
        const Launched launched({"--lang", "sl"});
        QVERIFY(launched.is_ready());
        QVERIFY(is_read(*launched.window()->findChild<GalleryModel*>()));
        for (const char* search : {"", "gorobaka"}) {
            launched.key(Qt::Key_F, Qt::ControlModifier);
            launched.key(Qt::Key_Backspace);
            launched.type(search);
            for (QQuickItem* each : shown(launched.window()->contentItem(), "Shelf_")) {
                const QQuickItem* title = shown(each, "Title_").value(0);
                QVERIFY(title && !title->property("truncated").toBool());
                QTRY_COMPARE(title->property("lineCount").toInt(), 1);
                const auto cards = shown(each, "GameCard_").size();
                const int across = each->property("across").toInt();
                QVERIFY(cards <= across || cards % across != 1);
            }
        }
    }

    void a_card_shows_an_arranging_phase_as_it_stands() {
        const QString arranged = "mancala/omweso:opening=free";
        QByteArray left;
        {
            const Launched launched({arranged});
            QVERIFY2(launched.is_ready() && launched.rests(), qPrintable(launched.error));
            BoardModel& board = *launched.table().board();
            board.decide(0);
            QVERIFY(launched.rests());
            left = QByteArray::fromStdString(board.game()->text(*board.position()));
        }
        GalleryModel gallery;
        QVERIFY(is_read(gallery));
        const QModelIndex card = gallery.index(row_of(gallery, "mancala/omweso"));
        QVERIFY(card.data(GalleryModel::has_table_role).toBool());
        const auto picture = card.data(GalleryModel::picture_role).value<GameRef>();
        QVERIFY(picture.position);
        QCOMPARE(QByteArray::fromStdString(picture.game->text(*picture.position)), left);
    }

    void a_shelf_without_a_game_that_fits_is_not_seen() {
        const Launched launched;
        QVERIFY(launched.is_ready());
        launched.key(Qt::Key_F, Qt::ControlModifier);
        launched.type("omweso");
        launched.key(Qt::Key_Return);
        QTRY_COMPARE(focused_game(launched), QString("mancala/omweso"));
        QCOMPARE(shelves_seen(launched.window()->contentItem()), 1);
    }
};

}  // namespace sivba::testing

int main(int argc, char** argv) {
    return sivba::testing::run_offscreen<sivba::testing::GalleryTest>(argc, argv);
}

#include "gallery_test.moc"
