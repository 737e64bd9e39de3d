// The settings of the whole suite. Every change is seen and kept at once.
import QtQuick
import Sivba

FocusScope {
    id: root

    signal back

    readonly property list<string> languageNames: ["English", "Українська", "Русский", "Slovenščina"]
    readonly property list<string> languageCodes: ["en", "uk", "ru", "sl"]
    readonly property var scales: [1, 1.25, 1.5, 1.75, 2]

    focus: true
    Keys.onEscapePressed: root.back()

    PageHeader {
        id: header

        width: parent.width
        title: qsTr("Settings")
        edge: flickable.x + 4
        onBack: root.back()
    }
    Flickable {
        id: flickable

        anchors.top: header.bottom
        anchors.bottom: parent.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - Theme.spacing * 8, 900 * Theme.scale)
        contentHeight: column.height + Theme.spacing * 6
        clip: true
        boundsBehavior: Flickable.StopAtBounds

        Scroll.vertical: Scroll {}

        FollowFocus {
            form: flickable
        }

        Column {
            id: column

            width: parent.width - Theme.spacing * 2
            x: 4
            topPadding: Theme.spacing
            spacing: Theme.spacing * 1.5

            SettingRow {
                focus: true
                label: qsTr("Language")
                options: root.languageNames
                current: root.languageCodes.indexOf(Settings.language)
                onChosen: index => Settings.language = root.languageCodes[index]
            }
            SettingRow {
                label: qsTr("Colours")
                options: [qsTr("Light"), qsTr("Dark"), qsTr("Projector"), qsTr("Colour-blind")]
                current: Array.from(Settings.themes).indexOf(Settings.theme)
                onChosen: index => Settings.theme = Settings.themes[index]
            }
            SettingRow {
                label: qsTr("Size")
                options: root.scales.map(each => Math.round(each * 100) + " %")
                current: root.scales.findIndex(each => Math.abs(each - Settings.scale) < 0.05)
                onChosen: index => Settings.scale = root.scales[index]
            }
            SettingRow {
                label: qsTr("Speed of the moves")
                options: [qsTr("Slow"), qsTr("Normal"), qsTr("Fast"), qsTr("At once")]
                current: Settings.speed
                onChosen: index => Settings.speed = index
            }
            Rectangle {
                width: parent.width
                height: Theme.stroke
                color: Theme.line
            }
            Toggle {
                text: qsTr("Less motion: moves fade instead of travelling")
                checked: Settings.reducedMotion
                onToggled: Settings.reducedMotion = checked
            }
            Toggle {
                text: qsTr("Numbers in the pits")
                checked: Settings.counts
                onToggled: Settings.counts = checked
            }
            Toggle {
                text: qsTr("Names of the places")
                checked: Settings.coordinates
                onToggled: Settings.coordinates = checked
            }
            Toggle {
                text: qsTr("Show where the last seed will fall")
                checked: Settings.preview
                onToggled: Settings.preview = checked
            }
            Toggle {
                text: qsTr("Throw the dice for me")
                checked: Settings.throwsByItself
                onToggled: Settings.throwsByItself = checked
            }
            Small {
                topPadding: Theme.spacing * 2
                width: parent.width
                text: qsTr("Sivba %1. No account, no network; everything stays on this computer.").arg(App.version)
            }
        }
    }
}
