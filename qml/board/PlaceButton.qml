// One place of a board for pointer, keyboard and screen reader. What lies on it is
// painted by BoardSurface, the ring of the keyboard, too.
import QtQuick
import Sivba

Item {
    id: root

    required property int index
    required property bool legal
    required property string spoken
    required property BoardSurface surface
    required property BoardModel board

    readonly property bool picked: root.activeFocus && Input.keyboard
    readonly property rect area: root.surface.placeRect(root.index, root.surface.layoutRevision)

    x: root.area.x
    y: root.area.y
    width: root.area.width
    height: root.area.height

    activeFocusOnTab: true
    onPickedChanged: {
        if (root.picked || root.board.hovered === root.index)
            root.board.hover(root.picked ? root.index : -1);
        if (root.picked || root.surface.picked === root.index)
            root.surface.picked = root.picked ? root.index : -1;
    }

    Accessible.role: Accessible.Button
    Accessible.name: root.spoken
    Accessible.focusable: true
    Accessible.focused: root.activeFocus
    Accessible.onPressAction: root.board.activate(root.index)

    Keys.onReturnPressed: root.board.activate(root.index)
    Keys.onEnterPressed: root.board.activate(root.index)

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: root.legal && !root.board.animating ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: root.board.activate(root.index)
        onEntered: root.board.hover(root.index)
        onExited: if (root.board.hovered === root.index)
            root.board.hover(-1)
    }
}
