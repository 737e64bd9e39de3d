// One of the two boards, to be looked at: the place that is chosen and its trail are drawn by
// the board, a sign stands at every place whose decisions differ.
pragma ComponentBehavior: Bound

import QtQuick
import Sivba

Item {
    id: root

    required property string name
    required property string options  // what of it was changed
    required property string kind  // "a" or "b"
    required property BoardModel model
    required property var signs    // [{place, kinds}]

    property real headRoom: head.height  // so that two boards are of one size
    readonly property alias headHeight: head.height

    signal chosen(int place)

    readonly property bool beside: width - room >= 0.95 * Math.min(width, (height - 28 * Theme.scale) * model.aspect)
    readonly property real room: 132 * Theme.scale

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Board of %1").arg(root.options === "" ? root.name : qsTr("%1 (%2)").arg(root.name).arg(root.options))

    // The name stands where the shape of the board leaves room.
    CompareName {
        id: head

        width: root.beside ? root.room : root.width
        kind: root.kind
        name: root.name
        options: root.options
        tall: root.beside
    }
    Item {
        id: board

        x: root.beside ? root.room + Theme.spacing : 0
        y: root.beside ? 0 : root.headRoom + Theme.spacing / 2
        width: root.width - x
        height: root.height - y

        BoardSurface {
            id: ground

            anchors.fill: parent
            model: root.model
            theme: Theme.kind
        }
        Repeater {
            model: root.model.places

            MouseArea {
                id: pit

                required property int index
                required property bool legal
                required property string spoken
                readonly property rect area: ground.placeRect(pit.index, ground.layoutRevision)

                x: area.x
                y: area.y
                width: area.width
                height: area.height
                cursorShape: pit.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
                Accessible.role: Accessible.StaticText
                Accessible.name: pit.spoken
                onClicked: root.chosen(pit.index)
            }
        }
        Repeater {
            model: root.signs

            Row {
                id: plate

                required property var modelData
                readonly property rect area: ground.placeRect(plate.modelData.place, ground.layoutRevision)

                x: area.x + area.width - width
                // Away from the number and the name.
                y: area.y + area.height / 2 < ground.height / 2 ? area.y + area.height - height * 0.9 : area.y - height * 0.1
                spacing: 1
                visible: !root.model.animating

                Repeater {
                    model: plate.modelData.kinds

                    CompareSign {
                        required property string modelData

                        kind: modelData
                        size: Math.max(13, Math.min(24 * Theme.scale, ground.unit * 0.32))
                    }
                }
            }
        }
        BoardMotion {
            anchors.fill: parent
            surface: ground
        }
    }
    Binding {
        target: root.model
        property: "showLabels"
        value: true  // the decisions are named by places
    }
    Binding {
        target: root.model
        property: "speed"
        value: [BoardModel.Slow, BoardModel.Normal, BoardModel.Fast, BoardModel.Instant][Settings.speed]
    }
    Binding {
        target: root.model
        property: "reducedMotion"
        value: Settings.reducedMotion
    }
}
