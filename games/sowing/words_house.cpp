// Words of houses, pits with rules of their own, of a column that is closed at first, and of
// pits that become blocked.
#include "games/sowing/value_forms.h"
#include "games/sowing/word_groups.h"

namespace sivba::sowing {
namespace {

void add_house_end(Table& table, std::string path, HouseEnd HouseRules::*end, std::string ordinary,
                   std::string stops, std::string chosen, std::string says) {
    choice<HouseEnd>(
        table, std::move(path), [end](auto& r) -> auto& { return r.house.*end; },
        {{"ordinary", HouseEnd::ordinary, std::move(ordinary)},
         {"stops", HouseEnd::stops, std::move(stops)},
         {"choice", HouseEnd::choice, std::move(chosen)}},
        std::move(says));
}

}  // namespace

void add_house(Table& table) {
    table
        .custom(
            "house.pits", "pits",
            SIVBA_N("The house: an inner pit and, if it has two parts, the outer one; an empty list is no "
                    "house."),
            [](const Node& node, Rules& rules, ValueReader& reader) {
                read_pits(node, rules.house.pits, reader);
            },
            [](const Rules& rules) { return pits_text(rules.house.pits); })
        .json_schema = pits_schema;
    table.number(
        "house.works_from", [](auto& r) -> auto& { return r.house.works_from; }, 1, 100,
        SIVBA_N(
            "Seeds from which the house has its rights; with fewer it is a pit like others. Once it has been "
            "emptied, it is one for ever."));
    choice<HousePhases>(
        table, "house.phases", [](auto& r) -> auto& { return r.house.phases; },
        {{"planting", HousePhases::planting,
          SIVBA_N("A house keeps seeds only in turns in which a seed is planted.")},
         {"both", HousePhases::both, SIVBA_N("A house keeps seeds in every turn.")}},
        SIVBA_N("In which turns a house keeps seeds."));
    add_house_end(
        table, "house.sowing_end", &HouseRules::sowing_end,
        SIVBA_N("A turn without captures goes on from its own house as from any pit."),
        SIVBA_N("A turn without captures ends when its last seed falls into its own house."),
        SIVBA_N("When the last seed of a turn without captures falls into its own house, the player stops or "
                "goes on."),
        SIVBA_N("What a last seed does in the own house in a turn without captures."));
    add_house_end(
        table, "house.capturing_end", &HouseRules::capturing_end,
        SIVBA_N("A capturing turn goes on from its own house as from any pit."),
        SIVBA_N("A capturing turn ends when its last seed falls into its own house."),
        SIVBA_N("When the last seed of a capturing turn falls into its own house, the player stops or goes "
                "on."),
        SIVBA_N("What a last seed does in the own house in a capturing turn."));
    add_house_end(
        table, "house.outer_end", &HouseRules::outer_end,
        SIVBA_N("The outer part of the house is for a last seed like any pit."),
        SIVBA_N("A turn ends when its last seed falls into the outer part of its house."),
        SIVBA_N(
            "When the last seed falls into the outer part of the own house, the player stops or goes on."),
        SIVBA_N("What a last seed does in the outer part of the own house."));
    table.flag(
        "house.capture_first", [](auto& r) -> auto& { return r.house.capture_first; },
        SIVBA_N("A last seed in the own house captures if it can."),
        SIVBA_N("A player may stop in the own house even if the last seed could capture."),
        SIVBA_N("Whether a capture comes before stopping in the house."));
    choice<HousePlanting>(
        table, "house.planting", [](auto& r) -> auto& { return r.house.planting; },
        {{"free", HousePlanting::free, SIVBA_N("Seeds may be planted in the own house as anywhere.")},
         {"capture-or-tax", HousePlanting::capture_or_tax,
          SIVBA_N("Without a capture a seed is planted in the own house only if no other inner pit holds "
                  "seeds; then "
                  "only the tax is sown from it, and the house stands.")}},
        SIVBA_N("When seeds are planted in the own house."));
    table.number(
        "house.tax", [](auto& r) -> auto& { return r.house.tax; }, 1, 10,
        SIVBA_N("Seeds that are sown from a house that pays the tax."));
    table.number(
        "house.tax_from", [](auto& r) -> auto& { return r.house.tax_from; }, 0, 100,
        SIVBA_N("Seeds that the house must hold before planting for only the tax to be sown from it; with "
                "fewer all are, and the house is gone."));
    table.flag(
        "house.start_unrestricted", [](auto& r) -> auto& { return r.house.start_unrestricted; },
        SIVBA_N("A turn may start in the own house whatever it holds and whatever else could be played."),
        SIVBA_N("A turn starts in the own house by the rules for all pits."),
        SIVBA_N("Whether a turn may always start in the own house."));
    table
        .custom(
            "closed_column.opened_by", "pits",
            SIVBA_N(
                "The outer or inner pit of an end column that is out of play until its owner lifts that pit: "
                "the owner's seeds pass the column by, and nothing in it is captured; an empty list is no "
                "such column."),
            [](const Node& node, Rules& rules, ValueReader& reader) {
                read_pits(node, rules.closed_column.opened_by, reader);
            },
            [](const Rules& rules) { return pits_text(rules.closed_column.opened_by); })
        .json_schema = pits_schema;
    table.flag(
        "blocking.active", [](auto& r) -> auto& { return r.blocking.active; },
        SIVBA_N("If nobody plants any more, a turn captured nothing, the opponent cannot capture, and it "
                "threatens "
                "exactly one pit, that pit is blocked: no turn starts there and seeds stop there in the "
                "opponent's "
                "next turn, and then it must be captured."),
        SIVBA_N("No pit is ever blocked."), SIVBA_N("Whether the only threatened pit is blocked."));
    choice<BlockExempt>(
        table, "blocking.exempts", [](auto& r) -> auto& { return r.blocking.exempts; },
        {{"working-house", BlockExempt::working_house,
          SIVBA_N("Never blocked are a house that has its rights, the only inner pit with seeds, and the "
                  "only one with "
                  "more than one.")},
         {"unbroken-house", BlockExempt::unbroken_house,
          SIVBA_N("Never blocked are a house that was never emptied, the only inner pit with seeds, and the "
                  "only one "
                  "with more than one.")}},
        SIVBA_N("Which pits are never blocked."));
}

}  // namespace sivba::sowing
