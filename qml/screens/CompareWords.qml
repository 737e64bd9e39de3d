// Which position stands on both boards, how much differs there, and what the signs mean.
import QtQuick
import Sivba

Column {
    id: root

    required property ComparePosition position

    spacing: Theme.spacing / 4

    Item {
        width: parent.width
        height: title.height

        Body {
            id: title

            width: parent.width - (key.visible ? key.width + Theme.spacing : 0)
            text: root.position.title
            font.bold: true
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Row {
            id: key

            anchors.right: parent.right
            anchors.verticalCenter: title.verticalCenter
            spacing: Theme.spacing / 2
            visible: !root.position.apart

            CompareSign {
                kind: "a"
                size: 16 * Theme.scale
            }
            CompareSign {
                kind: "b"
                size: 16 * Theme.scale
            }
            Small {
                text: qsTr("only there")
                rightPadding: Theme.spacing
                wrapMode: Text.NoWrap
            }
            CompareSign {
                kind: "other"
                size: 16 * Theme.scale
            }
            Small {
                text: qsTr("other result")
                wrapMode: Text.NoWrap
            }
        }
    }
    Small {
        width: parent.width
        text: root.position.summary
        maximumLineCount: 2
        elide: Text.ElideRight
    }
}
