// A bead that runs along a line, from point to point.
import QtQuick
import Sivba

Item {
    id: root

    required property var points
    required property real unit  // pixels of one square
    property color fill: Theme.surface
    property color rim: Theme.text
    property real along: 0  // from point to point
    readonly property int last: root.points.length - 1
    readonly property real size: 0.26 * root.unit

    visible: root.points.length > 1

    // One coordinate of the bead.
    function at(axis: string): real {
        if (root.last < 1)
            return 0;
        const from = Math.max(0, Math.min(Math.floor(root.along), root.last - 1));
        const start = root.points[from][axis];
        return start + (root.points[from + 1][axis] - start) * (root.along - from);
    }

    Rectangle {
        x: root.at("x") - width / 2
        y: root.at("y") - height / 2
        width: root.size
        height: root.size
        radius: width / 2
        color: root.fill
        border.width: 0.06 * root.unit
        border.color: root.rim
    }
    NumberAnimation {
        target: root
        property: "along"
        running: root.visible
        loops: Animation.Infinite
        from: 0
        to: Math.max(1, root.last)
        duration: 280 * Math.max(1, root.last)
    }
}
