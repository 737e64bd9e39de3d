// `sivba vectors`: replays files of positions, moves and results that were collected
// outside the program. The last line is read by scripts and the same in every language.
#include "framework/play/vectors.h"
#include "cli/commands/commands.h"
#include "cli/progress.h"
#include "framework/play/file.h"
#include "games/vectors/formats.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

constexpr std::size_t largest_file = 64u << 20;

struct Options {
    std::vector<std::string> files;
};

struct Totals {
    std::size_t passed = 0, failed = 0, skipped = 0;
    Json failures = Json::array();
};

void add(const Output& out, const std::string& file, const VectorReport& report, Totals& totals) {
    totals.passed += report.passed;
    totals.failed += report.failures.size();
    totals.skipped += report.skipped;
    for (const VectorFailure& each : report.failures) {
        totals.failures.push_back(
            {{"file", file}, {"id", each.id}, {"expected", each.expected}, {"got", each.got}});
        if (out.json) continue;
        out.line(msg("{id}: expected {expected}, got {got}")
                     .with("id", each.id)
                     .with("expected", each.expected)
                     .with("got", each.got));
    }
}

// Exit::done: the report is complete.
Exit run_file(Context& context, const std::string& file, Totals& totals) {
    const Result<std::string> text = read_file(file, largest_file);
    if (!text) return context.fail(text.error());
    std::unique_ptr<Progress> bar;
    const VectorProgress show = [&](std::size_t done, std::size_t all) {
        if (!bar) bar = std::make_unique<Progress>(context.out, msg("Replaying"), all);
        bar->at(done);
        return !context.stopped();
    };
    const Result<VectorReport> report =
        run_vectors(*text, context.library, all_vector_formats(), show, context.interrupt.token());
    bar.reset();
    if (!report)
        return context.fail(Exit::wrong,
                            msg("{file}: {why}").with("file", file).with("why", report.error().message));
    add(context.out, file, *report, totals);
    return report->stopped ? Exit::interrupted : Exit::done;
}

Exit run(Context& context, const Options& options) {
    Totals totals;
    for (const std::string& file : options.files)
        if (const Exit exit = run_file(context, file, totals); exit != Exit::done) return exit;
    if (context.out.json)
        context.out.document({{"passed", totals.passed},
                              {"failed", totals.failed},
                              {"skipped", totals.skipped},
                              {"failures", totals.failures}});
    else
        context.out.text(
            fmt::format("{} passed, {} failed, {} skipped\n", totals.passed, totals.failed, totals.skipped));
    return totals.failed == 0 ? Exit::done : Exit::wrong;
}

}  // namespace

void add_vectors(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("vectors", msg("Replays files of test vectors"),
             [options](Context& context) { return run(context, *options); })
        .needs_some("FILE", options->files, msg("Files of vectors in JSON"));
}

}  // namespace sivba::cli
