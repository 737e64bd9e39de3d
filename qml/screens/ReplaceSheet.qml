// Asked before a file that is not of this game is replaced.
import QtQuick
import Sivba

Sheet {
    id: root

    property string name

    signal replace
    signal choose

    objectName: "replaceSheet"
    onOpened: other.forceActiveFocus(Qt.TabFocusReason)

    Column {
        width: root.availableWidth
        spacing: Theme.spacing * 2

        Title {
            width: parent.width
            text: qsTr("There is a file already")
            wrapMode: Text.Wrap
        }
        Body {
            width: parent.width
            text: qsTr("%1 holds something else than this game. What is in it now would be lost.").arg(root.name)
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
        Flow {
            width: parent.width
            spacing: Theme.spacing

            PushButton {
                id: other

                primary: true
                symbol: "save"
                text: qsTr("Another name")
                KeyNavigation.right: replacing
                onClicked: {
                    root.close();
                    root.choose();
                }
            }
            PushButton {
                id: replacing

                text: qsTr("Replace the file")
                KeyNavigation.left: other
                onClicked: {
                    root.close();
                    root.replace();
                }
            }
        }
    }
}
