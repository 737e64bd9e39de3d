// `sivba diff`: what differs between two rulesets of one family, in words, and the same
// position under both rules with the decisions that differ.
#include "cli/commands/commands.h"
#include "cli/commands/diff_text.h"
#include "cli/describe.h"

namespace sivba::cli {

namespace {

struct Options {
    std::string a, b, position;
};

// The games as they are played, and as positions are listed: the first seat begins.
struct Pair {
    GamePtr a, b;
};

Exit open_pair(const Context& context, const Options& options, Starter starter, Pair& pair) {
    Table a, b;
    Exit exit = open_table(context, options.a, "", starter, a);
    if (exit == Exit::done) exit = open_table(context, options.b, "", starter, b);
    if (exit != Exit::done) return exit;
    pair = {a.game, b.game};
    const Message why = why_not_comparable(*pair.a, *pair.b);
    return why.empty() ? Exit::done : context.fail(Exit::wrong, why);
}

// Each game reads the position itself; one that only one of them can read is carried over.
Result<PositionComparison> compare_given(const Pair& pair, const std::string& position) {
    const Result<PositionPtr> at_a = read_position(*pair.a, position),
                              at_b = read_position(*pair.b, position);
    if (at_a && at_b) return compare_positions(*pair.a, *pair.b, *at_a, *at_b);
    if (at_a) return compare_at(*pair.a, *pair.b, *at_a);
    if (!at_b) return at_a.error();
    const Result<PositionPtr> carried = pair.a->carried(*pair.b, **at_b);
    if (!carried) return carried.error();
    return compare_positions(*pair.a, *pair.b, *carried, *at_b);
}

Exit run(Context& context, const Options& options) {
    Pair ruled, listed;
    Exit exit = open_pair(context, options, Starter::as_ruled, ruled);
    if (exit == Exit::done) exit = open_pair(context, options, Starter::first, listed);
    if (exit != Exit::done) return exit;
    const RulesComparison rules = compare_rules(*ruled.a, *ruled.b);
    const Result<PositionComparison> position = options.position.empty()
                                                    ? compare_starts(*listed.a, *listed.b)
                                                    : compare_given(listed, options.position);
    if (!position) return context.fail(position.error());
    std::optional<LaterDifference> later;
    const bool looks_further = options.position.empty() && !rules.same() && !position->differ();
    if (looks_further) later = find_difference(*listed.a, *listed.b, *position, context.interrupt.token());
    if (context.stopped()) return Exit::interrupted;
    if (context.out.json) {
        Json json = rules_json(context.out, *ruled.a, *ruled.b, rules);
        json["position"] = positions_json(context.out, *listed.a, *listed.b, *position);
        json["later"] = later ? later_json(context.out, *listed.a, *listed.b, *later) : Json(nullptr);
        context.out.document(json);
        return Exit::done;
    }
    print_rules(context.out, *ruled.a, *ruled.b, rules);
    if (!rules.same() || !options.position.empty())
        print_positions(context.out, *listed.a, *listed.b, *position);
    if (later)
        print_later(context.out, *listed.a, *listed.b, *later);
    else if (looks_further)
        context.out.line(msg("No later position was found in which they differ."));
    return Exit::done;
}

}  // namespace

void add_diff(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("diff", msg("What differs between two rulesets of a family, in words"),
             [options](Context& context) { return run(context, *options); })
        .needs("A", options->a, msg("A ruleset, with options if wanted, or the path of a .yaml file"))
        .needs("B", options->b, msg("The one to compare it with"))
        .option("--position", options->position, msg("A position for both boards instead of the opening"),
                "P");
}

}  // namespace sivba::cli
