// One game being played: the board first, one line of words under it, tools above it,
// panels that fold away at its side.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property Table table
    property string panel
    property int way: BoardModel.NoWay  // that was told last

    signal back
    signal rules
    signal settings
    signal setUp
    signal files(bool saving)
    signal help

    focus: true

    GameBar {
        id: bar

        width: parent.width
        table: root.table
        panel: root.panel
        onBack: root.back()
        onShowPanel: name => root.panel = root.panel === name ? "" : name
        onRules: root.rules()
        onSettings: root.settings()
        onSetUp: root.setUp()
        onFiles: saving => root.files(saving)
        onHelp: root.help()
        onCopy: root.copy()
    }
    GameBoard {
        id: board

        anchors.top: bar.bottom
        anchors.bottom: line.top
        anchors.left: parent.left
        anchors.right: side.left
        focus: true
        table: root.table
        named: root.panel === "rules" || root.panel === "moves" || root.panel === "analysis"
    }
    SidePanel {
        id: side

        anchors.top: bar.bottom
        anchors.bottom: line.top
        anchors.right: parent.right
        width: root.panel === "" ? 0 : Math.min(340 * Theme.scale, root.width * 0.4)
        visible: root.panel !== ""
        table: root.table
        panel: root.panel
        onClose: {
            root.panel = "";
            board.forceActiveFocus();
        }
    }
    TableLine {
        id: line

        anchors.bottom: parent.bottom
        width: parent.width
        table: root.table
        onBack: root.back()
        onBoard: board.forceActiveFocus()
        analysing: root.panel === "analysis"
        onAnalysis: root.panel = "analysis"
    }
    GameKeys {
        table: root.table
        active: root.visible
        boardFocused: board.activeFocus
        onLeave: root.stepBack()
        onPanel: name => root.panel = root.panel === name ? "" : name
        onRules: root.rules()
        onSettings: root.settings()
        onFiles: saving => root.files(saving)
        onDigit: value => root.digit(value)
        onOuterDigit: value => root.playNumbered(value, true)
        onNextChoice: board.nextChoice()
        onAnswers: line.focusAnswers()
        onCopy: root.copy()
    }
    MatchKeys {
        table: root.table
        active: root.visible
        onPanel: name => root.panel = root.panel === name ? "" : name
    }
    Notice {
        id: notice

        anchors.bottom: line.top
        anchors.bottomMargin: Theme.spacing
        anchors.horizontalCenter: board.horizontalCenter
    }
    Connections {
        target: root.table

        function onSpoken(text: string): void {
            line.announce(text);
        }
    }

    Connections {
        target: root.table.board

        function onWayChanged(): void {
            if (root.table.board.way !== root.way)
                line.announce(root.table.board.wayWords);
            root.way = root.table.board.way;
        }
    }

    // Of a pit, or of the dice on the real table.
    function digit(value: int): void {
        if (root.table.dice.due && root.table.dice.byHand)
            root.table.enterThrow(value);
        else if (value > 0 || root.table.board.typed > 0)
            playNumbered(value, false);
    }
    function playNumbered(value: int, outer: bool): void {
        if (Array.from(root.table.board.amounts).length > 0)
            return root.table.board.typeDigit(value);
        const place = root.table.board.placeOfDigit(value, outer);
        if (place >= 0)
            root.table.board.activate(place);
        else
            notice.tell(qsTr("No place here has the number %1.").arg(value));
    }
    function copy(): void {
        if (root.table.copy())
            notice.tell(qsTr("The game was copied as text."));
    }
    function stepBack(): void {
        if (root.table.board.takeBack())
            return;
        if (root.panel !== "")
            side.close();
        else
            root.back();
    }
}
