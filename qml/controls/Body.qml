// Running text. Everything that comes from data is plain text.
import QtQuick
import Sivba

Text {
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    color: Theme.text
    font.family: Theme.textFont
    font.pixelSize: Theme.textSize
}
