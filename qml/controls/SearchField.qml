// One line to search with; Esc empties it.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.TextField {
    id: root

    implicitWidth: 300 * Theme.scale
    implicitHeight: Theme.target
    leftPadding: glass.width + Theme.spacing * 2
    rightPadding: Theme.spacing
    verticalAlignment: TextInput.AlignVCenter
    color: Theme.text
    placeholderTextColor: Theme.muted
    selectionColor: Theme.accent
    selectedTextColor: Theme.accentText
    font.family: Theme.textFont
    font.pixelSize: Theme.textSize
    selectByMouse: true
    activeFocusOnTab: true
    Accessible.name: placeholderText
    Keys.onEscapePressed: event => {
        event.accepted = text !== "";
        clear();
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.line

        FocusRing {
            shown: root.activeFocus
        }
    }
    Icon {
        id: glass

        x: Theme.spacing
        anchors.verticalCenter: parent.verticalCenter
        name: "search"
        size: 20 * Theme.scale
        color: Theme.muted
    }
    Body {
        x: root.leftPadding
        anchors.verticalCenter: parent.verticalCenter
        text: root.placeholderText
        visible: root.text === ""
        color: Theme.muted
        elide: Text.ElideRight
        width: root.width - root.leftPadding - root.rightPadding
        wrapMode: Text.NoWrap
    }
}
