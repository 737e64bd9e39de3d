// One shelf: a title, a thin rule, its cards. It is not there while no game on it is wanted.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property string title
    required property string family  // its family, where the title does not say it
    required property string shelf
    required property GalleryModel gallery
    required property int columns
    required property real cardWidth
    required property real gap
    required property real tallest
    required property int storyLines

    signal play(string id)
    signal setUp(string id)
    signal rules(string id)
    signal compare(string id)
    signal entered(GameCard card)

    // In as few rows as fit, and no card alone in the last one.
    readonly property int most: repeater.count > columns && columns > 2 && repeater.count % columns === 1
                                && repeater.count % (columns - 1) !== 1 ? columns - 1 : columns
    readonly property int across: Math.max(1, Math.min(repeater.count, most))
    // A title is longer than a card may be wide.
    readonly property int span: Math.max(across, Math.min(columns, Math.ceil((title.implicitWidth + gap) / (cardWidth + gap))))

    visible: repeater.count > 0
    width: span * (cardWidth + gap) - gap
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

        Item {
            width: parent.width
            height: title.height

            Title {
                id: title

                width: Math.min(implicitWidth, parent.width)
                text: root.title
            }
            Small {
                visible: title.width < parent.width * 0.8
                anchors.left: title.right
                anchors.leftMargin: Theme.spacing * 2
                anchors.right: parent.right
                anchors.baseline: title.baseline
                horizontalAlignment: Text.AlignRight
                text: root.family
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
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
                    shelf: root.shelf
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
                    onCompare: root.compare(gameId)
                    onActiveFocusChanged: if (activeFocus)
                        root.entered(this)
                }
            }
        }
    }
}
