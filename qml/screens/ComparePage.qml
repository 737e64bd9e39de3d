// Two games of a family side by side: what differs in words, and one position on both boards or
// the ways of their pieces on one.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property string request
    property string other
    property bool ofTable: false  // begin with the game on the table
    required property Table table

    signal back

    // A projected board is as large as it can be; the rules then follow below.
    readonly property bool wide: width >= 1100 * Theme.scale && !Theme.projector
    readonly property bool roomy: width >= 900 * Theme.scale
    readonly property real margin: Theme.spacing * 4

    focus: true
    Component.onCompleted: if (root.ofTable)
        compared.toPresent()
    Keys.onEscapePressed: root.back()
    Keys.onPressed: event => {
        const act = ({[Qt.Key_X]: () => compared.swap(), [Qt.Key_O]: () => compared.at.toStart(), [Qt.Key_G]: () => compared.toPresent(), [Qt.Key_D]: () => compared.at.differ(), [Qt.Key_W]: () => compared.ways.open = !compared.ways.open, [Qt.Key_Backspace]: () => compared.at.goBack()})[event.key];
        const by = ({[Qt.Key_PageDown]: 0.85, [Qt.Key_PageUp]: -0.85})[event.key] ?? 0;
        if (by !== 0 && !root.wide) {
            page.contentY = Math.max(0, Math.min(page.contentHeight - page.height, page.contentY + by * page.height));
            event.accepted = true;
        }
        if (!act || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        act();
        event.accepted = true;
    }

    CompareModel {
        id: compared

        other: root.other
        table: root.table
        request: root.request
    }
    PageHeader {
        id: header

        width: parent.width
        height: Math.max(implicitHeight, root.roomy ? games.height + Theme.spacing : 0)
        title: qsTr("Compare")
        onBack: root.back()
    }
    CompareGames {
        id: games

        room: root.width - 2 * root.margin - (root.roomy ? 220 * Theme.scale : 0)
        x: root.roomy ? root.width - width - root.margin : root.margin
        y: root.roomy ? (header.height - height) / 2 : header.height
        model: compared
        onChosen: boards.forceActiveFocus()
    }
    Flickable {
        id: page

        anchors.top: root.roomy ? header.bottom : games.bottom
        anchors.topMargin: root.roomy ? 0 : Theme.spacing
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.spacing
        width: parent.width
        readonly property real shown: compared.ways.open ? ways.height : boards.height

        contentHeight: root.wide ? height : shown + table.height + Theme.spacing * 3
        interactive: !root.wide
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Scroll.vertical: Scroll {}

        FollowFocus {
            form: page
        }

        CompareTable {
            id: table

            x: root.margin
            y: root.wide ? 0 : page.shown + Theme.spacing * 2
            width: root.wide ? (page.width - 2 * root.margin) * 0.48 : page.width - 2 * root.margin
            height: root.wide ? page.height : whole
            model: compared
            scrolls: root.wide
        }
        CompareBoards {
            id: boards

            focus: true  // its moves answer the keys from the first
            x: root.wide ? table.x + table.width + Theme.spacing * 3 : root.margin
            width: page.width - root.margin - x
            height: root.wide ? page.height : natural
            model: compared
            visible: !compared.ways.open
            beside: !root.wide && width > 760
        }
        CompareWays {
            id: ways

            x: boards.x
            width: boards.width
            height: root.wide ? page.height : ways.rest + Math.min(width / 1.7, 0.6 * page.height)
            visible: compared.ways.open
            model: compared
            onVisibleChanged: (visible ? ways : boards).forceActiveFocus()
        }
    }
}
