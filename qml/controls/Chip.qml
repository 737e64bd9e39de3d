// A filter that is on or off; a tick tells it, not only the colour.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Button {
    id: root

    property string symbol

    checkable: true
    implicitWidth: implicitContentWidth + 2 * horizontalPadding
    implicitHeight: Math.round(Theme.target * 0.8)
    horizontalPadding: Theme.spacing * 1.5
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: text
    Accessible.checkable: checkable
    Accessible.checked: checked

    contentItem: IconText {
        symbol: root.checked ? "check" : root.symbol
        iconSize: 16 * Theme.scale
        text: root.text
        size: Theme.smallSize
        ink: root.checked ? Theme.accentText : Theme.text
    }
    background: Rectangle {
        radius: height / 2
        color: root.checked ? Theme.accent : root.hovered ? Theme.raised : Theme.surface
        border.width: root.checked ? 0 : Theme.stroke
        border.color: Theme.line

        FocusRing {
            radius: height / 2
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
}
