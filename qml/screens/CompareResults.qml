// What comes of the chosen decision in each game, and what could not be done.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Column {
    id: root

    required property CompareModel model

    readonly property ComparePosition position: model.at
    readonly property var chosen: position.moves[position.move]

    spacing: Theme.spacing / 4

    Repeater {
        model: [{kind: "a", text: root.chosen?.a ?? ""}, {kind: "b", text: root.chosen?.b ?? ""}]

        Row {
            id: line

            required property var modelData

            width: root.width
            spacing: Theme.spacing
            visible: line.modelData.text !== ""
            Accessible.role: Accessible.StaticText
            Accessible.name: (line.modelData.kind === "a" ? root.model.nameA : root.model.nameB) + ": " + line.modelData.text

            CompareSign {
                kind: line.modelData.kind
                size: 18 * Theme.scale
            }
            Body {
                width: root.width - 18 * Theme.scale - Theme.spacing
                text: line.modelData.text
                font.pixelSize: Theme.smallSize
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.ignored: true
            }
        }
    }
    Body {
        width: parent.width
        visible: text !== ""
        text: root.position.trouble
        color: Theme.danger
        font.pixelSize: Theme.smallSize
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
