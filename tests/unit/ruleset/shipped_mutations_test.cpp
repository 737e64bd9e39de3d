// 200 single faults in the shipped rulesets: at least 99 % are reported, 95 % on the line
// where they were made.
#include "framework/base/random.h"
#include "framework/play/save.h"
#include "games/families.h"
#include "tests/unit/ruleset/mutations.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

#include <filesystem>

#include <unistd.h>

namespace sivba {
namespace {

namespace files = std::filesystem;

struct Shipped {
    std::string text;
    std::size_t problems = 0;
    std::vector<mutation::Mutant> mutants;
};

TEST(ShippedRulesets, single_faults_are_reported_on_their_line) {
    const files::path root = files::path(SIVBA_SOURCE_DIR) / "rulesets";
    const Library library(all_families(), {root});
    std::vector<Shipped> shipped;
    for (const std::string& id : library.ids()) {
        const auto text = read_file(root / (id + ".yaml"), 64 * 1024);
        ASSERT_TRUE(text);
        const Loaded whole = library.check({id, {}, {}});
        ASSERT_TRUE(whole.game) << id << "\n" << sample::listed(whole.problems);
        shipped.push_back({*text, whole.problems.size(), mutation::all_mutants(*text, all_families())});
    }
    ASSERT_FALSE(shipped.empty());

    std::string folder = (files::temp_directory_path() / "sivba-mutants-XXXXXX").string();
    ASSERT_NE(::mkdtemp(folder.data()), nullptr);
    mutation::Score score;
    RandomStream random(1);
    for (int i = 0; i < 200; ++i) {
        // Every kind of fault and every file in turn; a kind that a file does not offer gives way to any.
        const Shipped& file = shipped[static_cast<std::size_t>(i) % shipped.size()];
        const auto fault = static_cast<mutation::Fault>(i % mutation::fault_kinds);
        std::vector<const mutation::Mutant*> fitting;
        for (const mutation::Mutant& each : file.mutants)
            if (each.fault == fault) fitting.push_back(&each);
        if (fitting.empty())
            for (const mutation::Mutant& each : file.mutants) fitting.push_back(&each);
        const auto* mutant = fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
        mutation::judge(*mutant, folder + "/x.yaml", library, file.problems, score);
    }
    RecordProperty("reported", score.reported);
    RecordProperty("on_line", score.on_line);
    EXPECT_EQ(score.made, 200);
    EXPECT_GE(score.reported, 198) << score.missed;
    EXPECT_GE(score.on_line, 190) << score.missed;
    files::remove_all(folder);
}

}  // namespace
}  // namespace sivba
