// A letter or a sign in a small plate: A is filled, B has an outline, what differs stands on
// the colour of warnings. Read by its shape, not by its colour.
import QtQuick
import Sivba

Rectangle {
    id: root

    required property string kind  // "a", "b", "other", "same"
    property real size: 22 * Theme.scale

    readonly property string sign: ({"a": "A", "b": "B", "other": "≠", "same": "="})[kind] ?? ""
    readonly property bool filled: kind === "a" || kind === "other"
    readonly property color ink: kind === "other" ? Theme.danger : kind === "a" || kind === "b" ? Theme.accent : Theme.muted

    implicitWidth: size
    implicitHeight: size
    radius: kind === "other" ? size / 2 : size * 0.24
    color: filled ? ink : Theme.surface
    border.width: Math.max(1, size * 0.09)
    border.color: ink
    Accessible.ignored: true

    Text {
        anchors.centerIn: parent
        text: root.sign
        color: root.filled ? Theme.surface : root.ink
        font.family: Theme.textFont
        font.pixelSize: Math.round(root.size * 0.66)
        font.bold: true
    }
}
