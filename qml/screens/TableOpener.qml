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
    // As the command line asked for it.
    function openFirst(start: var): void {
        form.gameId = start.game.split(":")[0];
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
