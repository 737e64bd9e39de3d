// A thin scroll bar, there only when there is something to scroll.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.ScrollBar {
    id: root

    implicitWidth: 10 * Theme.scale
    implicitHeight: 10 * Theme.scale
    padding: 2
    visible: size < 1
    minimumSize: 0.08

    contentItem: Rectangle {
        radius: width / 2
        color: Theme.muted
        opacity: root.pressed ? 0.9 : root.hovered ? 0.7 : 0.4
    }
}
