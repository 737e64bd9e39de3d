// `sivba perft`: the number of turn sequences of each length. The depths are counted
// one after another, so that the short ones are shown while the long one runs; they
// cost little beside it.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/progress.h"
#include "framework/play/turn_list.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position;
    std::uint64_t depth = 1;
    bool divide = false, weighted = false, plies = false;
};

// Counting below each first decision or turn apart shows how far the count is and keeps
// what is complete when it is interrupted.
bool is_complete(const TurnPart& part, const Options& options) {
    return options.plies ? part.ply_ended : part.turn_ended;
}

// Nothing when it was interrupted.
std::optional<std::uint64_t> count_below(const Context& context, const Game& game, const TurnPart& root,
                                         const Options& options, int depth) {
    PerftOptions perft;
    perft.depth = is_complete(root, options) ? depth - 1 : depth;
    perft.weighted = options.weighted;
    perft.plies = options.plies;
    const std::uint64_t weight = options.weighted ? root.weight : 1;
    if (perft.depth == 0) return weight;
    const PerftResult result = game.perft(*root.after, perft, context.interrupt.token());
    if (result.stopped) return std::nullopt;
    return weight * result.counts.back();
}

class Counting {
public:
    Counting(Context& context, const Options& options, const Table& table)
        : context_(context),
          options_(options),
          game_(*table.game),
          start_{{}, table.position} {}

    // The document gets `counts`. False when it was interrupted.
    bool by_length(Json& json) {
        json["counts"] = Json::array();
        for (int depth = 1; depth <= static_cast<int>(options_.depth); ++depth) {
            const std::optional<std::uint64_t> count = of_length(depth);
            if (!count) return false;
            json["counts"].push_back(*count);
            if (context_.out.json) continue;
            context_.out.text(fmt::format("{} {}\n", depth, *count));
            context_.out.show_now();
        }
        return true;
    }

    // The document gets `divide` and `total`.
    bool by_turn(Json& json) {
        json["divide"] = Json::array();
        const bool whole = divide(start_, json["divide"]);
        json["total"] = total_;
        if (whole && !context_.out.json) context_.out.text(fmt::format("{}\n", total_));
        return whole;
    }

private:
    std::optional<std::uint64_t> of_length(int depth) {
        const std::vector<TurnPart> roots = continued(game_, start_);
        Progress progress(context_.out, msg("Counting"), roots.size());
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < roots.size(); ++i) {
            const std::optional<std::uint64_t> count =
                count_below(context_, game_, roots[i], options_, depth);
            if (!count) return std::nullopt;
            sum += *count;
            progress.at(i + 1);
        }
        return sum;
    }

    bool divide(const TurnPart& from, Json& rows) {
        const std::vector<TurnPart> roots = continued(game_, from);
        for (const TurnPart& root : roots) {
            if (!is_complete(root, options_)) continue;
            const std::optional<std::uint64_t> count =
                count_below(context_, game_, root, options_, static_cast<int>(options_.depth));
            if (!count) return false;
            total_ += *count;
            rows.push_back({{"turn", root.text}, {"count", *count}});
            if (!context_.out.json) context_.out.text(fmt::format("{}  {}\n", padded(root.text, 12), *count));
        }
        for (const TurnPart& root : roots)
            if (!is_complete(root, options_) && !divide(root, rows)) return false;
        return !context_.stopped();
    }

    Context& context_;
    const Options& options_;
    const Game& game_;
    TurnPart start_;
    std::uint64_t total_ = 0;
};

Exit run(Context& context, const Options& options) {
    Table table;
    if (const Exit exit = open_table(context, options.id, options.position, Starter::first, table);
        exit != Exit::done)
        return exit;
    Json json = {{"id", table.game->ruleset().full_id()},
                 {"position_text", table.game->text(*table.position)},
                 {"depth", options.depth},
                 {"weighted", options.weighted},
                 {"plies", options.plies}};
    Counting counting(context, options, table);
    const bool whole = options.divide ? counting.by_turn(json) : counting.by_length(json);
    json["interrupted"] = !whole;
    if (context.out.json) context.out.document(json);
    return whole ? Exit::done : Exit::interrupted;
}

}  // namespace

void add_perft(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("perft", msg("The number of turn sequences of each length"),
             [options](Context& context) { return run(context, *options); })
        .needs("ID", options->id, says_ruleset())
        .number("DEPTH", options->depth, 1, 64, msg("Length in turns"))
        .option("--position", options->position, says_position(), "P")
        .flag("--divide", options->divide, msg("The counts below each first turn"))
        .flag("--weighted", options->weighted, msg("Multiply by the weights of the throws"))
        .flag("--plies", options->plies, msg("A further move of the same seat counts as one of its own"));
}

}  // namespace sivba::cli
