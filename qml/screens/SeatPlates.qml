// Who plays which side, and whose turn it is: an arrow and a frame tell it.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Row {
    id: root

    required property Table table

    spacing: Theme.spacing

    Repeater {
        model: root.table.seats

        Rectangle {
            id: plate

            required property var modelData
            required property int index

            width: inside.width + Theme.spacing * 2
            height: Math.round(Theme.target * 0.8)
            radius: Theme.radius
            color: plate.modelData.active ? Theme.surface : "transparent"
            border.width: plate.modelData.active ? 2 * Theme.stroke : 0
            border.color: Theme.accent
            Accessible.role: Accessible.StaticText
            Accessible.name: plate.modelData.name + ", " + plate.modelData.player + (plate.modelData.active ? ", " + qsTr("to move") : "")

            Row {
                id: inside

                anchors.centerIn: parent
                spacing: Theme.spacing * 0.75

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    width: 11 * Theme.scale
                    height: width
                    radius: plate.index === 0 ? width / 2 : 2
                    color: Theme.seats[plate.index]
                }
                Body {
                    anchors.verticalCenter: parent.verticalCenter
                    text: plate.modelData.name
                    font.bold: plate.modelData.active
                    wrapMode: Text.NoWrap
                }
                Small {
                    anchors.verticalCenter: parent.verticalCenter
                    text: plate.modelData.human ? "" : plate.modelData.player
                    visible: text !== ""
                    wrapMode: Text.NoWrap
                }
            }
        }
    }
}
