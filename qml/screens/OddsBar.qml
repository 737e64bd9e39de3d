// How often a throw comes: its steps, a bar, and the chance as a fraction and in per cent.
import QtQuick
import Sivba

Item {
    id: root

    required property string value
    required property real share  // of the longest bar
    required property string told
    required property string percent

    readonly property real gap: Theme.spacing * 1.5

    implicitHeight: steps.implicitHeight + Theme.spacing / 2

    Body {
        id: steps

        width: 1.5 * Theme.textSize
        anchors.verticalCenter: parent.verticalCenter
        text: root.value
        font.bold: true
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
    Rectangle {
        id: bar

        anchors.left: steps.right
        anchors.leftMargin: root.gap
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(2, root.share * (chance.x - steps.width - 2 * root.gap))
        height: 14 * Theme.scale
        radius: 3
        color: Theme.accent
    }
    Body {
        id: chance

        x: fraction.x - width - root.gap / 2
        width: 3.8 * Theme.textSize
        anchors.verticalCenter: parent.verticalCenter
        text: root.percent
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    Small {
        id: fraction

        x: root.width - width
        width: 9 * Theme.smallSize
        anchors.verticalCenter: parent.verticalCenter
        text: root.told
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
}
