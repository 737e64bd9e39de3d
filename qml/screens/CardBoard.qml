// The picture of a card: the board as it stands, a ribbon where a game is open, and the
// word of what a click does while the card is looked at.
import QtQuick
import Sivba

Rectangle {
    id: root

    required property var picture
    required property bool lifted
    required property bool hasTable

    radius: Theme.radius
    color: Theme.raised
    border.width: root.lifted || Theme.projector ? Theme.stroke : 0
    border.color: root.lifted ? Theme.accent : Theme.line

    MiniBoard {
        anchors.fill: parent
        anchors.margins: Theme.spacing
        game: root.picture
        theme: Theme.kind
    }
    Rectangle {
        visible: root.hasTable
        x: -Theme.stroke
        y: Theme.spacing * 2
        width: ribbon.width + Theme.spacing * 3
        height: ribbon.height + Theme.spacing
        radius: 3
        color: Theme.accent

        Small {
            id: ribbon

            anchors.centerIn: parent
            text: qsTr("Continue")
            color: Theme.accentText
            wrapMode: Text.NoWrap
        }
    }
    Rectangle {
        visible: root.lifted
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.spacing
        width: verb.width + Theme.spacing * 2.5
        height: verb.height + Theme.spacing * 1.5
        radius: height / 2
        color: Theme.accent

        Row {
            id: verb

            anchors.centerIn: parent
            spacing: Theme.spacing / 2

            Icon {
                name: "play"
                size: 18 * Theme.scale
                color: Theme.accentText
                anchors.verticalCenter: parent.verticalCenter
            }
            Body {
                text: root.hasTable ? qsTr("Continue") : qsTr("Play")
                color: Theme.accentText
                wrapMode: Text.NoWrap
            }
        }
    }
}
