// Gives the focus back to what had it before a popup came: Qt itself hands it to the
// window, and the board would be deaf to the next key.
import QtQuick
import Sivba

Item {
    id: root

    property Item before

    function note(): void {
        root.before = root.Window.activeFocusItem;
    }
    // Not to a page that was left meanwhile.
    function giveBack(): void {
        if (root.before && root.before.visible && root.before.enabled)
            root.before.forceActiveFocus(Input.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
        root.before = null;
    }
}
