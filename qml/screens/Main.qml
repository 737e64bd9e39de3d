// The window: pages over one table, the theme as the settings want it, and the keys
// that work everywhere.
import QtQuick
import Sivba

Window {
    id: root

    readonly property var start: App.start

    width: root.start.width
    height: root.start.height
    minimumWidth: 480
    minimumHeight: 400
    visible: true
    color: Theme.page
    title: theTable.open ? theTable.title + " – Sivba" : "Sivba"

    // For what Qt draws: its file dialog, where the system has none.
    palette {
        window: Theme.page
        windowText: Theme.text
        base: Theme.surface
        text: Theme.text
        button: Theme.raised
        buttonText: Theme.text
        brightText: Theme.accentText
        light: Theme.surface
        midlight: Theme.raised
        mid: Theme.line
        dark: Theme.muted
        highlight: Theme.accent
        highlightedText: Theme.accentText
        placeholderText: Theme.muted
    }
    Binding {
        target: Theme
        property: "kind"
        value: Array.from(Settings.themes).indexOf(Settings.theme)
    }
    Binding {
        target: Theme
        property: "scale"
        // A projected window is read from the last row: its words grow with it.
        value: Settings.scale * (Settings.theme === "projector" ? Math.max(1, root.height / 720) : 1)
    }
    Table {
        id: theTable
    }
    Pages {
        id: pages

        anchors.fill: parent
        focus: true
        table: theTable
        picture: root.start.picture
        onFiles: saving => fileSheets.open(saving)
        onHelp: keyHelp.open()
    }
    KeyHelp {
        id: keyHelp

        inGame: theTable.open
        comparing: (pages.currentItem as ComparePage) !== null
    }
    FocusKeeper {
        page: pages.currentItem
    }
    FileSheetKeys {}
    Files {
        id: fileSheets

        table: theTable
        onLoaded: pages.showTable()
        onFailed: trouble => pages.tell(trouble)
    }
    Shortcut {
        sequence: "F11"
        onActivated: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
    Shortcut {
        sequences: ["Shift+F1", "?"]
        onActivated: keyHelp.open()
    }

    Component.onCompleted: pages.openFirst(root.start)
}
