// How moves are shown: pause, one step, skip, and four speeds.
import QtQuick
import Sivba

Row {
    id: root

    required property Table table

    readonly property list<string> speeds: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]

    ToolKey {
        symbol: root.table.board.paused ? "play" : "pause"
        text: root.table.board.paused ? qsTr("Go on") : qsTr("Pause")
        keys: "P"
        onClicked: root.table.board.togglePause()
    }
    ToolKey {
        symbol: "step"
        text: qsTr("One step")
        keys: "."
        enabled: root.table.board.animating
        onClicked: root.table.board.step()
    }
    ToolKey {
        symbol: root.table.board.animating ? "skip" : "film"
        text: root.table.board.animating ? qsTr("Skip to the end of the move") : qsTr("Show the last turn again")
        keys: root.table.board.animating ? qsTr("Space") : "L"
        enabled: root.table.board.animating || root.table.canUndo
        onClicked: root.table.board.animating ? root.table.board.skip() : root.table.replayLast()
    }
    PushButton {
        width: Math.max(implicitWidth, 86 * Theme.scale)
        height: Theme.target
        text: root.speeds[Settings.speed]
        tip: qsTr("Speed of the moves")
        keys: "+ −"
        Accessible.name: tip + ": " + text
        background.opacity: hovered || visualFocus ? 1 : 0
        onClicked: Settings.speed = (Settings.speed + 1) % 4
    }
}
