// What a variant must not claim because the game it extends may.
#include "framework/play/library.h"
#include "framework/ruleset/extends.h"
#include "framework/ruleset/reader.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

const std::string base = R"(format: 1
id: a/base
family: sample
status: reconstruction
name: {en: Base, sl: Osnova}
summary: Old summary
history: Old history
origin: {place: Ur}
sources: {one: First, two: Second, three: Third}
move:
  relay: on
  lap: {x: 1, source: one, note: Of x.}
  source: two
list: [1, 2]
board: {columns: 6, source: three}
options:
  columns: {default: 6, range: [1, 8], sets: [board.columns]}
  relay: {default: on, values: {off: {move: {relay: off}}}}
)";

Node resolved(const std::string& over) {
    Document document;
    Diagnostics diagnostics(&document);
    auto root = read_yaml("id: my/x\nextends: a/base\n" + over, "mine.yaml", document, diagnostics);
    if (root)
        root = resolve_extends(
            std::move(*root), document,
            [](const std::string& id) {
                return FoundFile{id, base};
            },
            diagnostics);
    EXPECT_TRUE(root) << sample::listed(diagnostics.all());
    return root ? std::move(*root) : Node{};
}

const Node* at(const Node& root, std::string_view path) {
    const Node* node = &root;
    while (node != nullptr && !path.empty()) {
        node = node->find(path.substr(0, path.find('.')));
        path.remove_prefix(std::min(path.size(), std::min(path.find('.'), path.size() - 1) + 1));
    }
    return node;
}

std::string text_at(const Node& root, std::string_view path) {
    const Node* node = at(root, path);
    return node == nullptr ? "none" : node->scalar;
}

TEST(Variant, another_rule_takes_summary_history_origin_and_status_back) {
    const Node changed = resolved("move: {relay: off}\n");
    EXPECT_EQ(text_at(changed, "status"), "variant");
    EXPECT_EQ(text_at(changed, "summary.en"), "A variant of the game “Base”.");
    EXPECT_EQ(text_at(changed, "summary.sl"), "Različica igre »Osnova«.");
    for (const char* key : {"history", "origin"}) EXPECT_EQ(at(changed, key), nullptr) << key;
}

TEST(Variant, own_words_stay) {
    const Node own = resolved("status: complete\nsummary: New\nhistory: Mine\nmove: {relay: off}\n");
    EXPECT_EQ(text_at(own, "status"), "complete");
    EXPECT_EQ(text_at(own, "summary"), "New");
    EXPECT_EQ(text_at(own, "history"), "Mine");
}

TEST(Variant, same_rules_are_the_same_game) {
    for (const char* same : {"", "name: Other\n", "move: {relay: on}\nlist: [1, 2]\n",
                             "options: {relay: {name: Again}, more: {default: a}}\n"}) {
        const Node game = resolved(same);
        EXPECT_EQ(text_at(game, "status"), "reconstruction") << same;
        EXPECT_EQ(text_at(game, "summary"), "Old summary") << same;
        EXPECT_EQ(text_at(game, "move.lap.source"), "one") << same;
    }
}

TEST(Variant, changed_blocks_lose_source_and_note) {
    const Node outer = resolved("move: {relay: off}\n");
    EXPECT_EQ(at(outer, "move.source"), nullptr);
    EXPECT_EQ(text_at(outer, "move.lap.source"), "one");
    EXPECT_EQ(text_at(outer, "board.source"), "three");
    const Node inner = resolved("move: {lap: {x: 2, source: three}}\n");
    EXPECT_EQ(at(inner, "move.source"), nullptr);
    EXPECT_EQ(at(inner, "move.lap.note"), nullptr);
    EXPECT_EQ(text_at(inner, "move.lap.source"), "three");
    EXPECT_EQ(at(resolved("move: {relay: default}\n"), "move.source"), nullptr);
}

TEST(Variant, another_default_of_an_option_is_another_rule) {
    const Node number = resolved("options: {columns: {default: 5}}\n");
    EXPECT_EQ(text_at(number, "status"), "variant");
    EXPECT_EQ(at(number, "board.source"), nullptr);
    EXPECT_EQ(text_at(number, "move.source"), "two");
    const Node word = resolved("options: {relay: {default: off}}\n");
    EXPECT_EQ(at(word, "move.source"), nullptr);
    EXPECT_EQ(text_at(word, "board.source"), "three");
}

TEST(Variant, sources_that_nothing_cites_any_more_are_left_out) {
    const Node game = resolved("move: {relay: off}\nsources: {mine: Own}\n");
    EXPECT_EQ(at(game, "sources.two"), nullptr);
    for (const char* kept : {"sources.one", "sources.three", "sources.mine"})
        EXPECT_NE(at(game, kept), nullptr) << kept;
}

}  // namespace
}  // namespace sivba
