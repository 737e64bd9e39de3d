// One line of the rules: a heading, a rule with its note and source, a throw with the
// bar of its probability under a caption, an option, a source.
import QtQuick
import Sivba

Item {
    id: root

    required property string kind
    required property string words
    required property string note
    required property string source
    required property real share
    required property string percent

    readonly property bool heading: kind === "heading"
    readonly property bool isThrow: kind === "throw"
    readonly property bool caption: kind === "caption"

    implicitHeight: column.implicitHeight
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: isThrow ? qsTr("Throw %1: %2, %3").arg(words).arg(note).arg(percent) : note === "" ? words : words + " " + note

    Column {
        id: column

        width: root.width
        spacing: 2

        Title {
            visible: root.heading
            width: parent.width
            topPadding: Theme.spacing * 1.5
            text: root.words
            color: Theme.accent
            Accessible.ignored: true
        }
        Item {
            visible: !root.heading && !root.isThrow
            width: parent.width
            height: sentence.height

            Body {
                id: sentence

                width: parent.width - number.width
                text: root.words
                font.bold: root.caption
                lineHeight: 1.15
            }
            Small {
                id: number

                anchors.right: parent.right
                width: 34 * Theme.scale
                anchors.baseline: sentence.baseline
                text: root.source === "" ? "" : "[" + root.source + "]"
                horizontalAlignment: Text.AlignRight
            }
        }
        OddsBar {
            visible: root.isThrow
            width: Math.min(parent.width, 560 * Theme.scale)
            value: root.words
            share: root.share
            told: root.note
            percent: root.percent
        }
        Small {
            visible: root.note !== "" && !root.isThrow
            width: parent.width
            text: root.note
        }
    }
}
