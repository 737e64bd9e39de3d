// One of our drawings in the colour of the text around it.
import QtQuick
import Sivba

Image {
    id: root

    property string name
    property color color: Theme.text
    property real size: 22 * Theme.scale

    width: size
    height: size
    sourceSize: Qt.size(Math.round(size * Screen.devicePixelRatio), Math.round(size * Screen.devicePixelRatio))
    source: name === "" ? "" : "image://icon/" + name + "/" + encodeURIComponent(rgb())
    Accessible.ignored: true

    // Without the alpha part, which SVG does not read.
    function rgb(): string {
        const text = String(root.color);
        return text.length === 9 ? "#" + text.slice(3) : text;
    }
}
