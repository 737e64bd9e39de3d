// How often one value has been thrown: a bar in the outline of what was to be expected.
import QtQuick
import Sivba

Item {
    id: root

    required property var modelData  // of Dice.chart
    required property int count
    required property real most  // share of the longest bar

    readonly property real unit: (width - value.width - times.width - 2 * Theme.spacing) / most
    readonly property string fair: qsTr("%1 expected").arg(Number(modelData.expected * count).toLocaleString(Qt.locale(App.language), "f", 1))

    height: 34 * Theme.scale
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Throw %1: %2 times, %3").arg(modelData.value).arg(modelData.times).arg(fair)

    Body {
        id: value

        width: 1.5 * Theme.textSize
        anchors.verticalCenter: parent.verticalCenter
        text: root.modelData.value
        font.bold: true
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
    Rectangle {
        anchors.left: value.right
        anchors.leftMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(1, root.unit * root.modelData.seen)
        height: 16 * Theme.scale
        color: Theme.accent
    }
    Rectangle {
        anchors.left: value.right
        anchors.leftMargin: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        width: root.unit * root.modelData.expected
        height: 24 * Theme.scale
        color: "transparent"
        border.width: 2 * Theme.stroke
        border.color: Theme.text
    }
    Column {
        id: times

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 7.5 * Theme.smallSize

        Body {
            width: parent.width
            text: root.modelData.times
            horizontalAlignment: Text.AlignRight
            Accessible.ignored: true
        }
        Small {
            visible: root.count > 0
            width: parent.width
            text: root.fair
            font.pixelSize: Math.round(0.85 * Theme.smallSize)
            horizontalAlignment: Text.AlignRight
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
