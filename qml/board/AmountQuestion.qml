// How many seeds? Asked beside the pit: a click, a number that is typed, or arrows and Enter.
// A number that may become a longer one waits for its next digit or Enter.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property BoardModel model
    required property rect pit

    readonly property bool shown: root.model.amounts.length > 0
    readonly property int typed: root.model.typed
    readonly property int columns: Math.min(8, root.model.amounts.length)

    signal closed

    visible: shown
    width: grid.width + Theme.spacing * 2
    height: grid.height + Theme.spacing * 2
    // Above the pit or below it, inside the board's area.
    x: Math.max(0, Math.min(parent.width - width, pit.x + (pit.width - width) / 2))
    y: pit.y >= height ? pit.y - height : Math.min(parent.height - height, pit.y + pit.height)
    onShownChanged: {
        if (root.shown)
            root.forceActiveFocus(Qt.TabFocusReason);
        else if (root.activeFocus)
            root.closed();
    }
    onTypedChanged: {
        if (root.typed > 0)
            return typing.forceActiveFocus(Qt.TabFocusReason);
        typing.focus = false;
        if (root.shown)
            numbers.itemAt(0)?.forceActiveFocus(Qt.TabFocusReason);
    }
    Keys.onPressed: event => {
        const steps = {};
        steps[Qt.Key_Left] = -1;
        steps[Qt.Key_Right] = 1;
        steps[Qt.Key_Up] = -root.columns;
        steps[Qt.Key_Down] = root.columns;
        if (event.modifiers !== Qt.NoModifier || !(event.key in steps))
            return;
        const count = numbers.count;
        let at = 0;
        for (let i = 0; i < count; ++i)
            if (numbers.itemAt(i)?.activeFocus || root.model.amounts[i].amount === root.typed)
                at = i;
        while (root.typed > 0)
            root.model.takeBack();
        numbers.itemAt(Math.max(0, Math.min(count - 1, at + steps[event.key]))).forceActiveFocus(Qt.TabFocusReason);
        event.accepted = true;
    }

    // Has the keyboard while a number is typed.
    Item {
        id: typing

        Keys.onReturnPressed: root.model.takeTyped()
        Keys.onEnterPressed: root.model.takeTyped()
    }
    Rectangle {
        anchors.fill: parent
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.accent
    }
    Grid {
        id: grid

        x: Theme.spacing
        y: Theme.spacing
        columns: root.columns
        spacing: Theme.spacing / 2

        Repeater {
            id: numbers

            model: root.model.amounts

            PushButton {
                required property var modelData
                required property int index

                focus: index === 0
                primary: modelData.amount === root.typed
                width: Theme.target
                height: Theme.target
                text: modelData.amount
                Accessible.name: modelData.says
                onClicked: root.model.decide(modelData.choice)
            }
        }
    }
}
