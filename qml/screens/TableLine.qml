// The one line under the board: whose turn it is, what has just happened or why
// something may not be done, and the button for what a person has to do next. When the
// game is over it is the banner with the result.
import QtQuick
import QtQuick.Layouts
import Sivba

Rectangle {
    id: root

    required property Table table
    property bool analysing: false  // beside the board

    signal back
    signal board
    signal analysis

    readonly property bool refused: table.refusal !== "" || table.trouble !== ""
    readonly property string words: table.trouble !== "" ? table.trouble
        : table.refusal !== "" ? table.refusal
        : table.notice !== "" ? table.notice
        : paused ? qsTr("Paused. P goes on.")
        : table.hints.text !== "" ? table.hints.text
        : table.explanation

    // Else nobody would know why the computer does not move.
    readonly property bool paused: table.board.paused && !table.idle

    // Where the answers leave the words no room, these stand below them.
    readonly property real spare: width - 6 * Theme.spacing - buttons.full - Math.min(status.implicitWidth, width * 0.4)
    readonly property bool tells: words !== "" && (!table.over || refused || noticed)
    readonly property bool stacked: tells && spare < Math.min(told.implicitWidth, 320 * Theme.scale)

    // Answers below one another stand beside the words, and the question above both.
    readonly property bool cramped: stacked && buttons.upright

    readonly property bool noticed: !refused && table.notice !== ""

    implicitHeight: Math.max(Math.round(Theme.target * 1.4), row.implicitHeight + (stacked ? 2 : 1) * Theme.spacing)
    color: root.table.over ? Theme.accent : Theme.surface

    readonly property color ink: table.over ? Theme.accentText : Theme.text

    // What stands here and is not told by the table's own voice.
    readonly property string hint: table.hints.text
    readonly property string next: table.over || table.idle ? table.status : ""
    readonly property string chance: table.chances.current

    readonly property string asked: Array.from(table.question).join(", ")

    onHintChanged: announce(hint)
    onAskedChanged: announce(asked)
    onNextChanged: announce(next)
    onChanceChanged: announce(chance)

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
    GridLayout {
        id: row

        anchors.fill: parent
        anchors.leftMargin: Theme.spacing * 2
        anchors.rightMargin: Theme.spacing * 2
        columnSpacing: Theme.spacing * 2
        rowSpacing: Theme.spacing / 2

        Body {
            id: status

            Layout.row: 0
            Layout.column: 0
            Layout.columnSpan: root.cramped ? 2 : 1
            text: root.chance === "" ? root.table.status : root.table.status + "\n" + root.chance
            color: root.ink
            font.bold: true
            Layout.fillWidth: root.stacked || !root.tells
            Layout.maximumWidth: Layout.fillWidth ? Infinity : root.width * 0.4
            maximumLineCount: root.stacked ? 5 : 3
            elide: Text.ElideRight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        RowLayout {
            id: telling

            Layout.row: root.stacked ? 1 : 0
            Layout.column: root.stacked ? 0 : 1
            Layout.columnSpan: root.stacked && !root.cramped ? 2 : 1
            Layout.fillWidth: true
            visible: root.tells
            spacing: Theme.spacing * 2

            Icon {
                visible: root.refused || root.noticed || root.paused || root.table.hints.text !== ""
                name: root.refused ? "close" : root.noticed ? "check" : root.paused ? "pause" : "hint"
                color: root.table.over ? root.ink : root.refused ? Theme.danger : Theme.accent
                size: 20 * Theme.scale
            }
            Body {
                id: told

                Layout.fillWidth: true
                text: root.words
                color: root.table.over ? root.ink : root.refused ? Theme.danger : Theme.muted
                maximumLineCount: root.cramped ? 6 : 3
                elide: Text.ElideRight
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        LineButtons {
            id: buttons

            Layout.row: root.cramped ? 1 : 0
            Layout.column: root.stacked ? 1 : 2
            upright: full > root.width * 0.6
            // In small windows the menu has it.
            offersAnalysis: !root.analysing && root.width > 900 * Theme.scale

            table: root.table
            onBack: root.back()
            onBoard: root.board()
            onAnalysis: root.analysis()
        }
    }
}
