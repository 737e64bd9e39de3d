// The board as the form sets it up, and what the game is.
import QtQuick
import QtQuick.Layouts
import Sivba

ColumnLayout {
    id: root

    required property GameForm form
    property bool compact: false

    readonly property var card: form.card

    spacing: Theme.spacing * 1.5

    Rectangle {
        Layout.fillWidth: true
        Layout.fillHeight: true
        radius: Theme.radius
        color: Theme.raised

        MiniBoard {
            anchors.fill: parent
            anchors.margins: Theme.spacing * 2
            game: root.form.picture
            theme: Theme.kind
        }
    }
    Body {
        Layout.fillWidth: true
        text: root.card.summary ?? ""
    }
    Small {
        Layout.fillWidth: true
        visible: text !== "" && !root.compact
        text: root.card.origin ?? ""
    }
    Small {
        Layout.fillWidth: true
        visible: text !== "" && !root.compact
        text: root.card.history ?? ""
        maximumLineCount: 4
        elide: Text.ElideRight
    }
}
