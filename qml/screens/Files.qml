// Saving to and opening from a file. The dialog is made when it is first needed: it
// costs more to load than the rest of the window.
import QtQuick
import Sivba

Item {
    id: root

    required property Table table
    property bool saving: false

    signal loaded
    signal failed(string trouble)

    function open(save: bool): void {
        root.saving = save;
        loader.active = true;
        const sheet = loader.item as FileSheet;
        sheet.saving = save;
        if (save)
            sheet.selectedFile = App.saveProposal(root.table.gameId);
        sheet.open();
    }

    Loader {
        id: loader

        active: false
        source: "FileSheet.qml"
    }
    Connections {
        target: loader.item as FileSheet

        function onPicked(url: string): void {
            root.done(url);
        }
    }

    function done(url: string): void {
        if (root.saving)
            root.table.save(url);
        else if (root.table.load(url))
            root.loaded();
        else
            root.failed(root.table.trouble);
    }
}
