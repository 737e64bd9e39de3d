// The reference and the JSON Schema contain every word of the tables.
#include "framework/ruleset/reference.h"

#include "framework/ruleset/examples.h"
#include "framework/ruleset/frame.h"
#include "framework/ruleset/options.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace sivba {
namespace {

std::vector<FamilyWords> families() { return {{"sample", "Sample games", &sample::words().infos()}}; }

TEST(Reference, every_word_and_value_has_its_sentence) {
    const std::string page = language_reference(families(), {{"capture", "Seeds are captured."}});
    for (const auto* rows :
         {&frame_rows(), &option_rows(), &example_rows(), &expect_rows(), &sample::words().infos()}) {
        for (const WordInfo& row : *rows) {
            EXPECT_NE(page.find("**`" + row.path + "`**"), std::string::npos) << row.path;
            EXPECT_NE(page.find(row.says), std::string::npos) << row.path;
            for (const WordValue& value : row.values)
                EXPECT_NE(page.find("`" + value.word + "`: " + value.says), std::string::npos) << value.word;
        }
    }
    EXPECT_NE(page.find("\n- `capture`: Seeds are captured.\n"), std::string::npos);
    EXPECT_NE(page.find("number 1..20; default `6`; required"), std::string::npos);
    EXPECT_NE(page.find("default `first`; *offered*"), std::string::npos);
    EXPECT_NE(page.find("64 KiB, blocks nested 16 deep, 20000 values"), std::string::npos);
    EXPECT_EQ(page.back(), '\n');
    EXPECT_EQ(page.find("\n\n\n"), std::string::npos);
}

TEST(JsonSchema, follows_the_dots_of_the_rows) {
    const auto schema = nlohmann::json::parse(json_schema(families()));
    EXPECT_EQ(schema["$schema"], "http://json-schema.org/draft-07/schema#");
    const auto& words = schema["definitions"]["sample"]["properties"];
    for (const WordInfo& row : sample::words().infos()) {
        const nlohmann::json* at = &schema["definitions"]["sample"];
        for (std::size_t start = 0; start <= row.path.size();) {
            const std::size_t dot = std::min(row.path.find('.', start), row.path.size());
            const std::string key = row.path.substr(start, dot - start);
            ASSERT_TRUE((*at)["properties"].contains(key)) << row.path;
            at = &(*at)["properties"][key];
            start = dot + 1;
        }
        EXPECT_NE((*at)["description"].get<std::string>().find(row.says), std::string::npos);
    }
    EXPECT_EQ(words["move"]["additionalProperties"], false);
    EXPECT_TRUE(words["move"]["properties"].contains("note"));
    EXPECT_TRUE(words.contains("id"));
    EXPECT_EQ(schema["properties"]["family"]["allOf"][0]["enum"][0], "sample");
    EXPECT_EQ(schema["additionalProperties"], false);
}

}  // namespace
}  // namespace sivba
