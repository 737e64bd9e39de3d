// The window: one stack of pages over one played. Knows which page follows which and
// nothing of what is on them.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Sivba

Window {
    id: root

    readonly property var start: App.start
    readonly property bool picture: root.start.picture

    width: root.start.width
    height: root.start.height
    minimumWidth: 480
    minimumHeight: 400
    visible: true
    color: Theme.page
    title: played.open ? played.title + " – Sivba" : "Sivba"

    Binding {
        target: Theme
        property: "kind"
        value: ({"light": Theme.Light, "dark": Theme.Dark, "projector": Theme.Projector, "colour-blind": Theme.ColourBlind})[Settings.theme]
    }
    Binding {
        target: Theme
        property: "scale"
        value: Settings.scale
    }
    Table {
        id: played
    }
    T.StackView {
        id: pages

        anchors.fill: parent
        focus: true
        initialItem: launcher
        onCurrentItemChanged: if (currentItem)
            currentItem.forceActiveFocus()
    }
    LauncherPage {
        id: launcher

        visible: false
        picture: root.picture
        onPlay: id => root.play(id)
        onSetUp: id => pages.push(startPage, {gameId: id})
        onRules: id => pages.push(rulesPage, {request: id})
        onSettings: pages.push(settingsPage)
        onLoad: files.open(false)
        onHelp: keyHelp.open()
    }
    Component {
        id: startPage

        StartPage {
            onBack: root.back()
            onPlay: (request, setup) => root.begin(request, setup)
            onResume: id => root.resume(id)
            onRules: request => pages.push(rulesPage, {request: request})
        }
    }
    Component {
        id: gamePage

        GamePage {
            table: played
            onBack: root.back()
            onRules: pages.push(rulesPage, {request: played.gameId})
            onSettings: pages.push(settingsPage)
            onSetUp: root.setUpAgain()
            onFiles: saving => files.open(saving)
            onHelp: keyHelp.open()
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
    GameForm {
        id: form
    }
    KeyHelp {
        id: keyHelp

        inGame: played.open
    }
    Files {
        id: files

        table: played
        onLoaded: root.showTable()
    }
    Shortcut {
        sequence: "F11"
        onActivated: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
    }
    Shortcut {
        sequences: ["Shift+F1", "?"]
        onActivated: keyHelp.open()
    }

    Component.onCompleted: openFirst()

    // One click from the card: goes on with the open table, else begins as last time.
    function play(id: string): void {
        form.gameId = id;
        if (form.hasTable && played.resume(id))
            showTable();
        else
            begin(form.request, form.setup);
    }
    function begin(request: string, setup: var): void {
        if (played.start(request, setup))
            showTable();
        else
            launcher.trouble = played.trouble;
    }
    function resume(id: string): void {
        if (played.resume(id))
            showTable();
    }
    function showTable(): void {
        pages.pop(null, T.StackView.Immediate);
        pages.push(gamePage, {}, T.StackView.Immediate);
    }
    function setUpAgain(): void {
        const id = played.gameId.split(":")[0];
        leaveTable();
        pages.push(startPage, {gameId: id});
    }
    function leaveTable(): void {
        played.leave();
        pages.pop(null, T.StackView.Immediate);
        launcher.refresh();
    }
    function back(): void {
        if (pages.depth === 2 && played.open)
            leaveTable();
        else if (pages.depth > 1)
            pages.pop(T.StackView.Immediate);
    }
    function openFirst(): void {
        if (root.start.screen === "start")
            pages.push(startPage, {gameId: root.start.game});
        else if (root.start.screen === "rules")
            pages.push(rulesPage, {request: root.start.game});
        else if (root.start.screen === "settings")
            pages.push(settingsPage);
        else if (root.start.screen === "game")
            openGame();
    }
    function openGame(): void {
        const setup = {"seed": root.start.seed};
        if (root.picture)
            setup.seats = ["human", "human"];
        if (root.picture || root.start.game.includes(":") || root.start.seed !== "")
            begin(root.start.game, setup);
        else
            play(root.start.game);
        if (root.start.turns !== "")
            played.playTurns(root.start.turns);
    }
}
