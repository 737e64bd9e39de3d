// The gallery: shelves of games, a search line and a few filters above them.
import QtQuick
import Sivba

FocusScope {
    id: root

    property string trouble  // why a game could not be opened, a line for each reason

    signal play(string id)
    signal setUp(string id)
    signal rules(string id)
    signal compare(string id)
    signal settings
    signal load
    signal help

    readonly property real gap: Theme.spacing * 3
    readonly property real room: width - 2 * margin
    readonly property real margin: Theme.spacing * 4
    // As many cards in a row as fit well; few games get large cards.
    readonly property int columns: Math.max(1, Math.min(Math.max(fitting(330), Math.min(4, fitting(285))), Math.max(2, games.visibleCount)))
    readonly property real cardWidth: Math.min(640 * Theme.scale, Math.floor((room + gap) / columns - gap))

    // Lines left below when all cards stand in one row.
    readonly property real spare: flickable.height - cardWidth * 0.75 - 290 * Theme.scale
    readonly property int storyLines: games.visibleCount > columns ? 0 : Math.min(10, Math.floor(spare / (1.25 * Theme.textSize)))

    function fitting(width: real): int {
        return Math.floor((room + gap) / (width * Theme.scale + gap));
    }
    function refresh(): void {
        games.refreshTables();
    }
    // Where one comes back to from a page about this game.
    function goTo(id: string): void {
        shelves.focusGame(id);
    }

    GalleryModel {
        id: games
    }
    LauncherHeader {
        id: header

        width: parent.width
        gallery: games
        margin: root.margin
        onSettings: root.settings()
        onLoad: root.load()
        onHelp: root.help()
        onDown: shelves.focusFirst()
        onToShelf: row => shelves.goToShelf(row)
    }
    Flickable {
        id: flickable

        anchors.top: header.bottom
        anchors.bottom: problems.visible ? problems.top : parent.bottom
        width: parent.width
        contentHeight: shelves.height + Theme.spacing * 4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        Accessible.ignored: true

        Shelves {
            id: shelves

            x: root.margin
            width: root.room
            focus: true
            gallery: games
            columns: root.columns
            cardWidth: root.cardWidth
            gap: root.gap
            tallest: Math.max(150 * Theme.scale, flickable.height - 110 * Theme.scale)
            storyLines: root.storyLines
            onPlay: id => root.play(id)
            onSetUp: id => root.setUp(id)
            onRules: id => root.rules(id)
            onCompare: id => root.compare(id)
            onAbove: header.focusSearch()
            onReveal: (top, bottom) => root.reveal(top, bottom)
            onBegin: top => flickable.contentY = Math.max(0, Math.min(top, flickable.contentHeight - flickable.height))
        }

        Scroll.vertical: Scroll {}
    }
    Column {
        visible: games.visibleCount === 0 && games.complete
        anchors.centerIn: parent
        spacing: Theme.spacing * 2

        Title {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("No game fits")
        }
        PushButton {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Show all games")
            onClicked: {
                header.clear();
                shelves.focusFirst();
            }
        }
    }
    ProblemPanel {
        id: problems

        width: parent.width
        tallest: parent.height * 0.4
        anchors.bottom: parent.bottom
        title: root.trouble === "" ? qsTr("Left out of the gallery; everything else can be played:") : qsTr("This cannot be opened:")
        lines: (root.trouble === "" ? [] : root.trouble.split("\n")).concat(games.problems)
        onDismissed: {
            root.trouble = "";
            shelves.focusFirst();
        }
    }
    Shortcut {
        sequences: ["Ctrl+F", "/"]
        enabled: root.visible
        onActivated: header.focusSearch()
    }
    Shortcut {
        sequence: "Esc"
        enabled: root.visible && problems.visible
        onActivated: problems.dismiss()
    }
    Shortcut {
        sequence: "Ctrl+O"
        enabled: root.visible
        onActivated: root.load()
    }
    Shortcut {
        sequence: "Ctrl+,"
        enabled: root.visible
        onActivated: root.settings()
    }

    function reveal(top: real, bottom: real): void {
        const limit = Math.max(0, flickable.contentHeight - flickable.height);
        if (top < flickable.contentY)
            flickable.contentY = Math.max(0, top);
        else if (bottom > flickable.contentY + flickable.height)
            flickable.contentY = Math.min(limit, bottom - flickable.height);
    }
}
