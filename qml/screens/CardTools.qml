// The small keys of a card: favourite, rules, start sheet.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property string gameId
    required property bool favourite

    signal setUp
    signal rules
    signal compare

    width: row.width
    height: row.height

    Row {
        id: row

        ToolKey {
            symbol: root.favourite ? "star-filled" : "star"
            text: root.favourite ? qsTr("Remove from favourites") : qsTr("Add to favourites")
            keys: "*"
            focusPolicy: Qt.ClickFocus
            onClicked: Settings.toggleFavourite(root.gameId)
        }
        ToolKey {
            symbol: "rules"
            text: qsTr("Rules")
            keys: "F1"
            focusPolicy: Qt.ClickFocus
            onClicked: root.rules()
        }
        ToolKey {
            symbol: "compare"
            text: qsTr("Compare with another game")
            keys: "F3"
            focusPolicy: Qt.ClickFocus
            onClicked: root.compare()
        }
        ToolKey {
            symbol: "settings"
            text: qsTr("Set up a game")
            keys: qsTr("Space")
            focusPolicy: Qt.ClickFocus
            onClicked: root.setUp()
        }
    }
}
