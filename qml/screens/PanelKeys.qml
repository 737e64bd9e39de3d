// What can stand beside the board, each behind a key of its own.
import QtQuick
import Sivba

Row {
    id: root

    required property Table table
    required property string panel

    signal showPanel(string name)

    spacing: 2

    ToolKey {
        symbol: "moves"
        text: qsTr("Moves")
        keys: "M"
        checked: root.panel === "moves"
        onClicked: root.showPanel("moves")
    }
    ToolKey {
        symbol: "rules"
        text: qsTr("Rules beside the board")
        keys: "R"
        checked: root.panel === "rules"
        onClicked: root.showPanel("rules")
    }
    ToolKey {
        visible: root.table.dice.present
        symbol: "dice"
        text: qsTr("Throws so far")
        keys: "D"
        checked: root.panel === "dice"
        onClicked: root.showPanel("dice")
    }
}
