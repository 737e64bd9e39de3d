// Which page follows which. One page lies on another; the gallery is at the bottom.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sivba

T.StackView {
    id: root

    required property Table table
    required property bool picture
    property string firstPanel  // beside the first board

    signal files(bool saving)
    signal help

    initialItem: launcher
    popExit: Transition {}  // without any, Qt 6.4 never destroys a page that was left
    onCurrentItemChanged: if (currentItem)
        currentItem.forceActiveFocus()

    TableOpener {
        id: opener

        table: root.table
        picture: root.picture
        onShown: root.showTable()
        onFailed: trouble => root.tell(trouble)
    }
    LauncherPage {
        id: launcher

        visible: false
        onPlay: id => opener.play(id)
        onSetUp: id => root.push(startPage, {gameId: id})
        onRules: id => root.push(rulesPage, {request: id})
        onCompare: id => root.push(comparePage, {request: id})
        onSettings: root.push(settingsPage)
        onLoad: root.files(false)
        onHelp: root.help()
    }
    Component {
        id: startPage

        StartPage {
            onBack: root.back()
            onPlay: (request, setup) => opener.begin(request, setup)
            onResume: id => opener.resume(id)
            onRules: request => root.push(rulesPage, {request: request})
        }
    }
    Component {
        id: gamePage

        GamePage {
            table: root.table
            onBack: root.back()
            onRules: root.push(rulesPage, {request: root.table.request})
            onSettings: root.push(settingsPage)
            onSetUp: root.setUpAgain()
            onFiles: saving => root.files(saving)
            onHelp: root.help()
        }
    }
    Component {
        id: rulesPage

        RulesPage {
            onBack: root.back()
            onCompare: root.push(comparePage, {request: request})
        }
    }
    Component {
        id: comparePage

        ComparePage {
            table: root.table
            onBack: root.back()
        }
    }
    Component {
        id: settingsPage

        SettingsPage {
            onBack: root.back()
        }
    }

    function tell(trouble: string): void {
        launcher.trouble = root.table.open ? "" : trouble;
    }
    function showTable(): void {
        root.pop(null, T.StackView.Immediate);
        root.push(gamePage, {panel: root.firstPanel}, T.StackView.Immediate);
        root.firstPanel = "";
    }
    function setUpAgain(): void {
        const id = plain(root.table.request);
        leaveTable();
        root.push(startPage, {gameId: id});
    }
    function leaveTable(): void {
        const id = root.table.request;
        root.table.leave();
        root.pop(null, T.StackView.Immediate);
        launcher.refresh();
        launcher.goTo(plain(id));
    }
    // One comes back to the game that one was at, also where one did not begin at its card.
    function back(): void {
        if (root.depth === 2 && root.table.open)
            return leaveTable();
        const page = root.currentItem;
        const id = (page as StartPage)?.gameId ?? plain((page as RulesPage)?.request ?? (page as ComparePage)?.request ?? "");
        if (root.depth > 1)
            root.pop(T.StackView.Immediate);
        if (root.depth === 1)
            launcher.goTo(id);
    }
    function plain(request: string): string {
        return request.split(":")[0];
    }
    function openFirst(start: var): void {
        root.firstPanel = start.panel;
        if (start.screen === "start")
            root.push(startPage, {gameId: start.game});
        else if (start.screen === "rules")
            root.push(rulesPage, {request: start.game});
        else if (start.screen === "settings")
            root.push(settingsPage);
        else if (start.screen === "compare")
            openComparison(start);
        else if (start.screen === "game")
            opener.openFirst(start);
    }
    function openComparison(start: var): void {
        if (start.turns !== "")
            opener.openFirst(start);
        root.push(comparePage, {request: start.game, other: start.other, ofTable: start.turns !== ""});
    }
}
