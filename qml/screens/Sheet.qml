// A small sheet over the page: our dress, in the middle, closed by Esc. As tall as the one
// item that is put into it.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Popup {
    id: root

    parent: T.Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    padding: Theme.spacing * 3
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    implicitWidth: Math.min(480 * Theme.scale, (parent?.width ?? 0) - Theme.spacing * 2)
    implicitHeight: Math.min((contentChildren[0]?.implicitHeight ?? 0) + 2 * padding, (parent?.height ?? 0) - Theme.spacing * 2)

    T.Overlay.modal: Rectangle {
        color: "#66000000"
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.page
        border.width: Theme.stroke
        border.color: Theme.line
    }
}
