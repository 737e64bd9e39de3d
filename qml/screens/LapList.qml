// A long turn told lap by lap.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

ListView {
    id: root

    clip: true
    spacing: Theme.spacing / 2
    boundsBehavior: Flickable.StopAtBounds
    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The turn shown, lap by lap")
    Keys.onUpPressed: flick(0, 900)
    Keys.onDownPressed: flick(0, -900)

    Scroll.vertical: Scroll {}

    delegate: Small {
        required property string modelData

        width: root.width - Theme.spacing * 1.5
        text: modelData
        Accessible.role: Accessible.ListItem
        Accessible.name: text
    }
    FocusRing {
        shown: root.activeFocus && Input.keyboard
    }
}
