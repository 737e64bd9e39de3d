// What each command prints: figures that are known, stable JSON keys, both forms of a
// position.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace sivba::test {
namespace {

using Json = nlohmann::json;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// Runs with --json and expects success and nothing but one document.
Json json_of(std::vector<std::string> words) {
    words.emplace_back("--json");
    const Outcome outcome = sivba(words);
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_EQ(outcome.err, "");
    const Json json = Json::parse(outcome.out, nullptr, false);
    EXPECT_FALSE(json.is_discarded()) << outcome.out;
    return json;
}

void expect_keys(const Json& json, const std::vector<std::string>& keys) {
    for (const std::string& key : keys) EXPECT_TRUE(json.contains(key)) << key;
    EXPECT_EQ(json.size(), keys.size()) << json.dump();
}

TEST(List, names_every_ruleset_with_its_options) {
    const Json json = json_of({"list"});
    std::vector<std::string> ids;
    for (const Json& each : json["rulesets"]) ids.push_back(each["id"]);
    for (const char* id : {"mancala/kalah", "mancala/oware", "ur/finkel"})
        EXPECT_EQ(std::count(ids.begin(), ids.end(), id), 1) << id;
    const Json& first = json["rulesets"][0];
    expect_keys(first, {"id", "names", "own_name", "summary", "family", "subfamily", "players", "minutes",
                        "difficulty", "reconstruction", "options"});
    for (const char* language : {"en", "uk", "ru", "sl"})
        EXPECT_TRUE(first["names"].contains(language)) << language;
    for (const Json& option : first["options"]) EXPECT_FALSE(option["values"].empty());
}

TEST(List, a_range_with_steps_is_told_number_by_number) {
    const Outcome outcome = sivba({"list"});
    EXPECT_TRUE(contains(outcome.out, "columns: 10 | 8 | 12 | 14 | 16 | 18 | 20\n")) << "nsolo";
    EXPECT_TRUE(contains(outcome.out, "seeds: 4 (1 to 8)\n"));
}

TEST(List, one_family_only) {
    const Json listed = json_of({"list", "--family", "race"});
    for (const Json& each : listed["rulesets"]) EXPECT_EQ(each["family"], "race");
    EXPECT_TRUE(json_of({"list", "--family", "mancala"})["rulesets"].size() >= 2);
}

TEST(Check, shipped_rulesets_are_in_order) {
    const Json json = json_of({"check", "ur/finkel", "mancala/kalah", "mancala/oware", "--games", "50"});
    ASSERT_EQ(json["rulesets"].size(), 3u);
    for (const Json& each : json["rulesets"]) {
        EXPECT_EQ(each["ok"], true) << each.dump();
        EXPECT_GE(each["games"].get<int>(), 50);
        EXPECT_FALSE(each["ends_by"].get<std::string>().empty());
    }
}

TEST(Check, draws_the_ways_of_the_pieces) {
    const std::string out = sivba({"check", "ur/skiriuk", "--games", "1"}).out;
    // Home row, row crossed twice, both ways round the far block.
    EXPECT_NE(out.find("5/23"), std::string::npos) << out;
    EXPECT_NE(out.find("12/(16)"), std::string::npos) << out;
    EXPECT_TRUE(json_of({"check", "mancala/oware", "--games", "1"})["rulesets"][0]["path"].is_null());
}

TEST(Check, explained_file_says_every_word_and_is_a_ruleset) {
    for (const char* id : {"mancala/kalah", "mancala/oware", "ur/finkel"}) {
        const Outcome explained = sivba({"check", "--explain", id});
        ASSERT_EQ(explained.exit, 0) << explained.err;
        const std::string path = testing::TempDir() + "sivba-explained-" + std::to_string(getpid()) + ".yaml";
        std::ofstream(path) << explained.out;
        const Outcome again = sivba({"check", "--explain", path});
        EXPECT_EQ(again.out, explained.out) << again.err;
        std::filesystem::remove(path);
    }
}

TEST(Rules, are_words_in_sections) {
    const Json json = json_of({"rules", "ur/finkel"});
    expect_keys(json, {"id", "language", "name", "summary", "history", "reconstruction", "sections",
                       "ends_by", "sources"});
    EXPECT_TRUE(json["reconstruction"].get<bool>());
    EXPECT_NE(sivba({"rules", "ur/finkel"}).out.find("A reconstruction"), std::string::npos);
    EXPECT_EQ(sivba({"rules", "mancala/oware"}).out.find("A reconstruction"), std::string::npos);
    EXPECT_GE(json["sections"].size(), 4u);
    for (const Json& section : json["sections"])
        for (const Json& line : section["lines"]) EXPECT_FALSE(line["text"].get<std::string>().empty());
}

TEST(Rules, sources_that_no_rule_cites_stand_apart) {
    const std::string out = sivba({"rules", "mancala/oware"}).out;
    const std::size_t cited = out.find("\nSources\n"), others = out.find("\nOther sources of the game\n");
    ASSERT_LT(cited, others);
    ASSERT_NE(others, std::string::npos) << out;
    EXPECT_LT(out.find("[rules] ", cited), others);
    EXPECT_GT(out.find("romein-bal"), others);
    EXPECT_EQ(out.find("What ends the game"), std::string::npos);
}

TEST(Diff, tells_rules_and_a_position_on_both_boards) {
    const Json json = json_of({"diff", "mancala/omweso", "mancala/hus"});
    expect_keys(json, {"a", "b", "language", "same", "facts", "sections", "words", "position", "later"});
    EXPECT_EQ(json["same"], false);
    EXPECT_EQ(json["facts"][0]["key"], "trigger");
    EXPECT_EQ(json["position"]["of"], "start-of-b");
    for (const Json& choice : json["position"]["choices"]) EXPECT_EQ(choice["same"], true);
    EXPECT_FALSE(json["later"]["turns"].empty());
    EXPECT_TRUE(std::ranges::any_of(json["later"]["position"]["choices"],
                                    [](const Json& choice) { return choice["same"] == false; }));
}

TEST(Diff, an_option_is_a_difference) {
    const Json json = json_of({"diff", "mancala/hus", "mancala/hus:direction=clockwise"});
    EXPECT_EQ(json["b"]["id"], "mancala/hus:direction=clockwise");
    const Json& choices = json["position"]["choices"];
    ASSERT_EQ(choices.size(), 24u);
    EXPECT_EQ(choices[0]["token"], "I5<");
    EXPECT_TRUE(choices[0]["b"].is_null());
    EXPECT_TRUE(choices[23]["a"].is_null());
    EXPECT_TRUE(json_of({"diff", "mancala/hus", "mancala/hus"})["same"]);
    EXPECT_TRUE(contains(sivba({"diff", "mancala/hus", "mancala/hus"}).out, "Their rules do not differ"));
}

TEST(Diff, throws_are_compared_by_their_odds) {
    const Json json = json_of({"diff", "ur/finkel", "ur/finkel:dice=three"});
    EXPECT_EQ(json["position"]["a"]["denominator"], 16);
    EXPECT_EQ(json["position"]["b"]["denominator"], 8);
}

TEST(Diff, a_position_that_stands_on_one_board_only_is_refused) {
    const Outcome bad = sivba({"diff", "mancala/oware", "mancala/kalah", "--position", "x"});
    EXPECT_EQ(bad.exit, 1);
    EXPECT_EQ(bad.out, "");
    const std::string of_oware = "p1 4 4 4 4 4 4 / p2 4 4 4 4 4 4 / store 0 0 / p1 to move";
    EXPECT_EQ(json_of({"diff", "mancala/oware", "mancala/kalah", "--position", of_oware})["position"]["of"],
              "given");
    const Outcome families = sivba({"diff", "mancala/oware", "ur/finkel"});
    EXPECT_EQ(families.exit, 1);
    EXPECT_TRUE(contains(families.err, "different families"));
    EXPECT_EQ(sivba({"diff", "mancala/oware"}).exit, 2);
    EXPECT_EQ(sivba({"diff", "mancala/oware", "mancala/nothing"}).exit, 2);
}

TEST(Diff, reads_a_file_by_its_path) {
    const std::filesystem::path file =
        std::filesystem::path(testing::TempDir()) / ("sivba-diff-" + std::to_string(getpid()) + ".yaml");
    std::ofstream(file) << "format: 1\nid: mine/hus\nfamily: sowing\nextends: mancala/hus\n"
                           "name: {en: My Hus}\nmove: {direction: clockwise}\n";
    const Outcome outcome = sivba({"diff", "mancala/hus", file.string()});
    std::filesystem::remove(file);
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "B  My Hus"));
    EXPECT_TRUE(contains(outcome.out, "Only A allows:"));
}

