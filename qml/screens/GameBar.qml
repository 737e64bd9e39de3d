// The tools of a game in one quiet row, the names of game and seats among them or below. What
// does not fit is in the menu at the end.
import QtQuick
import QtQuick.Layouts
import Sivba

Item {
    id: root

    required property Table table
    required property string panel
    readonly property bool roomy: width > 1000 * Theme.scale
    // A projected name is long; what the menu and the keys offer, too, makes room for it.
    readonly property bool ample: roomy && !Theme.projector

    signal back
    signal showPanel(string name)
    signal rules
    signal settings
    signal setUp
    signal files(bool saving)
    signal help
    signal copy

    implicitHeight: row.implicitHeight + Theme.spacing + (below.visible ? below.implicitHeight : 0)

    RowLayout {
        id: row

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spacing
        anchors.rightMargin: Theme.spacing
        anchors.top: parent.top
        anchors.topMargin: Theme.spacing / 2
        spacing: 2

        ToolKey {
            symbol: "back"
            text: qsTr("All games")
            keys: qsTr("Esc")
            onClicked: root.back()
        }
        GameNames {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.spacing
            visible: root.roomy
            table: root.table
        }
        Item {
            Layout.fillWidth: true
            visible: !root.roomy
        }
        ToolKey {
            symbol: "undo"
            text: qsTr("Undo")
            keys: "Ctrl+Z"
            enabled: root.table.canUndo
            onClicked: root.table.undo()
        }
        ToolKey {
            symbol: "redo"
            text: qsTr("Redo")
            keys: "Ctrl+Y"
            enabled: root.table.canRedo
            onClicked: root.table.redo()
        }
        ToolKey {
            visible: root.table.hints.allowed
            symbol: "hint"
            text: qsTr("Hint")
            keys: "H"
            enabled: root.table.idle && !root.table.over
            onClicked: root.table.hint()
        }
        Divider {
            visible: film.visible
        }
        FilmKeys {
            id: film
            visible: root.width > 600 * Theme.scale
            table: root.table
        }
        Divider {}
        ToolKey {
            visible: root.ample
            symbol: "turn"
            text: qsTr("Turn the board")
            keys: "T"
            checked: root.table.board.turned
            onClicked: root.table.board.turned = !root.table.board.turned
        }
        ToolKey {
            visible: root.ample && root.table.board.hasPaths
            symbol: "way"
            text: root.table.board.wayOffer
            keys: "W"
            checked: root.table.board.way !== BoardModel.NoWay
            onClicked: root.table.board.nextWay()
        }
        PanelKeys {
            table: root.table
            panel: root.panel
            onShowPanel: name => root.showPanel(name)
        }
        ToolKey {
            symbol: "menu"
            text: qsTr("More")
            keys: "F10"
            onClicked: menu.open()

            GameMenu {
                id: menu

                y: parent.height
                table: root.table
                onRules: root.rules()
                onSettings: root.settings()
                onSetUp: root.setUp()
                onFiles: saving => root.files(saving)
                onHelp: root.help()
                onCopy: root.copy()
                onShowPanel: name => root.showPanel(name)
            }
        }
    }
    GameNames {
        id: below

        anchors.top: row.bottom
        anchors.left: row.left
        anchors.right: row.right
        anchors.leftMargin: Theme.spacing
        visible: !root.roomy
        table: root.table
    }
    Shortcut {
        sequence: "F10"
        enabled: root.visible
        onActivated: menu.open()
    }
}
