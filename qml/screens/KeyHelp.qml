// All keys on one sheet.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sivba

T.Popup {
    id: root

    property bool inGame: false
    property bool comparing: false

    readonly property var game: [
        qsTr("Arrows"), qsTr("go from place to place"),
        "N", qsTr("go to the next place that can be played"),
        qsTr("Enter"), qsTr("play the place"),
        "1 … 9", qsTr("play the place with this number"),
        "Ctrl+1 … 9", qsTr("the same in the outer row"),
        qsTr("Shift+arrow"), qsTr("sow this way, where there is a choice"),
        "A", qsTr("go to the answers below the board"),
        qsTr("Space"), qsTr("throw the dice, or skip to the end of the move"),
        "Ctrl+Z, Ctrl+Y", qsTr("undo, redo"),
        "H", qsTr("hint: where, why, which"),
        "P, ., L", qsTr("pause, one step, show the last turn again"),
        "+, −", qsTr("faster, slower"),
        "T, V, C", qsTr("turn the board, upright board, numbers on or off"),
        "W", qsTr("show the way of the side to move, of the other side, none"),
        "M, R, D", qsTr("moves, rules, throws beside the board"),
        "O", qsTr("true chances of the moves, in solved games"),
        "G", qsTr("analysis of the game beside the board: luck and mistakes"),
        "F1", qsTr("all rules in words"),
        "F1, F3", qsTr("compare the game with another one"),
        "Ctrl+S, Ctrl+O", qsTr("save, open"),
        "Ctrl+C, Ctrl+V", qsTr("copy the game as text, paste one"),
        "Ctrl+N, Ctrl+R", qsTr("new game, next round of a match"),
        "F10", qsTr("menu")]
    readonly property var gallery: [
        qsTr("Arrows"), qsTr("go from game to game"),
        qsTr("Page up, down"), qsTr("go from shelf to shelf"),
        qsTr("Enter"), qsTr("play, or go on with the open game"),
        qsTr("Space"), qsTr("set up a game"),
        "F1", qsTr("rules of the game"),
        "F3", qsTr("compare it with another game"),
        "*", qsTr("add to favourites"),
        "Ctrl+F", qsTr("search"),
        "Ctrl+O", qsTr("open a saved game")]
    readonly property var comparison: [
        qsTr("Tab"), qsTr("from the games to their rules and to the moves"),
        qsTr("Left, right"), qsTr("go from move to move"),
        qsTr("Enter"), qsTr("on by the chosen move"),
        qsTr("Backspace"), qsTr("one step back"),
        qsTr("Space"), qsTr("show the chosen move on both boards"),
        "D", qsTr("on to a position in which something differs"),
        "O, G", qsTr("the start, your game as it stands"),
        "W", qsTr("the ways of both games on one board"),
        "X", qsTr("swap the games")]
    readonly property var everywhere: [
        "Ctrl+,", qsTr("settings"),
        "F11", qsTr("whole screen"),
        qsTr("Esc"), qsTr("back")]
    readonly property var shown: (comparing ? comparison : inGame ? game : gallery).concat(everywhere)

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    padding: Theme.spacing * 3
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    implicitWidth: contentItem.implicitWidth + 2 * padding + Theme.spacing
    // What does not fit is scrolled to.
    implicitHeight: Math.min(contentItem.implicitHeight + 2 * padding, (parent?.height ?? 0) - Theme.spacing * 2)

    T.Overlay.modal: Rectangle {
        color: "#66000000"
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.page
        border.width: Theme.stroke
        border.color: Theme.line
    }
    contentItem: Flickable {
        implicitWidth: contentItem.childrenRect.width
        implicitHeight: contentItem.childrenRect.height
        contentHeight: implicitHeight
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        Keys.onUpPressed: flick(0, 900)
        Keys.onDownPressed: flick(0, -900)

        Scroll.vertical: Scroll {}

        Column {
            spacing: Theme.spacing

            Title {
                text: qsTr("Keys")
            }
            Grid {
                columns: 2
                columnSpacing: Theme.spacing * 3
                rowSpacing: Theme.spacing / 2

                Repeater {
                    model: root.shown

                    Body {
                        required property string modelData
                        required property int index

                        text: modelData
                        font.bold: index % 2 === 0
                        color: index % 2 === 0 ? Theme.text : Theme.muted
                        wrapMode: Text.NoWrap
                    }
                }
            }
        }
    }
}
