// One place of a board for pointer, keyboard and screen reader. What lies on it is
// painted by BoardSurface, the ring of the keyboard, too.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Item {
    id: root

    required property int index
    required property bool legal
    required property string spoken
    required property var answers  // several decisions asked here
    required property BoardSurface surface
    required property BoardModel board

    signal entered

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

    Keys.onReturnPressed: root.entered()
    Keys.onEnterPressed: root.entered()

    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        cursorShape: root.legal && !root.board.animating ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: mouse => {
            const choice = root.board.animating ? -1 : root.surface.choiceAt(root.index, mouse.x, mouse.y);
            if (choice >= 0)
                root.board.decide(choice);
            else
                root.board.activate(root.index);
        }
        onPositionChanged: mouse => root.board.hoverChoice(root.surface.choiceAt(root.index, mouse.x, mouse.y))
        onEntered: root.board.hover(root.index)
        onExited: if (root.board.hovered === root.index)
            root.board.hover(-1)
    }

    // The arrows that are painted at the pit, for the screen reader.
    Repeater {
        model: root.answers

        Item {
            id: answer

            required property var modelData

            readonly property rect area: root.surface.cueRect(root.index, answer.modelData.choice, root.surface.layoutRevision)

            x: answer.area.x
            y: answer.area.y
            width: answer.area.width
            height: answer.area.height
            Accessible.role: Accessible.Button
            Accessible.name: answer.modelData.says
            Accessible.onPressAction: root.board.decide(answer.modelData.choice)
        }
    }
}
