// What the game is, where it is from, and whether its rules are attested.
import QtQuick
import Sivba

Column {
    id: root

    required property RulesModel rules

    spacing: Theme.spacing
    bottomPadding: Theme.spacing

    Body {
        width: parent.width
        text: root.rules.summary
    }
    Small {
        width: parent.width
        text: root.rules.origin
        visible: text !== ""
    }
    Row {
        spacing: Theme.spacing

        Badge {
            visible: !root.rules.variant
            symbol: root.rules.reconstruction ? "hint" : "check"
            text: root.rules.reconstruction ? qsTr("Reconstruction") : qsTr("Attested rules")
        }
        Badge {
            visible: root.rules.modified
            symbol: "settings"
            text: qsTr("Modified")
        }
    }
}
