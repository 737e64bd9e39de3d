// All rules of one game on a page of their own, the board beside them.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property string request

    signal back

    readonly property bool wide: width > 1000 * Theme.scale

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
        onBack: root.back()
    }
    Column {
        id: aside

        visible: root.wide
        anchors.top: header.bottom
        x: Theme.spacing * 4
        width: root.wide ? Math.min(460 * Theme.scale, root.width * 0.36) : 0
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
        anchors.left: aside.right
        anchors.leftMargin: Theme.spacing * (root.wide ? 5 : 0)
        width: Math.min(root.width - x - Theme.spacing * 4, 820 * Theme.scale)
        focus: true
        rules: text
        showHead: !root.wide
    }
}
