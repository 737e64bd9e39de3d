// Exit codes, wrong usage and Ctrl-C: what scripts rely on (docs/cli.md, "Exit codes").
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>

namespace sivba::test {
namespace {

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// A file that is gone when the test is over.
class TemporaryFile {
public:
    TemporaryFile(const std::string& name, const std::string& content)
        : path_(std::filesystem::path(testing::TempDir()) /
                ("sivba-" + std::to_string(getpid()) + "-" + name)) {
        std::ofstream(path_) << content;
    }
    ~TemporaryFile() { std::filesystem::remove(path_); }
    std::string path() const { return path_.string(); }

private:
    std::filesystem::path path_;
};

void expect_usage(const Outcome& outcome, const std::string& says) {
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_TRUE(contains(outcome.err, says)) << outcome.err;
}

TEST(Usage, help_and_version_are_no_errors) {
    const Outcome help = sivba({"--help"});
    EXPECT_EQ(help.exit, 0);
    for (const char* command : {"list", "check", "rules", "diff", "show", "moves", "apply", "perft",
                                "playout", "solve", "match", "vectors", "play", "convert", "schema"})
        EXPECT_TRUE(contains(help.out, std::string("  ") + command + " ")) << command;
    EXPECT_EQ(sivba({"perft", "--help"}).exit, 0);
    EXPECT_TRUE(sivba({"--version"}).out.starts_with("sivba "));
}

TEST(Usage, no_command_shows_the_commands) {
    const Outcome outcome = sivba({});
    EXPECT_EQ(outcome.exit, 2);
    EXPECT_TRUE(contains(outcome.out, "perft"));
}

TEST(Usage, commands_that_do_not_exist_are_unknown) {
    for (const char* command : {"lab", "frobnicate"})
        expect_usage(sivba({command, "ur/finkel"}), "Unknown command `" + std::string(command) + "`.");
}

TEST(Usage, a_game_without_its_shelf_gets_it) {
    expect_usage(sivba({"show", "oware"}), "Did you mean `mancala/oware`?");
    expect_usage(sivba({"check", "finkle:pieces=2"}), "Did you mean `ur/finkel:pieces=2`?");
}

TEST(Usage, a_saved_game_is_no_game_but_can_be_loaded) {
    expect_usage(sivba({"play", "mine.sivba"}), "`sivba play --load mine.sivba` goes on with a saved game.");
}

TEST(Usage, nearest_command_is_suggested) { expect_usage(sivba({"pertf"}), "Did you mean `perft`?"); }

TEST(Usage, unknown_arguments_are_named) {
    expect_usage(sivba({"list", "--famly", "race"}), "`--famly`");
    expect_usage(sivba({"show", "ur/finkel", "mancala/oware"}), "`mancala/oware`");
}

TEST(Usage, missing_arguments_are_named) {
    expect_usage(sivba({"show"}), "`show` needs `ID`.");
    expect_usage(sivba({"perft", "ur/finkel"}), "`perft` needs `DEPTH`.");
    expect_usage(sivba({"apply", "ur/finkel"}), "`apply` needs `TURN`.");
    expect_usage(sivba({"show", "ur/finkel", "--position"}), "`--position` takes exactly one value.");
}

TEST(Usage, numbers_have_a_range) {
    for (const char* depth : {"0", "65", "-1", "x", "1x", "99999999999999999999999"})
        EXPECT_EQ(sivba({"perft", "ur/finkel", depth}).exit, 2) << depth;
    expect_usage(sivba({"playout", "ur/finkel", "--games", "0"}), "`--games` must be a whole number from 1");
}

TEST(Usage, unknown_ruleset_suggests_the_nearest) {
    expect_usage(sivba({"show", "ur/finkle"}), "ur/finkel");
    expect_usage(sivba({"show", "../ur/finkel"}), "");
    expect_usage(sivba({"show", "/etc/passwd.yaml"}), "");
}

TEST(Usage, unknown_options_of_a_ruleset) {
    expect_usage(sivba({"show", "ur/finkel:peices=2"}), "pieces");
    expect_usage(sivba({"show", "ur/finkel:pieces=99"}), "99");
    EXPECT_EQ(sivba({"show", "ur/finkel:pieces=2"}).exit, 0);
}

TEST(Usage, unknown_family_suggests_the_nearest) {
    expect_usage(sivba({"list", "--family", "rase"}), "Did you mean `race`?");
    EXPECT_EQ(sivba({"list", "--family", "ur"}).exit, 0);
    expect_usage(sivba({"list", "mankala"}), "Did you mean `mancala`?");
    EXPECT_EQ(sivba({"list", "ur"}).out, sivba({"list", "--family", "ur"}).out);
}

TEST(Usage, unknown_language) {
    expect_usage(sivba({"list", "--lang", "xx"}), "`xx`");
    expect_usage(sivba({"list", "--lang", ""}), "There is no language");
    expect_usage(sivba({"list", "--lang="}), "There is no language");
}

TEST(Usage, help_of_an_unknown_command_is_an_error) {
    for (const char* command : {"lab", "frobnicate"})
        expect_usage(sivba({command, "--help"}), "Unknown command `" + std::string(command) + "`.");
}

TEST(Usage, help_and_version_as_documents) {
    EXPECT_EQ(nlohmann::json::parse(sivba({"--version", "--json"}).out, nullptr, false).size(), 1u);
    const Outcome help = sivba({"perft", "--help", "--json"});
    EXPECT_EQ(nlohmann::json::parse(help.out, nullptr, false).value("help", ""),
              sivba({"perft", "--help"}).out);
}

TEST(Usage, headings_of_the_help_are_translated) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"--help", "--lang", "uk"}, {"perft", "--help", "--lang", "uk"}}) {
        const std::string help = sivba(words).out;
        EXPECT_TRUE(contains(help, "\nПараметри:\n")) << help;
        EXPECT_FALSE(contains(help, "Options:")) << help;
        EXPECT_FALSE(contains(help, "Subcommands:")) << help;
    }
    EXPECT_TRUE(contains(sivba({"--help", "--lang", "uk"}).out, "\nКоманди:\n"));
}

