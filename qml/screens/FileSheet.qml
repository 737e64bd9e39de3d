// The system's file dialog for saved games.
import QtQuick
import QtQuick.Dialogs
import Sivba

FileDialog {
    id: root

    property bool saving: false

    objectName: "fileSheet"

    signal picked(string url)

    title: saving ? qsTr("Save the game") : qsTr("Open a saved game")
    fileMode: saving ? FileDialog.SaveFile : FileDialog.OpenFile
    defaultSuffix: saving ? ["sivba", "rgn", "json"][selectedNameFilter.index] ?? "sivba" : ""
    nameFilters: [qsTr("Games of Sivba (%1)").arg("*.sivba *.journal"), qsTr("Games in RGN (%1)").arg("*.rgn"),
        qsTr("Games of RoyalUr (%1)").arg("*.json"), qsTr("All files (%1)").arg("*")]
    acceptLabel: saving ? qsTr("Save") : qsTr("Open")
    rejectLabel: qsTr("Cancel")
    currentFolder: App.documents()
    onAccepted: picked("" + selectedFile)
}
