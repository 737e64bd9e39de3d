// A thin scroll bar, there only when there is something to scroll.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.ScrollBar {
    id: root

    property bool strong: false  // what it scrolls has the keyboard

    implicitWidth: 10 * Theme.scale
    implicitHeight: 10 * Theme.scale
    padding: 2
    visible: size < 1
    minimumSize: 0.08

    contentItem: Rectangle {
        radius: width / 2
        color: root.strong ? Theme.focus : Theme.muted
        opacity: root.pressed || root.strong ? 0.9 : root.hovered ? 0.7 : 0.4
    }
}
