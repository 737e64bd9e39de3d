// The name over one of the two boards with its letter, and the options that were changed: after
// the name, or below it where they have no room.
import QtQuick
import Sivba

Flow {
    id: root

    required property string kind  // "a" or "b"
    required property string name
    required property string options
    required property bool tall  // a narrow column with room below

    readonly property real rest: width - letter.width - title.width - 2 * spacing
    readonly property bool below: tall || measured.width > rest

    spacing: Theme.spacing / 2

    CompareSign {
        id: letter

        kind: root.kind
        size: 20 * Theme.scale
    }
    Body {
        id: title

        width: Math.min(implicitWidth, root.width - letter.width - root.spacing)
        text: root.name
        font.bold: true
        maximumLineCount: root.tall ? 5 : 1
        elide: Text.ElideRight
    }
    Small {
        id: after

        visible: text !== ""
        width: root.below ? root.width : root.rest
        height: root.below ? implicitHeight : title.height
        verticalAlignment: Text.AlignVCenter
        text: root.options
        maximumLineCount: root.tall ? 8 : 2
        elide: Text.ElideRight
    }
    TextMetrics {
        id: measured

        font: after.font
        text: root.options
    }
}
