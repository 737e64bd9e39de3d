// A board that can be played on: the painted board with a focusable item over each place.
// Clicks and keys go to the model, which answers with placeActivated or placeRefused.
// Arrows walk from place to place, Tab through all of them, digits choose a numbered pit.
// Where a pit asks which way its seeds go, an arrow answers; Shift and an arrow need no question.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property BoardModel model
    property bool interactive: true
    property int here: 0  // the place that has the keyboard, seen or not
    property bool ringSeen: false  // before the key that is being heard now
    readonly property bool ring: ground.picked >= 0

    readonly property bool ready: ground.ready
    readonly property real unit: ground.unit  // pixels of one pit

    // Area of a place in this item's coordinates, for questions asked at the pit. Without
    // types: compiled ahead of time, a typed rect comes out empty (Qt 6.4).
    function placeArea(place) {
        return ground.placeRect(place, ground.layoutRevision);
    }

    function focusPlace(place: int) {
        const item = places.itemAt(place);
        Input.noteKeyboard();
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason);
    }

    // The next place after this one on which something can be decided; this one itself
    // as long as nobody could see that the keyboard is here. -1: there is none.
    function nextLegal(): int {
        const from = root.here;
        const first = root.ringSeen ? 1 : 0;
        for (let step = first; step < places.count + first; ++step) {
            const at = (from + step) % places.count;
            if ((places.itemAt(at) as PlaceButton).legal)
                return at;
        }
        return -1;
    }
    function focusNextLegal(): void {
        const at = root.nextLegal();
        if (at >= 0)
            root.focusPlace(at);
    }

    // Nothing is done from a place that nobody sees: the first key shows where the keyboard is.
    function showPlace(): bool {
        const hidden = root.interactive && !root.ringSeen && root.nextLegal() >= 0;
        if (hidden)
            root.focusNextLegal();
        return hidden;
    }

    // A question is answered where it is asked; else the keyboard, as long as it is not seen,
    // waits where a move can begin.
    function attend() {
        const focused = places.itemAt(root.here) as PlaceButton;
        const amounts = root.model.amounts.length > 0;
        if (!root.interactive || !focused || amounts || (root.ringSeen && !root.model.asks))
            return;
        const at = root.model.asking >= 0 ? root.model.asking : focused.legal ? -1 : root.nextLegal();
        if (at >= 0)
            places.itemAt(at).focus = true;
    }

    function arrow(dx: int, dy: int, sows: bool) {
        const asks = root.model.asking;
        if (asks < 0 && root.showPlace())
            return;
        if (!root.interactive || (asks < 0 && !sows))
            return root.focusPlace(ground.neighbour(root.here, dx, dy));
        root.model.decide(ground.choiceTowards(asks < 0 ? root.here : asks, dx, dy));
    }

    onRingChanged: seeing.restart()
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return;
        const arrows = [Qt.Key_Left, Qt.Key_Up, Qt.Key_Right, Qt.Key_Down];
        const arrow = arrows.indexOf(event.key);
        if (arrow >= 0) {
            root.arrow([-1, 0, 1, 0][arrow], [0, -1, 0, 1][arrow], event.modifiers & Qt.ShiftModifier);
            event.accepted = true;
        } else if (root.interactive && event.key >= Qt.Key_1 && event.key <= Qt.Key_9) {
            const place = root.model.placeOfDigit(event.key - Qt.Key_0);
            event.accepted = place >= 0;
            if (place >= 0)
                root.model.activate(place);
        }
    }

    Connections {
        target: root.model

        function onQuestionChanged(): void {
            root.attend();
        }
    }
    Timer {
        id: seeing

        interval: 0
        onTriggered: root.ringSeen = root.ring
    }
    BoardSurface {
        id: ground

        anchors.fill: parent
        model: root.model
        theme: Theme.kind
    }

    Repeater {
        id: places

        model: root.model.places
        delegate: PlaceButton {
            surface: ground
            board: root.model
            enabled: root.interactive
            focus: index === 0
            onFocusChanged: if (focus)
                root.here = index
            onEntered: root.showPlace() || root.model.activate(index)
        }
    }

    WayRunner { surface: ground; board: root.model }
    BoardMotion {
        anchors.fill: parent
        surface: ground
    }
    BoardPlates { anchors.fill: parent; surface: ground; board: root.model }

    AmountQuestion {
        model: root.model
        pit: ground.placeRect(root.model.asking, ground.layoutRevision)
        onClosed: root.focusPlace(root.here)
    }
}
