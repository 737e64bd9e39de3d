// One game: its real board as it stands, its name, a line about it. Enter or a click
// plays; Space opens the start sheet; the two small keys do the same by mouse.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property string gameId
    required property string name
    required property string ownName
    required property string summary
    required property string facts
    required property string origin
    required property string history
    required property int difficulty
    required property bool hasTable
    required property bool favourite
    required property var picture

    property real tallest: Infinity  // of the picture, so that the name is seen, too
    property int storyLines: 0  // where few games leave much room, their story stands below

    signal play
    signal setUp
    signal rules
    signal compare

    readonly property bool narrow: width < 400 * Theme.scale  // the name needs the whole line
    readonly property bool lifted: pointer.hovered || (activeFocus && !tools.activeFocus)

    height: board.height + texts.height + Theme.spacing * 1.5
    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.name: root.name + (root.hasTable ? ", " + qsTr("unfinished game") : "") + ". " + root.facts
    Accessible.description: root.summary
    Accessible.onPressAction: root.play()
    Keys.onReturnPressed: root.play()
    Keys.onEnterPressed: root.play()
    Keys.onSpacePressed: root.setUp()
    Keys.onPressed: event => {
        if (event.key === Qt.Key_F1)
            root.rules();
        else if (event.key === Qt.Key_F3)
            root.compare();
        else if (event.key === Qt.Key_Asterisk)
            Settings.toggleFavourite(root.gameId);
        else
            return;
        event.accepted = true;
    }

    HoverHandler {
        id: pointer

        cursorShape: Qt.PointingHandCursor
    }
    TapHandler {
        onTapped: {
            root.forceActiveFocus(Qt.MouseFocusReason);  // where one comes back to
            root.play();
        }
    }
    CardBoard {
        id: board

        y: root.lifted && !Settings.reducedMotion ? -3 : 0
        width: parent.width
        height: Math.round(Math.min(width * 0.75, root.tallest))
        picture: root.picture
        lifted: root.lifted
        hasTable: root.hasTable

        FocusRing {
            shown: root.activeFocus && !tools.activeFocus
        }
    }
    Column {
        id: texts

        anchors.top: parent.top
        anchors.topMargin: board.height + Theme.spacing * 1.5
        width: parent.width
        spacing: Theme.spacing / 2

        Item {
            id: names

            readonly property real room: width - (root.narrow ? 0 : tools.width)
            readonly property bool below: root.ownName !== "" && title.implicitWidth + Theme.spacing + measured.width > room
            readonly property real rows: title.height + (below ? own.height : 0)

            width: parent.width
            height: root.narrow ? rows + tools.height : Math.max(tools.height, rows)

            TextMetrics {
                id: measured

                font: own.font
                text: root.ownName
            }
            Title {
                id: title

                y: root.narrow ? 0 : (parent.height - names.rows) / 2
                width: Math.min(implicitWidth, names.room)
                text: root.name
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: font.pixelSize * 0.72
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            Small {
                id: own

                visible: text !== ""
                x: names.below ? 0 : title.width + Theme.spacing
                y: title.y + (names.below ? title.height : title.baselineOffset - baselineOffset)
                width: names.room - x
                text: root.ownName
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            CardTools {
                id: tools

                // The first icon stands under the name.
                x: root.narrow ? (22 * Theme.scale - Theme.target) / 2 : parent.width - width
                y: root.narrow ? names.rows : (parent.height - height) / 2
                gameId: root.gameId
                favourite: root.favourite
                onSetUp: root.setUp()
                onRules: root.rules()
                onCompare: root.compare()
            }
        }
        CardWords {
            width: parent.width
            summary: root.summary
            facts: root.facts
            difficulty: root.difficulty
            origin: root.origin
            story: root.history
            storyLines: root.storyLines
        }
    }
}
