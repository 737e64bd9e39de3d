// The moves so far: a list that can be clicked, a slider to run through the game, and
// keys to copy and paste it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sivba

ColumnLayout {
    id: root

    required property Table table

    spacing: Theme.spacing

    ListView {
        id: list

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: root.table.turns
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        currentIndex: root.table.turns.current
        highlightMoveDuration: 0
        keyNavigationEnabled: false
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Moves")
        Keys.onUpPressed: root.table.goTo(Math.max(-1, currentIndex - 1))
        Keys.onDownPressed: root.table.goTo(Math.min(count - 1, currentIndex + 1))

        Scroll.vertical: Scroll {}

        delegate: MoveRow {
            width: list.width - Theme.spacing
            focused: list.activeFocus
            onChosen: index => root.table.goTo(index)
        }
    }
    Body {
        visible: root.table.turns.count === 0
        Layout.fillWidth: true
        Layout.fillHeight: true
        text: qsTr("Nothing has been played yet.")
        color: Theme.muted
    }
    // What the moves leave free, and at least a good part.
    LapList {
        readonly property real free: root.height - scrubber.implicitHeight - keys.implicitHeight - 3 * root.spacing

        Layout.fillWidth: true
        Layout.preferredHeight: Math.min(contentHeight, Math.max(free * 0.5, free - list.contentHeight))
        visible: count > 0
        model: root.table.details
    }
    Scrubber {
        id: scrubber

        Layout.fillWidth: true
        from: -1
        to: Math.max(0, root.table.turns.count - 1)
        stepSize: 1
        enabled: root.table.turns.count > 0
        value: root.table.turns.current
        Accessible.name: qsTr("Turn shown")
        onMoved: root.table.goTo(Math.round(value))
    }
    RowLayout {
        id: keys

        spacing: 0

        ToolKey {
            symbol: "copy"
            text: qsTr("Copy the moves")
            onClicked: App.copy(root.table.turns.notation())
        }
        ToolKey {
            symbol: "save"
            text: qsTr("Copy the game as text")
            keys: "Ctrl+C"
            onClicked: root.table.copy()
        }
        ToolKey {
            symbol: "load"
            text: qsTr("Paste a game")
            keys: "Ctrl+V"
            onClicked: root.table.loadText(App.pasted())
        }
    }
}
