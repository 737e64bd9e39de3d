// The bead on the way that is drawn on a board, as long as it is drawn; in reduced motion the
// arrow heads of the line are enough.
import QtQuick
import Sivba

WayBead {
    id: root

    required property BoardSurface surface
    required property BoardModel board

    points: []
    unit: root.surface.unit
    visible: root.points.length > 1 && !root.board.reducedMotion

    function follow(): void {
        root.points = root.surface.wayPoints();
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