TEST(Show, draws_and_gives_both_forms) {
    const Json json = json_of({"show", "mancala/oware"});
    expect_keys(json, {"id", "position", "position_text", "to_move", "outcome", "drawing"});
    EXPECT_EQ(json["to_move"], "p1");
    EXPECT_EQ(json["outcome"]["kind"], "open");
    // Both forms and a file lead back to the same position.
    const std::string text = json["position_text"], document = json["position"].dump();
    EXPECT_EQ(json_of({"show", "mancala/oware", "--position", text}), json);
    EXPECT_EQ(json_of({"show", "mancala/oware", "--position", document}), json);
    const std::string path = testing::TempDir() + "sivba-position-" + std::to_string(getpid()) + ".json";
    std::ofstream(path) << document;
    EXPECT_EQ(json_of({"show", "mancala/oware", "--position", "@" + path}), json);
    std::filesystem::remove(path);
}

TEST(Show, tells_what_is_asked_in_the_middle_of_a_turn) {
    const Outcome outcome = sivba(
        {"show", "mancala/bao-la-kiswahili", "--position",
         "p1 I 0 0 0 0 7 3 0 0 O 0 0 0 0 0 0 0 0 / p2 I 0 0 0 0 7 2 2 0 O 0 0 0 0 0 0 0 0 / reserve 21 21 / "
         "house 1 1 / sowing plant-capture hand 1 at I5 origin I5 taken I5 clockwise 2 captures 1 captured 1 "
         "/ "
         "p2 to choose-end"});
    EXPECT_EQ(outcome.exit, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "p2 hand 1 at I5, to choose-end: L R\n")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out,
                         "North to move. 1 seed is in hand at I5. From which end of the inner row "
                         "are the captured seeds sown?\n"))
        << outcome.out;
}

