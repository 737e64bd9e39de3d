// A bead that runs along the way that is drawn, as long as it is drawn; in reduced motion the
// arrow heads of the line are enough.
import QtQuick
import Sivba

Item {
    id: root

    required property BoardSurface surface
    required property BoardModel board

    property var points: []
    property real along: 0  // from point to point
    readonly property int last: root.points.length - 1
    readonly property real size: 0.26 * root.surface.unit

    visible: root.points.length > 1 && !root.board.reducedMotion

    function follow(): void {
        root.points = root.surface.wayPoints();
    }
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
        color: Theme.surface
        border.width: 0.06 * root.surface.unit
        border.color: Theme.text
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
    Connections {
        target: root.board

        function onMarksChanged(): void {
            root.follow();
        }
        function onOptionsChanged(): void {
            root.follow();
        }
    }
    Connections {
        target: root.surface

        function onSceneChanged(): void {
            root.follow();
        }
    }
}
