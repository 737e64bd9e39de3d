// The graph of an analysis with the names of its halves, and what the chances are where the board
// stands. A click or the arrows go to a turn.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Column {
    id: root

    required property AnalysisModel analysis

    signal told(string words)

    readonly property var names: Array.from(analysis.seats).map(seat => seat.name)

    spacing: Theme.spacing / 2

    // Whose half it is, with the seat's mark of the move list.
    component Half: Row {
        id: half

        required property int seat

        spacing: Theme.spacing / 2

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            width: 10 * Theme.scale
            height: width
            radius: half.seat === 0 ? width / 2 : 2
            color: Theme.seats[half.seat]
        }
        Small {
            text: root.names[half.seat] ?? ""
        }
    }

    Half {
        seat: 1
    }
    ChanceGraph {
        id: graph

        width: parent.width
        height: 150 * Theme.scale
        unit: Theme.scale
        values: root.analysis.values
        total: root.analysis.total
        lucks: root.analysis.lucks
        mistakes: root.analysis.mistakes
        current: root.analysis.current
        first: Theme.seats[0]
        second: Theme.seats[1]
        ink: Theme.text
        paper: Theme.page
        faint: Theme.muted
        here: Theme.accent
        activeFocusOnTab: true
        Accessible.role: Accessible.Chart
        Accessible.name: qsTr("Chance to win over the game")
        Accessible.description: root.analysis.here
        Keys.onLeftPressed: root.go(-1)
        Keys.onRightPressed: root.go(1)
        Keys.onPressed: event => {
            if (event.key !== Qt.Key_Home && event.key !== Qt.Key_End)
                return;
            root.analysis.goToStep(event.key === Qt.Key_Home ? 0 : root.analysis.done);
            root.told(root.analysis.here);
            event.accepted = true;
        }

        FocusRing {
            shown: graph.activeFocus && Input.keyboard
        }
        MouseArea {
            anchors.fill: parent
            onPressed: mouse => {
                graph.forceActiveFocus(Qt.MouseFocusReason);
                root.analysis.goToStep(graph.stepAt(mouse.x));
            }
            onPositionChanged: mouse => root.analysis.goToStep(graph.stepAt(mouse.x))
        }
    }
    Half {
        seat: 0
    }
    Body {
        width: parent.width
        text: root.analysis.here
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    function go(turns: int): void {
        root.analysis.goBy(turns);
        root.told(root.analysis.here);
    }
}
