// How one's finished games against the computer ended, a line for each level, and the
// key that forgets them; it asks once.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Column {
    id: root

    required property GameForm form

    visible: form.scores.length > 0
    spacing: Theme.spacing

    Title {
        topPadding: Theme.spacing
        text: qsTr("Your games")
    }
    ScoreRow {
        width: root.width
        cells: ["", qsTr("won"), qsTr("drawn"), qsTr("lost")]
        quiet: true
        Accessible.ignored: true
    }
    Repeater {
        model: root.form.scores

        ScoreRow {
            required property var modelData

            width: root.width
            cells: [modelData.level, modelData.won, modelData.drawn, modelData.lost]
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: won %2, drawn %3, lost %4").arg(modelData.level).arg(modelData.won).arg(modelData.drawn).arg(modelData.lost)
        }
    }
    PushButton {
        property bool asked: false

        text: asked ? qsTr("Really forget them?") : qsTr("Forget these games")
        onClicked: {
            if (asked)
                root.form.forgetScores();
            asked = !asked;
        }
        onActiveFocusChanged: if (!activeFocus)
            asked = false
    }
}
