// One line of the scores: a level and three numbers, in columns.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Row {
    id: root

    required property var cells
    property bool quiet: false

    Repeater {
        model: root.cells

        Body {
            required property var modelData
            required property int index

            width: index === 0 ? root.width * 0.4 : root.width * 0.2
            text: modelData
            color: root.quiet ? Theme.muted : Theme.text
            font.pixelSize: root.quiet ? Theme.smallSize : Theme.textSize
            horizontalAlignment: index === 0 ? Text.AlignLeft : Text.AlignRight
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
            Accessible.ignored: true
        }
    }
}