TEST(Moves, throws_come_with_their_weights) {
    const Json json = json_of({"moves", "ur/finkel"});
    expect_keys(json, {"id", "position", "position_text", "to_move", "denominator", "throws"});
    EXPECT_EQ(json["to_move"], "chance");
    EXPECT_EQ(json["denominator"], 16);
    const std::vector<int> weights = {1, 4, 6, 4, 1};
    ASSERT_EQ(json["throws"].size(), weights.size());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        EXPECT_EQ(json["throws"][i]["token"], std::to_string(i) + ":");
        EXPECT_EQ(json["throws"][i]["weight"], weights[i]);
    }
    // The first seat starts, though the game throws for it.
    EXPECT_TRUE(contains(json["position_text"], "p1 to throw")) << json["position_text"];
}

TEST(Moves, turns_of_kalah_are_complete) {
    // 10 complete turns from the start, 6 first decisions (targets of the suite).
    const Json json = json_of({"moves", "mancala/kalah"});
    ASSERT_EQ(json["turns"].size(), 10u);
    for (const Json& turn : json["turns"]) expect_keys(turn, {"turn", "says", "complete", "after_text"});
    EXPECT_EQ(json_of({"moves", "mancala/kalah", "--decisions"})["turns"].size(), 6u);
}

TEST(Moves, every_decision_of_a_turn_is_put_into_words) {
    const Outcome outcome = sivba({"moves", "mancala/kalah"});
    EXPECT_TRUE(contains(outcome.out, "1    Sow pit 1: 4 seeds\n")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "3 1  Sow pit 3: 4 seeds; Sow pit 1: 4 seeds\n")) << outcome.out;
    const Json listed = json_of({"moves", "mancala/hus:direction=free"});
    for (const Json& turn : listed["turns"]) EXPECT_NE(turn["says"], "") << turn.dump();
}

TEST(Moves, every_listed_turn_can_be_applied) {
    const Json listed = json_of({"moves", "mancala/kalah"});
    for (const Json& turn : listed["turns"]) {
        const Outcome applied = sivba({"apply", "mancala/kalah", turn["turn"].get<std::string>()});
        EXPECT_EQ(applied.out, turn["after_text"].get<std::string>() + "\n");
    }
}

