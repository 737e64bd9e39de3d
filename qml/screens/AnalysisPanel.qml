// A finished game looked back on: the chance to win as a graph one can walk along, what was luck
// and what was given away, and the turns that decided the game.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Flickable {
    id: root

    required property AnalysisModel analysis

    contentHeight: column.implicitHeight
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    Scroll.vertical: Scroll {}

    FollowFocus {
        form: root
    }
    Announcer {
        id: spoken
    }
    Connections {
        target: root.analysis

        function onCompleteChanged(): void {
            if (root.analysis.complete)
                spoken.announce(root.analysis.heading + " " + root.analysis.here);
        }
    }
    Column {
        id: column

        width: root.width - Theme.spacing * 1.5
        spacing: Theme.spacing

        Body {
            width: parent.width
            visible: text !== ""
            text: root.analysis.reason
            color: Theme.muted
        }
        PushButton {
            visible: root.analysis.offered
            symbol: "graph"
            text: qsTr("Analyse anyway")
            onClicked: root.analysis.begin()
        }
        Small {
            width: parent.width
            visible: text !== ""
            text: root.analysis.running ? qsTr("Computing: %1 of %2").arg(root.analysis.done).arg(root.analysis.total) : root.analysis.heading
        }
        Rectangle {
            width: parent.width
            height: 4 * Theme.scale
            radius: height / 2
            visible: root.analysis.running
            color: Theme.raised

            Rectangle {
                width: root.analysis.total > 0 ? parent.width * root.analysis.done / root.analysis.total : 0
                height: parent.height
                radius: height / 2
                color: Theme.accent
            }
        }
        AnalysisGraph {
            width: parent.width
            visible: root.analysis.done > 0
            analysis: root.analysis
            onTold: words => spoken.announce(words)
        }
        Repeater {
            model: root.analysis.done > 0 ? root.analysis.seats : []

            Column {
                id: sums

                required property var modelData

                width: column.width

                Body {
                    width: parent.width
                    text: sums.modelData.name
                    font.bold: true
                }
                Small {
                    width: parent.width
                    visible: text !== ""
                    text: sums.modelData.luck
                    color: Theme.text
                }
                Small {
                    width: parent.width
                    text: sums.modelData.givenAway
                    color: Theme.text
                }
            }
        }
        Title {
            visible: root.analysis.points.length > 0
            topPadding: Theme.spacing
            text: qsTr("Turning points")
        }
        Repeater {
            model: root.analysis.points

            TurningPoint {
                required property var modelData

                width: column.width
                text: modelData.text
                luck: modelData.luck
                up: modelData.up
                onClicked: root.analysis.table.goTo(modelData.turn)
            }
        }
        Small {
            width: parent.width
            visible: root.analysis.complete
            topPadding: Theme.spacing
            text: qsTr("Points are percentage points of the chance to win. Less than one is no mistake.")
        }
    }
}
