// The start sheet of one game: the board at the left as it will be set up, the form at
// the right, Play under it and under the Enter key from the beginning.
import QtQuick
import QtQuick.Layouts
import Sivba

FocusScope {
    id: root

    required property string gameId

    signal back
    signal play(string request, var setup)
    signal resume(string id)
    signal rules(string request)

    readonly property var card: sheet.card
    readonly property bool wide: width > 900 * Theme.scale
    readonly property bool low: !wide && height < 450 * Theme.scale  // the form needs all the room

    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: root.card.name ?? ""
    Keys.onEscapePressed: root.back()

    GameForm {
        id: sheet

        gameId: root.gameId
    }
    PageHeader {
        id: header

        width: parent.width
        title: root.card.name ?? ""
        subtitle: root.card.ownName ?? ""
        onBack: root.back()
    }
    GridLayout {
        anchors.top: header.bottom
        anchors.bottom: bar.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.spacing * 4
        anchors.rightMargin: Theme.spacing * 4
        anchors.bottomMargin: Theme.spacing
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.spacing * 5
        rowSpacing: Theme.spacing * 2

        StartPicture {
            visible: !root.low
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: root.wide ? 520 : root.width
            Layout.maximumHeight: root.wide ? root.height : root.height * 0.3
            form: sheet
            compact: !root.wide
        }
        StartForm {
            Layout.fillWidth: true
            Layout.leftMargin: -4  // its own room for the focus rings
            Layout.fillHeight: true
            Layout.preferredWidth: root.wide ? 520 : root.width
            form: sheet
        }
    }
    Rectangle {
        id: bar

        anchors.bottom: parent.bottom
        width: parent.width
        height: buttons.height + Theme.spacing * 3
        color: Theme.surface

        Rectangle {
            width: parent.width
            height: Theme.stroke
            color: Theme.line
        }
        StartButtons {
            id: buttons

            anchors.verticalCenter: parent.verticalCenter
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.leftMargin: Theme.spacing * 4
            anchors.rightMargin: Theme.spacing * 4
            focus: true
            form: sheet
            onPlay: root.begin()
            onResume: root.resume(sheet.gameId)
            onRules: root.rules(sheet.request)
        }
    }
    Shortcut {
        sequences: ["Ctrl+Return", "Ctrl+Enter"]
        enabled: root.visible
        onActivated: root.begin()
    }
    Shortcut {
        sequence: "F1"
        enabled: root.visible
        onActivated: root.rules(sheet.request)
    }

    function begin(): void {
        if (sheet.problem !== "")
            return;
        sheet.remember();
        root.play(sheet.request, sheet.setup);
    }
}
