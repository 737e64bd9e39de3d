// A label and a few alternatives.
import QtQuick
import QtQuick.Layouts
import Sivba

FocusScope {
    id: root

    required property string label
    property alias options: segments.options
    property alias current: segments.current

    signal chosen(int index)

    readonly property bool narrow: width < 640 * Theme.scale

    width: parent ? (parent as Item).width : 0
    implicitHeight: grid.implicitHeight

    GridLayout {
        id: grid

        width: parent.width
        columns: root.narrow ? 1 : 3
        rowSpacing: Theme.spacing / 2

        Body {
            Layout.preferredWidth: root.narrow ? root.width : root.width * 0.3
            text: root.label
        }
        Segments {
            id: segments

            focus: true
            label: root.label
            onChosen: index => root.chosen(index)
        }
        Item {
            Layout.fillWidth: true
        }
    }
}
