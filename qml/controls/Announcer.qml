// Says something to the screen reader that has no place on the screen of its own: an
// alert that appears anew each time, so that the same words twice are heard twice. What
// comes at the same moment is said in one breath.
import QtQuick

Item {
    id: root

    property string waiting

    function announce(text: string): void {
        if (text === "")
            return;
        root.waiting = root.waiting === "" ? text : root.waiting + " " + text;
        breath.restart();
    }

    Timer {
        id: breath

        interval: 120
        onTriggered: {
            alert.visible = false;
            alert.Accessible.name = root.waiting;
            alert.visible = true;
            root.waiting = "";
        }
    }
    Item {
        id: alert

        visible: false
        Accessible.role: Accessible.AlertMessage
    }
}
