// The same position on two boards, the decisions there, and the keys that lead to others.
import QtQuick
import Sivba

FocusScope {
    id: root

    required property CompareModel model
    property bool beside: false  // the boards stand side by side

    readonly property ComparePosition position: model.at
    readonly property real rest: words.height + moves.height + results.height + keys.height + Theme.spacing * 4
    // Where nothing else limits it: as tall as its boards are wide.
    readonly property real natural: beside ? rest + 30 * Theme.scale + width / 2 / 1.9 : rest + 2 * Math.min(width / 1.9, 280 * Theme.scale)
    readonly property real board: beside ? height - rest : (height - rest - Theme.spacing) / 2

    CompareWords {
        id: words

        width: parent.width
        position: root.position
    }
    CompareBoard {
        id: boardA

        anchors.top: words.bottom
        anchors.topMargin: Theme.spacing
        width: root.beside ? (parent.width - Theme.spacing * 2) / 2 : parent.width
        height: root.board
        kind: "a"
        name: root.model.shortA
        options: root.model.optionsA
        headRoom: Math.max(boardA.headHeight, boardB.headHeight)
        model: root.position.boardA
        signs: root.position.signsA
        onChosen: place => root.position.chooseAt(place)
    }
    CompareBoard {
        id: boardB

        x: root.beside ? boardA.width + Theme.spacing * 2 : 0
        y: root.beside ? boardA.y : boardA.y + boardA.height + Theme.spacing
        width: boardA.width
        height: root.board
        kind: "b"
        name: root.model.shortB
        options: root.model.optionsB
        headRoom: boardA.headRoom
        model: root.position.boardB
        signs: root.position.signsB
        onChosen: place => root.position.chooseAt(place)
    }
    CompareMoves {
        id: moves

        anchors.bottom: results.top
        anchors.bottomMargin: Theme.spacing
        width: parent.width
        focus: true
        position: root.position
        nameA: root.model.nameA
        nameB: root.model.nameB
    }
    CompareResults {
        id: results

        anchors.bottom: keys.top
        anchors.bottomMargin: Theme.spacing
        width: parent.width
        height: Math.max(implicitHeight, 3.2 * Theme.smallSize)
        model: root.model
    }
    CompareKeys {
        id: keys

        anchors.bottom: parent.bottom
        width: parent.width
        model: root.model
    }
}
