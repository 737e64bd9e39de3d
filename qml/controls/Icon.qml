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
    sourceSize.width: Math.round(size * Screen.devicePixelRatio)
    sourceSize.height: Math.round(size * Screen.devicePixelRatio)
    source: name === "" ? "" : "image://icon/" + name + "/" + rgb()
    Accessible.ignored: true

    // Six hexadecimal digits: a number sign would end the address, and SVG reads no alpha.
    function rgb(): string {
        return String(root.color).slice(-6);
    }
}
