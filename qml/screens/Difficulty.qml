// Five small pits, as many filled as the game is hard.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Row {
    id: root

    required property int level

    spacing: 3
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("difficulty %1 of 5").arg(level)

    Repeater {
        model: 5

        Rectangle {
            required property int index

            width: 8 * Theme.scale
            height: width
            radius: width / 2
            color: index < root.level ? Theme.muted : "transparent"
            border.width: Theme.stroke
            border.color: Theme.muted
        }
    }
}
