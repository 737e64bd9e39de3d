// One family: a title, a thin rule, its cards.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property string title
    required property string family
    required property GalleryModel gallery
    required property int columns
    required property real cardWidth
    required property real gap
    required property real tallest
    required property int storyLines

    signal play(string id)
    signal setUp(string id)
    signal rules(string id)
    signal entered(GameCard card)

    readonly property int across: Math.max(1, Math.min(repeater.count, columns))

    width: across * (cardWidth + gap) - gap
    height: column.height + Theme.spacing

    function cards(): list<GameCard> {
        const all = [];
        for (let i = 0; i < repeater.count; ++i)
            all.push(repeater.itemAt(i) as GameCard);
        return all;
    }

    Column {
        id: column

        width: root.width
        spacing: Theme.spacing * 1.5

        Title {
            width: parent.width
            text: root.title
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Rectangle {
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
        Grid {
            columns: root.across
            spacing: root.gap

            Repeater {
                id: repeater

                model: ShelfModel {
                    gallery: root.gallery
                    family: root.family
                }

                GameCard {
                    required property int index

                    focus: index === 0
                    width: root.cardWidth
                    tallest: root.tallest
                    storyLines: root.storyLines
                    onPlay: root.play(gameId)
                    onSetUp: root.setUp(gameId)
                    onRules: root.rules(gameId)
                    onActiveFocusChanged: if (activeFocus)
                        root.entered(this)
                }
            }
        }
    }
}
