// A few alternatives side by side, one of them chosen. Arrow keys move the choice.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    property list<string> options
    property int current: 0
    property string label

    signal chosen(int index)

    implicitWidth: row.implicitWidth + 4
    implicitHeight: Math.round(Theme.target * 0.9)
    activeFocusOnTab: true
    Accessible.role: Accessible.PageTabList
    Accessible.name: root.label + ": " + (root.options[root.current] ?? "")
    Keys.onLeftPressed: if (current > 0) chosen(current - 1)
    Keys.onRightPressed: if (current < options.length - 1) chosen(current + 1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.line

        FocusRing {
            shown: root.activeFocus
        }
    }
    Row {
        id: row

        x: 2
        y: 2
        height: root.height - 4

        Repeater {
            model: root.options

            Rectangle {
                id: segment

                required property int index
                required property string modelData
                readonly property bool current: index === root.current

                width: caption.implicitWidth + Theme.spacing * 3
                height: row.height
                radius: Theme.radius - 2
                color: current ? Theme.accent : pointer.containsMouse ? Theme.raised : "transparent"
                Accessible.role: Accessible.RadioButton
                Accessible.name: modelData
                Accessible.checked: current
                Accessible.onPressAction: root.chosen(index)

                Body {
                    id: caption

                    anchors.centerIn: parent
                    text: segment.modelData
                    color: segment.current ? Theme.accentText : Theme.text
                    wrapMode: Text.NoWrap
                    font.underline: segment.current && Theme.projector
                }
                MouseArea {
                    id: pointer

                    anchors.fill: parent
                    hoverEnabled: true
                    onClicked: {
                        root.forceActiveFocus(Qt.MouseFocusReason);
                        root.chosen(segment.index);
                    }
                }
            }
        }
    }
}