TEST(Apply, prints_the_position_after_each_turn) {
    const Outcome outcome = sivba({"apply", "ur/finkel:starter=first", "3: enter>3", "0:", "1: 3>4"});
    ASSERT_EQ(outcome.exit, 0) << outcome.err;
    const std::vector<std::string> lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 3u);
    EXPECT_TRUE(contains(lines[0], "p2 to throw"));
    EXPECT_TRUE(contains(lines[1], "p1 to throw"));
    // The rosette on square 4 gives another throw.
    EXPECT_TRUE(contains(lines[2], "p1 to throw"));
}

TEST(Apply, events_explain_and_json_tells_steps) {
    const Outcome text = sivba({"apply", "mancala/kalah", "3 1", "--events"});
    EXPECT_GE(lines_of(text.out).size(), 5u);
    const Json json = json_of({"apply", "mancala/kalah", "3 1"});
    expect_keys(json, {"id", "start", "turns", "outcome"});
    ASSERT_EQ(json["turns"].size(), 1u);
    expect_keys(json["turns"][0], {"turn", "steps", "position", "position_text", "to_move"});
    ASSERT_EQ(json["turns"][0]["steps"].size(), 2u);
    const Json& step = json["turns"][0]["steps"][0];
    expect_keys(step, {"actor", "token", "events", "explanation"});
    EXPECT_EQ(step["events"][0]["kind"], "lift");
    EXPECT_EQ(step["events"][0]["count"], 4);
    expect_keys(step["events"][0], {"kind", "seat", "from", "to", "count", "extra", "reason"});
}

TEST(Apply, seed_throws_the_dice) {
    const std::vector<std::string> words = {"apply", "ur/finkel:starter=first,pieces=1#5", "enter>2",
                                            "--json"};
    const Outcome once = sivba(words), twice = sivba(words);
    EXPECT_EQ(once.out, twice.out);
    const Outcome without = sivba({"apply", "ur/finkel:starter=first", "enter>2"});
    EXPECT_EQ(without.exit, 1);
}

void expect_refused(const std::vector<std::string>& words, const std::string& says) {
    const Outcome outcome = sivba(words);
    EXPECT_EQ(outcome.exit, 1) << words.back();
    EXPECT_TRUE(contains(outcome.err, says)) << outcome.err;
}

TEST(Apply, token_where_only_a_pass_is_legal_is_refused_by_its_own_rule) {
    const auto refused = [](const std::string& position, const std::string& turn, const std::string& says) {
        expect_refused({"apply", "ur/finkel", "--position", position, turn}, says);
    };
    refused("p1 4 hand 6 off 0 / p2 8 hand 6 off 0 / p1 to throw", "4: 4>8", "The rosette B4 protects");
    refused("p1 4 hand 6 off 0 / p2 8 hand 6 off 0 / p1 to throw", "0: enter>1", "Turn 1: `enter>1`: ");
    EXPECT_FALSE(contains(sivba({"apply", "ur/finkel", "0: enter>1"}).err, "throw is expected"));
    EXPECT_FALSE(contains(sivba({"apply", "ur/finkel", "--position",
                                 "p1 14 hand 0 off 6 / p2 hand 7 off 0 / p1 to throw", "2: 14>off"})
                              .err,
                          "throw is expected"));
}

TEST(Apply, argument_holds_one_turn_only) {
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{
             {"mancala/oware", "3 4"}, {"mancala/kalah", "3 5 1"}, {"ur/finkel", "3: enter>3 0: 1: 3>4*"}}) {
        expect_refused({"apply", words[0], words[1]}, "The turn is already complete.");
        expect_refused({"apply", words[0], words[1], "--json"}, "The turn is already complete.");
    }
}

TEST(Apply, argument_without_a_decision_is_refused) {
    for (const char* turn : {"", "  "})
        expect_refused({"apply", "mancala/oware", turn}, "A turn needs at least one decision");
}

TEST(Apply, what_is_no_move_is_named_once) {
    EXPECT_EQ(sivba({"apply", "ur/finkel", "1: B"}).err,
              "sivba: Turn 1: `B` is no move; moves look like enter>3, 5>8 or 14>off.\n");
}

