// Saving to and opening from a file, and the games that were set aside. The dialog is made
// when it is first needed: it costs more to load than the rest of the window.
import QtQuick
import Sivba

Item {
    id: root

    required property Table table
    property bool saving: false
    property string chosen
    readonly property var start: App.start
    property string folder: App.documents()  // the one of the last file

    signal loaded
    signal failed(string trouble)

    function open(save: bool): void {
        earlier.games = save ? [] : root.table.earlier();
        if (earlier.games.length > 0)
            earlier.open();
        else
            openDialog(save);
    }
    function openDialog(save: bool): void {
        root.saving = save;
        loader.active = true;
        const sheet = loader.item as FileSheet;
        sheet.saving = save;
        if (save)
            sheet.selectedFile = App.saveProposal(root.table.gameId);
        sheet.open();
        // Not earlier: opening, it goes to the folder of the file before or where the program was started.
        if (!save)
            sheet.currentFolder = root.folder;
    }
    function done(url: string): void {
        root.chosen = url;
        // A name that was typed comes as a path (Qt 6.4).
        const place = url.startsWith("file:") ? url : "file://" + url.split("/").map(encodeURIComponent).join("/");
        root.folder = place.replace(/\/[^\/]*$/, "");
        if (!root.saving)
            tell(root.table.load(url));
        else if (root.table.wouldReplace(url))
            replacing.open();
        else
            root.table.save(url);
    }
    function tell(opened: bool): void {
        if (opened)
            root.loaded();
        else
            root.failed(root.table.trouble);
    }

    // A file named on the command line, when the gallery under it is there.
    Component.onCompleted: if (root.start.saved)
        Qt.callLater(() => root.tell(root.table.load(root.start.saved)))

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
    EarlierGames {
        id: earlier

        onFile: root.openDialog(false)
        onGame: path => root.tell(root.table.reopen(path))
    }
    ReplaceSheet {
        id: replacing

        name: root.chosen.replace(/^.*\//, "")
        onReplace: root.table.save(root.chosen, true)
        onChoose: root.openDialog(true)
    }
}
