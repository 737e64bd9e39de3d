// The one size of titles.
import QtQuick
import Sivba

Body {
    font.family: Theme.titleFont
    font.pixelSize: Theme.titleSize
    Accessible.role: Accessible.Heading
    Accessible.name: text
}
