// One value a thrown set of dice can show, to be pressed when dice are entered by hand.
import QtQuick
import Sivba

Rectangle {
    id: root

    required property int value

    signal chosen()

    width: Theme.target * 1.3
    height: Theme.target * 1.3
    radius: Theme.radius
    color: area.pressed ? Theme.accent : area.containsMouse ? Theme.raised : Theme.surface
    border.width: (root.activeFocus ? 3 : 1) * Theme.stroke
    border.color: root.activeFocus ? Theme.focus : Theme.line

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: qsTr("The dice show %1").arg(root.value)
    Accessible.focusable: true
    Accessible.onPressAction: root.chosen()
    Keys.onSpacePressed: root.chosen()
    Keys.onReturnPressed: root.chosen()
    Keys.onEnterPressed: root.chosen()

    Text {
        anchors.centerIn: parent
        textFormat: Text.PlainText
        text: root.value
        color: area.pressed ? Theme.accentText : Theme.text
        font.pixelSize: Theme.titleSize
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }

    MouseArea {
        id: area

        anchors.fill: parent
        hoverEnabled: true
        onClicked: root.chosen()
    }
}
