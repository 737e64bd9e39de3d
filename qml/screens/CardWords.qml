// What a card tells below its name: a line about the game, players and length, where it
// comes from, and its story where there is room.
import QtQuick
import Sivba

Column {
    id: root

    required property string summary
    required property string facts
    required property int difficulty
    required property string origin
    required property string story
    required property int storyLines

    spacing: Theme.spacing / 2

    Body {
        width: parent.width
        text: root.summary
        maximumLineCount: 6
        elide: Text.ElideRight
    }
    Item {
        width: parent.width
        height: facts.height

        Small {
            id: facts

            width: parent.width - grade.width - Theme.spacing
            text: root.facts
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Difficulty {
            id: grade

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            level: root.difficulty
        }
    }
    Small {
        width: parent.width
        visible: text !== ""
        text: root.origin
        maximumLineCount: 2
        elide: Text.ElideRight
    }
    Body {
        width: parent.width
        topPadding: Theme.spacing
        visible: root.storyLines > 2 && text !== ""
        text: root.story
        color: Theme.muted
        maximumLineCount: Math.max(1, root.storyLines)
        elide: Text.ElideRight
    }
}
