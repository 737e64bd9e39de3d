// The rules in words: used by the page and by the panel beside the board. Arrow keys
// and Page keys scroll.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Flickable {
    id: root

    required property RulesModel rules
    property bool showHead: false

    contentHeight: column.height
    clip: true
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.Document
    Accessible.name: qsTr("Rules of %1").arg(rules.title)
    Keys.onDownPressed: scroll(60)
    Keys.onUpPressed: scroll(-60)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
            scroll(height * 0.85);
        else if (event.key === Qt.Key_PageUp)
            scroll(-height * 0.85);
        else if (event.key === Qt.Key_Home)
            scroll(-contentHeight);
        else if (event.key === Qt.Key_End)
            scroll(contentHeight);
        else
            return;
        event.accepted = true;
    }

    Scroll.vertical: Scroll {
        strong: root.activeFocus && Input.keyboard
    }

    Column {
        id: column

        width: root.width - Theme.spacing * 2
        spacing: Theme.spacing
        bottomPadding: Theme.spacing * 4

        RulesHead {
            width: parent.width
            visible: root.showHead
            rules: root.rules
        }
        Repeater {
            model: root.rules

            RuleRow {
                width: column.width
            }
        }
    }

    function scroll(by: real): void {
        contentY = Math.min(Math.max(0, contentHeight - height), Math.max(0, contentY + by));
    }
}
