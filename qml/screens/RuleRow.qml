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
    Accessible.name: [words, note, source].filter(each => each !== "").join(". ")

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
        }
        Body {
            visible: !root.heading && !root.isThrow
            width: parent.width
            text: root.words
            lineHeight: 1.15
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
        Small {
            visible: root.source !== ""
            width: parent.width
            text: qsTr("Source: %1").arg(root.source)
            font.italic: true
            opacity: 0.85
        }
    }
}
