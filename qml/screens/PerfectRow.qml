// What the player Perfect needs before it can play this game, and how far that is.
import QtQuick
import QtQuick.Layouts
import Sivba

Column {
    id: root

    required property PerfectOffer offer
    property bool held: false  // the button that stops had the keyboard, and perhaps is gone with it

    spacing: Theme.spacing
    visible: root.offer.shown

    Connections {
        target: root.offer

        function onChanged(): void {
            if (root.held && !root.offer.computing)
                later.restart();
        }
    }

    Timer {
        id: later

        interval: 0
        onTriggered: root.goOn()
    }

    function attend(item: Item): void {
        if (item)
            item.forceActiveFocus(Input.keyboard ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }
    // Who stopped it can go on by the same key; when it is done, what follows in the form is next.
    function goOn(): void {
        if (!root.held || root.offer.computing)
            return;
        root.held = false;
        attend(begin.visible ? begin : root.nextItemInFocusChain(true));
    }
    function start(begins: var): void {
        const here = begin.activeFocus || over.activeFocus;
        begins();
        if (here && root.offer.computing)
            attend(stop);
    }

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
            id: stop

            visible: root.offer.computing
            onActiveFocusChanged: if (activeFocus || visible)
                root.held = activeFocus
            text: qsTr("Cancel")
            symbol: "close"
            tip: qsTr("What is done is kept")
            onClicked: root.offer.cancel()
        }
        PushButton {
            id: begin

            visible: root.offer.action !== ""
            text: root.offer.action
            symbol: "computer"
            onClicked: root.start(() => root.offer.compute())
        }
        PushButton {
            id: over

            visible: root.offer.canStartOver
            text: qsTr("Start over")
            symbol: "again"
            tip: qsTr("Forgets what is done")
            onClicked: root.start(() => root.offer.startOver())
        }
        Item {
            Layout.fillWidth: true
            visible: !root.offer.computing
        }
    }
}
