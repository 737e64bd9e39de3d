// The head of a page: the way back and the page's name.
import QtQuick
import QtQuick.Layouts
import Sivba

Item {
    id: root

    property string title
    property string subtitle
    property real edge: Theme.spacing * 4  // where the page begins at the left
    default property alias tools: extra.data

    signal back

    implicitHeight: row.implicitHeight + Theme.spacing * 2

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        // The arrow stands on the edge, its key around it.
        anchors.leftMargin: root.edge - (Theme.target - 16 * Theme.scale) / 2
        anchors.rightMargin: Theme.spacing * 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.spacing

        ToolKey {
            symbol: "back"
            text: qsTr("Back")
            keys: qsTr("Esc")
            onClicked: root.back()
        }
        Title {
            text: root.title
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            Layout.maximumWidth: root.width * 0.5
        }
        Small {
            Layout.fillWidth: true
            Layout.topMargin: Theme.spacing / 2
            text: root.subtitle
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Row {
            id: extra

            spacing: Theme.spacing
        }
    }
}
