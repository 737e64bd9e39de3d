// One place of a board for pointer, keyboard and screen reader. What lies on it is
// painted by BoardSurface; only the focus ring is drawn here.
import QtQuick
import Sivba

Item {
    id: root

    required property int index
    required property int shape
    required property bool legal
    required property string spoken
    required property BoardSurface surface
    required property BoardModel board
    property bool keyboard: false

    readonly property bool picked: root.activeFocus && root.keyboard
    readonly property rect area: root.surface.placeRect(root.index, root.surface.layoutRevision)
    readonly property bool round: root.shape === 0 || root.shape === 3  // pit, bowl

    signal pressed()

    x: root.area.x
    y: root.area.y
    width: root.area.width
    height: root.area.height

    activeFocusOnTab: true
    onPickedChanged: if (root.picked || root.board.hovered === root.index)
        root.board.hover(root.picked ? root.index : -1)

    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.focusable: true
    Accessible.focused: root.activeFocus
    Accessible.onPressAction: root.board.activate(root.index)

    Keys.onSpacePressed: root.board.activate(root.index)
    Keys.onReturnPressed: root.board.activate(root.index)
    Keys.onEnterPressed: root.board.activate(root.index)

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: root.legal && !root.board.animating ? Qt.PointingHandCursor : Qt.ArrowCursor
        onPressed: root.pressed()
        onClicked: root.board.activate(root.index)
        onEntered: root.board.hover(root.index)
        onExited: if (root.board.hovered === root.index)
            root.board.hover(-1)
    }

    // Dark outside, light inside: visible on wood, shell and paper alike.
    Rectangle {
        anchors.fill: parent
        anchors.margins: -root.surface.unit * 0.05
        visible: root.picked
        color: "transparent"
        radius: root.round ? width / 2 : root.surface.unit * 0.12
        border.width: Math.max(3, root.surface.unit * 0.035)
        border.color: Theme.projector ? "#000000" : "#201812"

        Rectangle {
            anchors.fill: parent
            anchors.margins: parent.border.width
            color: "transparent"
            radius: root.round ? width / 2 : root.surface.unit * 0.1
            border.width: Math.max(2, root.surface.unit * 0.028)
            border.color: "#FFFFFF"
        }
    }
}
