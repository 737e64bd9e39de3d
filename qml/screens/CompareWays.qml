// The ways of one seat's pieces in both games on one board, and in words where they part. Left and
// right choose the seat.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

FocusScope {
    id: root

    required property CompareModel model

    readonly property WaysModel ways: model.ways
    readonly property real rest: head.height + words.height + back.height + 3 * Theme.spacing  // besides the board

    Item {
        id: head

        y: Theme.spacing / 2  // room for the ring of the keyboard
        width: parent.width
        height: Math.max(seats.height, legend.height)

        Segments {
            id: seats

            x: Theme.spacing / 2
            focus: true
            visible: root.ways.together
            label: qsTr("Whose way")
            options: Array.from(root.ways.seats)
            current: root.ways.seat
            onChosen: index => root.ways.seat = index
        }
        Column {
            id: legend

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.spacing / 2

            Repeater {
                model: [
                    {kind: "a", name: root.model.shortA, options: root.model.optionsA, ink: lines.first},
                    {kind: "b", name: root.model.shortB, options: root.model.optionsB, ink: lines.second}]

                Row {
                    id: entry

                    required property var modelData

                    anchors.right: parent?.right
                    spacing: Theme.spacing

                    CompareSign {
                        anchors.verticalCenter: parent.verticalCenter
                        kind: entry.modelData.kind
                        size: 18 * Theme.scale
                    }
                    Body {
                        width: Math.min(implicitWidth, head.width - seats.width - 110 * Theme.scale)
                        text: entry.modelData.options === "" ? entry.modelData.name : qsTr("%1 (%2)").arg(entry.modelData.name).arg(entry.modelData.options)
                        elide: Text.ElideRight
                        wrapMode: Text.NoWrap
                    }
                    WaySample {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: root.ways.together
                        ground: lines.ground
                        ink: entry.modelData.ink
                        broken: entry.modelData.kind === "b"
                    }
                }
            }
        }
    }
    Item {
        id: board

        anchors.top: head.bottom
        anchors.topMargin: Theme.spacing
        anchors.bottom: words.top
        anchors.bottomMargin: Theme.spacing
        width: parent.width
        visible: root.ways.together
        LayoutMirroring.enabled: false
        LayoutMirroring.childrenInherit: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Board with the ways of %1").arg(root.ways.seats[root.ways.seat] ?? "")
        Accessible.description: root.ways.words

        BoardSurface {
            id: ground

            anchors.fill: parent
            model: root.ways.board
            theme: Theme.kind
        }
        TwoWays {
            id: lines

            anchors.fill: parent
            surface: ground
            ways: root.ways.drawn
        }
        // Both set out together, square by square.
        WayBead {
            points: Settings.reducedMotion || !root.visible ? [] : lines.firstPoints
            unit: ground.unit
            fill: lines.ground
            rim: lines.first
        }
        WayBead {
            points: Settings.reducedMotion || !root.visible ? [] : lines.secondPoints
            unit: ground.unit
            fill: lines.ground
            rim: lines.second
        }
    }
    Body {
        id: words

        y: root.ways.together ? back.y - height - Theme.spacing : head.y + head.height + Theme.spacing * 2
        width: parent.width
        text: root.ways.words
        lineHeight: 1.1
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    PushButton {
        id: back

        anchors.bottom: parent.bottom
        text: qsTr("Both boards")
        tip: qsTr("Back to one position on both boards")
        keys: "W"
        onClicked: root.ways.open = false
    }
}
