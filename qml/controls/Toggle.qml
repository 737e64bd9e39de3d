// A switch with its words beside it; the knob carries a tick when it is on.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Switch {
    id: root

    implicitWidth: implicitContentWidth
    implicitHeight: Math.max(Theme.target, implicitContentHeight)
    spacing: Theme.spacing * 1.5
    focusPolicy: Qt.StrongFocus
    Accessible.name: text
    Keys.onReturnPressed: {
        toggle();
        toggled();
    }

    indicator: Rectangle {
        y: (root.height - height) / 2
        width: 44 * Theme.scale
        height: 24 * Theme.scale
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.surface
        border.width: Theme.stroke
        border.color: root.checked ? Theme.accent : Theme.muted

        Rectangle {
            x: root.checked ? parent.width - width - 3 : 3
            y: 3
            width: height
            height: parent.height - 6
            radius: height / 2
            color: root.checked ? Theme.accentText : Theme.muted

            Icon {
                anchors.centerIn: parent
                name: "check"
                size: parent.height - 4
                color: Theme.accent
                visible: root.checked
            }
        }
        FocusRing {
            radius: height / 2
            shown: root.activeFocus && Input.keyboard
        }
    }
    contentItem: Body {
        leftPadding: root.indicator.width + root.spacing
        text: root.text
        verticalAlignment: Text.AlignVCenter
    }
}
