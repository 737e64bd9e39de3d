// Where the keyboard is: a ring around the control that has it.
import QtQuick
import Sivba

Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -3
    radius: Theme.radius + 3
    color: "transparent"
    border.color: Theme.focus
    border.width: 2 * Theme.stroke
    visible: shown
}
