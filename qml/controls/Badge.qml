// A short fact with its sign: told by words and shape, never by colour alone.
import QtQuick
import Sivba

Rectangle {
    id: root

    required property string symbol
    required property string text

    implicitWidth: row.width + Theme.spacing * 2
    implicitHeight: row.height + Theme.spacing
    radius: height / 2
    color: "transparent"
    border.width: Theme.stroke
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spacing / 2

        Icon {
            name: root.symbol
            size: 16 * Theme.scale
            color: Theme.muted
            anchors.verticalCenter: parent.verticalCenter
        }
        Small {
            text: root.text
            wrapMode: Text.NoWrap
        }
    }
}
