// One line of the rules: a heading, a rule with its note and source, a throw with the
// bar of its probability, an option, a source.
import QtQuick
import Sivba

Item {
    id: root

    required property string kind
    required property string words
    required property string note
    required property string source
    required property real share

    readonly property bool heading: kind === "heading"
    readonly property bool isThrow: kind === "throw"

    implicitHeight: column.implicitHeight
    Accessible.role: heading ? Accessible.Heading : Accessible.ListItem
    Accessible.name: note === "" ? words : words + " " + note

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
        Row {
            visible: root.isThrow
            spacing: Theme.spacing * 1.5

            Body {
                width: 24 * Theme.scale
                text: root.words
                horizontalAlignment: Text.AlignRight
            }
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(2, root.share * root.width * 1.1)
                height: 14 * Theme.scale
                radius: 3
                color: Theme.accent
            }
            Small {
                anchors.verticalCenter: parent.verticalCenter
                text: Math.round(root.share * 1000) / 10 + " % · " + root.note
                wrapMode: Text.NoWrap
            }
        }
        Small {
            visible: root.note !== "" && !root.isThrow
            width: parent.width
            text: root.note
        }
    }
}
