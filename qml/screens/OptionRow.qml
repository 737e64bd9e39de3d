// One rule that may be chosen: a question and its answers.
import QtQuick
import QtQuick.Layouts
import Sivba

RowLayout {
    id: root

    required property string title
    required property list<string> answers
    required property int chosen
    required property bool isChanged

    signal choose(int value)

    spacing: Theme.spacing * 1.5

    Body {
        Layout.fillWidth: true
        text: root.title
        font.bold: root.isChanged
    }
    Picker {
        Layout.preferredWidth: Math.max(implicitWidth, root.width * 0.58)
        label: root.title
        model: root.answers
        currentIndex: root.chosen
        onActivated: index => root.choose(index)
    }
}
