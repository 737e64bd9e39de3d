// The one line under the board: whose turn it is, what has just happened or why
// something may not be done, and the button for what a person has to do next. When the
// game is over it is the banner with the result.
import QtQuick
import QtQuick.Layouts
import Sivba

Rectangle {
    id: root

    required property Table table

    signal back
    signal board

    readonly property bool refused: table.refusal !== "" || table.trouble !== ""
    readonly property string words: table.trouble !== "" ? table.trouble
        : table.refusal !== "" ? table.refusal
        : table.notice !== "" ? table.notice
        : paused ? qsTr("Paused. P goes on.")
        : table.hints.text !== "" ? table.hints.text
        : table.explanation

    // Else nobody would know why the computer does not move.
    readonly property bool paused: table.board.paused && !table.idle

    readonly property bool noticed: !refused && table.notice !== ""

    implicitHeight: Math.max(Math.round(Theme.target * 1.4), row.implicitHeight + Theme.spacing)
    color: root.table.over ? Theme.accent : Theme.surface

    readonly property color ink: table.over ? Theme.accentText : Theme.text

    // What stands here and is not told by the table's own voice.
    readonly property string hint: table.hints.text
    readonly property string next: table.over || table.idle ? table.status : ""

    readonly property string asked: Array.from(table.question).join(", ")

    onHintChanged: announce(hint)
    onAskedChanged: announce(asked)
    onNextChanged: announce(next)

    function announce(text: string): void {
        spoken.announce(text);
    }
    function focusAnswers(): void {
        buttons.focusAnswers();
    }

    Rectangle {
        width: parent.width
        height: Theme.stroke
        color: Theme.line
    }
    Announcer {
        id: spoken
    }
    RowLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.spacing * 2
        anchors.rightMargin: Theme.spacing * 2
        spacing: Theme.spacing * 2

        Body {
            text: root.table.status
            color: root.ink
            font.bold: true
            Layout.maximumWidth: root.width * (root.table.over || root.words === "" ? 0.6 : 0.34)
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Icon {
            visible: root.refused || root.noticed || root.paused || root.table.hints.text !== ""
            name: root.refused ? "close" : root.noticed ? "check" : root.paused ? "pause" : "hint"
            color: root.table.over ? root.ink : root.refused ? Theme.danger : Theme.accent
            size: 20 * Theme.scale
        }
        Body {
            id: told

            Layout.fillWidth: true
            visible: !root.table.over || root.refused || root.noticed
            text: root.words
            color: root.table.over ? root.ink : root.refused ? Theme.danger : Theme.muted
            maximumLineCount: 3
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Item {
            Layout.fillWidth: true
            visible: !told.visible
        }
        LineButtons {
            id: buttons

            table: root.table
            onBack: root.back()
            onBoard: root.board()
        }
    }
}
