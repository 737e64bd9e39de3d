// A piece of a line as it is drawn on the board: full, or broken.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Rectangle {
    id: root

    required property color ground
    required property color ink
    required property bool broken

    implicitWidth: 56 * Theme.scale
    implicitHeight: 12 * Theme.scale
    radius: height / 2
    color: root.ground
    border.width: Theme.stroke
    border.color: Theme.line
    Accessible.ignored: true

    Row {
        anchors.centerIn: parent
        spacing: root.broken ? 5 * Theme.scale : 0

        Repeater {
            model: root.broken ? 4 : 1

            Rectangle {
                width: (root.broken ? 6 : 40) * Theme.scale
                height: 4 * Theme.scale
                radius: height / 2
                color: root.ink
            }
        }
    }
}
