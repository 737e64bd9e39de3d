// A few words about what a key has just done, where the page has no line for them. They
// go by themselves; the screen reader hears them.
import QtQuick
import Sivba

Rectangle {
    id: root

    property string text

    function tell(words: string): void {
        root.text = words;
        spoken.announce(words);
        going.restart();
    }

    visible: text !== ""
    width: Math.min(words.implicitWidth + Theme.spacing * 4, parent ? (parent as Item).width - Theme.spacing * 4 : 0)
    height: words.height + Theme.spacing * 2
    radius: Theme.radius
    color: Theme.text

    Body {
        id: words

        anchors.centerIn: parent
        width: root.width - Theme.spacing * 4
        text: root.text
        color: Theme.page
        horizontalAlignment: Text.AlignHCenter
    }
    Announcer {
        id: spoken
    }
    Timer {
        id: going

        interval: 4000
        onTriggered: root.text = ""
    }
}
