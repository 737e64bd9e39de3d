#include "games/race/clashes.h"

#include "framework/rules/compile_checks.h"
#include "games/race/spots.h"

namespace sivba::race {

namespace {

class Clashes {
public:
    Clashes(const Rules& rules, const Node& root, Diagnostics& diagnostics)
        : rules_(rules),
          root_(root),
          diagnostics_(diagnostics) {}

    void check() {
        const bool one_sided = rules_.pieces.turn_over_at == 0;
        const int length = static_cast<int>(rules_.path.first.size());
        if (rules_.pieces.turn_over_at > length)
            clash("pieces.turn_over_at", "path.first", msg("the path has no such position"));
        if (rules_.entry.square > length)
            clash("entry.square", "path.first", msg("the path has no such position"));
        if (one_sided) {
            const Message never = msg("no piece ever shows its marked side");
            if (rules_.capture.sides == Sides::same) clash("capture.sides", "pieces.turn_over_at", never);
            if (!rules_.admission.plain_only.empty())
                clash("admission.plain_only", "pieces.turn_over_at", never);
            if (!rules_.admission.marked_only.empty())
                clash("admission.marked_only", "pieces.turn_over_at", never);
        }
        const std::uint64_t shared = squares(rules_.sharing.own) | squares(rules_.sharing.both);
        if ((squares(rules_.sharing.own) & squares(rules_.sharing.both)) != 0)
            clash("sharing.own", "sharing.both", msg("a square cannot be both"));
        if ((squares(rules_.admission.plain_only) & squares(rules_.admission.marked_only)) != 0)
            clash("admission.plain_only", "admission.marked_only", msg("nothing could land there"));
        if ((squares(rules_.sharing.top_only) & ~shared) != 0)
            clash("sharing.top_only", "sharing.both", msg("only shared squares have piles"));
        if ((squares(rules_.lifting.squares) & ~squares(rules_.sharing.top_only)) != 0)
            clash("lifting.squares", "sharing.top_only",
                  msg("a piece is lifted only where it can be buried"));
        if (rules_.lifting.answer != LiftAnswer::none && rules_.lifting.squares.empty())
            clash("lifting.answer", "lifting.squares", msg("there is no lift to answer"));
        if (rules_.tokens.each == 0 && !rules_.tokens.pay_for_passing.empty())
            clash("tokens.pay_for_passing", "tokens.each", msg("nobody has a token"));
        if (rules_.tokens.each == 0 && !rules_.tokens.take_for_landing.empty())
            clash("tokens.take_for_landing", "tokens.each", msg("nobody has a token"));
    }

private:
    // Bit per square; a position of the path means its square on either path.
    std::uint64_t squares(const Names& names) const {
        std::uint64_t bits = square_bits(rules_, names);
        for (const std::string& name : names)
            if (const auto position = position_in(rules_, name))
                for (const Seat seat : {Seat::p1, Seat::p2})
                    bits |= std::uint64_t{1} << square_index(
                                rules_, path_of(rules_, seat)[static_cast<std::size_t>(*position - 1)]);
        return bits;
    }
    void clash(std::string_view one, std::string_view two, Message reason) {
        diagnostics_.error(mark_of(root_, to_blame(root_, one, two)),
                           msg("`{one}` and `{two}` clash: {reason}.")
                               .with("one", std::string(one))
                               .with("two", std::string(two))
                               .with("reason", std::move(reason)));
    }

    const Rules& rules_;
    const Node& root_;
    Diagnostics& diagnostics_;
};

}  // namespace

void check_clashes(const Rules& rules, const Node& root, Diagnostics& diagnostics) {
    Clashes(rules, root, diagnostics).check();
}

}  // namespace sivba::race
