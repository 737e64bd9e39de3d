// One turn in the move list.
import QtQuick
import Sivba

Rectangle {
    id: root

    required property int index
    required property int number
    required property int seat
    required property string seatName
    required property string notation
    required property bool done
    required property bool focused

    signal chosen(int index)

    readonly property bool current: ListView.isCurrentItem

    implicitHeight: Math.max(Theme.target * 0.75, words.implicitHeight + 6)
    radius: Theme.radius / 2
    color: current ? Theme.raised : pointer.containsMouse ? Theme.page : "transparent"
    border.width: current && focused ? 2 * Theme.stroke : 0
    border.color: Theme.focus
    opacity: done ? 1 : 0.55
    Accessible.role: Accessible.ListItem
    Accessible.name: number + ". " + seatName + ": " + notation
    Accessible.onPressAction: root.chosen(root.index)

    Small {
        id: counter

        x: Theme.spacing / 2
        width: 34 * Theme.scale
        anchors.verticalCenter: parent.verticalCenter
        text: root.number + "."
        horizontalAlignment: Text.AlignRight
    }
    Rectangle {
        id: mark

        anchors.left: counter.right
        anchors.leftMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        width: 10 * Theme.scale
        height: width
        radius: root.seat === 0 ? width / 2 : 2
        color: Theme.seats[root.seat]
    }
    Body {
        id: words

        anchors.left: mark.right
        anchors.leftMargin: Theme.spacing
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        text: root.notation
        font.bold: root.current
    }
    MouseArea {
        id: pointer

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen(root.index)
    }
}
