// The opening is looked at as play would begin it, drawn starter included; only then is it
// asked which word is to blame.
#include "games/sowing/check_start.h"

#include "framework/rules/compile_checks.h"

#include <algorithm>

namespace sivba::sowing {
namespace {

bool is_over(const Game& game, const PositionPtr& position) {
    const Actor actor = game.actor(*position);
    if (!actor.is_chance()) return actor.is_nobody();
    MoveList draws;
    game.legal(*position, draws);
    return std::ranges::any_of(draws, [&](Move draw) {
        return game.actor(*game.apply(*position, draw, nullptr).position).is_nobody();
    });
}

// Of several words that are to blame together, the one that the author wrote himself.
Mark mark_of_own(const Node& root, std::initializer_list<std::string_view> words) {
    Mark own = mark_of(root, *words.begin());
    for (const std::string_view word : words)
        if (const Mark mark = mark_of(root, word); mark.line > 0 && mark.file < own.file) own = mark;
    return own;
}

}  // namespace

void check_start(const Game& game, const Program& program, const Node& root, Diagnostics& diagnostics) {
    if (!is_over(game, game.initial())) return;
    const auto first = program.opening.begin();
    const std::int64_t fullest = *std::max_element(first, first + program.pits);
    const StartRules& start = program.rules.move.start;
    if (fullest < start.at_least) {
        diagnostics.error(
            mark_of_own(root, {"move.start.at_least", "setup.all", "setup.inner", "setup.outer"}),
            msg_n("Nobody can begin: `move.start.at_least: {value}`, and no pit holds more than "
                  "{n} seed in the opening.",
                  "Nobody can begin: `move.start.at_least: {value}`, and no pit holds more than "
                  "{n} seeds in the opening.",
                  fullest)
                .with("value", std::int64_t{start.at_least}));
        return;
    }
    diagnostics.error(mark_of_own(root, {"move.start", "move.start.at_most", "move.start.rows",
                                         "move.start.order", "setup.all", "setup.inner", "setup.outer"}),
                      msg("Nobody can begin: in the opening `move.start` and `setup` leave no turn."));
}

}  // namespace sivba::sowing
