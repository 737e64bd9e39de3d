// Files of vectors: what is run, what is skipped, what fails. The toy plays a race.
#include "framework/play/vectors.h"

#include "framework/play/json_input.h"
#include "games/vectors/formats.h"
#include "tests/unit/play/toy_library.h"

#include <gtest/gtest.h>

namespace sivba {
namespace {

class VectorsTest : public testing::Test {
protected:
    VectorReport run(const Json& file) {
        const Result<VectorReport> report = run_vectors(file.dump(), library, all_vector_formats());
        EXPECT_TRUE(report);
        return report ? *report : VectorReport{};
    }

    toy::Folder folder;
    Library library = toy::library_in(folder);
};

Json counts(int d1, int d2) {
    return {{"ruleset", "toys/line"},
            {"options", {{"goal", "six"}}},
            {"weights", {{"0", 1}, {"1", 2}, {"2", 1}}},
            {"branch", {{"d1", d1}, {"d2", d2}}},
            {"weighted", {{"d1", 7}, {"d2", 49}}}};
}

TEST_F(VectorsTest, rows_of_counts_are_run) {
    const VectorReport report = run(
        {{"format", "ur-vectors/1"}, {"perft", {counts(5, 25), counts(5, 26)}}, {"vectors", Json::array()}});
    EXPECT_EQ(report.passed, 1u);
    ASSERT_EQ(report.failures.size(), 1u);
    EXPECT_EQ(report.failures[0].id, "perft/toys/line:goal=six");
    EXPECT_EQ(report.failures[0].expected, "branch d2: 26");
    EXPECT_EQ(report.failures[0].got, "branch d2: 25");
}

TEST_F(VectorsTest, entries_without_a_ruleset_are_skipped) {
    const Json entry = {{"id", "a-1"}, {"ruleset", "mancala/none"}, {"options", Json::object()}};
    for (const std::string_view format : {"two-row-vectors/1", "sowing-vectors/1"}) {
        const VectorReport report = run({{"format", format}, {"vectors", {entry, {{"note", "no id"}}}}});
        EXPECT_EQ(report.skipped, 1u);
        EXPECT_EQ(report.passed + report.failures.size(), 0u);
    }
}

TEST_F(VectorsTest, every_record_with_an_id_of_the_paper_file_counts) {
    const Json file = {{"format", "paper-vectors/1"},
                       {"nim", {{"rules", "text"}, {"results", {{{"id", "nim-1"}}, {{"id", "nim-2"}}}}}},
                       {"sim", {{"results", {{{"id", "sim-1"}}}}, {"effort", {{{"nodes", 5}}}}}}};
    EXPECT_EQ(run(file).skipped, 3u);
}

TEST_F(VectorsTest, entries_of_a_wrong_shape_or_with_unknown_options_fail) {
    const Json shapeless = {{"id", "a"}, {"ruleset", "toys/line"}};
    const Json unknown = {{"id", "b"}, {"ruleset", "toys/line"}, {"options", {{"goal", "nine"}}}};
    const VectorReport report = run({{"format", "two-row-vectors/1"}, {"vectors", {shapeless, unknown}}});
    ASSERT_EQ(report.failures.size(), 2u);
    EXPECT_EQ(report.failures[0].id, "a");
    EXPECT_EQ(report.failures[1].id, "b");
}

TEST_F(VectorsTest, other_files_are_refused) {
    EXPECT_FALSE(run_vectors("", library, all_vector_formats()));
    EXPECT_FALSE(run_vectors("[1]", library, all_vector_formats()));
    EXPECT_FALSE(run_vectors(R"({"format": "chess/1"})", library, all_vector_formats()));
    EXPECT_FALSE(run_vectors(R"({"format": "two-row-vectors/1"})", library, all_vector_formats()));
    EXPECT_FALSE(run_vectors(R"({"format": "two-row-vectors/1", "vectors": [{"id": 5}]})", library,
                             all_vector_formats()));
}

TEST_F(VectorsTest, a_run_can_be_stopped) {
    const Json entry = {{"id", "a-1"}, {"ruleset", "mancala/none"}};
    const Json file = {{"format", "sowing-vectors/1"}, {"vectors", {entry, entry, entry}}};
    const auto report = run_vectors(file.dump(), library, all_vector_formats(),
                                    [](std::size_t done, std::size_t) { return done < 1; });
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->stopped);
    EXPECT_EQ(report->skipped, 1u);
}

TEST_F(VectorsTest, complete_turns_are_lists_of_decisions) {
    Json entry = {{"id", "turn"},
                  {"ruleset", "toys/line"},
                  {"position", {{"position", "2 4 p1 choose 1 -"}}},
                  {"turn", "go R"},
                  {"legal_count", 3},
                  {"legal", {"go L", "go R", "stay"}},
                  {"after", {{"position", "4 4 p2 throw 0 -"}}},
                  {"winner", nullptr},
                  {"reason", nullptr},
                  {"in_hand", 0}};
    EXPECT_EQ(run({{"format", "sowing-vectors/1"}, {"vectors", {entry}}}).passed, 1u);
    const Json changes = {{"turn", "go"},
                          {"legal_count", 4},
                          {"legal", {"go", "stay"}},
                          {"after", {{"position", "3 4 p2 throw 0 -"}}},
                          {"winner", "p1"},
                          {"in_hand", 1}};
    for (const auto& [key, value] : changes.items()) {
        Json wrong = entry;
        wrong[key] = value;
        EXPECT_EQ(run({{"format", "sowing-vectors/1"}, {"vectors", {wrong}}}).failures.size(), 1u) << key;
    }
}

TEST_F(VectorsTest, counts_of_no_depth_or_too_many_fail) {
    Json none = counts(5, 25), many = counts(5, 25), list = counts(5, 25);
    none["branch"] = Json::object();
    for (int d = 1; d <= 65; ++d) many["branch"][std::string("d").append(std::to_string(d))] = 1;
    list["branch"] = {5, 25};
    const VectorReport report =
        run({{"format", "ur-vectors/1"}, {"perft", {none, many, list}}, {"vectors", Json::array()}});
    ASSERT_EQ(report.failures.size(), 3u);
    for (const VectorFailure& failure : report.failures)
        EXPECT_EQ(failure.expected, "branch: d1 up to at most d64");
}

TEST_F(VectorsTest, a_stop_ends_the_count_inside_an_entry) {
    Json endless = counts(5, 25);
    for (int d = 3; d <= 60; ++d) endless["branch"][std::string("d").append(std::to_string(d))] = 1;
    const Json file = {{"format", "ur-vectors/1"}, {"perft", {endless, endless}}, {"vectors", Json::array()}};
    std::stop_source stop;
    const auto progress = [&](std::size_t, std::size_t) { return stop.request_stop(); };
    const auto report = run_vectors(file.dump(), library, all_vector_formats(), progress, stop.get_token());
    ASSERT_TRUE(report);
    EXPECT_TRUE(report->stopped);
    EXPECT_EQ(report->passed + report->failures.size(), 0u);
}

TEST_F(VectorsTest, a_turn_that_reads_like_two_is_none_of_them) {
    const Json after = {{"p1", Json::array()}, {"p2", Json::array()}, {"store", {0, 0}}};
    const Json entry = {{"id", "joined"},
                        {"ruleset", "toys/line"},
                        {"position", {{"position", "2 4 p1 choose 1 -"}}},
                        {"legal", {{{"turn", "go; stay"}, {"after", after}}}}};
    const VectorReport report = run({{"format", "two-row-vectors/1"}, {"vectors", {entry}}});
    ASSERT_EQ(report.failures.size(), 1u);
    EXPECT_EQ(report.failures[0].expected, "legal: {go; stay}");
}

TEST(JsonInput, is_refused_when_it_is_large_deep_or_no_json) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_TRUE(parse_json(nested(64), 1000));
    EXPECT_FALSE(parse_json(nested(65), 1000));
    EXPECT_FALSE(parse_json(std::string(1 << 20, '['), 2 << 20));
    EXPECT_FALSE(parse_json(nested(600), 2000));
    EXPECT_FALSE(parse_json("{", 1000));
    EXPECT_FALSE(parse_json("", 1000));
    EXPECT_TRUE(parse_json(R"(["[[[\\", "\"[[", {"a": 1}])", 1000));
    const Result<Json> large = parse_json("[1, 2]", 5);
    ASSERT_FALSE(large);
    EXPECT_TRUE(large.error().limit);
    std::string brackets(500, '[');
    brackets.insert(0, 1, '"').append("\"");
    EXPECT_TRUE(parse_json(brackets, 1000));
}

TEST(JsonInput, a_key_that_stands_twice_in_one_object_is_refused_with_its_line) {
    const auto error = [](std::string_view text) {
        const Result<Json> read = parse_json(text, 1000);
        return read ? "" : text_of(read.error().message);
    };
    EXPECT_EQ(error("{\"a\": 1,\n \"b\": [{\"c\": 1},\n {\"c\": 2, \"d\": {},\n \"\\u0063\": 3}]}"),
              "Line 4: The key `c` stands here twice.");
    EXPECT_EQ(error(R"({"a": {"a": {"b": 1}}, "b": [{"a": 1}, {"a": 2}]})"), "");
    EXPECT_EQ(error(R"({"a": 1, "a": 2)"), "This is not JSON.");
}

TEST_F(VectorsTest, a_key_that_stands_twice_is_refused_in_files_of_vectors) {
    const Result<VectorReport> report =
        run_vectors(R"({"format": "sowing-vectors/1", "vectors": [{"id": "a", "id": "b"}]})", library,
                    all_vector_formats());
    ASSERT_FALSE(report);
    EXPECT_EQ(text_of(report.error().message), "Line 1: The key `id` stands here twice.");
}

TEST(Says, pieces_have_no_order_and_plain_may_be_left_out) {
    const Json a = {{"owner", "p1"}, {"at", 3}}, b = {{"owner", "p2"}, {"at", 4}, {"side", "plain"}};
    EXPECT_TRUE(says({b, a}, {{{"owner", "p1"}, {"at", 3}, {"side", "plain"}, {"loop", nullptr}}, b}));
    EXPECT_FALSE(says({b, b}, {a, b}));
    EXPECT_FALSE(says({a}, {a, b}));
    EXPECT_FALSE(says({{"x", {1, 2}}}, {{"x", {2, 1}}}));
    EXPECT_TRUE(says({{"x", 1}, {"y", 2}}, {{"x", 1}}));
    EXPECT_FALSE(says({{"x", 1}}, {{"x", 1}, {"y", 2}}));
}

}  // namespace
}  // namespace sivba
