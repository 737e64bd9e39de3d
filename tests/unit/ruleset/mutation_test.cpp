// Every single fault in the sample ruleset is reported where it was made.
#include "tests/unit/ruleset/mutations.h"
#include "tests/unit/ruleset/sample_family.h"

#include <gtest/gtest.h>

#include <filesystem>

#include <unistd.h>

namespace sivba {
namespace {

TEST(Mutations, of_the_sample_are_reported_on_their_line) {
    std::string folder = (std::filesystem::temp_directory_path() / "sivba-mutants-XXXXXX").string();
    ASSERT_NE(::mkdtemp(folder.data()), nullptr);
    const Library library({&sample::family()}, {});
    const auto mutants = mutation::all_mutants(sample::plain, library.families());
    EXPECT_GT(mutants.size(), 100u);
    mutation::Score score;
    for (const mutation::Mutant& mutant : mutants)
        mutation::judge(mutant, folder + "/x.yaml", library, 0, score);
    EXPECT_EQ(score.reported, score.made) << score.missed;
    EXPECT_EQ(score.on_line, score.made) << score.missed;
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace sivba
