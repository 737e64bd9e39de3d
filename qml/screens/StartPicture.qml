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
    Column {
        id: texts

        anchors.bottom: parent.bottom
        width: parent.width
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
            maximumLineCount: 5
            elide: Text.ElideRight
        }
    }
}
