// Which page follows which. One page lies on another; the gallery is at the bottom.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sivba

T.StackView {
    id: root

    required property Table table
    required property bool picture

    signal files(bool saving)
    signal help

    initialItem: launcher
    onCurrentItemChanged: if (currentItem)
        currentItem.forceActiveFocus()

    GameForm {
        id: form
    }
    LauncherPage {
        id: launcher

        visible: false
        onPlay: id => root.play(id)
        onSetUp: id => root.push(startPage, {gameId: id})
        onRules: id => root.push(rulesPage, {request: id})
        onSettings: root.push(settingsPage)
        onLoad: root.files(false)
        onHelp: root.help()
    }
    Component {
        id: startPage

        StartPage {
            onBack: root.back()
            onPlay: (request, setup) => root.begin(request, setup)
            onResume: id => root.resume(id)
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
        }
    }
    Component {
        id: settingsPage

        SettingsPage {
            onBack: root.back()
        }
    }

    // One click from the card: goes on with the open table, else begins as last time.
    function play(id: string): void {
        form.gameId = "";
        form.gameId = id;
        if (form.hasTable && root.table.resume(id))
            showTable();
        else
            begin(form.request, form.setup);
    }
    function begin(request: string, setup: var): void {
        if (root.table.start(request, setup))
            showTable();
        else
            tell(root.table.trouble);
    }
    function tell(trouble: string): void {
        launcher.trouble = root.table.open ? "" : trouble;
    }
    function resume(id: string): void {
        if (root.table.resume(id))
            showTable();
        else
            tell(root.table.trouble);
    }
    function showTable(): void {
        root.pop(null, T.StackView.Immediate);
        root.push(gamePage, {}, T.StackView.Immediate);
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
        const id = (root.currentItem as StartPage)?.gameId ?? plain((root.currentItem as RulesPage)?.request ?? "");
        if (root.depth > 1)
            root.pop(T.StackView.Immediate);
        if (root.depth === 1)
            launcher.goTo(id);
    }
    function plain(request: string): string {
        return request.split(":")[0];
    }
    function openFirst(start: var): void {
        if (start.screen === "start")
            root.push(startPage, {gameId: start.game});
        else if (start.screen === "rules")
            root.push(rulesPage, {request: start.game});
        else if (start.screen === "settings")
            root.push(settingsPage);
        else if (start.screen === "game")
            openGame(start);
    }
    function openGame(start: var): void {
        form.gameId = plain(start.game);
        const setup = form.setup;
        setup.seed = start.seed;
        setup.byHand = setup.byHand && start.seed === "";  // a seed is for dice of the program
        if (root.picture)
            setup.seats = ["human", "human"];
        if (root.picture || start.game.includes(":") || start.seed !== "")
            begin(start.game, setup);
        else
            play(start.game);
        if (start.turns !== "")
            root.table.playTurns(start.turns);
    }
}
