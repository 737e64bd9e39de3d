// The rules in words lose no source and no note of the ruleset, whatever its blocks.
#include "framework/play/library.h"
#include "framework/rules/rules_page.h"
#include "framework/text/catalogue.h"
#include "games/families.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

std::string english(const Message& message) { return Catalogue("en", {}).format(message); }

// The first line with this source and note; null if there is none.
const RuleLine* find(const std::vector<RuleSection>& page, const std::string& source, const LocalText& note) {
    for (const RuleSection& section : page)
        for (const RuleLine& line : section.lines)
            if (line.source == source && line.note.by_language == note.by_language) return &line;
    return nullptr;
}

TEST(RulesPage, every_block_of_every_shipped_ruleset_is_told_with_source_and_note) {
    const Library library(all_families(), {SIVBA_SOURCE_DIR "/rulesets"});
    ASSERT_FALSE(library.ids().empty());
    for (const std::string& id : library.ids()) {
        const GamePtr game = library.load(*GameRequest::parse(id)).game;
        ASSERT_TRUE(game) << id;
        const std::vector<RuleSection> page = game->rules();
        std::map<std::pair<std::string, std::string>, int> wanted, told;
        const auto key = [](const std::string& source, const LocalText& note) {
            return std::pair{source, std::string(note.in("en"))};
        };
        for (const auto& [block, said] : game->ruleset().block_notes) ++wanted[key(said.first, said.second)];
        for (const RuleSection& section : page)
            for (const RuleLine& line : section.lines)
                if (!line.source.empty() || !line.note.empty()) ++told[key(line.source, line.note)];
        EXPECT_EQ(told, wanted) << id;
    }
}

const char* const head = "format: 1\nid: test/game\nname: Test\nsources: {a: A, b: B, c: C, d: D}\n";

std::vector<RuleSection> page_of(const std::string& rules) {
    const Loaded loaded = Library(all_families(), {}).load_text(head + rules, "test.yaml", {});
    EXPECT_TRUE(loaded.game);
    return loaded.game ? loaded.game->rules() : std::vector<RuleSection>{};
}

TEST(RulesPage, nested_blocks_give_their_source_to_the_line_about_them) {
    const auto page = page_of("family: sowing\nmove:\n  source: a\n  lap: {origin: skipped, source: b}\n"
                              "  start: {must_feed: on, source: c}\n");
    const RuleLine* lap = find(page, "b", {});
    ASSERT_TRUE(lap);
    EXPECT_EQ(english(lap->text), "No seed is sown into a store: stores only hold what was captured.");
    ASSERT_TRUE(find(page, "a", {}) && find(page, "c", {}));
    EXPECT_EQ(english(find(page, "a", {})->text).substr(0, 8), "Lift all");
    EXPECT_EQ(english(find(page, "c", {})->text).substr(0, 26), "If the opponent's row is e");
}

TEST(RulesPage, blocks_without_a_line_stand_at_the_section_that_speaks_of_them) {
    const auto page = page_of("family: sowing\nmove:\n  start: {at_least: 1, source: d}\n");
    const RuleLine* line = find(page, "d", {});
    ASSERT_TRUE(line);
    EXPECT_EQ(english(line->text), "The source of `move.start`.");
    for (const RuleSection& section : page)
        if (!section.lines.empty() && &section.lines.back() == line) {
            EXPECT_EQ(english(section.title), "Turn");
        }
}

TEST(RulesPage, board_and_pieces_of_a_race_are_told_with_their_sources) {
    const auto page = page_of("family: race\nboard: {squares: [A1, A2, B1, B2], source: a}\n"
                              "path: {first: [A1, A2], source: b}\npieces: {each: 2, source: c}\n");
    ASSERT_TRUE(find(page, "a", {}) && find(page, "b", {}) && find(page, "c", {}));
    EXPECT_EQ(english(find(page, "a", {})->text), "The board has 4 squares.");
    EXPECT_EQ(english(find(page, "c", {})->text).substr(0, 22), "Each side has 2 pieces");
}

}  // namespace
}  // namespace sivba
