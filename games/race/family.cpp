// Words, then tables, then the game: each step only if the one before found no fault.
#include "games/race/family.h"

#include "framework/rules/compile_checks.h"
#include "games/race/compile.h"
#include "games/race/game.h"
#include "games/race/words.h"

namespace sivba {

namespace {

class RaceFamily final : public Family {
public:
    std::string_view name() const override { return "race"; }
    Message title() const override { return msg("Race games"); }
    const std::vector<WordInfo>& words() const override { return race::words().infos(); }

    GamePtr compile(const Node& root, Ruleset frame, Diagnostics& diagnostics) const override {
        race::Rules rules = race::words().parse(root, frame_words(), diagnostics);
        check_players(frame, race::SquareKernel::seats, root, diagnostics);
        if (diagnostics.failed()) return nullptr;
        std::optional<race::Program> program = race::compile(rules, root, diagnostics);
        if (!program) return nullptr;
        frame.canonical = race::words().dump(rules);
        frame.rules_hash = content_hash(frame.canonical);
        return std::make_shared<race::RaceGame>(std::move(*program), std::move(rules), std::move(frame));
    }
};

}  // namespace

const Family& race_family() {
    static const RaceFamily family;
    return family;
}

}  // namespace sivba
