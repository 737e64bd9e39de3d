// Which two games are compared: two lists of the family, and a key that swaps them.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property CompareModel model

    signal chosen  // from an open list; arrows in a closed one go on there

    property real room: 800 * Theme.scale

    readonly property real around: row.spacing * 4 + 2 * letter.width + swap.width
    readonly property real field: (width - around) / 2

    implicitWidth: Math.min(room, around + 680 * Theme.scale)
    implicitHeight: row.implicitHeight
    width: implicitWidth

    Row {
        id: row

        spacing: Theme.spacing

        CompareSign {
            id: letter

            anchors.verticalCenter: parent.verticalCenter
            kind: "a"
        }
        Picker {
            anchors.verticalCenter: parent.verticalCenter
            width: root.field
            label: qsTr("Game A")
            model: root.model.names
            currentIndex: root.model.first
            // A new list would begin at its first line.
            onModelChanged: currentIndex = Qt.binding(() => root.model.first)
            onActivated: index => {
                root.model.chooseFirst(index);
                if (popup.visible)
                    root.chosen();
            }
        }
        ToolKey {
            id: swap

            anchors.verticalCenter: parent.verticalCenter
            symbol: "swap"
            text: qsTr("Swap the games")
            keys: "X"
            onClicked: root.model.swap()
        }
        CompareSign {
            anchors.verticalCenter: parent.verticalCenter
            kind: "b"
        }
        Picker {
            focus: true
            anchors.verticalCenter: parent.verticalCenter
            width: root.field
            label: qsTr("Game B")
            model: root.model.names
            currentIndex: root.model.second
            onModelChanged: currentIndex = Qt.binding(() => root.model.second)
            onActivated: index => {
                root.model.chooseSecond(index);
                if (popup.visible)
                    root.chosen();
            }
        }
    }
}
