// The words of race games, one row per word and one sentence per row. Values with a
// form of their own (lists of squares, dice) are read in value_forms.cpp.
#include "games/race/words.h"

#include "games/race/program.h"
#include "games/race/value_forms.h"

namespace sivba::race {

namespace {

using Table = WordTable<Rules>;

// Squares, kinds, and positions of a path.
constexpr const char* spots = "places, kinds or positions";

void place_list(Table& table, std::string path, std::string type, std::string says, Names& (*get)(Rules&)) {
    table.custom(
        std::move(path), std::move(type), std::move(says),
        [get](const Node& node, Rules& rules, ValueReader& reader) { read_names(node, get(rules), reader); },
        [get](const Rules& rules) { return names_text(get(const_cast<Rules&>(rules))); });
}

void throw_list(Table& table, std::string path, const std::string& standard, std::string says,
                std::vector<int>& (*get)(Rules&)) {
    WordInfo& info = table.custom(
        std::move(path), "`" + standard + "` or a list of numbers of steps", std::move(says),
        [get, standard](const Node& node, Rules& rules, ValueReader& reader) {
            read_throws(node, standard, get(rules), reader);
        },
        [get, standard](const Rules& rules) {
            return throws_text(get(const_cast<Rules&>(rules)), standard);
        });
    info.json_schema =
        R"({"oneOf":[{"const":")" + standard + R"("},{"type":"array","items":{"type":"integer"}}]})";
}

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

constexpr const char* second_path_schema =
    R"({"oneOf":[{"const":"mirror"},{"type":"array","items":{"type":"string"}}]})";

void fork_words(Table& table) {
    table.number(
        "path.fork.from", [](auto& rules) -> auto& { return rules.path.fork.from; }, 0, max_length,
        SIVBA_N("From this position of the path on, a piece may walk other squares instead; 0: it cannot."));
    place_list(
        table, "path.fork.first", "places",
        SIVBA_N("The squares of the other way, in order, for the first seat; after them the path goes on."),
        [](Rules& rules) -> Names& { return rules.path.fork.first; });
    WordInfo& second = table.custom(
        "path.fork.second", "`mirror` or places", SIVBA_N("The other way of the second seat."),
        [](const Node& node, Rules& rules, ValueReader& reader) {
            read_second_path(node, rules.path.fork, reader);
        },
        [](const Rules& rules) { return second_path_text(rules.path.fork); });
    second.json_schema = second_path_schema;
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
        [](const Rules& rules) { return second_path_text(rules.path); });
    second.json_schema = second_path_schema;
    fork_words(table);
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

void piece_words(Table& table) {
    table.number(
        "pieces.each", [](auto& rules) -> auto& { return rules.pieces.each; }, 1, max_pieces,
        SIVBA_N("How many pieces each seat has."));
    table.number(
        "pieces.turn_over_at", [](auto& rules) -> auto& { return rules.pieces.turn_over_at; }, 0, max_length,
        SIVBA_N("The position of the path on reaching or passing which a plain piece shows its marked side; "
                "0: never."));
    throw_list(table, "entry.throws", "any",
               SIVBA_N("The throws that enter a piece from the hand, by their number of steps."),
               [](Rules& rules) -> std::vector<int>& { return rules.entry.throws; });
    table.number(
        "entry.square", [](auto& rules) -> auto& { return rules.entry.square; }, 0, max_length,
        SIVBA_N("The position on which a piece enters; 0: as many squares along the path as thrown."));
}

void turn_words(Table& table) {
    place_list(table, "again.landing_on", spots,
               SIVBA_N("Squares on which a piece that ends its move earns another throw."),
               [](Rules& rules) -> Names& { return rules.again.landing_on; });
    place_list(table, "again.leaving_from", spots,
               SIVBA_N("Squares from which bearing off earns another throw."),
               [](Rules& rules) -> Names& { return rules.again.leaving_from; });
    table.flag(
        "again.capturing", [](auto& rules) -> auto& { return rules.again.capturing; },
        SIVBA_N("A capture earns another throw."), SIVBA_N("A capture earns no throw."),
        SIVBA_N("Whether a capture earns another throw."));
    throw_list(table, "again.throws", "none",
               SIVBA_N("The throws that give another throw, whether they move a piece or not."),
               [](Rules& rules) -> std::vector<int>& { return rules.again.throws; });
}

void capture_words(Table& table) {
    place_list(
        table, "protection.squares", spots,
        SIVBA_N("Squares on which a piece cannot be captured, so that the opponent cannot land there."),
        [](Rules& rules) -> Names& { return rules.protection.squares; });
    table.choice(
        "capture.sides", [](auto& rules) -> auto& { return rules.capture.sides; },
        std::vector<WordChoice<Sides>>{
            {"any", Sides::any, SIVBA_N("A piece captures whatever side the other shows.")},
            {"same", Sides::same,
             SIVBA_N(
                 "A piece captures only pieces that show the same side as it does after its move; it cannot "
                 "land on others.")}},
        SIVBA_N("Which side a piece must show to be captured."));
    table.choice(
        "capture.backward", [](auto& rules) -> auto& { return rules.capture.backward; },
        std::vector<WordChoice<Backward>>{
            {"off", Backward::off, SIVBA_N("Pieces never move backwards.")},
            {"stay", Backward::stay,
             SIVBA_N(
                 "A piece may move backwards by the throw if it captures there; this earns no other throw.")},
            {"return", Backward::back,
             SIVBA_N(
                 "A piece may strike backwards by the throw and return to where it came from; this earns no "
                 "other throw.")}},
        SIVBA_N("Whether a capture may go against the path."));
}

void sharing_words(Table& table) {
    place_list(
        table, "sharing.own", spots,
        SIVBA_N("Squares on which several pieces of one seat stand together; the opponent cannot land there "
                "as long as they do."),
        [](Rules& rules) -> Names& { return rules.sharing.own; });
    place_list(table, "sharing.both", spots,
               SIVBA_N("Squares on which pieces of both seats stand together and none is captured."),
               [](Rules& rules) -> Names& { return rules.sharing.both; });
    place_list(table, "sharing.top_only", "places or kinds",
               SIVBA_N("Shared squares whose pieces form a pile, of which only the top one moves."),
               [](Rules& rules) -> Names& { return rules.sharing.top_only; });
    table.number(
        "sharing.room", [](auto& rules) -> auto& { return rules.sharing.room; }, 2, most_room,
        SIVBA_N("How many pieces a shared square holds."));
    place_list(table, "admission.plain_only", spots,
               SIVBA_N("Squares on which only pieces that show their plain side may land."),
               [](Rules& rules) -> Names& { return rules.admission.plain_only; });
    place_list(table, "admission.marked_only", spots,
               SIVBA_N("Squares on which only pieces that show their marked side may land."),
               [](Rules& rules) -> Names& { return rules.admission.marked_only; });
    place_list(
        table, "lifting.squares", "places or kinds",
        SIVBA_N("Piles in which a throw may be spent to lift an own piece: a throw of 2 or more brings the "
                "piece that lies in this place from the top to the top."),
        [](Rules& rules) -> Names& { return rules.lifting.squares; });
    table.choice(
        "lifting.answer", [](auto& rules) -> auto& { return rules.lifting.answer; },
        std::vector<WordChoice<LiftAnswer>>{
            {"none", LiftAnswer::none, SIVBA_N("A lift cannot be answered.")},
            {"invert", LiftAnswer::invert,
             SIVBA_N("Right after a lift of the opponent a throw of 1 may turn that pile upside down.")}},
        SIVBA_N("What the opponent may do about a lift."));
}

void token_words(Table& table) {
    table.number(
        "tokens.each", [](auto& rules) -> auto& { return rules.tokens.each; }, 0, most_tokens,
        SIVBA_N("How many tokens each seat has at the start; the winner takes the pot."));
    place_list(table, "tokens.pay_for_passing", spots,
               SIVBA_N("Squares whose passing costs a token, paid to the pot by whoever has one."),
               [](Rules& rules) -> Names& { return rules.tokens.pay_for_passing; });
    place_list(
        table, "tokens.take_for_landing", spots,
        SIVBA_N("Squares on which a piece that ends its move takes a token from the pot, if there is one."),
        [](Rules& rules) -> Names& { return rules.tokens.take_for_landing; });
}

void end_words(Table& table) {
    table.choice(
        "exit.throw", [](auto& rules) -> auto& { return rules.exit.throw_needed; },
        std::vector<WordChoice<ExitThrow>>{
            {"exact", ExitThrow::exact,
             SIVBA_N("A piece leaves the board only with exactly the steps it still needs.")},
            {"enough", ExitThrow::enough,
             SIVBA_N("A piece leaves the board with the steps it still needs or more.")},
            {"enough-for-farthest", ExitThrow::enough_for_farthest,
             SIVBA_N("A piece leaves the board with exactly the steps it still needs; when the hand is "
                     "empty, the "
                     "piece farthest from the exit may leave with more.")}},
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
    add_starter(table,
                {Starter::throw_off, Starter::first_one, Starter::first, Starter::second, Starter::random});
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
        piece_words(rows);
        dice_words(rows);
        turn_words(rows);
        capture_words(rows);
        sharing_words(rows);
        token_words(rows);
        end_words(rows);
        return rows;
    }();
    return table;
}

}  // namespace sivba::race
