// Which position is looked at: the start, the game on the table, on and back, and the next
// position in which the games differ.
import QtQuick
import Sivba

Flow {
    id: root

    required property CompareModel model

    readonly property ComparePosition position: model.at

    spacing: Theme.spacing

    PushButton {
        text: qsTr("Start")
        tip: qsTr("The start of the game")
        keys: "O"
        onClicked: root.position.toStart()
    }
    PushButton {
        visible: root.model.hasPresent
        text: qsTr("Your game")
        tip: qsTr("Your game as it stands")
        keys: "G"
        onClicked: root.model.toPresent()
    }
    ToolKey {
        symbol: "undo"
        text: qsTr("One step back")
        keys: qsTr("Backspace")
        enabled: root.position.canGoBack
        onClicked: root.position.goBack()
    }
    ToolKey {
        symbol: "film"
        text: qsTr("Show the chosen move on both boards")
        keys: qsTr("Space")
        onClicked: root.position.watch()
    }
    ToolKey {
        symbol: "step"
        text: qsTr("On by the chosen move")
        keys: qsTr("Enter")
        onClicked: root.position.go()
    }
    PushButton {
        primary: !root.position.apart  // else it says why there is none to be found
        text: qsTr("Find a difference")
        tip: qsTr("On to a position in which something differs")
        keys: "D"
        onClicked: root.position.differ()
    }
    PushButton {
        visible: root.model.ways.offered
        text: qsTr("Ways")
        tip: qsTr("The ways of both games on one board")
        keys: "W"
        onClicked: root.model.ways.open = true
    }
}
