// Seats, rules that may be chosen, dice and helps, in plain words.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Flickable {
    id: root

    required property GameForm form

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds

    Scroll.vertical: Scroll {}

    FollowFocus {
        form: root
    }

    Column {
        id: column

        width: root.width - Theme.spacing * 2
        spacing: Theme.spacing * 1.5
        // Room for the focus rings at the edges.
        leftPadding: 4
        topPadding: 4
        bottomPadding: Theme.spacing * 2

        Title {
            text: qsTr("Who plays")
        }
        Repeater {
            model: root.form.seatNames

            SeatRow {
                required property int index
                required property string modelData

                width: column.width - 8
                seatName: modelData
                seat: index
                form: root.form
            }
        }
        PerfectRow {
            width: column.width - 8
            offer: root.form.perfect
        }
        PushButton {
            text: qsTr("Change sides")
            symbol: "swap"
            onClicked: root.form.swapSeats()
        }
        Title {
            visible: options.count > 0
            topPadding: Theme.spacing
            text: qsTr("Rules")
        }
        Repeater {
            id: options

            model: root.form.options

            OptionRow {
                required property int index

                width: column.width - 8
                onChoose: value => root.form.options.choose(index, value)
            }
        }
        PushButton {
            visible: root.form.modified
            text: qsTr("Standard rules")
            symbol: "again"
            onClicked: root.form.resetOptions()
        }
        Title {
            topPadding: Theme.spacing
            text: qsTr("Help while playing")
        }
        Toggle {
            visible: root.form.hasDice
            text: qsTr("We throw real dice and enter the throws")
            checked: root.form.byHand
            onToggled: root.form.byHand = checked
        }
        Toggle {
            text: qsTr("Mark what can be moved")
            checked: root.form.guides
            onToggled: root.form.guides = checked
        }
        Toggle {
            text: qsTr("Hints may be asked for")
            checked: root.form.hints
            onToggled: root.form.hints = checked
        }
        ScoreList {
            width: column.width - 8
            form: root.form
        }
    }
}
