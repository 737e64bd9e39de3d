// The keys of the game page. Letters work everywhere on the page, because nothing on
// it takes text; Space belongs to the board only, buttons need it themselves.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Item {
    id: root

    required property Table table
    required property bool active
    required property bool boardFocused

    signal leave
    signal panel(string name)
    signal rules
    signal settings
    signal files(bool saving)
    signal digit(int value)
    signal outerDigit(int value)
    signal nextChoice
    signal answers
    signal copy

    readonly property BoardModel board: table.board

    component Key: Shortcut {
        enabled: root.active
    }

    Key {
        sequences: ["Esc"]
        onActivated: root.leave()
    }
    Key {
        sequences: ["Ctrl+Z", "Backspace"]
        onActivated: root.table.undo()
    }
    Key {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]
        onActivated: root.table.redo()
    }
    Key {
        sequence: "H"
        onActivated: root.table.hint()
    }
    Key {
        sequence: "Space"
        enabled: root.active && root.boardFocused && (root.board.animating || (root.table.dice.due && !root.table.dice.byHand))
        onActivated: root.board.animating ? root.board.skip() : root.table.throwDice()
    }
    Instantiator {
        model: 19
        delegate: Key {
            required property int index

            readonly property int value: index < 10 ? index : index - 9

            sequence: index < 10 ? String(index) : "Ctrl+" + value  // a bare number would name a standard key
            onActivated: index < 10 ? root.digit(value) : root.outerDigit(value)
        }
    }
    Key {
        sequence: "N"
        onActivated: root.nextChoice()
    }
    Key {
        sequence: "A"
        onActivated: root.answers()
    }
    Key {
        sequence: "P"
        onActivated: root.board.togglePause()
    }
    Key {
        sequence: "."
        onActivated: root.board.step()
    }
    Key {
        sequence: "L"
        onActivated: root.table.replayLast()
    }
    Key {
        sequences: ["+", "="]
        onActivated: Settings.speed = Math.min(3, Settings.speed + 1)
    }
    Key {
        sequence: "-"
        onActivated: Settings.speed = Math.max(0, Settings.speed - 1)
    }
    Key {
        sequence: "T"
        onActivated: root.board.turned = !root.board.turned
    }
    Key {
        sequence: "V"
        onActivated: root.board.vertical = !root.board.vertical
    }
    Key {
        sequence: "W"
        onActivated: root.board.nextWay()
    }
    Key {
        sequence: "M"
        onActivated: root.panel("moves")
    }
    Key {
        sequence: "R"
        onActivated: root.panel("rules")
    }
    Key {
        sequence: "D"
        onActivated: root.panel("dice")
    }
    Key {
        sequence: "C"
        onActivated: Settings.counts = !Settings.counts
    }
    Key {
        sequence: "F1"
        onActivated: root.rules()
    }
    Key {
        sequence: "Ctrl+,"
        onActivated: root.settings()
    }
    Key {
        sequence: "Ctrl+N"
        onActivated: root.table.again()
    }
    Key {
        sequence: "Ctrl+S"
        onActivated: root.files(true)
    }
    Key {
        sequence: "Ctrl+O"
        onActivated: root.files(false)
    }
    Key {
        sequence: "Ctrl+C"
        onActivated: root.copy()
    }
    Key {
        sequence: "Ctrl+V"
        onActivated: root.table.loadText(App.pasted())
    }
}