TEST(Usage, errors_have_one_prefix) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"show", "x/y"}, {"show", "ur/finkel:pieces=99"}, {"show", "x.yaml"}, {"x"}})
        EXPECT_TRUE(sivba(words).err.starts_with("sivba: ")) << words.back();
}

TEST(Usage, unknown_players) {
    expect_usage(sivba({"match", "ur/finkel", "--a", "clever", "--b", "random"}), "`clever`");
    expect_usage(sivba({"match", "ur/finkel", "--a", "random"}), "--b");
    expect_usage(sivba({"match", "ur/finkel", "--a", "human", "--b", "random"}), "computers");
    expect_usage(sivba({"play", "ur/finkel", "--seat", "human", "--seat", "human", "--seat", "human"}), "2");
    expect_usage(sivba({"play"}), "--load");
}

TEST(Wrong, position_that_cannot_be) {
    for (const char* position : {"nonsense", "@/nonexistent/position.json", "{", "{}", "[]"}) {
        const Outcome outcome = sivba({"show", "ur/finkel", "--position", position});
        EXPECT_EQ(outcome.exit, 1) << position;
        EXPECT_TRUE(outcome.err.starts_with("sivba: ")) << position;
    }
}

TEST(Wrong, position_without_content) {
    expect_usage(sivba({"show", "ur/finkel", "--position", ""}), "The value of `--position` is empty.");
    const Outcome outcome = sivba({"show", "ur/finkel", "--position", "@"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_TRUE(contains(outcome.err, "`@` needs the name of a file.")) << outcome.err;
}

TEST(Wrong, position_nested_too_deep_or_with_a_key_twice) {
    const auto refused = [](const std::string& position) {
        const Outcome outcome = sivba({"show", "mancala/oware", "--position", position});
        EXPECT_EQ(outcome.exit, 1);
        return outcome.err;
    };
    const std::string deep = "{\"p1\": " + std::string(50'000, '[') + std::string(50'000, ']') + "}";
    EXPECT_TRUE(contains(refused(deep), "levels deep"));
    const std::string twice = R"({"to_move": "p2", "p1": [0,0,0,0,1,2], "p2": [3,0,0,0,0,1],
                                  "store": [20,21], "to_move": "p1"})";
    EXPECT_TRUE(contains(refused(twice), "`to_move` stands here twice"));
}

TEST(Wrong, illegal_turn_is_named_with_the_rule) {
    const Outcome outcome = sivba({"apply", "ur/finkel:starter=first", "3: enter>3", "2: enter>1"});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_TRUE(contains(outcome.err, "Turn 2: `enter>1`: ")) << outcome.err;
}

TEST(Wrong, file_with_faults_is_reported_by_line_and_column) {
    const TemporaryFile file("faulty.yaml",
                             "format: 1\nid: my/faulty\nextends: ur/finkel\nname: x\nexit: {trow: exact}\n");
    const Outcome outcome = sivba({"check", file.path()});
    EXPECT_EQ(outcome.exit, 1);
    EXPECT_TRUE(contains(outcome.err, file.path() + ":5:8: error: ")) << outcome.err;
    EXPECT_TRUE(contains(outcome.err, "throw")) << outcome.err;
}

TEST(Wrong, file_that_is_good_can_be_played) {
    const TemporaryFile file("good.yaml",
                             "format: 1\nid: my/good\nextends: ur/finkel\nname: x\npieces: {each: 1}\n");
    const Outcome outcome = sivba({"perft", file.path(), "2"});
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_EQ(sivba({"check", file.path(), "--games", "10"}).exit, 0);
}

Outcome with_closed(std::vector<std::string> words, std::vector<int> closed) {
    return run({.words = std::move(words), .closed = std::move(closed)});
}

TEST(Foreign, text_in_errors_is_printable) {
    const std::string foreign = "a\x1B[31m\nb\xC2\x9B\xE2\x80\xAE\xFF";
    const std::string shown = "a\\x1B[31m\\nb\\x9B\\u202E\xEF\xBF\xBD";
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{foreign},
                                               {"show", foreign},
                                               {"list", "--family", foreign},
                                               {"list", "--lang", foreign},
                                               {"list", foreign},
                                               {"show", foreign + ".yaml"},
                                               {"vectors", foreign},
                                               {"perft", "ur/finkel", foreign}}) {
        const Outcome outcome = sivba(words);
        EXPECT_TRUE(contains(outcome.err, shown)) << outcome.err;
        EXPECT_EQ(outcome.err.find_first_of("\x1B\xFF"), std::string::npos) << words[0];
    }
    EXPECT_TRUE(contains(sivba({"apply", "ur/finkel", "a\x1B[31m"}).err, "`a\\x1B[31m`"));
}

