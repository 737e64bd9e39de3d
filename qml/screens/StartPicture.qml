// The board as the form sets it up, and what the game is.
import QtQuick
import QtQuick.Layouts
import Sivba

ColumnLayout {
    id: root

    required property GameForm form
    property bool compact: false

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
        text: root.form.card.summary ?? ""
    }
    Small {
        Layout.fillWidth: true
        visible: text !== "" && !root.compact
        text: root.form.card.origin ?? ""
    }
    Small {
        Layout.fillWidth: true
        visible: text !== "" && !root.compact
        text: root.form.card.history ?? ""
        maximumLineCount: 4
        elide: Text.ElideRight
    }
}
