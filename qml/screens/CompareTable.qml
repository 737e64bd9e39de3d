// The two games in words: the few facts that tell games of the family apart, then every
// rule that differs, line against line. Arrow and Page keys scroll.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property CompareModel model
    property bool scrolls: true

    readonly property real whole: heads.height + column.height
    readonly property real asked: view.width * 0.25 + 16 * Theme.scale + Theme.spacing

    function scroll(by: real): void {
        view.contentY = Math.min(Math.max(0, view.contentHeight - view.height), Math.max(0, view.contentY + by));
    }

    activeFocusOnTab: scrolls
    Accessible.role: Accessible.Table
    Accessible.name: qsTr("Rules of %1 and %2").arg(root.model.nameA).arg(root.model.nameB)
    Keys.onDownPressed: scroll(60)
    Keys.onUpPressed: scroll(-60)
    Keys.onPressed: event => {
        const by = ({[Qt.Key_PageDown]: 0.85, [Qt.Key_PageUp]: -0.85, [Qt.Key_Home]: -1e6, [Qt.Key_End]: 1e6})[event.key];
        if (by === undefined)
            return;
        scroll(by * view.height);
        event.accepted = true;
    }

    // The names stay in sight.
    Item {
        id: heads

        width: view.width - Theme.spacing * 2
        height: Math.max(nameA.height, nameB.height) + Theme.spacing

        CompareSign {
            id: a

            x: root.asked
            size: 18 * Theme.scale
            kind: "a"
        }
        Body {
            id: nameA

            anchors.left: a.right
            anchors.leftMargin: Theme.spacing / 2
            anchors.right: b.left
            anchors.rightMargin: Theme.spacing
            text: root.model.nameA
            font.bold: true
        }
        CompareSign {
            id: b

            x: root.asked + (heads.width - root.asked) / 2 + Theme.spacing / 2
            size: 18 * Theme.scale
            kind: "b"
        }
        Body {
            id: nameB

            anchors.left: b.right
            anchors.leftMargin: Theme.spacing / 2
            anchors.right: parent.right
            text: root.model.nameB
            font.bold: true
        }
    }
    Flickable {
        id: view

        anchors.top: heads.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentHeight: column.height
        interactive: root.scrolls
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Scroll.vertical: Scroll {
            strong: root.activeFocus && Input.keyboard
        }

        Column {
            id: column

            width: view.width - Theme.spacing * 2
            spacing: 2
            bottomPadding: Theme.spacing * 3

            Repeater {
                model: root.model.facts

                CompareRow {
                    width: column.width
                    compared: root.model
                }
            }
            Title {
                topPadding: Theme.spacing * 2
                bottomPadding: Theme.spacing
                width: parent.width
                text: root.model.same ? qsTr("Their rules do not differ.") : qsTr("Rules that differ")
            }
            Repeater {
                model: root.model.rules

                CompareRow {
                    width: column.width
                    compared: root.model
                    rule: true
                    marks: false
                }
            }
        }
    }
    FocusRing {
        shown: root.activeFocus && Input.keyboard
    }
}
