// Saving to and opening from a file. The dialog is made when it is first needed: it
// costs more to load than the rest of the window.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Loader {
    id: root

    required property Table table
    property bool saving: false

    signal loaded

    active: false

    function open(save: bool): void {
        root.saving = save;
        root.active = true;
        (root.item as FileSheet).saving = save;
        (root.item as FileSheet).open();
    }

    sourceComponent: FileSheet {
        onPicked: url => {
            if (root.saving)
                root.table.save(url);
            else if (root.table.load(url))
                root.loaded();
        }
    }
}
