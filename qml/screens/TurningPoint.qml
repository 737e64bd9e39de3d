// A turn that decided a game, with the mark it has in the graph; pressed, it is shown on the board.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.AbstractButton {
    id: root

    required property bool luck
    required property bool up  // the line of the graph

    implicitHeight: Math.max(Theme.target * 0.75, implicitContentHeight + Theme.spacing)
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: luck ? qsTr("luck") : qsTr("mistake")
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Small {
        leftPadding: Theme.spacing * 1.5 + 16 * Theme.scale
        text: root.text
        color: Theme.text
        verticalAlignment: Text.AlignVCenter
    }
    background: Rectangle {
        radius: Theme.radius / 2
        color: root.down || root.hovered ? Theme.raised : "transparent"

        FocusRing {
            shown: root.activeFocus && Input.keyboard
        }
    }

    ChanceMark {
        x: Theme.spacing / 2
        anchors.verticalCenter: parent.verticalCenter
        width: 16 * Theme.scale
        height: width
        luck: root.luck
        up: root.up
        ink: Theme.text
        paper: Theme.surface
    }
}
