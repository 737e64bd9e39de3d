// Words of how the computer values a position. They are no rules: a ruleset plays the
// same whatever they say, so they stay out of its content hash.
#include "games/sowing/word_groups.h"

namespace sivba::sowing {
namespace {

void add_weight(Table& table, const std::string& word, int ComputerRules::*weight, std::string says) {
    constexpr int most = 10'000;
    const std::string auto_word = "auto";
    auto read = [weight, auto_word](const Node& node, Rules& rules, ValueReader& reader) {
        if (node.is_scalar() && node.scalar == auto_word) return;
        int value = 0;
        if (reader.number(node, -most, most, value)) rules.computer.*weight = value;
    };
    auto write = [weight, auto_word](const Rules& rules) {
        const int value = rules.computer.*weight;
        return value == ComputerRules::from_the_rules ? auto_word : std::to_string(value);
    };
    WordInfo& info = table.custom("computer." + word, "number or auto", std::move(says), read, write);
    info.advice = true;
    info.json_schema =
        R"({"anyOf": [{"type": "integer", "minimum": -10000, "maximum": 10000}, {"const": "auto"}]})";
}

}  // namespace

void add_computer(Table& table) {
    add_weight(
        table, "seeds", &ComputerRules::seeds,
        SIVBA_N("What the computer gives, in thousandths of a won game, for the seeds on the own side; auto "
                "follows from the rules."));
    add_weight(table, "stored", &ComputerRules::stored, SIVBA_N("The same for the seeds in the own store."));
    add_weight(table, "mobility", &ComputerRules::mobility,
               SIVBA_N("The same for the pits from which a turn may start."));
    add_weight(table, "capturable", &ComputerRules::capturable,
               SIVBA_N("The same for the opponent's seeds that lie where a last seed would capture them."));
    add_weight(table, "inner", &ComputerRules::inner,
               SIVBA_N("The same for the pits of the own inner row that hold seeds."));
    add_weight(table, "house", &ComputerRules::house, SIVBA_N("The same for a house that stands."));
    add_weight(table, "claimed", &ComputerRules::claimed, SIVBA_N("The same for a claimed pit."));
    add_weight(table, "special", &ComputerRules::special,
               SIVBA_N("The same for a first capture before the opponent's, where a second one may win."));
}

}  // namespace sivba::sowing
