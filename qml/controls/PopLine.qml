// What a line of a menu shows: icon, words, key.
import QtQuick
import Sivba

Item {
    id: root

    property string symbol
    property string text
    property string keys

    implicitWidth: icon.size + words.implicitWidth + hint.implicitWidth + Theme.spacing * 5

    Icon {
        id: icon

        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        name: root.symbol
        size: 20 * Theme.scale
    }
    Body {
        id: words

        anchors.left: icon.right
        anchors.leftMargin: Theme.spacing * 1.5
        anchors.right: hint.left
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    Small {
        id: hint

        anchors.right: parent.right
        anchors.rightMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        text: root.keys
        wrapMode: Text.NoWrap
    }
}
