// What is wrong with rulesets or a file that was to be opened: a line for each mistake
// with file, line and column, to be read, copied and closed.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property var lines  // of strings
    required property real tallest
    property string title: qsTr("This cannot be opened:")
    property string closed  // what has been read already

    signal dismissed

    readonly property string all: lines.join("\n")

    function dismiss(): void {
        root.closed = root.all;
        root.dismissed();
    }

    visible: all !== "" && all !== closed
    height: visible ? Math.min(tallest, head.height + list.contentHeight + Theme.spacing * 2) : 0
    Keys.onEscapePressed: dismiss()
    Accessible.role: Accessible.AlertMessage
    Accessible.name: root.all

    Rectangle {
        anchors.fill: parent
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.stroke * 2
            color: Theme.danger
        }
    }
    Item {
        id: head

        width: parent.width
        height: copier.height + Theme.spacing

        Body {
            anchors.left: parent.left
            anchors.leftMargin: Theme.spacing * 4
            anchors.right: copier.left
            anchors.verticalCenter: parent.verticalCenter
            text: root.title
            font.bold: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        ToolKey {
            id: copier

            anchors.right: closer.left
            anchors.verticalCenter: parent.verticalCenter
            symbol: "copy"
            text: qsTr("Copy")
            onClicked: App.copy(root.all)
        }
        ToolKey {
            id: closer

            anchors.right: parent.right
            anchors.rightMargin: Theme.spacing * 2
            anchors.verticalCenter: parent.verticalCenter
            symbol: "close"
            text: qsTr("Close")
            onClicked: root.dismiss()
        }
    }
    ListView {
        id: list

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spacing * 4
        anchors.rightMargin: Theme.spacing * 4
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        model: root.lines
        spacing: Theme.spacing / 2
        delegate: Body {
            required property string modelData

            width: ListView.view.width
            text: modelData
        }

        Scroll.vertical: Scroll {}
    }
}
