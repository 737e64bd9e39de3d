// Follows the chain from the variant to its origin, then merges from the origin down.
#include "framework/ruleset/extends.h"

#include "framework/ruleset/inherited_options.h"
#include "framework/ruleset/reader.h"
#include "framework/ruleset/ruleset.h"
#include "framework/ruleset/texts.h"
#include "framework/ruleset/variant.h"

#include <algorithm>

namespace sivba {
namespace {

// What belongs to one file alone: a variant has a name of its own, and the examples of
// the game it comes from need not hold for it.
constexpr std::string_view own_keys[] = {"format", "id", "name", "own_name", "examples", "extends"};

bool is_own(std::string_view key) {
    return std::find(std::begin(own_keys), std::end(own_keys), key) != std::end(own_keys);
}

bool is_default(const Node& node) { return node.is_scalar() && !node.quoted && node.scalar == "default"; }

void drop_in_block(Node& block) {
    std::erase_if(block.entries, [](const Node::Entry& each) { return is_default(each.value); });
    for (Node::Entry& each : block.entries)
        if (each.value.is_map()) drop_in_block(each.value);
}

// Options merge by name and by value; a patch stays whole, `default` inside it is for the
// time when it is applied.
void merge_options(Node& base, const Node& over) {
    const auto put = [](Node& block, const Node::Entry& entry) {
        if (Node* old = block.find(entry.key))
            *old = entry.value;
        else
            block.entries.push_back(entry);
    };
    if (!base.is_map() || !over.is_map()) {
        base = over;
        return;
    }
    for (const Node::Entry& option : over.entries) {
        Node* old = base.find(option.key);
        if (old == nullptr || !old->is_map() || !option.value.is_map()) {
            put(base, option);
            continue;
        }
        for (const Node::Entry& entry : option.value.entries) {
            Node* inner = old->find(entry.key);
            const bool by_value =
                entry.key == "values" && inner != nullptr && inner->is_map() && entry.value.is_map();
            if (!by_value) put(*old, entry);
            if (by_value)
                for (const Node::Entry& value : entry.value.entries) put(*inner, value);
        }
    }
}

std::string id_of(const Node& root) {
    const Node* id = root.find("id");
    return id != nullptr && id->is_scalar() ? id->scalar : std::string();
}

// The id that a document extends, or nothing (after reporting, when it is wrong).
std::optional<std::string> next_in_chain(const Node& root, const std::vector<std::string>& chain,
                                         Diagnostics& diagnostics) {
    const Node* extends = root.find("extends");
    if (extends == nullptr) return std::nullopt;
    if (!extends->is_scalar() || !is_ruleset_id(extends->scalar)) {
        diagnostics.error(extends->mark, msg("`extends` names the id of a ruleset, like mancala/oware."));
        return std::nullopt;
    }
    if (std::find(chain.begin(), chain.end(), extends->scalar) != chain.end()) {
        std::string circle;
        for (const std::string& id : chain) circle += id + " -> ";
        diagnostics.error(extends->mark, msg("These rulesets extend each other in a circle: {circle}.")
                                             .with("circle", circle + extends->scalar));
        return std::nullopt;
    }
    if (chain.size() > extends_depth) {
        diagnostics.error(
            extends->mark,
            msg("A chain of `extends` is at most {count} long.").with("count", std::int64_t{extends_depth}));
        return std::nullopt;
    }
    return extends->scalar;
}

}  // namespace

void merge(Node& base, const Node& over) {
    if (!base.is_map() || !over.is_map() || is_local_map(over) || is_local_map(base)) {
        base = over;
        return;
    }
    // What is wrong with the whole block is the doing of whoever changed it last.
    if (!over.entries.empty()) base.mark = over.mark;
    for (const Node::Entry& entry : over.entries) {
        if (is_default(entry.value)) {
            std::erase_if(base.entries, [&](const Node::Entry& each) { return each.key == entry.key; });
        } else if (Node* inner = base.find(entry.key)) {
            merge(*inner, entry.value);
        } else {
            base.entries.push_back(entry);
        }
    }
}

void drop_defaults(Node& root) {
    const auto& frame = frame_words();
    const auto is_rule = [&](const Node::Entry& each) {
        return std::find(frame.begin(), frame.end(), each.key) == frame.end();
    };
    std::erase_if(root.entries,
                  [&](const Node::Entry& each) { return is_rule(each) && is_default(each.value); });
    for (Node::Entry& each : root.entries)
        if (is_rule(each) && each.value.is_map()) drop_in_block(each.value);
}

std::optional<Node> resolve_extends(Node root, Document& document, const FindRuleset& find,
                                    Diagnostics& diagnostics) {
    const std::size_t before = diagnostics.all().size();
    std::vector<Node> documents;  // from the variant to its origin
    std::vector<std::string> chain{id_of(root)};
    documents.push_back(std::move(root));
    while (const auto id = next_in_chain(documents.back(), chain, diagnostics)) {
        const Mark mark = documents.back().find("extends")->mark;
        const std::optional<FoundFile> file = find(*id);
        if (!file) {
            diagnostics.error(mark, msg("There is no ruleset `{id}`.").with("id", *id));
            return std::nullopt;
        }
        if (!file->nearest.empty()) {
            diagnostics.error(mark, msg("There is no ruleset `{id}`; did you mean `{nearest}`?")
                                        .with("id", *id)
                                        .with("nearest", file->nearest));
            return std::nullopt;
        }
        if (!file->problem.empty()) {
            diagnostics.error(mark, msg("The ruleset `{id}` cannot be read: {problem}")
                                        .with("id", *id)
                                        .with("problem", file->problem));
            return std::nullopt;
        }
        std::optional<Node> read = read_yaml(file->text, file->name, document, diagnostics);
        if (!read) return std::nullopt;
        chain.push_back(*id);
        documents.push_back(std::move(*read));
    }
    if (diagnostics.all().size() > before) return std::nullopt;
    Node merged = std::move(documents.back());
    std::erase_if(merged.entries, [](const Node::Entry& each) { return each.key == "extends"; });
    for (auto over = documents.rbegin() + 1; over != documents.rend(); ++over) {
        warn_of_options(merged, *over, diagnostics);
        const bool changed = drop_claims(merged, *over);
        std::erase_if(merged.entries, [](const Node::Entry& each) { return is_own(each.key); });
        Node base = std::move(merged);
        // A variant's own words come first, as in a file written without 'extends'.
        merged = Node{Node::Kind::map, over->mark, {}, false, {}, {}};
        for (const Node::Entry& each : over->entries)
            if (is_own(each.key) && each.key != "extends") merged.entries.push_back(each);
        std::erase_if(over->entries, [](const Node::Entry& each) { return is_own(each.key); });
        Node* options = base.find("options");
        if (const Node* others = over->find("options"); options != nullptr && others != nullptr) {
            merge_options(*options, *others);
            std::erase_if(over->entries, [](const Node::Entry& each) { return each.key == "options"; });
        }
        merge(base, *over);
        for (Node::Entry& each : base.entries) merged.entries.push_back(std::move(each));
        if (changed) drop_uncited_sources(merged, *over);
    }
    drop_defaults(merged);
    return merged;
}

}  // namespace sivba
