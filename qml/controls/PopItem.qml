// One line of a menu: icon, words, key.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.MenuItem {
    id: root

    property string symbol
    property string keys

    implicitWidth: implicitContentWidth
    implicitHeight: Theme.target
    opacity: enabled ? 1 : 0.4
    Accessible.name: text
    Accessible.description: keys
    Keys.onReturnPressed: {
        triggered();
        menu.dismiss();
    }

    contentItem: PopLine {
        symbol: root.symbol
        text: root.text
        keys: root.keys
    }
    background: Rectangle {
        radius: Theme.radius / 2
        color: root.highlighted ? Theme.raised : "transparent"
    }
}
