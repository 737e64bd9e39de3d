// A button with words. `primary` marks the one thing to do next.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Button {
    id: root

    property bool primary: false
    property string symbol
    property string tip
    property string keys

    implicitWidth: Math.max(implicitContentWidth + leftPadding + rightPadding, Theme.target)
    implicitHeight: Math.max(implicitContentHeight + topPadding + bottomPadding, Theme.target)
    horizontalPadding: Theme.spacing * 2
    verticalPadding: Theme.spacing
    spacing: Theme.spacing
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    opacity: enabled ? 1 : 0.45
    font.family: Theme.textFont
    font.pixelSize: Theme.textSize
    Accessible.name: text
    Accessible.description: tip

    readonly property color ink: primary ? Theme.accentText : Theme.text

    contentItem: IconText {
        symbol: root.symbol
        text: root.text
        ink: root.ink
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.primary ? (root.down ? Qt.darker(Theme.accent, 1.25) : root.hovered ? Qt.lighter(Theme.accent, 1.15) : Theme.accent)
                            : (root.down || root.hovered ? Theme.raised : Theme.surface)
        border.width: root.primary ? 0 : Theme.stroke
        border.color: Theme.line

        FocusRing {
            shown: root.activeFocus && Input.keyboard
        }
    }
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    onClicked: words.done = true

    Tip {
        id: words

        text: root.tip
        keys: root.keys
        wanted: root.hovered || root.visualFocus
    }
}
