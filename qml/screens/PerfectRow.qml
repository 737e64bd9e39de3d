// What the player Perfect needs before it can play this game, and how far that is.
import QtQuick
import QtQuick.Layouts
import Sivba

Column {
    id: root

    required property PerfectOffer offer

    spacing: Theme.spacing
    visible: root.offer.shown

    RowLayout {
        width: root.width
        spacing: Theme.spacing

        Icon {
            visible: root.offer.failed
            name: "close"
            color: Theme.danger
            size: 20 * Theme.scale
        }
        Body {
            Layout.fillWidth: true
            text: root.offer.text
            color: root.offer.failed ? Theme.danger : Theme.text
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }
    Rectangle {
        visible: root.offer.computing
        width: root.width
        height: Math.round(0.75 * Theme.spacing)
        radius: height / 2
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.muted
        Accessible.role: Accessible.ProgressBar
        Accessible.name: root.offer.progress

        Rectangle {
            width: Math.max(parent.radius * 2, parent.width * root.offer.share)
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }
    RowLayout {
        width: root.width
        spacing: Theme.spacing

        Small {
            Layout.fillWidth: true
            visible: root.offer.computing
            text: root.offer.progress
        }
        PushButton {
            visible: root.offer.computing
            text: qsTr("Cancel")
            symbol: "close"
            tip: qsTr("What is done is kept")
            onClicked: root.offer.cancel()
        }
        PushButton {
            visible: root.offer.action !== ""
            text: root.offer.action
            symbol: "computer"
            onClicked: root.offer.compute()
        }
        PushButton {
            visible: root.offer.canStartOver
            text: qsTr("Start over")
            symbol: "again"
            tip: qsTr("Forgets what is done")
            onClicked: root.offer.startOver()
        }
        Item {
            Layout.fillWidth: true
            visible: !root.offer.computing
        }
    }
}
