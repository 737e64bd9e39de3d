// How the dice have fallen so far beside what was to be expected, and the fingerprint
// of their seed, so that nobody has to trust them.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Column {
    id: root

    required property Table table

    spacing: Theme.spacing

    Small {
        width: parent.width
        text: root.table.dice.throws === 0 ? qsTr("Nothing has been thrown yet.")
            : qsTr("%n throw(s). The outline is what fair dice give in the long run.", "", root.table.dice.throws)
    }
    Repeater {
        model: root.table.dice.chart

        Item {
            id: bar

            required property var modelData
            readonly property real unit: root.width - 90 * Theme.scale

            width: root.width
            height: 34 * Theme.scale
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Throw %1: %2 times").arg(modelData.value).arg(modelData.times)

            Body {
                id: value

                width: 24 * Theme.scale
                anchors.verticalCenter: parent.verticalCenter
                text: bar.modelData.value
                font.bold: true
                horizontalAlignment: Text.AlignRight
            }
            Rectangle {
                anchors.left: value.right
                anchors.leftMargin: Theme.spacing
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(1, bar.unit * bar.modelData.seen)
                height: 16 * Theme.scale
                color: Theme.accent
            }
            Rectangle {
                anchors.left: value.right
                anchors.leftMargin: Theme.spacing
                anchors.verticalCenter: parent.verticalCenter
                width: bar.unit * bar.modelData.expected
                height: 24 * Theme.scale
                color: "transparent"
                border.width: 2 * Theme.stroke
                border.color: Theme.text
            }
            Small {
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: bar.modelData.times
            }
        }
    }
    Small {
        width: parent.width
        topPadding: Theme.spacing
        text: root.table.seedText
        wrapMode: Text.WrapAnywhere
    }
}
