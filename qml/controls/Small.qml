// The second voice: captions, facts, notes.
import QtQuick
import Sivba

Body {
    color: Theme.muted
    font.pixelSize: Theme.smallSize
}
