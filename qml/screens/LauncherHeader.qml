// Name, search, filters and the keys to everything that is not a game.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Sivba

FocusScope {
    id: root

    required property GalleryModel gallery
    required property real margin

    signal settings
    signal load
    signal help
    signal down
    signal toShelf(int row)

    implicitHeight: column.implicitHeight + Theme.spacing * 4

    function focusSearch(): void {
        search.forceActiveFocus(Qt.ShortcutFocusReason);
        search.selectAll();
    }
    function clear(): void {
        search.clear();
        root.gallery.filter = "";
    }

    ColumnLayout {
        id: column

        x: root.margin
        y: Theme.spacing * 2
        width: root.width - 2 * root.margin
        spacing: Theme.spacing * 1.5

        RowLayout {
            spacing: Theme.spacing

            Title {
                text: "Sivba"
                font.pixelSize: Math.round(Theme.titleSize * 1.4)
                wrapMode: Text.NoWrap
            }
            Small {
                Layout.fillWidth: true
                Layout.leftMargin: Theme.spacing
                Layout.topMargin: Theme.spacing
                text: qsTr("games of sowing and racing")
                opacity: truncated ? 0 : 1
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            SearchField {
                id: search

                Layout.preferredWidth: 300 * Theme.scale
                Layout.minimumWidth: 140 * Theme.scale
                focus: true
                placeholderText: qsTr("Search games")
                onTextChanged: root.gallery.search = text
                Keys.onDownPressed: root.down()
                Keys.onReturnPressed: root.down()
            }
            ToolKey {
                symbol: "load"
                text: qsTr("Open a saved game")
                keys: "Ctrl+O"
                onClicked: root.load()
            }
            ToolKey {
                symbol: "help"
                text: qsTr("Keys")
                keys: "Shift+F1"
                onClicked: root.help()
            }
            ToolKey {
                symbol: "settings"
                text: qsTr("Settings")
                keys: "Ctrl+,"
                onClicked: root.settings()
            }
        }
        Flow {
            Layout.fillWidth: true
            spacing: Theme.spacing

            ShelfMenu {
                gallery: root.gallery
                onChosen: row => root.toShelf(row)
            }
            Repeater {
                model: root.gallery.filters

                Chip {
                    required property var modelData

                    text: modelData.name
                    checked: root.gallery.filter === modelData.word
                    onClicked: root.gallery.filter = root.gallery.filter === modelData.word ? "" : modelData.word
                }
            }
        }
    }
}
