// Document -> Rules -> Program -> Game.
#include "games/sowing/family.h"

#include "framework/rules/compile_checks.h"
#include "games/sowing/check_start.h"
#include "games/sowing/compile.h"
#include "games/sowing/game.h"
#include "games/sowing/words.h"

namespace sivba {
namespace {

class SowingFamily final : public Family {
public:
    std::string_view name() const override { return "sowing"; }
    Message title() const override { return msg("Sowing games"); }
    const std::vector<WordInfo>& words() const override { return sowing::words().infos(); }

    GamePtr compile(const Node& root, Ruleset frame, Diagnostics& diagnostics) const override {
        const sowing::Rules rules = sowing::words().parse(root, frame_words(), diagnostics);
        check_players(frame, sowing::RelayKernel<sowing::PlainRing<sowing::RelaySmall>>::seats, root,
                      diagnostics);
        if (diagnostics.failed()) return nullptr;
        sowing::check_combinations(rules, root, diagnostics);
        if (diagnostics.failed()) return nullptr;
        frame.canonical = sowing::words().dump(rules);
        frame.advice = sowing::words().dump(rules, true);
        frame.rules_hash = content_hash(frame.canonical);
        const sowing::Program program = sowing::compile_rules(rules);
        GamePtr game = sowing::make_game(program, std::move(frame));
        sowing::check_start(*game, program, root, diagnostics);
        return diagnostics.failed() ? nullptr : game;
    }
};

}  // namespace

const Family& sowing_family() {
    static const SowingFamily family;
    return family;
}

}  // namespace sivba
