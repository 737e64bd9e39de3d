// A button with an icon only; its name is in the tooltip and read aloud.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Button {
    id: root

    required property string symbol
    property string keys

    implicitWidth: Theme.target
    implicitHeight: Theme.target
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.35
    Accessible.name: text
    Accessible.description: keys

    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            name: root.symbol
            color: root.checked ? Theme.accentText : Theme.text
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.checked ? Theme.accent : root.down || root.hovered ? Theme.raised : "transparent"

        FocusRing {
            shown: root.activeFocus && Input.keyboard
        }
    }
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()

    function press(): void {
        if (checkable)
            toggle();
        clicked();
    }

    onClicked: words.done = true

    Tip {
        id: words

        text: root.text
        keys: root.keys
        wanted: root.hovered || root.visualFocus
    }
}
