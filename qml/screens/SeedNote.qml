// Why nobody has to trust the dice: during the game the fingerprint of their seed, after it the
// seed, and what to type in a terminal to compare them.
import QtQuick
import Sivba

Column {
    id: root

    required property Table table

    readonly property bool told: table.seed !== ""
    readonly property bool byHand: table.dice.byHand
    readonly property string check: "uuidgen --sha1 --namespace @oid --name " + table.seed

    spacing: Theme.spacing / 2
    topPadding: Theme.spacing

    Body {
        width: parent.width
        text: qsTr("Dice you can check")
        font.bold: true
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Small {
        width: parent.width
        text: root.byHand ? qsTr("You throw the dice yourselves and enter what they show.")
            : root.told ? qsTr("All throws followed from the seed %1. This command must print the fingerprint below:").arg(root.table.seed)
            : qsTr("All throws follow from a secret number, the seed. It is shown when the game is over. Keep its fingerprint until then: it proves that the seed was not changed on the way.")
    }
    Small {
        visible: root.told && !root.byHand
        width: parent.width
        text: root.check
        color: Theme.text
        wrapMode: Text.WrapAnywhere
    }
    Body {
        visible: !root.byHand
        width: parent.width
        text: root.table.fingerprint
        font.pixelSize: Theme.smallSize
        wrapMode: Text.WrapAnywhere
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Fingerprint of the seed: %1").arg(text)
    }
    PushButton {
        visible: !root.byHand
        symbol: "copy"
        text: root.told ? qsTr("Copy the command") : qsTr("Copy the fingerprint")
        onClicked: App.copy(root.told ? root.check : root.table.fingerprint)
    }
}
