// Decides by comparing the two documents before they are merged: a word that is written
// again with the same value changes nothing.
#include "framework/ruleset/variant.h"

#include "framework/ruleset/ruleset.h"
#include "framework/ruleset/texts.h"
#include "framework/text/catalogue.h"

#include <algorithm>
#include <array>
#include <set>

namespace sivba {
namespace {

// A ruleset's own text in four languages, as authors write them; not a sentence of the program.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> summaries = {
    {{"en", "A variant of the game “{}”."},
     {"uk", "Різновид гри «{}»."},
     {"ru", "Разновидность игры «{}»."},
     {"sl", "Različica igre »{}«."}}};

bool is_block(const Node& node) { return node.is_map() && !is_local_map(node); }

bool change_word(Node& base, const Node::Entry& entry);

// Whether `over` changes a word of the block; then the block's source speaks of another rule.
bool change_block(Node& base, const Node& over) {
    bool changed = false;
    for (const Node::Entry& entry : over.entries)
        if (!is_claim(entry.key) && change_word(base, entry)) changed = true;
    if (changed) std::erase_if(base.entries, [](const Node::Entry& each) { return is_claim(each.key); });
    return changed;
}

bool change_word(Node& base, const Node::Entry& entry) {
    Node* old = base.find(entry.key);
    if (entry.value.is_scalar() && entry.value.scalar == "default" && !entry.value.quoted)
        return old != nullptr;
    if (old == nullptr) return true;
    return is_block(*old) && is_block(entry.value) ? change_block(*old, entry.value)
                                                   : !same(*old, entry.value);
}

// {setup: {all: }} for setup.all: any value will do.
Node block_of(std::string_view path) {
    const std::size_t dot = path.find('.');
    Node inner;
    if (dot != std::string_view::npos) inner = block_of(path.substr(dot + 1));
    Node block;
    block.kind = Node::Kind::map;
    block.entries.push_back({std::string(path.substr(0, dot)), {}, std::move(inner)});
    return block;
}

const Node* find_in(const Node* block, std::string_view key) {
    return block == nullptr ? nullptr : block->find(key);
}

// Another default of an option is another rule: that of its patch, or of the words it sets.
bool change_default(Node& base, const Node::Entry& option) {
    const Node* old = find_in(base.find("options"), option.key);
    const Node* standard = option.value.find("default");
    const Node* before = find_in(old, "default");
    if (standard == nullptr || !standard->is_scalar()) return false;
    if (before == nullptr || same(*before, *standard)) return false;
    Node patch;
    for (const Node* values : {find_in(old, "values"), option.value.find("values")})
        if (const Node* value = find_in(values, standard->scalar)) patch = *value;
    std::vector<Node> changes{std::move(patch)};
    if (const Node* sets = find_in(old, "sets"))
        for (const Node& word : sets->items) changes.push_back(block_of(word.scalar));
    for (const Node& change : changes)
        for (const Node::Entry& entry : change.entries)
            if (is_rule(entry.key)) change_word(base, entry);
    return true;
}

// The text of the summary, from the name of the game in each language that has one.
Node summary_of(const Node& name, const Mark& mark) {
    Node summary{Node::Kind::map, mark, {}, false, {}, {}};
    for (const auto& [language, pattern] : summaries) {
        const Node* own = name.is_map() ? name.find(language) : &name;
        if (own == nullptr) own = name.find("en");
        if (own == nullptr && !name.entries.empty()) own = &name.entries.front().value;
        if (own == nullptr || !own->is_scalar()) continue;
        std::string text(pattern);
        text.replace(text.find("{}"), 2, own->scalar);
        summary.entries.push_back(
            {std::string(language), mark, {Node::Kind::scalar, mark, std::move(text), true, {}, {}}});
    }
    return summary;
}

void collect_citations(const Node& node, std::set<std::string>& cited) {
    for (const Node::Entry& entry : node.entries) {
        if (entry.key == "source" && entry.value.is_scalar()) cited.insert(entry.value.scalar);
        collect_citations(entry.value, cited);
    }
    for (const Node& item : node.items) collect_citations(item, cited);
}

}  // namespace

bool is_claim(std::string_view key) { return key == "source" || key == "note"; }

bool is_rule(std::string_view key) {
    const auto& frame = frame_words();
    return std::find(frame.begin(), frame.end(), key) == frame.end();
}

bool same(const Node& a, const Node& b) {
    if (a.kind != b.kind || a.scalar != b.scalar || a.items.size() != b.items.size() ||
        a.entries.size() != b.entries.size())
        return false;
    for (std::size_t i = 0; i < a.items.size(); ++i)
        if (!same(a.items[i], b.items[i])) return false;
    return std::ranges::all_of(a.entries, [&](const Node::Entry& each) {
        const Node* other = b.find(each.key);
        return other != nullptr && same(each.value, *other);
    });
}

void put_mark(Node& node, const Mark& mark) {
    node.mark = mark;
    for (Node& item : node.items) put_mark(item, mark);
    for (Node::Entry& entry : node.entries) put_mark(entry.value, mark);
}

bool drop_claims(Node& base, const Node& over) {
    bool changed = false;
    for (const Node::Entry& entry : over.entries)
        if (is_rule(entry.key) && change_word(base, entry)) changed = true;
    if (const Node* options = over.find("options"))
        for (const Node::Entry& option : options->entries)
            if (change_default(base, option)) changed = true;
    if (!changed) return false;
    std::erase_if(base.entries, [](const Node::Entry& each) {
        return each.key == "summary" || each.key == "history" || each.key == "origin" || each.key == "status";
    });
    base.entries.push_back({"status", over.mark, {Node::Kind::scalar, over.mark, "variant", false, {}, {}}});
    const Node* name = base.find("name");
    Node summary = name == nullptr ? Node{} : summary_of(*name, over.mark);
    if (!summary.entries.empty()) base.entries.push_back({"summary", over.mark, std::move(summary)});
    return true;
}

void drop_uncited_sources(Node& merged, const Node& over) {
    Node* sources = merged.find("sources");
    if (sources == nullptr || !sources->is_map()) return;
    std::set<std::string> cited;
    collect_citations(merged, cited);
    const Node* own = over.find("sources");
    std::erase_if(sources->entries, [&](const Node::Entry& each) {
        return !cited.contains(each.key) && find_in(own, each.key) == nullptr;
    });
    if (sources->entries.empty())
        std::erase_if(merged.entries, [](const Node::Entry& each) { return each.key == "sources"; });
}

}  // namespace sivba
