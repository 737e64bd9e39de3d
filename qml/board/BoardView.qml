// A board that can be played on: the painted board with a focusable item over each place.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property BoardModel model
    property bool interactive: true

    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true
}
