// Which game is played, whether its rules are the known ones, and who plays it.
import QtQuick
import QtQuick.Layouts
import Sivba

RowLayout {
    id: root

    required property Table table

    spacing: Theme.spacing

    Title {
        readonly property real others: plates.implicitWidth + (badge.visible ? badge.implicitWidth : 0)

        text: root.table.title
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Layout.preferredWidth: Math.max(0, Math.min(implicitWidth + 1, root.width - others - 5 * Theme.spacing))
    }
    Badge {
        id: badge

        visible: root.table.modified
        symbol: "settings"
        text: qsTr("Modified")
    }
    SeatPlates {
        id: plates

        Layout.leftMargin: Theme.spacing
        table: root.table
    }
    Item {
        Layout.fillWidth: true
    }
}
