// All rules of one game on a page of their own, the board beside them.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property string request

    signal back
    signal compare

    readonly property bool wide: width > 1000 * Theme.scale

    // Lines longer than this are hard to read; the page stays in the middle.
    readonly property real page: Math.min(width - Theme.spacing * 8, 1400 * Theme.scale)
    readonly property real side: (width - page) / 2

    focus: true
    Keys.onEscapePressed: root.back()

    RulesModel {
        id: text

        request: root.request
    }
    PageHeader {
        id: header

        width: parent.width
        title: text.title
        subtitle: text.ownName
        edge: root.side
        onBack: root.back()

        PushButton {
            symbol: "compare"
            text: qsTr("Compare")
            tip: qsTr("Compare with another game")
            keys: "F3"
            onClicked: root.compare()
        }
    }
    Shortcut {
        sequence: "F3"
        enabled: root.visible
        onActivated: root.compare()
    }
    Column {
        id: aside

        visible: root.wide
        anchors.top: header.bottom
        x: root.side
        width: root.wide ? root.page * 0.4 : 0
        spacing: Theme.spacing * 2

        Rectangle {
            width: parent.width
            height: Math.round(width * 0.66)
            radius: Theme.radius
            color: Theme.raised

            MiniBoard {
                anchors.fill: parent
                anchors.margins: Theme.spacing
                game: text.picture
                theme: Theme.kind
                labels: true  // the rules speak of places by their names
            }
        }
        RulesHead {
            width: parent.width
            rules: text
        }
    }
    RulesView {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        x: root.wide ? aside.x + aside.width + Theme.spacing * 5 : root.side
        width: root.width - root.side - x
        focus: true
        rules: text
        showHead: !root.wide
    }
}
