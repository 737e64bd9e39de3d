// A short menu in our dress.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.Menu {
    id: root

    padding: Theme.spacing / 2
    implicitWidth: 340 * Theme.scale
    implicitHeight: contentHeight + 2 * padding
    margins: Theme.spacing
    // By keyboard the first line is ready for Enter.
    onOpened: if (Input.keyboard)
        currentIndex = 0

    contentItem: ListView {
        implicitHeight: contentHeight
        model: root.contentModel
        currentIndex: root.currentIndex
        interactive: false
        clip: true
    }
    background: Rectangle {
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.line
    }
}
