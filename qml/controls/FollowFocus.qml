// Scrolls a form so that the control with the keyboard is in sight.
import QtQuick
import Sivba

Item {
    id: root

    required property Flickable form

    readonly property Item at: Window.activeFocusItem

    // Later: a form that is being made knows neither its height nor where its rows stand.
    onAtChanged: later.restart()

    Timer {
        id: later

        interval: 0
        onTriggered: root.follow()
    }
    Connections {
        target: root.form

        function onHeightChanged(): void {
            later.restart();
        }
        function onContentHeightChanged(): void {
            later.restart();
        }
    }

    function follow(): void {
        if (root.at && root.form && isInside(root.at))
            reveal(rowOf(root.at));
    }
    // With the words that say what the control is for.
    function rowOf(item: Item): Item {
        let row = item;
        while (row.parent && row.parent.parent !== root.form.contentItem)
            row = row.parent;
        return row.parent && row.height < root.form.height / 2 ? row : item;
    }

    function isInside(item: Item): bool {
        for (let each = item; each; each = each.parent)
            if (each === root.form.contentItem)
                return true;
        return false;
    }
    // A heading right above the row is shown with it.
    function heading(row: Item): Title {
        const rows = row.parent?.children ?? [];
        let above = null;
        for (let i = 0; i < rows.length && rows[i] !== row; ++i)
            if (rows[i].visible && rows[i].height > 0)
                above = rows[i];
        return above as Title;
    }
    function reveal(item: Item): void {
        const first = heading(item) ?? item;
        const top = first.mapToItem(root.form.contentItem, 0, 0).y - Theme.spacing * 2;
        const bottom = item.mapToItem(root.form.contentItem, 0, 0).y + item.height + Theme.spacing * 2;
        if (top < root.form.contentY)
            root.form.contentY = Math.max(0, top);
        else if (bottom > root.form.contentY + root.form.height)
            root.form.contentY = Math.min(bottom, Math.max(root.form.height, root.form.contentHeight)) - root.form.height;
    }
}
