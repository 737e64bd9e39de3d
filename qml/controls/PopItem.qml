// One line of a menu: icon, words, key.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.MenuItem {
    id: root

    property string symbol
    property string keys

    implicitWidth: 280 * Theme.scale
    implicitHeight: Theme.target
    opacity: enabled ? 1 : 0.4
    Accessible.name: text
    Accessible.description: keys
    Keys.onReturnPressed: {
        triggered();
        menu.dismiss();
    }

    contentItem: Item {
        Icon {
            id: icon

            x: Theme.spacing
            anchors.verticalCenter: parent.verticalCenter
            name: root.symbol
            size: 20 * Theme.scale
        }
        Body {
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
    background: Rectangle {
        radius: Theme.radius / 2
        color: root.highlighted ? Theme.raised : "transparent"
    }
}
