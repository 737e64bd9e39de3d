// Readers report at the value they refuse; canonical texts are what the content hash is
// made of, so they never change for the same meaning.
#include "games/race/value_forms.h"

#include "games/race/program.h"
#include "games/race/words.h"

#include <algorithm>
#include <charconv>

namespace sivba::race {

namespace {

// "a, b" between two brackets.
std::string in_brackets(char open, const std::string& text, char close) {
    std::string whole(1, open);
    whole += text;
    whole += close;
    return whole;
}

}  // namespace

void read_names(const Node& node, Names& names, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    names.clear();
    for (const Node& item : node.items) {
        std::string name;
        if (!reader.text(item, name)) continue;
        names.push_back(std::move(name));
    }
}

std::string names_text(const Names& names) {
    std::string text;
    for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
    return in_brackets('[', text, ']');
}

void read_kinds(const Node& node, std::vector<std::pair<std::string, Names>>& kinds, ValueReader& reader) {
    if (!reader.map(node)) return;
    kinds.clear();
    for (const Node::Entry& entry : node.entries) {
        Node key;
        key.mark = entry.mark;
        key.scalar = entry.key;
        std::size_t which = 0;
        if (!reader.word(key, square_kinds(), which)) continue;
        kinds.emplace_back(entry.key, Names{});
        read_names(entry.value, kinds.back().second, reader);
    }
}

std::string kinds_text(const std::vector<std::pair<std::string, Names>>& kinds) {
    std::string text;
    for (const auto& [kind, names] : kinds)
        text += (text.empty() ? "" : ", ") + kind + ": " + names_text(names);
    return in_brackets('{', text, '}');
}

void read_second_path(const Node& node, Rules::Ways& ways, ValueReader& reader) {
    ways.mirror = node.is_scalar() && node.scalar == "mirror";
    ways.second.clear();
    if (ways.mirror) return;
    if (node.is_scalar()) {
        reader.diagnostics().error(node.mark, msg("The second path is `mirror` or a list of squares."));
        return;
    }
    read_names(node, ways.second, reader);
}

std::string second_path_text(const Rules::Ways& ways) {
    return ways.mirror ? "mirror" : names_text(ways.second);
}

void read_throws(const Node& node, std::string_view standard, std::vector<int>& throws, ValueReader& reader) {
    throws.clear();
    if (node.is_scalar() && node.scalar == standard) return;
    if (!reader.sequence(node)) return;
    for (const Node& item : node.items) {
        int steps = 0;
        if (!reader.number(item, 0, max_steps, steps)) continue;
        if (std::ranges::find(throws, steps) == throws.end()) throws.push_back(steps);
    }
    std::ranges::sort(throws);
}

std::string throws_text(const std::vector<int>& throws, std::string_view standard) {
    if (throws.empty()) return std::string(standard);
    std::string text;
    for (const int steps : throws) text += (text.empty() ? "" : ", ") + std::to_string(steps);
    return in_brackets('[', text, ']');
}

void read_faces(const Node& node, Rules::Dice& dice, ValueReader& reader) {
    constexpr int most_faces = 12;
    dice.numbers.clear();
    dice.two_sided = node.is_map();
    if (node.is_map()) {
        for (const Node::Entry& entry : node.entries) {
            int* const target = entry.key == "marked"  ? &dice.marked
                                : entry.key == "blank" ? &dice.blank
                                                       : nullptr;
            if (target != nullptr)
                reader.number(entry.value, 1, most_faces, *target);
            else
                reader.diagnostics().error(
                    entry.mark,
                    msg("A die has `marked` and `blank` faces; `{key}` is neither.").with("key", entry.key));
        }
        return;
    }
    if (!reader.sequence(node)) return;
    if (node.items.size() < 2 || node.items.size() > most_faces)
        reader.diagnostics().error(
            node.mark, msg_n("A die has 2 to {n} face.", "A die has 2 to {n} faces.", most_faces));
    for (const Node& item : node.items) {
        int number = 0;
        if (reader.number(item, 0, max_steps, number)) dice.numbers.push_back(number);
    }
}

std::string faces_text(const Rules::Dice& dice) {
    if (dice.two_sided)
        return "{marked: " + std::to_string(dice.marked) + ", blank: " + std::to_string(dice.blank) + "}";
    std::string text;
    for (const int number : dice.numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
    return in_brackets('[', text, ']');
}

void read_steps(const Node& node, std::map<int, int>& steps, ValueReader& reader) {
    if (node.is_scalar() && node.scalar == "as-shown") return steps.clear();
    if (!reader.map(node)) return;
    steps.clear();
    for (const Node::Entry& entry : node.entries) {
        Node key;
        key.mark = entry.mark;
        key.scalar = entry.key;
        int shown = 0;
        int worth = 0;
        if (!reader.number(key, 0, 6 * max_steps, shown)) continue;
        const bool pass = entry.value.is_scalar() && entry.value.scalar == "pass";
        if (pass || reader.number(entry.value, 1, max_steps, worth)) steps[shown] = worth;
    }
}

std::string steps_text(const std::map<int, int>& steps) {
    std::string text;
    for (const auto& [shown, worth] : steps)
        text += (text.empty() ? "" : ", ") + std::to_string(shown) + ": " +
                (worth == 0 ? "pass" : std::to_string(worth));
    return text.empty() ? std::string("as-shown") : in_brackets('{', text, '}');
}

void read_goal(const Node& node, int& goal, ValueReader& reader) {
    if (node.is_scalar() && node.scalar == "all")
        goal = 0;
    else
        reader.number(node, 1, max_pieces, goal);
}

}  // namespace sivba::race
