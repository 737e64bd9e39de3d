// What can be opened: games that were set aside for a new one, and any file.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Sheet {
    id: root

    property var games: []  // Table::earlier()

    signal file
    signal game(string path)

    objectName: "earlierGames"
    onOpened: {
        list.currentIndex = 0;
        list.forceActiveFocus(Qt.TabFocusReason);
    }

    Column {
        width: root.availableWidth
        spacing: Theme.spacing

        Title {
            width: parent.width
            text: qsTr("Open a game")
        }
        PushButton {
            id: files

            width: parent.width
            symbol: "load"
            text: qsTr("Choose a file…")
            KeyNavigation.down: list
            onClicked: {
                root.close();
                root.file();
            }
        }
        Small {
            width: parent.width
            text: qsTr("Games that were set aside for a new one:")
        }
        ListView {
            id: list

            width: parent.width
            implicitHeight: Math.min(count * (Theme.target + spacing), (root.parent?.height ?? 0) * 0.5)
            height: implicitHeight
            clip: true
            spacing: Theme.spacing / 2
            boundsBehavior: Flickable.StopAtBounds
            keyNavigationEnabled: true
            KeyNavigation.up: files
            KeyNavigation.priority: KeyNavigation.AfterItem
            model: root.games
            delegate: PushButton {
                required property var modelData

                width: ListView.view.width
                primary: ListView.isCurrentItem && list.activeFocus  // what Enter opens
                symbol: "play"
                text: modelData.name + ", " + modelData.when
                onClicked: {
                    root.close();
                    root.game(modelData.file);
                }
            }

            Scroll.vertical: Scroll {}
        }
    }
}
