// A filter that is on or off; a tick tells it, not only the colour.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Button {
    id: root

    checkable: true
    implicitWidth: row.implicitWidth + 2 * horizontalPadding
    implicitHeight: Math.round(Theme.target * 0.8)
    horizontalPadding: Theme.spacing * 1.5
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: text
    Accessible.checkable: checkable
    Accessible.checked: checked

    contentItem: Item {
        Row {
            id: row

            anchors.centerIn: parent
            spacing: Theme.spacing / 2

            Icon {
                name: "check"
                size: 16 * Theme.scale
                visible: root.checked
                color: Theme.accentText
                anchors.verticalCenter: parent.verticalCenter
            }
            Body {
                text: root.text
                color: root.checked ? Theme.accentText : Theme.text
                font.pixelSize: Theme.smallSize
                wrapMode: Text.NoWrap
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    background: Rectangle {
        radius: height / 2
        color: root.checked ? Theme.accent : root.hovered ? Theme.raised : Theme.surface
        border.width: root.checked ? 0 : Theme.stroke
        border.color: Theme.line

        FocusRing {
            radius: height / 2
            shown: root.visualFocus
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
