// What a person has to do next, as buttons: throw, enter a throw, answer a question
// that a place asks, go on from here, play again.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Grid {
    id: root

    required property Table table

    property bool upright: false
    property bool offersAnalysis: true
    // Its width when all stand in a row.
    readonly property real full: {
        let sum = 0;
        for (let i = 0; i < children.length; ++i)
            sum += children[i].visible && children[i].implicitWidth > 0 ? children[i].implicitWidth + spacing : 0;
        return sum;
    }

    signal back
    signal board
    signal analysis

    spacing: Theme.spacing
    columns: upright ? 1 : children.length
    horizontalItemAlignment: Grid.AlignRight

    // To the first answer, if something is asked.
    function focusAnswers(): void {
        answers.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason);
    }

    PushButton {
        visible: root.table.dice.due && !root.table.dice.byHand && root.table.idle
        primary: true
        symbol: "dice"
        text: qsTr("Throw")
        keys: qsTr("Space")
        tip: qsTr("Throw the dice")
        onClicked: {
            root.board();
            root.table.throwDice();
        }
    }
    Repeater {
        id: answers

        model: root.table.question

        PushButton {
            required property string modelData
            required property int index

            text: modelData
            Keys.onLeftPressed: answers.itemAt(index - 1)?.forceActiveFocus(Qt.TabFocusReason)
            Keys.onRightPressed: answers.itemAt(index + 1)?.forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: root.upright && index > 0 ? answers.itemAt(index - 1).forceActiveFocus(Qt.TabFocusReason) : root.board()
            Keys.onDownPressed: answers.itemAt(index + 1)?.forceActiveFocus(Qt.TabFocusReason)
            onClicked: {
                root.board();
                root.table.answer(index);
            }
        }
    }
    PushButton {
        visible: root.table.lookingBack
        primary: true
        symbol: "play"
        text: qsTr("Play on from here")
        onClicked: {
            root.board();
            root.table.playFromHere();
        }
    }
    PushButton {
        visible: root.table.over
        symbol: "back"
        text: qsTr("All games")
        onClicked: root.back()
    }
    PushButton {
        visible: root.table.over && root.offersAnalysis
        symbol: "graph"
        text: qsTr("Analysis")
        keys: "G"
        tip: qsTr("Luck and mistakes of this game")
        onClicked: root.analysis()
    }
    PushButton {
        visible: root.table.hasNextRound
        symbol: "forward"
        text: qsTr("Next round")
        keys: "Ctrl+R"
        tip: qsTr("The same match goes on")
        onClicked: {
            root.board();
            root.table.nextRound();
        }
    }
    PushButton {
        visible: root.table.over
        symbol: "again"
        text: qsTr("Play again")
        keys: "Ctrl+N"
        onClicked: {
            root.board();
            root.table.again();
        }
    }
}
