// The rules in words: used by the page and by the panel beside the board. Arrow keys
// and Page keys scroll.
import QtQuick
import Sivba

ListView {
    id: root

    required property RulesModel rules
    property bool showHead: false

    model: rules
    clip: true
    spacing: Theme.spacing
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    keyNavigationEnabled: false
    // The whole text is short enough to be laid out at once; a scroll bar then tells the truth.
    cacheBuffer: 20000
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Rules of %1").arg(rules.title)
    Keys.onDownPressed: scroll(60)
    Keys.onUpPressed: scroll(-60)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown || event.key === Qt.Key_Space)
            scroll(height * 0.85);
        else if (event.key === Qt.Key_PageUp)
            scroll(-height * 0.85);
        else if (event.key === Qt.Key_Home)
            positionViewAtBeginning();
        else if (event.key === Qt.Key_End)
            positionViewAtEnd();
        else
            return;
        event.accepted = true;
    }

    header: RulesHead {
        width: root.width - Theme.spacing * 2
        rules: root.rules
        visible: root.showHead
        height: root.showHead ? implicitHeight : 0
    }
    delegate: RuleRow {
        width: root.width - Theme.spacing * 2
    }
    footer: Item {
        height: Theme.spacing * 4
    }

    Scroll.vertical: Scroll {}

    function scroll(by: real): void {
        const least = originY;
        const most = Math.max(least, originY + contentHeight - height);
        contentY = Math.min(most, Math.max(least, contentY + by));
    }
}
