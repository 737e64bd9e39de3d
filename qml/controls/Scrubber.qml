// A slider: the replay of a game, the scale of the window.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Slider {
    id: root

    implicitWidth: 200 * Theme.scale
    implicitHeight: Math.round(Theme.target * 0.8)
    focusPolicy: Qt.StrongFocus
    snapMode: T.Slider.SnapAlways

    handle: Rectangle {
        x: root.visualPosition * (root.availableWidth - width)
        y: (root.height - height) / 2
        width: 18 * Theme.scale
        height: width
        radius: width / 2
        color: root.enabled ? Theme.accent : Theme.muted

        FocusRing {
            radius: width / 2
            shown: root.activeFocus && Input.keyboard
        }
    }
    background: Rectangle {
        y: (root.height - height) / 2
        width: root.availableWidth
        height: 4 * Theme.stroke
        radius: height / 2
        color: Theme.line

        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: height / 2
            color: Theme.accent
        }
    }
}
