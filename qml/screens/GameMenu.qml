// Everything about the game that is not needed at every move.
import QtQuick
import Sivba

PopMenu {
    id: root

    required property Table table

    signal rules
    signal settings
    signal setUp
    signal files(bool saving)
    signal help
    signal copy
    signal showPanel(string name)

    PopItem {
        text: qsTr("New game")
        symbol: "again"
        keys: "Ctrl+N"
        onTriggered: root.table.again()
    }
    PopItem {
        text: qsTr("Set up a game")
        symbol: "settings"
        onTriggered: root.setUp()
    }
    PopItem {
        text: qsTr("Turn the board")
        symbol: "turn"
        keys: "T"
        onTriggered: root.table.board.turned = !root.table.board.turned
    }
    PopItem {
        text: qsTr("Board upright")
        symbol: root.table.board.vertical ? "check" : ""
        keys: "V"
        onTriggered: root.table.board.vertical = !root.table.board.vertical
    }
    PopItem {
        text: enabled ? root.table.board.wayOffer : qsTr("Show the way")
        enabled: root.table.board.hasPaths
        symbol: "way"
        keys: "W"
        onTriggered: root.table.board.nextWay()
    }
    PopItem {
        text: qsTr("True chances of the moves")
        enabled: root.table.chances.available
        symbol: root.table.chances.shown ? "check" : ""
        keys: "O"
        onTriggered: root.table.chances.shown = !root.table.chances.shown
    }
    PopItem {
        text: qsTr("Analysis: luck and mistakes")
        symbol: "graph"
        keys: "G"
        onTriggered: root.showPanel("analysis")
    }
    PopItem {
        text: qsTr("All rules in words")
        symbol: "rules"
        keys: "F1"
        onTriggered: root.rules()
    }
    PopItem {
        text: qsTr("Save as a file")
        symbol: "save"
        keys: "Ctrl+S"
        onTriggered: root.files(true)
    }
    PopItem {
        text: qsTr("Open a saved game")
        symbol: "load"
        keys: "Ctrl+O"
        onTriggered: root.files(false)
    }
    PopItem {
        text: qsTr("Copy the game as text")
        symbol: "copy"
        keys: "Ctrl+C"
        onTriggered: root.copy()
    }
    PopItem {
        text: qsTr("Paste a game")
        keys: "Ctrl+V"
        onTriggered: root.table.loadText(App.pasted())
    }
    PopItem {
        text: qsTr("Resign")
        symbol: "flag"
        enabled: root.table.canResign
        onTriggered: root.table.resign()
    }
    PopItem {
        text: qsTr("Keys")
        symbol: "help"
        keys: "Shift+F1"
        onTriggered: root.help()
    }
    PopItem {
        text: qsTr("Settings")
        keys: "Ctrl+,"
        onTriggered: root.settings()
    }
}
