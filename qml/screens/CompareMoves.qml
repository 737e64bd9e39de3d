// The decisions of both games at the position, those that differ first. Left and right choose
// one, Enter goes on by it, Space shows it as a film, Backspace goes back.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

ListView {
    id: root

    required property ComparePosition position
    required property string nameA
    required property string nameB

    function told(kind: string): string {
        return ({"a": qsTr("only in %1").arg(root.nameA), "b": qsTr("only in %1").arg(root.nameB), "other": qsTr("in both, with different results"), "same": qsTr("in both, with the same result")})[kind] ?? "";
    }

    implicitHeight: Math.round(Theme.target * 0.9)
    orientation: ListView.Horizontal
    spacing: Theme.spacing / 2
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    highlightMoveDuration: 0
    model: root.position.moves
    currentIndex: root.position.move
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Moves")
    Keys.onLeftPressed: root.position.move -= 1
    Keys.onRightPressed: root.position.move += 1
    Keys.onReturnPressed: root.position.go()
    Keys.onEnterPressed: root.position.go()
    Keys.onSpacePressed: root.position.watch()

    ScrollMore {
        list: root
    }
    ScrollMore {
        list: root
        toLeft: true
    }

    delegate: Rectangle {
        id: chip

        required property var modelData
        required property int index
        readonly property bool chosen: index === root.position.move

        width: row.width + Theme.spacing * 1.5
        height: root.height
        radius: Theme.radius
        color: chosen ? Theme.raised : pointer.containsMouse ? Theme.raised : Theme.surface
        border.width: chosen ? 2 * Theme.stroke : Theme.stroke
        border.color: chosen ? (root.activeFocus && Input.keyboard ? Theme.focus : Theme.accent) : Theme.line
        Accessible.role: Accessible.ListItem
        Accessible.name: chip.modelData.token + ", " + root.told(chip.modelData.kind)
        Accessible.selected: chosen
        Accessible.onPressAction: root.position.move = chip.index

        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.spacing / 2

            CompareSign {
                anchors.verticalCenter: parent.verticalCenter
                kind: chip.modelData.kind
                size: 18 * Theme.scale
            }
            Body {
                anchors.verticalCenter: parent.verticalCenter
                text: chip.modelData.token
                font.bold: chip.chosen
                wrapMode: Text.NoWrap
            }
        }
        MouseArea {
            id: pointer

            anchors.fill: parent
            hoverEnabled: true
            onClicked: {
                root.forceActiveFocus(Qt.MouseFocusReason);
                root.position.move = chip.index;
            }
        }
    }
}
