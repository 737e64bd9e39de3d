// Who sits at one side of the board.
import QtQuick
import QtQuick.Layouts
import Sivba

RowLayout {
    id: root

    required property string seatName
    required property int seat
    required property GameForm form

    readonly property string word: form.seats[seat] ?? "human"
    readonly property var players: form.players
    readonly property int current: players.findIndex(each => each.word === word)

    spacing: Theme.spacing * 1.5

    Rectangle {
        implicitWidth: 12 * Theme.scale
        implicitHeight: implicitWidth
        radius: root.seat === 0 ? width / 2 : 2
        color: Theme.seats[root.seat]
    }
    Body {
        Layout.fillWidth: true
        text: root.seatName
        elide: Text.ElideRight
        wrapMode: Text.NoWrap
    }
    Icon {
        name: root.word === "human" ? "person" : "computer"
        color: Theme.muted
    }
    Picker {
        Layout.preferredWidth: Math.max(implicitWidth, root.width * 0.58)
        label: root.seatName
        model: root.players.map(each => each.name + " – " + each.says)
        currentIndex: root.current
        displayText: root.players[root.current]?.name ?? ""
        onActivated: index => root.form.setPlayer(root.seat, root.players[index].word)
    }
}
