// What can be done with the sheet: play, go on with the open game, read the rules.
import QtQuick
import QtQuick.Layouts
import Sivba

FocusScope {
    id: root

    required property GameForm form

    signal play
    signal resume
    signal rules

    implicitHeight: row.implicitHeight

    RowLayout {
        id: row

        width: parent.width
        spacing: Theme.spacing * 1.5

        PushButton {
            text: qsTr("Rules")
            symbol: "rules"
            keys: "F1"
            tip: qsTr("All rules in words")
            onClicked: root.rules()
        }
        Small {
            Layout.fillWidth: true
            text: root.form.problem !== "" ? root.form.problem
                : root.form.hasTable ? qsTr("A game is open. Playing a new one puts it aside; nothing is lost.") : ""
            color: root.form.problem !== "" ? Theme.danger : Theme.muted
            horizontalAlignment: Text.AlignRight
        }
        PushButton {
            visible: root.form.hasTable
            text: qsTr("Continue")
            onClicked: root.resume()
        }
        PushButton {
            focus: true
            primary: true
            enabled: root.form.problem === ""
            text: root.form.hasTable ? qsTr("New game") : qsTr("Play")
            symbol: "play"
            keys: "Ctrl+Enter"
            onClicked: root.play()
        }
    }
}
