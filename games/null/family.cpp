#include "games/null/family.h"

#include "framework/rules/compile_checks.h"
#include "games/null/game.h"
#include "games/null/rules.h"

namespace sivba {

namespace {

class NullFamily final : public Family {
public:
    std::string_view name() const override { return "null"; }
    Message title() const override { return msg("Games of nothing"); }
    const std::vector<WordInfo>& words() const override { return null::words().infos(); }

    GamePtr compile(const Node& root, Ruleset frame, Diagnostics& diagnostics) const override {
        const null::Rules rules = null::words().parse(root, frame_words(), diagnostics);
        check_players(frame, null::NullKernel::seats, root, diagnostics);
        if (diagnostics.failed()) return nullptr;
        frame.canonical = null::words().dump(rules);
        frame.rules_hash = content_hash(frame.canonical);
        null::Program program;
        program.turns = static_cast<std::uint8_t>(rules.turns);
        return std::make_shared<null::NullGame>(program, std::move(frame));
    }
};

}  // namespace

const Family& null_family() {
    static const NullFamily family;
    return family;
}

}  // namespace sivba
