// The names of all shelves, to go to one of them. Those on which nothing is wanted are grey.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Chip {
    id: root

    required property GalleryModel gallery

    signal chosen(int row)

    visible: lines.count > 1
    checkable: false
    symbol: "down"
    text: qsTr("Shelves")
    Accessible.role: Accessible.ButtonMenu
    onClicked: menu.popup(root, 0, root.height + 4)

    PopMenu {
        id: menu

        Instantiator {
            id: lines

            model: root.gallery.shelves
            delegate: PopItem {
                required property int index
                required property string title
                required property int shown

                enabled: shown > 0
                text: title
                keys: shown
                onTriggered: root.chosen(index)
            }
            onObjectAdded: (index, line) => menu.insertItem(index, line as PopItem)
            onObjectRemoved: (index, line) => menu.removeItem(line as PopItem)
        }
    }
}
