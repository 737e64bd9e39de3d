// Finding, loading and checking ruleset files.
#include "framework/play/library.h"

#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

#include <fstream>

#include <unistd.h>

namespace sivba {
namespace {

namespace files = std::filesystem;

class LibraryTest : public testing::Test {
protected:
    LibraryTest() {
        std::string name = (files::temp_directory_path() / "sivba-library-XXXXXX").string();
        folder_ = ::mkdtemp(name.data());
        put("first/sample/plain.yaml", sample::plain);
        put("second/sample/plain.yaml", "never read");
        put("second/sample/other.yaml",
            "format: 1\nid: sample/other\nextends: sample/plain\nname: Other\nsetup: {each: 2}\n");
        put("second/sample/Not An Id.yaml", "");
        put("second/sample/note.txt", "");
    }
    ~LibraryTest() override {
        std::error_code ignored;
        files::remove_all(folder_, ignored);
    }
    files::path put(const std::string& name, const std::string& text) const {
        const files::path path = folder_ / name;
        files::create_directories(path.parent_path());
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
    Library library() const {
        return Library({&sample::family()}, {folder_ / "first", folder_ / "second", folder_ / "none"});
    }
    Loaded load(const std::string& request) const { return library().load(*GameRequest::parse(request)); }
    Loaded check(const std::string& request) const { return library().check(*GameRequest::parse(request)); }

    files::path folder_;
};

TEST_F(LibraryTest, lists_ids_of_all_roots_once) {
    EXPECT_EQ(library().ids(), (std::vector<std::string>{"sample/other", "sample/plain"}));
}

TEST_F(LibraryTest, earlier_roots_win) {
    const Loaded loaded = load("sample/plain:seeds=5");
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(loaded.game->ruleset().path, (folder_ / "first/sample/plain.yaml").string());
    EXPECT_EQ(loaded.game->ruleset().full_id(), "sample/plain:seeds=5");
    EXPECT_EQ(loaded.game->ruleset().block_notes.at("capture").first, "rules");
}

TEST_F(LibraryTest, unknown_id_is_wrong_usage) {
    const Loaded loaded = load("sample/plian");
    EXPECT_FALSE(loaded.game);
    EXPECT_TRUE(loaded.unknown);
    EXPECT_EQ(sample::listed(loaded.problems),
              "0:0 There is no ruleset `sample/plian`; did you mean `sample/plain`?\n");
}

TEST_F(LibraryTest, variant_of_another_root_is_complete) {
    const Loaded loaded = load("sample/other");
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(sample::word_of(loaded.game, "setup.each"), "2");
    EXPECT_EQ(sample::word_of(loaded.game, "board.columns"), "8");
    // The variant changed the rule, so the inherited option starts from there.
    for (const OptionInfo& option : loaded.game->ruleset().options)
        if (option.key == "seeds") {
            EXPECT_EQ(option.standard, "2");
        }
    EXPECT_TRUE(loaded.game->ruleset().examples.empty());
}

TEST_F(LibraryTest, file_of_a_user_extends_by_id) {
    const files::path path =
        put("mine.yaml", "format: 1\nid: my/x\nextends: sample/other\nname: X\nmove: {relay: off}\n");
    const Loaded loaded = load(path.string() + ":direction=free");
    ASSERT_TRUE(loaded.game) << sample::listed(loaded.problems);
    EXPECT_EQ(sample::word_of(loaded.game, "move.relay"), "off");
    EXPECT_EQ(sample::word_of(loaded.game, "setup.each"), "2");
    EXPECT_EQ(sample::word_of(loaded.game, "move.direction"), "free");
    EXPECT_TRUE(load((folder_ / "none.yaml").string()).unknown);
}

TEST_F(LibraryTest, text_is_complete_and_loads_alone) {
    const Loaded loaded = load("sample/other:direction=free");
    ASSERT_TRUE(loaded.game);
    const Ruleset& ruleset = loaded.game->ruleset();
    const Loaded again =
        Library({&sample::family()}, {}).load_text(ruleset.text, "save", {{"direction", "free"}});
    ASSERT_TRUE(again.game) << sample::listed(again.problems) << ruleset.text;
    EXPECT_EQ(again.game->ruleset().rules_hash, ruleset.rules_hash);
    EXPECT_EQ(again.game->ruleset().full_id(), ruleset.full_id());
    EXPECT_EQ(again.game->ruleset().text, ruleset.text);
}

TEST_F(LibraryTest, id_belongs_to_its_place) {
    put("first/sample/moved.yaml", "format: 1\nid: sample/elsewhere\nextends: sample/plain\nname: X\n");
    EXPECT_EQ(sample::listed(load("sample/moved").problems),
              "2:5 The file lies at `sample/moved`, but its id is `sample/elsewhere`.\n");
}

TEST_F(LibraryTest, number_outside_an_inherited_range_names_option_range_and_file) {
    put("first/sample/base.yaml",
        "format: 1\nid: sample/base\nfamily: sample\nname: Base\nboard: {columns: 6}\nsetup: {each: 3}\n"
        "options:\n  seeds: {default: 3, range: [1, 5], sets: [setup.each]}\n");
    const auto text = [](const std::string& more) {
        return "format: 1\nid: my/x\nextends: sample/base\nname: X\nsetup: {each: 6}\n" + more;
    };
    const std::string mine = put("mine.yaml", text("")).string();
    EXPECT_EQ(sample::listed(load(mine).problems),
              "5:15 `setup.each` is 6, but its option `seeds`, taken over from " +
                  (folder_ / "first/sample/base.yaml").string() +
                  ", goes from 1 to 5; give it a range here, too: options: {seeds: {range: [1, 6]}}\n");
    put("mine.yaml", text("options: {seeds: {range: [1, 6]}}\n"));
    EXPECT_EQ(sample::word_of(load(mine).game, "setup.each"), "6");
}

TEST_F(LibraryTest, misspelt_id_behind_extends_is_reported_with_the_nearest) {
    const files::path mine = put("mine.yaml", "format: 1\nid: my/x\nextends: sample/plian\nname: X\n");
    EXPECT_EQ(sample::listed(load(mine.string()).problems),
              "3:10 There is no ruleset `sample/plian`; did you mean `sample/plain`?\n");
}

TEST_F(LibraryTest, end_of_a_files_name_that_was_left_out_is_named) {
    const std::string mine = put("mine.yaml", sample::plain).string();
    const std::string start = mine.substr(0, mine.size() - std::string(".yaml").size());
    const Result<GameRequest> refused = GameRequest::parse(start);
    ASSERT_FALSE(refused);
    EXPECT_EQ(sample::english(refused.error().message),
              "`" + start + "` is no game; did you mean the file `" + mine + "`?");
}

TEST_F(LibraryTest, unknown_family_is_reported_with_the_nearest) {
    put("first/sample/strange.yaml", "format: 1\nid: sample/strange\nfamily: smaple\nname: X\n");
    EXPECT_EQ(sample::listed(load("sample/strange").problems),
              "3:9 `smaple` is not known here; did you mean `sample`? Allowed: sample.\n");
}

TEST_F(LibraryTest, problems_of_frame_options_and_rules_come_together) {
    put("first/sample/bad.yaml",
        "format: 1\nid: sample/bad\nfamily: sample\nname: X\nminutes: 0\nboard: {columns: 99}\n"
        "options:\n  a: {default: x, values: {y: {mvoe: {relay: on}}}}\nspeed: 3\n");
    const Loaded loaded = load("sample/bad");
    EXPECT_FALSE(loaded.game);
    EXPECT_FALSE(loaded.unknown);
    ASSERT_EQ(loaded.problems.size(), 4u) << sample::listed(loaded.problems);
    EXPECT_EQ(loaded.problems[0].mark.line, 5u);
    EXPECT_EQ(loaded.problems[3].mark.line, 9u);
    EXPECT_EQ(loaded.problems[3].file, (folder_ / "first/sample/bad.yaml").string());
}

TEST_F(LibraryTest, folders_pipes_and_large_files_are_refused) {
    files::create_directories(folder_ / "folder.yaml");
    EXPECT_FALSE(load((folder_ / "folder.yaml").string()).game);
    const files::path large = put("large.yaml", sample::plain + std::string(70'000, '#'));
    const Loaded loaded = load(large.string());
    EXPECT_FALSE(loaded.game);
    EXPECT_EQ(loaded.problems.size(), 1u);
}

TEST_F(LibraryTest, merged_file_stays_within_the_limit) {
    std::string text = "format: 1\nid: sample/long\nextends: sample/wide\nname: X\n";
    std::string wide = sample::plain;
    wide.replace(wide.find("sample/plain"), 12, "sample/wide");
    wide.replace(wide.find("Plain"), 5, "Wide");
    for (int i = 0; i < 100; ++i) {
        wide.insert(wide.find("board:"), "  a" + std::to_string(i) + ": " + std::string(290, 'x') + "\n");
        text += (i == 0 ? "sources:\n  b" : "  b") + std::to_string(i) + ": " + std::string(290, 'y') + "\n";
    }
    for (int i = 0; i < 100; ++i) text += "  c" + std::to_string(i) + ": " + std::string(290, 'z') + "\n";
    put("first/sample/wide.yaml", wide);
    put("first/sample/long.yaml", text);
    EXPECT_TRUE(load("sample/wide").game) << sample::listed(load("sample/wide").problems);
    EXPECT_NE(sample::listed(load("sample/long").problems).find("together"), std::string::npos);
}

TEST_F(LibraryTest, check_finds_option_values_that_do_not_compile) {
    put("first/sample/trap.yaml",
        "format: 1\nid: sample/trap\nextends: sample/plain\nname: X\noptions:\n"
        "  taking:\n    default: one\n    values: {none: {capture: {when: never}}}\n"
        "  columns: {default: 8, range: [8, 22], sets: [board.columns]}\n");
    EXPECT_TRUE(load("sample/trap").game);
    const Loaded checked = check("sample/trap");
    EXPECT_FALSE(checked.game);
    EXPECT_NE(sample::listed(checked.problems).find("both change `capture.when`; list them under `excludes`"),
              std::string::npos)
        << sample::listed(checked.problems);
    put("first/sample/trap.yaml",
        "format: 1\nid: sample/trap\nextends: sample/plain\nname: X\noptions:\n"
        "  taking:\n    default: one\n    values: {none: {capture: {when: never}}}\n"
        "  columns: {default: 8, range: [8, 22], sets: [board.columns]}\n"
        "excludes: [[taking, captures]]\n");
    const std::string listed = sample::listed(check("sample/trap").problems);
    EXPECT_NE(listed.find("With taking=none: Something is taken, but never."), std::string::npos) << listed;
    EXPECT_NE(listed.find("With columns=21: 21 is out of range"), std::string::npos) << listed;
    EXPECT_NE(listed.find("With columns=22"), std::string::npos);
    EXPECT_EQ(listed.find("With columns=20"), std::string::npos);
}

TEST_F(LibraryTest, check_warns_of_what_is_not_said) {
    put("first/sample/short.yaml",
        "format: 1\nid: sample/short\nfamily: sample\nname: {en: X}\nboard: {columns: 8}\n");
    EXPECT_TRUE(load("sample/short").problems.empty());
    const Loaded checked = check("sample/short");
    EXPECT_TRUE(checked.game);
    const std::string listed = sample::listed(checked.problems);
    EXPECT_NE(listed.find("`sources` is missing"), std::string::npos);
    EXPECT_NE(listed.find("`name` is not given in the language `sl`"), std::string::npos);
    EXPECT_TRUE(check("sample/plain").problems.empty()) << sample::listed(check("sample/plain").problems);
}

TEST_F(LibraryTest, a_file_that_cannot_be_read_is_not_said_to_be_missing) {
    const files::path base = folder_ / "first/sample/base.yaml";
    // Permissions do not bind root; a file larger than the reader's limit binds everybody.
    put("first/sample/base.yaml", std::string(200'000, '#'));
    put("first/sample/variant.yaml", "format: 1\nid: sample/variant\nextends: sample/base\nname: V\n");
    const std::string listed = sample::listed(load("sample/variant").problems);
    EXPECT_NE(listed.find("3:10 The ruleset `sample/base` cannot be read: "), std::string::npos) << listed;
    EXPECT_NE(listed.find(base.string() + " is larger than 65536 bytes."), std::string::npos) << listed;
    EXPECT_EQ(sample::listed(load("sample/base").problems), "0:0 The file is larger than 65536 bytes.\n");
}

}  // namespace
}  // namespace sivba
