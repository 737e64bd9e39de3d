// How a game comes to the table: from its card, from the start sheet, from the command line,
// or as it was left.
import QtQuick
import Sivba

Item {
    id: root

    required property Table table
    required property bool picture

    signal shown
    signal failed(string trouble)

    GameForm {
        id: form
    }

    // One click from the card: goes on with the open table, else begins as last time.
    function play(id: string): void {
        form.gameId = "";
        form.gameId = id;
        if (form.hasTable && root.table.resume(id))
            root.shown();
        else
            begin(form.request, form.setup);
    }
    function begin(request: string, setup: var): void {
        tell(root.table.start(request, setup));
    }
    function resume(id: string): void {
        tell(root.table.resume(id));
    }
    function tell(opened: bool): void {
        if (opened)
            root.shown();
        else
            root.failed(root.table.trouble);
    }
    // As the command line asked for it. Turns are of a game of their own: neither of one that
    // is open nor with what was chosen last time, and nobody but people goes on with it.
    function openFirst(start: var): void {
        form.gameId = start.game.split(":")[0];
        if (root.picture || start.turns !== "")
            return openTurns(start);
        const setup = form.setup;
        setup.seed = start.seed;
        setup.byHand = setup.byHand && start.seed === "";  // a seed is for dice of the program
        if (start.game.includes(":") || start.seed !== "")
            tell(root.table.openAsked(start.game, setup));
        else
            play(start.game);
    }
    function openTurns(start: var): void {
        begin(start.game, {seats: form.seats.map(() => "human"), seed: start.seed});
        if (start.turns !== "")
            root.table.playTurns(start.turns);
    }
}