TEST(Foreign, text_in_errors_is_short) {
    for (const std::string& piece : {std::string("x"), std::string("\xD1\x97")}) {
        std::string word;
        for (int i = 0; i < 60'000; ++i) word += piece;
        const Outcome outcome = sivba({"show", word});
        EXPECT_EQ(outcome.exit, 2);
        EXPECT_LT(outcome.err.size(), 3000u);
        EXPECT_TRUE(contains(outcome.err, piece + " … " + piece));
    }
}

TEST(Streams, closed_input_is_the_end_of_input) {
    EXPECT_EQ(with_closed({"play", "mancala/oware"}, {0}).exit, 0);
    EXPECT_EQ(with_closed({"show", "mancala/oware"}, {0}).exit, 0);
}

TEST(Streams, closed_output_is_an_error) {
    EXPECT_EQ(with_closed({"show", "mancala/oware"}, {1}).exit, 70);
    EXPECT_EQ(with_closed({"show", "mancala/oware"}, {0, 1}).exit, 70);
}

TEST(Streams, wrong_usage_is_2_even_if_nobody_can_be_told) {
    EXPECT_EQ(with_closed({"shwo", "mancala/oware"}, {2}).exit, 2);
    EXPECT_EQ(with_closed({"show", "mancala/oware"}, {2}).exit, 0);
    EXPECT_EQ(with_closed({"show", "mancala/orawe"}, {0, 1, 2}).exit, 2);
}

TEST(Streams, reader_that_goes_away_ends_the_program_quietly) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"perft", "ur/finkel", "40"}, {"play", "mancala/kalah", "--seat", "human"}, {"--help"}}) {
        const Outcome outcome = run({.words = words, .reads_little = true});
        EXPECT_EQ(outcome.exit, 0) << words[0];
        EXPECT_EQ(outcome.err, "") << words[0];
    }
}

