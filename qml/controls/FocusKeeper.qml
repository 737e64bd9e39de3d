// Nothing that lies over a page takes the keyboard with it when it goes: menus, sheets and
// Qt's own file dialog leave it to the window, and the board would be deaf to the next key.
// One for the window; who opens something need not think of it.
import QtQuick
import QtQuick.Templates as T
import Sivba

Item {
    id: root

    property Item page    // has the keyboard where what had it is gone
    property Item before  // what had it last on a page

    readonly property Item overlay: T.Overlay.overlay

    // Not bindings: giving back happens while the focus changes.
    Connections {
        target: root.Window.window

        function onActiveFocusItemChanged(): void {
            root.look();
        }
        function onActiveChanged(): void {
            root.look();
        }
    }

    function look(): void {
        const focused = root.Window.activeFocusItem;
        if (!focused || focused === root.Window.contentItem)
            giveBack();
        else if (!isOver(focused))
            root.before = focused;
    }
    // Not to a page that was left meanwhile. A window in the background has no keyboard.
    function giveBack(): void {
        if (!root.Window.active)
            return;
        const there = root.before && root.before.visible && root.before.enabled;
        const to = there ? root.before : root.page;
        to?.forceActiveFocus(Input.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }
    function isOver(item: Item): bool {
        for (let each = item; each; each = each.parent)
            if (each === root.overlay)
                return true;
        return false;
    }
}
