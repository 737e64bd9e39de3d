// The board with its dice, as the settings and the table want them shown.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property Table table

    readonly property BoardModel model: table.board

    BoardView {
        anchors.fill: parent
        anchors.margins: Theme.spacing
        focus: true
        model: root.model
        interactive: root.table.idle && !root.table.over
    }
    Binding {
        target: root.model
        property: "speed"
        value: [BoardModel.Slow, BoardModel.Normal, BoardModel.Fast, BoardModel.Instant][Settings.speed]
    }
    Binding {
        target: root.model
        property: "reducedMotion"
        value: Settings.reducedMotion
    }
    Binding {
        target: root.model
        property: "showCounts"
        value: Settings.counts
    }
    Binding {
        target: root.model
        property: "showLabels"
        value: Settings.coordinates
    }
    Binding {
        target: root.model
        property: "showLanding"
        value: Settings.preview
    }
}
