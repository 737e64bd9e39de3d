// Positions, moves and results collected outside the program (tests/conformance/vectors).
#include "framework/play/save.h"
#include "framework/play/vectors.h"
#include "games/vectors/formats.h"
#include "tests/conformance/suite.h"

namespace sivba {
namespace {

VectorReport run(std::string_view name) {
    const auto path = std::filesystem::path(SIVBA_SOURCE_DIR) / "tests/conformance/vectors" / name;
    const Result<std::string> text = read_file(path, 1 << 20);
    EXPECT_TRUE(text) << path;
    const Result<VectorReport> report = run_vectors(text ? *text : "", shipped(), all_vector_formats());
    EXPECT_TRUE(report);
    return report ? *report : VectorReport{};
}

std::string failures_of(const VectorReport& report) {
    std::string text;
    for (const VectorFailure& each : report.failures)
        text += each.id + "\n  expected " + each.expected + "\n  got      " + each.got + "\n";
    return text;
}

TEST(Vectors, oware_and_kalah_positions) {
    const VectorReport report = run("two-row.json");
    EXPECT_EQ(failures_of(report), "");
    EXPECT_EQ(report.passed, 46u);
}

TEST(Vectors, four_row_positions) {
    const VectorReport report = run("sowing.json");
    EXPECT_EQ(failures_of(report), "");
    EXPECT_EQ(report.passed, 151u);
}

TEST(Vectors, race_positions_and_counts) {
    const VectorReport report = run("ur.json");
    EXPECT_EQ(failures_of(report), "");
    EXPECT_EQ(report.passed, 470u);
}

}  // namespace
}  // namespace sivba
