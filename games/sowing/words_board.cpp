// Words of the board, the seeds on it, who begins and how, and planting from a reserve.
#include "games/sowing/value_forms.h"
#include "games/sowing/word_groups.h"

namespace sivba::sowing {
namespace {

void add_row(Table& table, std::string path, RowSetup SetupRules::*row, std::string says) {
    table
        .custom(
            std::move(path), "seeds of a row", std::move(says),
            [row](const Node& node, Rules& rules, ValueReader& reader) {
                read_row(node, rules.setup.*row, reader);
            },
            [row](const Rules& rules) { return row_text(rules.setup.*row); })
        .json_schema = row_schema;
}

void add_starts(Table& table, std::string path, PitNames OpeningRules::*pits, std::string says) {
    table
        .custom(
            std::move(path), "pits", std::move(says),
            [pits](const Node& node, Rules& rules, ValueReader& reader) {
                read_pits(node, rules.opening.*pits, reader);
            },
            [pits](const Rules& rules) { return pits_text(rules.opening.*pits); })
        .json_schema = pits_schema;
}

void add_setup(Table& table) {
    table.number(
        "setup.all", [](auto& r) -> auto& { return r.setup.all; }, 0, 100,
        SIVBA_N("Seeds in every pit when the game begins."));
    add_row(
        table, "setup.inner", &SetupRules::inner,
        SIVBA_N(
            "Seeds in the inner row when the game begins: a number for every pit, a list from the owner's "
            "left, or the ends and the rest of the row."));
    add_row(
        table, "setup.outer", &SetupRules::outer,
        SIVBA_N(
            "Seeds in the outer row when the game begins: a number for every pit, a list from the owner's "
            "left, or the ends and the rest of the row."));
    table.number(
        "setup.fill.total", [](auto& r) -> auto& { return r.setup.fill_total; }, 0, 1'000,
        SIVBA_N(
            "Seeds that each player puts into the pits one after the other, counter-clockwise from O1, until "
            "none is left; 0 fills no pits this way."));
    table.number(
        "setup.fill.each", [](auto& r) -> auto& { return r.setup.fill_each; }, 1, 100,
        SIVBA_N("Seeds that each pit gets where pits are filled one after the other."));
    table.number(
        "setup.reserve", [](auto& r) -> auto& { return r.setup.reserve; }, 0, 200,
        SIVBA_N("Seeds that each player keeps in hand when the game begins."));
}

void add_opening(Table& table) {
    choice<Arrange>(
        table, "opening.arrange", [](auto& r) -> auto& { return r.opening.arrange; },
        {{"none", Arrange::none, SIVBA_N("The seeds stay as they are set up.")},
         {"push-whole", Arrange::push_whole,
          SIVBA_N(
              "Before play each player may push whole outer pits into the empty inner pits before them.")},
         {"push-part", Arrange::push_part,
          SIVBA_N("Before play each player may push any seeds of outer pits into the empty inner pits before "
                  "them.")},
         {"free", Arrange::free, SIVBA_N("Before play each player places all seeds in any own pits.")}},
        SIVBA_N("What the players arrange before play."));
    choice<FirstTurn>(
        table, "opening.first_turn", [](auto& r) -> auto& { return r.opening.first_turn; },
        {{"ordinary", FirstTurn::ordinary, SIVBA_N("The first turn is like every other.")},
         {"without-planting", FirstTurn::without_planting,
          SIVBA_N("In the very first turn of the game nothing is planted and nothing captured.")},
         {"together", FirstTurn::together,
          SIVBA_N(
              "Both players choose their first start in secret and sow at once, lap by lap in turn; whoever "
              "needs fewer laps has the next turn.")},
         {"in-pairs", FirstTurn::in_pairs,
          SIVBA_N("In the first turn the seeds of every second pit go into the pit that follows.")}},
        SIVBA_N("What is special about the first turn."));
    add_starts(
        table, "opening.first_starts", &OpeningRules::first_starts,
        SIVBA_N("Pits in which a player's first turn starts, if one of them can; an empty list allows all."));
    add_starts(
        table, "opening.second_starts", &OpeningRules::second_starts,
        SIVBA_N(
            "Pits in which a player's second turn starts, if one of them can; an empty list allows all."));
    table.flag(
        "opening.resow_from_capturing_pit",
        [](auto& r) -> auto& { return r.opening.resow_from_capturing_pit; },
        SIVBA_N("In each player's first turn captured seeds are sown from the capturing pit, either way."),
        SIVBA_N("Captured seeds are sown in the first turn as in every other."),
        SIVBA_N("Whether the first turn sows captured seeds from the capturing pit."));
}

void add_plant(Table& table) {
    choice<StartRows>(
        table, "plant.rows", [](auto& r) -> auto& { return r.plant.rows; },
        {{"inner", StartRows::inner,
          SIVBA_N("While you have seeds in hand, you plant one of them in an inner pit that holds seeds.")},
         {"both", StartRows::both,
          SIVBA_N("While you have seeds in hand, you plant one of them in any own pit that holds seeds.")}},
        SIVBA_N("Where seeds in hand are planted."));
    table.flag(
        "plant.captures", [](auto& r) -> auto& { return r.plant.captures; },
        SIVBA_N("A seed planted opposite to seeds captures them, and if you can plant so, you must."),
        SIVBA_N("Nothing is captured while you plant."), SIVBA_N("Whether planting captures."));
    choice<PlantSingles>(
        table, "plant.singles", [](auto& r) -> auto& { return r.plant.singles; },
        {{"any", PlantSingles::any, SIVBA_N("A seed may be planted beside a single one.")},
         {"last", PlantSingles::last,
          SIVBA_N("Without a capture you plant beside a single seed only if no pit there holds more.")},
         {"last-without-house", PlantSingles::last_without_house,
          SIVBA_N("Once your house is gone, you plant without a capture beside a single seed only if no pit "
                  "there "
                  "holds more.")}},
        SIVBA_N("Whether single seeds are planted beside."));
}

}  // namespace

void add_board(Table& table) {
    choice<int>(
        table, "board.rows", [](auto& r) -> auto& { return r.board.rows; },
        {{"2", 2, SIVBA_N("Each player owns one row; seeds are sown round both.")},
         {"4", 4, SIVBA_N("Each player owns an inner and an outer row and sows round these two only.")}},
        SIVBA_N("Rows of the board."));
    table.number(
        "board.columns", [](auto& r) -> auto& { return r.board.columns; }, 1, 100,
        SIVBA_N("Pits in each row; with four rows at most 60."));
    add_setup(table);
    add_starter(table, {Starter::first, Starter::second, Starter::random});
    add_opening(table);
    add_plant(table);
}

}  // namespace sivba::sowing
