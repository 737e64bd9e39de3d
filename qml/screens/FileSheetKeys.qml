// What the file dialog that Qt draws lacks where the system has none: the name of the
// file has the keyboard when it opens, from its first letter on, Enter in it saves, and its
// folders and the file that is chosen have our colours.
import QtQuick
import QtQuick.Templates as T
import Sivba

Item {
    id: root

    // Words of that dialog, translated with ours.
    readonly property list<string> words: [
        QT_TRANSLATE_NOOP("FileDialog", "File name"),
        QT_TRANSLATE_NOOP("FileDialog", "Filter")]
    readonly property Item overlay: T.Overlay.overlay
    property Item field

    Timer {
        id: looking

        interval: 0
        onTriggered: root.look()
    }
    Timer {
        id: pressing

        interval: 0
        onTriggered: root.press()
    }
    Connections {
        target: root.overlay

        function onVisibleChildrenChanged(): void {
            looking.restart();
        }
    }
    Connections {
        target: root.field
        ignoreUnknownSignals: true

        // The dialog takes the name over after this signal.
        function onAccepted(): void {
            pressing.restart();
        }
    }

    function look(): void {
        // The only part of it that is white in every palette.
        const bar = find(root.overlay, each => each.upButton !== undefined);
        if (bar)
            bar.background.color = Theme.surface;
        // Its ground is pale in every palette, as if a chosen row had the colour of words on an accent.
        const list = find(root.overlay, each => each.objectName === "fileDialogListView");
        if (list)
            list.palette.highlightedText = Theme.text;
        const found = find(root.overlay, each => each.objectName === "fileNameTextField" && each.visible);
        if (found === root.field)
            return;
        root.field = found;
        if (!found)
            return;
        found.forceActiveFocus(Qt.TabFocusReason);
        // Backwards, so that a long name shows its beginning.
        found.select(found.length, 0);
    }
    function press(): void {
        const box = find(root.overlay, each => each.standardButton !== undefined);
        // Qt 6.4 renames the button that opens instead of taking the one that saves.
        const button = box?.standardButton(T.DialogButtonBox.Save) ?? box?.standardButton(T.DialogButtonBox.Open);
        if (button?.enabled)
            button.clicked();
    }
    // Without types: a function does not pass as an argument of a typed one (Qt 6.4).
    function find(item, fits) {
        if (!item || fits(item))
            return item;
        for (let i = 0; i < item.children.length; ++i) {
            const found = find(item.children[i], fits);
            if (found)
                return found;
        }
        return null;
    }
}