TEST(Apply, only_the_last_turn_may_be_unfinished) {
    expect_refused({"apply", "mancala/kalah", "3", "5"}, "Only the last turn may be unfinished");
    expect_refused({"apply", "ur/finkel", "3:", "enter>3"}, "Only the last turn may be unfinished");
    EXPECT_EQ(sivba({"apply", "mancala/kalah", "3 5", "3"}).exit, 0);
}

TEST(Perft, counts_the_known_figures) {
    EXPECT_EQ(sivba({"perft", "mancala/oware", "5"}).out, "1 6\n2 36\n3 190\n4 1014\n5 5219\n");
    EXPECT_EQ(sivba({"perft", "mancala/kalah", "3"}).out, "1 10\n2 116\n3 1022\n");
    EXPECT_EQ(sivba({"perft", "mancala/kalah", "5", "--plies"}).out, "1 6\n2 35\n3 185\n4 942\n5 4690\n");
    EXPECT_EQ(sivba({"perft", "ur/finkel", "4", "--weighted"}).out, "1 16\n2 270\n3 6675\n4 179985\n");
}

TEST(Perft, divided_counts_add_up) {
    const Json json = json_of({"perft", "mancala/oware", "4", "--divide"});
    expect_keys(json,
                {"id", "position_text", "depth", "weighted", "plies", "divide", "total", "interrupted"});
    std::uint64_t sum = 0;
    for (const Json& each : json["divide"]) sum += each["count"].get<std::uint64_t>();
    EXPECT_EQ(sum, 1014u);
    EXPECT_EQ(json["total"], 1014);
    EXPECT_EQ(json["divide"].size(), 6u);
}

TEST(Perft, starts_from_a_given_position) {
    const std::string after = lines_of(sivba({"apply", "mancala/oware", "3"}).out).at(0);
    EXPECT_EQ(sivba({"perft", "mancala/oware", "1", "--position", after}).out, "1 6\n");
}

TEST(Playout, same_seed_gives_the_same_games) {
    const std::vector<std::string> words = {"playout", "ur/finkel", "--games", "300", "--seed", "9"};
    Json once = json_of(words), twice = json_of(words);
    for (Json* each : {&once, &twice})
        for (const char* key : {"cpu_seconds", "games_per_cpu_second"}) each->erase(key);
    EXPECT_EQ(once, twice);
    EXPECT_EQ(once["games"], 300);
    EXPECT_EQ(once["seats"]["p1"]["wins"].get<int>() + once["seats"]["p2"]["wins"].get<int>(), 300);
    // 156.3 throws in the mean (targets of the suite), standard error about 2 here.
    EXPECT_NEAR(once["mean_throws"].get<double>(), 156.3, 12);
}

TEST(Playout, games_without_points_have_no_mean_score) {
    const std::vector<std::string> words = {"playout", "mancala/hus", "--games", "50"};
    EXPECT_TRUE(json_of(words)["seats"]["p1"]["mean_score"].is_null());
    EXPECT_FALSE(contains(sivba(words).out, "mean score"));
    EXPECT_TRUE(contains(sivba({"playout", "mancala/oware", "--games", "50"}).out, "mean score"));
}

TEST(Solve, a_small_table_forgets_and_the_value_stays) {
    const Json small = json_of({"solve", "mancala/kalah:columns=4,seeds=3", "--memory", "1"});
    EXPECT_EQ(small["value"], 6);
    EXPECT_LE(small["memory_bytes"].get<std::int64_t>(), 1 << 20);
}

TEST(Match, is_reproducible_and_alternates_seats) {
    const std::vector<std::string> words = {"match", "mancala/kalah", "--a", "random",  "--b",
                                            "easy",  "--games",       "6",   "--nodes", "200"};
    const Json once = json_of(words);
    EXPECT_EQ(once, json_of(words));
    EXPECT_EQ(once["games"], 6);
    const int decided = once["wins_a"].get<int>() + once["wins_b"].get<int>();
    EXPECT_EQ(decided + once["draws"].get<int>() + once["void"].get<int>(), 6);
    const double points = once["wins_a"].get<int>() + 0.5 * (6 - decided);
    EXPECT_DOUBLE_EQ(once["score"].get<double>(), points / 6);
    EXPECT_DOUBLE_EQ(once["score_as_p1"].get<double>() + once["score_as_p2"].get<double>(), points / 3);
}

