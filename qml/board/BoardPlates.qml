// What the decisions are worth, on small plates at their places; a tick and a frame tell the best.
// The places themselves say it to the screen reader.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Item {
    id: root

    required property BoardSurface surface
    required property BoardModel board

    Repeater {
        model: root.board.animating ? [] : root.board.plates

        Rectangle {
            id: plate

            required property var modelData

            readonly property bool best: modelData.best
            readonly property rect area: root.surface.placeRect(modelData.place, root.surface.layoutRevision)
            readonly property real size: Math.max(11, Math.min(Theme.smallSize * 1.1, area.width * 0.24))

            // At the lower edge, so that the piece stays in sight.
            x: Math.max(0, Math.min(root.width - width, area.x + (area.width - width) / 2))
            y: Math.min(root.height - height, area.y + area.height - 0.75 * height)
            width: words.width + 0.9 * size
            height: words.height + 0.3 * size
            radius: height / 2
            color: plate.best ? Theme.accent : Theme.surface
            border.width: plate.best ? 2 * Theme.stroke : Theme.stroke
            border.color: plate.best ? Theme.accentText : Theme.muted

            Row {
                id: words

                anchors.centerIn: parent
                spacing: 0.25 * plate.size

                Icon {
                    visible: plate.best
                    anchors.verticalCenter: parent.verticalCenter
                    name: "check"
                    size: 1.1 * plate.size
                    color: Theme.accentText
                }
                Body {
                    anchors.verticalCenter: parent.verticalCenter
                    text: plate.modelData.text
                    color: plate.best ? Theme.accentText : Theme.text
                    font.pixelSize: plate.size
                    font.bold: plate.best
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
