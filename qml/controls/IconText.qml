// An icon and a word beside each other, in the middle of the room they get.
import QtQuick
import Sivba

Item {
    id: root

    property string symbol
    property string text
    property color ink: Theme.text
    property int size: Theme.textSize
    property real iconSize: 22 * Theme.scale
    property bool bold: false

    implicitWidth: row.implicitWidth
    implicitHeight: row.implicitHeight

    Row {
        id: row

        anchors.centerIn: parent
        spacing: Theme.spacing * 0.75

        Icon {
            name: root.symbol
            visible: root.symbol !== ""
            size: root.iconSize
            color: root.ink
            anchors.verticalCenter: parent.verticalCenter
        }
        Body {
            text: root.text
            visible: text !== ""
            color: root.ink
            font.pixelSize: root.size
            font.bold: root.bold
            wrapMode: Text.NoWrap
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
