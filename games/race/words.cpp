// The words of race games, one row per word and one sentence per row. Values with a
// form of their own (lists of squares, dice) are read in value_forms.cpp.
#include "games/race/words.h"

#include "games/race/program.h"
#include "games/race/value_forms.h"

namespace sivba::race {

namespace {

using Table = WordTable<Rules>;

void board_words(Table& table) {
    WordInfo& squares = table.custom(
        "board.squares", "places",
        SIVBA_N(
            "The squares of the board, each named by the letter of its row and the number of its column."),
        [](const Node& node, Rules& rules, ValueReader& reader) {
            read_names(node, rules.board.squares, reader);
        },
        [](const Rules& rules) { return names_text(rules.board.squares); });
    squares.required = true;
    WordInfo& kinds = table.custom(
        "board.kinds", "a block of kinds, each with a list of squares",
        SIVBA_N("What is engraved on squares; a kind can stand for all its squares in other words."),
        [](const Node& node, Rules& rules, ValueReader& reader) {
            read_kinds(node, rules.board.kinds, reader);
        },
        [](const Rules& rules) { return kinds_text(rules.board.kinds); });
    kinds.values = square_kinds();
    kinds.json_schema =
        R"({"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}})";
}

void path_words(Table& table) {
    WordInfo& first = table.custom(
        "path.first", "places",
        SIVBA_N("The squares that the first seat's pieces cross, in order; a square may come twice."),
        [](const Node& node, Rules& rules, ValueReader& reader) {
            read_names(node, rules.path.first, reader);
        },
        [](const Rules& rules) { return names_text(rules.path.first); });
    first.required = true;
    WordInfo& second = table.custom(
        "path.second", "`mirror` or places",
        SIVBA_N("The second seat's path: `mirror` is the first seat's path with the rows turned over."),
        [](const Node& node, Rules& rules, ValueReader& reader) {
            read_second_path(node, rules.path, reader);
        },
        [](const Rules& rules) { return rules.path.mirror ? "mirror" : names_text(rules.path.second); });
    second.json_schema = R"({"oneOf":[{"const":"mirror"},{"type":"array","items":{"type":"string"}}]})";
}

void dice_words(Table& table) {
    table.number(
        "dice.count", [](auto& rules) -> auto& { return rules.dice.count; }, 1, 6,
        SIVBA_N("How many dice are thrown together."));
    WordInfo& faces = table.custom(
        "dice.faces", "`{marked: n, blank: n}` or a list of numbers",
        SIVBA_N("The faces of each die: so many marked and blank ones, or the numbers it shows."),
        [](const Node& node, Rules& rules, ValueReader& reader) { read_faces(node, rules.dice, reader); },
        [](const Rules& rules) { return faces_text(rules.dice); });
    faces.json_schema =
        R"({"oneOf":[{"type":"array","items":{"type":"integer"}},{"type":"object",)"
        R"("properties":{"marked":{"type":"integer"},"blank":{"type":"integer"}},"additionalProperties":false}]})";
    WordInfo& steps = table.custom(
        "dice.steps", "`as-shown`, or a block: what the dice show, and the steps it is worth",
        SIVBA_N("Throws that are worth another number of steps than the dice show; `pass` is worth none."),
        [](const Node& node, Rules& rules, ValueReader& reader) {
            read_steps(node, rules.dice.steps, reader);
        },
        [](const Rules& rules) { return steps_text(rules.dice.steps); });
    steps.json_schema =
        R"({"oneOf":[{"const":"as-shown"},{"type":"object","additionalProperties":{"oneOf":[{"type":"integer"},{"const":"pass"}]}}]})";
}

void place_list(Table& table, std::string path, std::string says, Names& (*get)(Rules&)) {
    table.custom(
        std::move(path), "places or kinds", std::move(says),
        [get](const Node& node, Rules& rules, ValueReader& reader) { read_names(node, get(rules), reader); },
        [get](const Rules& rules) { return names_text(get(const_cast<Rules&>(rules))); });
}

void turn_words(Table& table) {
    place_list(table, "again.landing_on",
               SIVBA_N("Squares on which a piece that ends its move earns another throw."),
               [](Rules& rules) -> Names& { return rules.again.landing_on; });
    place_list(table, "again.leaving_from", SIVBA_N("Squares from which bearing off earns another throw."),
               [](Rules& rules) -> Names& { return rules.again.leaving_from; });
    place_list(
        table, "protection.squares",
        SIVBA_N("Squares on which a piece cannot be captured, so that the opponent cannot land there."),
        [](Rules& rules) -> Names& { return rules.protection.squares; });
}

void end_words(Table& table) {
    table.choice(
        "exit.throw", [](auto& rules) -> auto& { return rules.exit.throw_needed; },
        std::vector<WordChoice<ExitThrow>>{
            {"exact", ExitThrow::exact,
             SIVBA_N("A piece leaves the board only with exactly the steps it still needs.")},
            {"enough", ExitThrow::enough,
             SIVBA_N("A piece leaves the board with the steps it still needs or more.")}},
        SIVBA_N("Which throw takes a piece off the board."));
    WordInfo& goal = table.custom(
        "end.first_to_bear_off", "number or `all`", SIVBA_N("How many pieces a seat must bear off to win."),
        [](const Node& node, Rules& rules, ValueReader& reader) {
            read_goal(node, rules.end.first_to_bear_off, reader);
        },
        [](const Rules& rules) {
            return rules.end.first_to_bear_off == 0 ? "all" : std::to_string(rules.end.first_to_bear_off);
        });
    goal.json_schema = R"({"oneOf":[{"const":"all"},{"type":"integer","minimum":1,"maximum":15}]})";
    add_starter(table, {Starter::throw_off, Starter::first, Starter::second, Starter::random});
}

}  // namespace

const std::vector<WordValue>& square_kinds() {
    static const std::vector<WordValue> kinds{{"rosette", SIVBA_N("A flower of eight petals.")},
                                              {"eyes", SIVBA_N("Four eyes.")},
                                              {"dots", SIVBA_N("Five dots.")},
                                              {"fives", SIVBA_N("Four groups of five dots.")},
                                              {"zigzag", SIVBA_N("Zigzag lines.")},
                                              {"final", SIVBA_N("Twelve dots.")}};
    return kinds;
}

const WordTable<Rules>& words() {
    static const Table table = [] {
        Table rows;
        board_words(rows);
        path_words(rows);
        rows.number(
            "pieces.each", [](auto& rules) -> auto& { return rules.pieces.each; }, 1, max_pieces,
            SIVBA_N("How many pieces each seat has."));
        dice_words(rows);
        turn_words(rows);
        end_words(rows);
        return rows;
    }();
    return table;
}

}  // namespace sivba::race
