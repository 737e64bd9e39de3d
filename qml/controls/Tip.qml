// A short text beside a control, with the key that does the same.
import QtQuick
import QtQuick.Templates as T
import Sivba

T.ToolTip {
    id: root

    property string keys
    property bool wanted: false  // by pointer or keyboard
    property bool done: false    // what was pressed needs no more words

    visible: wanted && !done && text !== ""
    onWantedChanged: done = false

    delay: 500
    timeout: 6000
    y: parent ? parent.height + 6 : 0
    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    margins: 6
    padding: Theme.spacing
    implicitWidth: contentItem.implicitWidth + 2 * padding
    implicitHeight: contentItem.implicitHeight + 2 * padding

    contentItem: Row {
        spacing: Theme.spacing

        Body {
            text: root.text
            color: Theme.page
            font.pixelSize: Theme.smallSize
            wrapMode: Text.NoWrap
        }
        Body {
            text: root.keys
            visible: text !== ""
            color: Theme.page
            opacity: 0.75
            font.pixelSize: Theme.smallSize
            wrapMode: Text.NoWrap
        }
    }
    background: Rectangle {
        color: Theme.text
        radius: Theme.radius / 2
    }
}
