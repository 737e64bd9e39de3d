// One line of the comparison: what is asked, and the answer of each game; one answer across
// both columns where they agree. What differs has a sign before it and a ground of its own.
import QtQuick
import Sivba

Rectangle {
    id: root

    required property var modelData  // {title, a, b, same}
    required property CompareModel compared
    property bool rule: false
    property bool marks: true

    readonly property bool same: modelData.same
    readonly property real asked: width * 0.25
    readonly property real answer: (width - asked - sign.width - 4 * gap) / 2
    readonly property real gap: Theme.spacing
    readonly property int letters: width > 720 * Theme.scale ? Theme.textSize : Theme.smallSize

    implicitHeight: Math.max(title.height, first.height, same ? 0 : second.height) + gap
    radius: Theme.radius / 2
    color: same || !marks ? "transparent" : Theme.raised
    Accessible.role: Accessible.ListItem
    Accessible.name: same ? qsTr("%1: both %2").arg(modelData.title).arg(modelData.a) : qsTr("%1, differs. %2: %3. %4: %5").arg(modelData.title).arg(root.compared.nameA).arg(modelData.a).arg(root.compared.nameB).arg(modelData.b)

    CompareSign {
        id: sign

        x: root.gap / 2
        y: root.gap / 2 + 1
        visible: root.marks && !root.same
        size: 16 * Theme.scale
        kind: "other"
    }
    Body {
        id: title

        x: sign.width + root.gap
        y: root.gap / 2
        width: root.asked - root.gap
        text: root.modelData.title
        color: root.rule ? Theme.accent : root.same ? Theme.muted : Theme.text
        font.bold: !root.same
        font.pixelSize: root.letters
        Accessible.ignored: true
    }
    Body {
        id: first

        x: sign.width + root.asked + root.gap
        y: root.gap / 2
        width: root.same ? 2 * root.answer + root.gap : root.answer
        text: root.modelData.a === "" ? "–" : root.modelData.a
        color: root.same || root.modelData.a === "" ? Theme.muted : Theme.text
        font.pixelSize: root.letters
        Accessible.ignored: true
    }
    Body {
        id: second

        x: first.x + root.answer + 2 * root.gap
        y: root.gap / 2
        visible: !root.same
        width: root.answer
        text: root.modelData.b === "" ? "–" : root.modelData.b
        color: root.modelData.b === "" ? Theme.muted : Theme.text
        font.pixelSize: root.letters
        Accessible.ignored: true
    }
}
