// Where the kernel reads the words that every move asks: from the Program, or fixed at
// compile time where that pays (bonus turns: a quarter faster; captures by counts: nothing).
// Either way the rules themselves are written once, in kernel.h; fixed words only let the
// compiler drop the other cases.
#pragma once

#include "games/sowing/program.h"

namespace sivba::sowing {

struct ProgramWords {
    static const HotWords& of(const Program& program) { return program.hot; }
    static bool claims(const Program& program) { return program.hot.claims; }
};

// Without claimed pits: asking for them in every move would cost a fifth of the speed.
struct UnclaimedWords : ProgramWords {
    static constexpr bool claims(const Program&) { return false; }
    static bool fits(const Program& program) { return !program.hot.claims; }
};

template <HotWords words>
struct FixedWords {
    static constexpr const HotWords& of(const Program&) { return value; }
    static constexpr bool claims(const Program&) { return words.claims; }
    static bool fits(const Program& program) { return program.hot == words; }

private:
    static constexpr HotWords value = words;
};

// Bonus turns, captures by a last seed in an own empty pit, ends with an empty row.
inline constexpr HotWords bonus_turn_words = {.again_in_store = true,
                                              .capture_when = CaptureWhen::last_in_empty,
                                              .capture_needs_opposite = true,
                                              .take_opposite = true,
                                              .row_empty_ends = true};

using BonusTurnWords = FixedWords<bonus_turn_words>;

}  // namespace sivba::sowing
