// `sivba perft`: the number of turn sequences of each length. The depths are counted
// one after another, so that the short ones are shown while the long one runs; they
// cost little beside it.
#include "cli/commands/commands.h"
#include "cli/describe.h"
#include "cli/progress.h"

#include <fmt/format.h>

namespace sivba::cli {

namespace {

struct Options {
    std::string id, position;
    std::uint64_t depth = 1;
    bool divide = false, weighted = false, plies = false;
};

// A first decision, or a first turn. Counting below each of them apart shows how far the
// count is and keeps what is complete when it is interrupted.
struct Root {
    std::string text;
    PositionPtr after;
    std::uint64_t weight = 1;
    bool complete = false;  // the turn (with --plies: the ply) is over
};

Root root_of(const Game& game, const Root& from, Move move, const Options& options, bool written) {
    Root root = from;
    if (written) root.text.append(from.text.empty() ? "" : " ").append(game.token(*from.after, move));
    if (options.weighted && game.actor(*from.after).is_chance())
        root.weight *= game.weight(*from.after, move);
    const Applied applied = game.apply(*from.after, move, nullptr);
    root.after = applied.position;
    root.complete = options.plies ? applied.progress.ply_ended : applied.progress.turn_ended;
    return root;
}

std::vector<Root> next_roots(const Game& game, const Root& from, const Options& options) {
    std::vector<Root> roots;
    if (game.actor(*from.after).is_nobody()) return roots;
    MoveList moves;
    game.legal(*from.after, moves);
    for (const Move move : moves)
        roots.push_back(root_of(game, from, move, options, moves.size() > 1 || from.text.empty()));
    return roots;
}

// Nothing when it was interrupted.
std::optional<std::uint64_t> count_below(const Context& context, const Game& game, const Root& root,
                                         const Options& options, int depth) {
    PerftOptions perft;
    perft.depth = root.complete ? depth - 1 : depth;
    perft.weighted = options.weighted;
    perft.plies = options.plies;
    if (perft.depth == 0) return root.weight;
    const PerftResult result = game.perft(*root.after, perft, context.interrupt.token());
    if (result.stopped) return std::nullopt;
    return root.weight * result.counts.back();
}

class Counting {
public:
    Counting(Context& context, const Options& options, const Table& table)
        : context_(context),
          options_(options),
          game_(*table.game),
          start_{"", table.position} {}

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
        const std::vector<Root> roots = next_roots(game_, start_, options_);
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

    bool divide(const Root& from, Json& rows) {
        const std::vector<Root> roots = next_roots(game_, from, options_);
        for (const Root& root : roots) {
            if (!root.complete) continue;
            const std::optional<std::uint64_t> count =
                count_below(context_, game_, root, options_, static_cast<int>(options_.depth));
            if (!count) return false;
            total_ += *count;
            rows.push_back({{"turn", root.text}, {"count", *count}});
            if (!context_.out.json) context_.out.text(fmt::format("{}  {}\n", padded(root.text, 12), *count));
        }
        for (const Root& root : roots)
            if (!root.complete && !divide(root, rows)) return false;
        return !context_.stopped();
    }

    Context& context_;
    const Options& options_;
    const Game& game_;
    Root start_;
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
