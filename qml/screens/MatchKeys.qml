// The keys of what only some games have: the chances of a solved game, further rounds, and what is
// told of a game that is over.
import QtQuick
import Sivba

Item {
    id: root

    required property Table table
    required property bool active

    signal panel(string name)

    Shortcut {
        sequence: "O"
        enabled: root.active && root.table.chances.available
        onActivated: root.table.chances.shown = !root.table.chances.shown
    }
    Shortcut {
        sequence: "G"
        enabled: root.active
        onActivated: root.panel("analysis")
    }
    Shortcut {
        sequence: "Ctrl+R"
        enabled: root.active && root.table.hasNextRound
        onActivated: root.table.nextRound()
    }
}
