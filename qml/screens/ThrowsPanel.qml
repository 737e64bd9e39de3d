// How the dice have fallen so far beside what was to be expected, whose throws were how high, and
// how to check that the throws were settled before the game. Arrow keys scroll.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Flickable {
    id: root

    required property Table table

    readonly property Dice dice: table.dice
    // The longest bar or outline fills the room.
    readonly property real most: Math.max(0.01, ...Array.from(dice.chart, each => Math.max(each.seen, each.expected)))

    function scroll(by: real): void {
        contentY = Math.min(Math.max(0, contentHeight - height), Math.max(0, contentY + by));
    }

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: contentHeight > height
    Accessible.role: Accessible.Document
    Accessible.name: qsTr("Throws so far")
    Keys.onDownPressed: scroll(60)
    Keys.onUpPressed: scroll(-60)

    Scroll.vertical: Scroll {
        strong: root.activeFocus && Input.keyboard
    }
    FollowFocus {
        form: root
    }

    Column {
        id: column

        width: root.width - Theme.spacing * 2
        spacing: Theme.spacing
        bottomPadding: Theme.spacing * 2

        Small {
            width: parent.width
            text: root.dice.throws === 0 ? qsTr("Nothing has been thrown yet. The outline is what fair dice give in the long run.")
                : qsTr("%n throw(s). The outline is what fair dice give in the long run.", "", root.dice.throws)
        }
        Repeater {
            model: root.dice.chart

            ThrowBar {
                width: column.width
                most: root.most
                count: root.dice.throws
            }
        }
        Column {
            width: parent.width
            topPadding: Theme.spacing / 2
            visible: root.dice.averages.length > 0

            Repeater {
                model: root.dice.averages

                Body {
                    required property string modelData

                    width: column.width
                    text: modelData
                    font.pixelSize: Theme.smallSize
                }
            }
        }
        SeedNote {
            width: parent.width
            table: root.table
        }
    }
}
