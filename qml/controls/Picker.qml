// A drop-down list of plain words.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sivba

T.ComboBox {
    id: root

    property string label
    property bool armed: false  // Enter went down here while the list was closed

    implicitWidth: 260 * Theme.scale
    implicitHeight: Math.max(Theme.target, implicitContentHeight + Theme.spacing * 1.5)
    leftPadding: Theme.spacing * 1.5
    rightPadding: Theme.spacing * 4
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    Accessible.name: label + ": " + displayText
    Accessible.role: Accessible.ComboBox
    // On release, because the release would close it again.
    Keys.onReturnPressed: event => root.armed = event.accepted = !popup.visible
    Keys.onEnterPressed: event => root.armed = event.accepted = !popup.visible
    Keys.onReleased: event => {
        event.accepted = root.armed;
        if (root.armed)
            popup.open();
        root.armed = false;
    }

    delegate: T.ItemDelegate {
        id: item

        required property int index
        required property string modelData

        width: ListView.view ? ListView.view.width : 0
        height: Math.max(Theme.target, implicitContentHeight + Theme.spacing)
        highlighted: root.highlightedIndex === index
        Accessible.name: modelData

        contentItem: Body {
            leftPadding: Theme.spacing * 1.5
            rightPadding: Theme.spacing
            text: item.modelData
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            color: item.highlighted ? Theme.raised : "transparent"
        }
    }
    indicator: Icon {
        x: root.width - width - Theme.spacing
        y: (root.height - height) / 2
        name: "down"
        size: 18 * Theme.scale
    }
    contentItem: Body {
        text: root.displayText
        verticalAlignment: Text.AlignVCenter
        maximumLineCount: 3
        elide: Text.ElideRight
    }
    background: Rectangle {
        radius: Theme.radius
        color: root.hovered ? Theme.raised : Theme.surface
        border.width: Theme.stroke
        border.color: Theme.line

        FocusRing {
            shown: root.activeFocus && Input.keyboard
        }
    }
    // Words that have no room are told in full.
    Tip {
        text: root.displayText
        wanted: (root.hovered || root.visualFocus) && !root.down && (root.contentItem as Text).truncated
    }
    popup: T.Popup {
        readonly property real wanted: Math.max(root.width, 380 * Theme.scale)

        x: root.width - width
        y: root.height + 4
        width: wanted
        height: Math.min(contentItem.implicitHeight + 2, 320 * Theme.scale)
        padding: 1

        contentItem: ListView {
            clip: true
            implicitHeight: contentHeight
            model: root.delegateModel
            currentIndex: root.highlightedIndex
        }
        background: Rectangle {
            radius: Theme.radius / 2
            color: Theme.surface
            border.width: Theme.stroke
            border.color: Theme.line
        }
    }
}
