// At an end of a row that scrolls sideways: its last visible item fades, and an arrow goes on.
import QtQuick
import Sivba

Rectangle {
    id: root

    required property ListView list
    property bool toLeft: false

    readonly property real least: list.originX
    readonly property real most: list.originX + Math.max(0, list.contentWidth - list.width)

    parent: list
    z: 2
    x: toLeft ? 0 : list.width - width
    width: Theme.target * 1.25
    height: list.height
    visible: toLeft ? list.contentX > least + 1 : list.contentX < most - 1
    gradient: Gradient {
        orientation: Gradient.Horizontal

        GradientStop {
            position: root.toLeft ? 1 : 0
            color: Qt.alpha(Theme.page, 0)
        }
        GradientStop {
            position: 0.5
            color: Theme.page
        }
        GradientStop {
            position: root.toLeft ? 0 : 1
            color: Theme.page
        }
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        x: root.toLeft ? 0 : root.width - width
        name: root.toLeft ? "back" : "forward"
        size: 22 * Theme.scale
    }
    MouseArea {
        anchors.fill: parent
        cursorShape: Qt.PointingHandCursor
        Accessible.ignored: true  // by keyboard the moves are gone through one by one
        onClicked: {
            const by = (root.toLeft ? -0.8 : 0.8) * root.list.width;
            root.list.contentX = Math.max(root.least, Math.min(root.most, root.list.contentX + by));
        }
    }
}
