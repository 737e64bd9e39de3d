// All rules of one game on a page of their own.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property string request

    signal back

    focus: true
    Keys.onEscapePressed: root.back()

    RulesModel {
        id: rules

        request: root.request
    }
    PageHeader {
        id: header

        width: parent.width
        title: rules.title
        subtitle: rules.ownName
        onBack: root.back()
    }
    RulesView {
        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - Theme.spacing * 8, 820 * Theme.scale)
        focus: true
        rules: rules
        showHead: true
    }
}