TEST(Limit, more_than_100000_turns_end_with_3) {
    // Ten bonus moves can follow each other in nearly every order.
    const std::vector<std::string> words = {
        "moves", "mancala/kalah:columns=10,seeds=10", "--position",
        "p1 10 9 8 7 6 5 4 3 2 1 / p2 20 20 20 20 20 20 20 5 0 0 / store 0 0 / p1 to move"};
    const Outcome all = sivba(words);
    EXPECT_EQ(all.exit, 3) << all.err;
    EXPECT_TRUE(contains(all.err, "100000")) << all.err;
    std::vector<std::string> first = words;
    first.emplace_back("--decisions");
    const Outcome decisions = sivba(first);
    EXPECT_EQ(decisions.exit, 0);
    EXPECT_EQ(lines_of(decisions.out).size(), 10u);
}

TEST(Interrupt, counting_stops_with_130) {
    const Outcome outcome = run({{"perft", "ur/finkel", "40"}, "", {}, "4 1492"});
    EXPECT_EQ(outcome.exit, 130);
    EXPECT_TRUE(outcome.out.starts_with("1 5\n2 28\n3 192\n4 1492\n"));
}

TEST(Interrupt, documents_are_complete_json) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"perft", "ur/finkel", "40", "--json"},
             {"perft", "ur/finkel", "40", "--divide", "--json"},
             {"playout", "ur/finkel", "--games", "100000000", "--json"},
             {"solve", "mancala/kalah", "--json"},
             {"check", "ur/finkel", "mancala/oware", "--games", "100000000", "--json"}}) {
        const Outcome outcome = run({.words = words, .interrupt_at_once = true});
        EXPECT_EQ(outcome.exit, 130) << words[0];
        const nlohmann::json json = nlohmann::json::parse(outcome.out, nullptr, false);
        ASSERT_TRUE(json.is_object()) << words[0] << ": " << outcome.out;
        EXPECT_EQ(json.value("interrupted", false), true) << words[0];
    }
}

TEST(Interrupt, what_is_not_complete_is_not_printed) {
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"diff", "mancala/omweso", "mancala/hus"},
                                               {"diff", "mancala/omweso", "mancala/hus", "--json"},
                                               {"moves", "mancala/omweso:opening=free"},
                                               {"check", "mancala/tchouba:columns=40", "--games", "3"}}) {
        const Outcome outcome = run({.words = words, .interrupt_at_once = true});
        EXPECT_EQ(outcome.exit, 130) << words[0];
        EXPECT_EQ(outcome.out, "") << words[0];
        EXPECT_EQ(outcome.err, "") << words[0];
    }
}

TEST(Interrupt, prompt_stops_with_130) {
    const Outcome outcome =
        run({{"play", "mancala/kalah", "--seat", "human", "--seat", "human"}, "", {}, "> "});
    EXPECT_EQ(outcome.exit, 130);
}

}  // namespace
}  // namespace sivba::test
