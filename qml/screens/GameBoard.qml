// The board with its dice, as the settings and the table want them shown.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property Table table
    property bool named: false  // something beside the board speaks of its places by their names

    readonly property BoardModel model: table.board

    // Dice lie where they leave the board most room: beside it or below.
    readonly property real shape: model.vertical ? 1 / model.aspect : model.aspect
    readonly property bool wide: Math.min((width - beside) / shape, height) > Math.min(width / shape, height - below)
    readonly property real beside: tray.implicitWidth * large
    readonly property real below: Math.min(tray.implicitHeight * large, height * 0.24)
    readonly property real large: Math.max(1, Math.min(2, width / 1280, height / 620))
    readonly property bool dice: table.dice.present

    function nextChoice(): void {
        view.focusNextLegal();
    }

    BoardView {
        id: view

        x: Theme.spacing
        y: Theme.spacing
        width: parent.width - 2 * x - (root.dice && root.wide ? tray.width + Theme.spacing : 0)
        height: parent.height - 2 * y - (root.dice && !root.wide ? tray.height : 0)
        focus: true
        model: root.model
    }
    DiceTray {
        id: tray

        width: root.wide ? root.beside : Math.min(parent.width, 1.5 * root.beside)
        height: root.wide ? implicitHeight * root.large : root.below
        x: root.wide ? parent.width - width - Theme.spacing : (parent.width - width) / 2
        y: root.wide ? (parent.height - height) / 2 : parent.height - height - Theme.spacing
        visible: root.dice
        board: root.model
        byHand: root.table.dice.byHand
        expectsThrow: root.table.dice.due && root.table.dice.byHand
        canThrow: root.table.dice.due && !root.table.dice.byHand
        onThrowAsked: root.table.throwDice()
        onValueEntered: value => root.table.enterThrow(value)
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
        value: Settings.coordinates || root.named
    }
    Binding {
        target: root.model
        property: "showLanding"
        value: Settings.preview
    }
}
