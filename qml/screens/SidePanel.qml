// What stands beside the board when it is wanted: moves, rules, throws or the analysis.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property Table table
    required property string panel

    signal close

    Rectangle {
        anchors.fill: parent
        color: Theme.surface

        Rectangle {
            width: Theme.stroke
            height: parent.height
            color: Theme.line
        }
    }
    Title {
        id: title

        x: Theme.spacing * 2
        anchors.verticalCenter: closer.verticalCenter
        text: ({"moves": qsTr("Moves"), "rules": qsTr("Rules"), "dice": qsTr("Throws so far"), "analysis": qsTr("Analysis")})[root.panel] ?? ""
    }
    ToolKey {
        id: closer

        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.spacing / 2
        symbol: "close"
        text: qsTr("Close")
        keys: qsTr("Esc")
        onClicked: root.close()
    }
    Item {
        id: place

        anchors.top: closer.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.spacing * 2
        anchors.topMargin: Theme.spacing / 2
    }
    MovesPanel {
        parent: place
        anchors.fill: parent
        visible: root.panel === "moves"
        table: root.table
    }
    RulesView {
        parent: place
        anchors.fill: parent
        visible: root.panel === "rules"
        rules: RulesModel {
            request: root.panel === "rules" ? root.table.request : ""
        }
    }
    ThrowsPanel {
        parent: place
        anchors.fill: parent
        visible: root.panel === "dice"
        table: root.table
    }
    AnalysisPanel {
        parent: place
        anchors.fill: parent
        visible: root.panel === "analysis"
        analysis: AnalysisModel {
            table: root.table
            wanted: root.panel === "analysis"
        }
    }
}
