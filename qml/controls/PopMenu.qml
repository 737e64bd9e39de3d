// A short menu in our dress.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Menu {
    id: root

    padding: Theme.spacing / 2
    // As wide as its longest line in the language that is spoken, and never wider than the window.
    implicitWidth: Math.min(widest + 2 * padding, (parent?.Window.width ?? Infinity) - 2 * margins)
    implicitHeight: contentHeight + 2 * padding
    margins: Theme.spacing
    readonly property real widest: {
        let most = 340 * Theme.scale;
        for (let i = 0; i < count; ++i)
            most = Math.max(most, itemAt(i)?.implicitWidth ?? 0);
        return most;
    }

    // By keyboard the first line is ready for Enter.
    onOpened: if (Input.keyboard)
        currentIndex = 0

    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        currentIndex: root.currentIndex
        // Larger words than the window has room for.
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true

        Scroll.vertical: Scroll {}
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.line
    }
}