TEST(Match, one_game_has_no_standard_error) {
    const std::vector<std::string> words = {"match", "mancala/oware", "--a",     "random",
                                            "--b",   "random",        "--games", "1"};
    EXPECT_FALSE(contains(sivba(words).out, "±"));
    EXPECT_TRUE(json_of(words)["score_error"].is_null());
    EXPECT_TRUE(json_of(words)["score_as_p2"].is_null());
    EXPECT_TRUE(json_of(words)["nodes"].is_null()) << "0 would be refused where it is given";
    EXPECT_TRUE(json_of(words)["nodes_a"].is_null());
    EXPECT_FALSE(contains(sivba({"playout", "ur/finkel", "--games", "1"}).out, "standard error"));
    EXPECT_TRUE(json_of({"playout", "ur/finkel", "--games", "1"})["mean_throws_error"].is_null());
}

TEST(Match, perfect_plays_games_that_are_solved_at_once) {
    const std::vector<std::string> words = {
        "match", "ur/finkel:pieces=2", "--a", "perfect", "--b", "random", "--games", "40"};
    EXPECT_GT(json_of(words)["wins_a"].get<int>(), 20);
    const Outcome unsolved = sivba({"match", "mancala/oware", "--a", "perfect", "--b", "random"});
    EXPECT_EQ(unsolved.exit, 1);
    EXPECT_TRUE(contains(unsolved.err, "no solver")) << unsolved.err;
}

TEST(Solve, what_is_kept_lies_in_one_place_only) {
    EXPECT_EQ(sivba({"solve", "ur/finkel:pieces=1", "--keep", "--save", "x"}).exit, 2);
}

TEST(Schema, is_json_and_the_reference_is_text) {
    const Json schema = Json::parse(sivba({"schema"}).out, nullptr, false);
    EXPECT_TRUE(schema.is_object());
    EXPECT_TRUE(sivba({"schema", "--reference"}).out.starts_with("# "));
}

TEST(Language, is_chosen_by_option_and_environment) {
    const std::string english = sivba({"rules", "mancala/oware"}).out;
    const Outcome ukrainian = sivba({"rules", "mancala/oware", "--lang", "uk"});
    EXPECT_NE(ukrainian.out, english);
    EXPECT_EQ(run({{"rules", "mancala/oware"}, "", {{"LC_ALL", "uk_UA.UTF-8"}}, ""}).out, ukrainian.out);
    EXPECT_EQ(sivba({"--lang=uk", "rules", "mancala/oware"}).out, ukrainian.out);
    EXPECT_TRUE(contains(ukrainian.out, "Оваре"));
}

TEST(Data, folder_of_the_environment_comes_first) {
    const std::filesystem::path data =
        std::filesystem::path(testing::TempDir()) / ("sivba-data-" + std::to_string(getpid()));
    std::filesystem::create_directories(data / "rulesets" / "my");
    std::ofstream(data / "rulesets" / "my" / "one.yaml")
        << "format: 1\nid: my/one\nextends: ur/finkel\nname: One\npieces: {each: 1}\n";
    const Outcome outcome = run({{"perft", "my/one", "1"}, "", {{"SIVBA_DATA", data.string()}}, ""});
    EXPECT_EQ(outcome.out, "1 5\n") << outcome.err;
    std::filesystem::remove_all(data);
}

TEST(List, broken_ruleset_of_ones_own_is_a_warning) {
    const std::filesystem::path data =
        std::filesystem::path(testing::TempDir()) / ("sivba-broken-" + std::to_string(getpid()));
    std::filesystem::create_directories(data / "rulesets" / "my");
    std::ofstream(data / "rulesets" / "my" / "broken.yaml")
        << "format: 1\nid: my/broken\nextends: ur/finkle\n";
    const Outcome outcome = run({{"list"}, "", {{"SIVBA_DATA", data.string()}}, ""});
    EXPECT_EQ(outcome.exit, 0);
    EXPECT_TRUE(contains(outcome.out, "ur/finkel"));
    EXPECT_TRUE(contains(outcome.err, "my/broken.yaml:3:10: warning: ")) << outcome.err;
    EXPECT_FALSE(contains(outcome.err, "error")) << outcome.err;
    std::filesystem::remove_all(data);
}

}  // namespace
}  // namespace sivba::test
