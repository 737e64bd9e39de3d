// The shelves with their cards. Short shelves stand side by side. Arrow keys go to the
// nearest card in their direction, across shelves; Home and End to the first and the last,
// Page keys from shelf to shelf.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property GalleryModel gallery
    required property int columns
    required property real cardWidth
    required property real gap
    required property real tallest
    required property int storyLines
    property GameCard current

    signal play(string id)
    signal setUp(string id)
    signal rules(string id)
    signal compare(string id)
    signal above
    signal reveal(real top, real bottom)
    signal begin(real top)  // what is in sight begins here

    height: flow.height
    Keys.onLeftPressed: go(-1, 0)
    Keys.onRightPressed: go(1, 0)
    Keys.onUpPressed: go(0, -1)
    Keys.onDownPressed: go(0, 1)
    Keys.onPressed: event => {
        const all = cards();
        if (event.key === Qt.Key_Home || event.key === Qt.Key_End)
            all[event.key === Qt.Key_Home ? 0 : all.length - 1]?.forceActiveFocus(Qt.TabFocusReason);
        else if (event.key === Qt.Key_PageDown || event.key === Qt.Key_PageUp)
            pass(event.key === Qt.Key_PageDown ? 1 : -1);
        else
            return;
        event.accepted = true;
    }

    Flow {
        id: flow

        width: root.width
        spacing: root.gap

        Repeater {
            id: repeater

            model: root.gallery.shelves

            Shelf {
                required property int index

                focus: index === 0
                gallery: root.gallery
                columns: root.columns
                cardWidth: root.cardWidth
                gap: root.gap
                tallest: root.tallest
                storyLines: root.storyLines
                onPlay: id => root.play(id)
                onSetUp: id => root.setUp(id)
                onRules: id => root.rules(id)
                onCompare: id => root.compare(id)
                onEntered: card => root.note(card)
            }
        }
    }

    function note(card: GameCard): void {
        root.current = card;
        const place = card.mapToItem(root, 0, 0);
        root.reveal(place.y - Theme.spacing * 7, place.y + card.height + Theme.spacing * 2);
    }
    function cards(): list<GameCard> {
        const all = [];
        for (let i = 0; i < repeater.count; ++i)
            all.push(...(repeater.itemAt(i) as Shelf).cards());
        return all;
    }
    function goToShelf(row: int): void {
        const shelf = repeater.itemAt(row) as Shelf;
        if (!shelf || !shelf.visible)
            return;
        shelf.cards()[0].forceActiveFocus(Qt.TabFocusReason);
        root.begin(shelf.y);
    }
    // To the next shelf on which something is seen.
    function pass(by: int): void {
        let row = 0;
        while (row < repeater.count && !(repeater.itemAt(row) as Shelf).cards().includes(root.current))
            ++row;
        do
            row += by;
        while (repeater.itemAt(row)?.visible === false);
        goToShelf(row);
    }
    function focusFirst(): void {
        const all = cards();
        if (all.length > 0)
            all[0].forceActiveFocus(Qt.TabFocusReason);
    }
    function focusGame(id: string): void {
        const card = cards().find(each => each.gameId === id);
        if (card)
            card.forceActiveFocus(Qt.OtherFocusReason);
    }
    function middle(card: GameCard): point {
        return card.mapToItem(root, card.width / 2, card.height / 2);
    }
    function go(dx: int, dy: int): void {
        if (!root.current)
            return focusFirst();
        const all = cards();
        const from = middle(root.current);
        let best = null;
        let least = Infinity;
        for (const card of all) {
            const to = middle(card);
            const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
            const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
            if (along > 10 && (dy !== 0 || aside < card.height / 2) && along + 3 * aside < least) {
                least = along + 3 * aside;
                best = card;
            }
        }
        // At the end of a row the next one begins.
        if (!best && dx !== 0)
            best = all[all.indexOf(root.current) + dx];
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason);
        else if (dy < 0)
            root.above();
    }
}
