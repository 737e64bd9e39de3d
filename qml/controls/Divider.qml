// A thin upright line between groups of tools.
import QtQuick
import QtQuick.Layouts
import Sivba

Rectangle {
    Layout.leftMargin: Theme.spacing / 2
    Layout.rightMargin: Theme.spacing / 2
    implicitWidth: Theme.stroke
    implicitHeight: Theme.target * 0.5
    color: Theme.line
}
