// The board as the form sets it up, and what the game is.
import QtQuick
import Sivba

Item {
    id: root

    required property GameForm form
    property bool compact: false

    readonly property var card: form.card

    Rectangle {
        anchors.top: parent.top
        anchors.bottom: texts.top
        anchors.bottomMargin: Theme.spacing * 1.5
        width: parent.width
        radius: Theme.radius
        color: Theme.raised

        MiniBoard {
            anchors.fill: parent
            anchors.margins: Theme.spacing * 2
            game: root.form.picture
            theme: Theme.kind
        }
    }
    // What there is no room for is scrolled to.
    Flickable {
        id: texts

        anchors.bottom: parent.bottom
        width: parent.width
        height: Math.min(contentHeight, root.height * (root.compact ? 1 : 0.48))
        contentHeight: words.height
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: contentHeight > height
        Accessible.role: Accessible.Document
        Accessible.name: root.card.name ?? ""
        Keys.onDownPressed: flick(0, -600)
        Keys.onUpPressed: flick(0, 600)

        Scroll.vertical: Scroll {
            strong: texts.activeFocus && Input.keyboard
        }

        Column {
            id: words

            width: parent.width - (texts.contentHeight > texts.height ? Theme.spacing * 2 : 0)
            spacing: Theme.spacing

            Body {
                width: parent.width
                text: root.card.summary ?? ""
                maximumLineCount: root.compact ? 2 : 4
                elide: Text.ElideRight
            }
            Small {
                width: parent.width
                visible: text !== "" && !root.compact
                text: root.card.origin ?? ""
            }
            Small {
                width: parent.width
                visible: text !== "" && !root.compact
                text: root.card.history ?? ""
            }
        }
        FocusRing {
            shown: texts.activeFocus && Input.keyboard
        }
    }
}
