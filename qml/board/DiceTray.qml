// Dice and their value. The number appears when they have come to rest. Where the dice
// are thrown on the table and entered by hand, the possible values are buttons.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Item {
    id: root

    required property BoardModel board
    property bool byHand: false
    property bool expectsThrow: false  // by hand: a value is wanted now
    property bool canThrow: false      // by program: the dice may be pressed to throw
    readonly property bool rolling: dice.rolling
    readonly property bool spent: canThrow && !rolling && value >= 0  // what lies there is the throw before
    readonly property int value: dice.value

    signal valueEntered(int value)
    signal throwAsked()
    signal rested(int value)

    visible: dice.count > 0
    implicitWidth: 28 * Theme.spacing
    implicitHeight: 20 * Theme.spacing

    activeFocusOnTab: root.canThrow
    Keys.onSpacePressed: if (root.canThrow) root.throwAsked()
    Keys.onReturnPressed: if (root.canThrow) root.throwAsked()
    Accessible.role: root.canThrow ? Accessible.Button : Accessible.StaticText
    Accessible.name: root.rolling ? qsTr("The dice are rolling")
                   : root.value >= 0 ? qsTr("Throw: %1").arg(root.value) : qsTr("Throw the dice")
    Accessible.onPressAction: if (root.canThrow) root.throwAsked()

    DiceItem {
        id: dice

        anchors.left: parent.left
        anchors.right: number.left
        height: parent.height
        visible: !root.byHand || !root.expectsThrow
        board: root.board
        theme: Theme.kind
        opacity: root.spent ? (Theme.dark ? 0.65 : 0.45) : 1
        onRested: value => root.rested(value)
    }

    Text {
        id: number

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: 7 * Theme.spacing
        horizontalAlignment: Text.AlignHCenter
        visible: dice.visible
        opacity: root.value < 0 ? 0 : root.spent ? 0.35 : 1
        textFormat: Text.PlainText
        text: root.value >= 0 ? root.value : ""
        color: Theme.text
        font.pixelSize: Theme.titleSize * 1.6
        font.weight: Font.DemiBold
        Accessible.ignored: true

        Behavior on opacity {
            enabled: !root.board.reducedMotion
            NumberAnimation { duration: Theme.shortMotion }
        }
    }

    MouseArea {
        anchors.fill: parent
        enabled: root.canThrow && !root.byHand
        cursorShape: Qt.PointingHandCursor
        onClicked: root.throwAsked()
    }

    Flow {
        anchors.verticalCenter: parent.verticalCenter
        width: parent.width
        spacing: Theme.spacing
        visible: root.byHand && root.expectsThrow

        Repeater {
            model: dice.possibleValues
            delegate: DiceValueButton {
                required property int modelData
                value: modelData
                onChosen: root.valueEntered(modelData)
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        visible: root.activeFocus
        color: "transparent"
        radius: Theme.radius
        border.width: 2 * Theme.stroke
        border.color: Theme.focus
    }
}
