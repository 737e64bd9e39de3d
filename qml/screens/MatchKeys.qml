// The keys of what only some games have: the chances of a solved game, and further rounds.
import QtQuick
import Sivba

Item {
    id: root

    required property Table table
    required property bool active

    Shortcut {
        sequence: "O"
        enabled: root.active && root.table.chances.available
        onActivated: root.table.chances.shown = !root.table.chances.shown
    }
    Shortcut {
        sequence: "Ctrl+R"
        enabled: root.active && root.table.hasNextRound
        onActivated: root.table.nextRound()
    }
}
