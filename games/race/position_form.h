// What both written forms of a position (one line, JSON) say, before it is checked.
// build_state() is the only way from a text to a State, so no text makes an illegal one.
#pragma once

#include "framework/base/result.h"
#include "framework/rules/seat_text.h"
#include "games/race/kernel.h"

#include <optional>
#include <vector>

namespace sivba::race {

struct PositionForm {
    std::vector<Cell> men;  // those of a pile bottom to top
    std::array<int, 2> hand{};
    std::array<int, 2> off{};
    std::optional<std::array<int, 3>> tokens;  // of the seats, and in the pot; none: as at the start
    int lifted = -1;                           // square of the lift just before
    Turn turn;
    int thrown = 0;  // as written, before it is known to fit
};

// Seats' pieces complete, squares free, the throw possible, the end of the game true.
Result<SquareKernel::State> build_state(const Program& program, const Names& squares,
                                        const PositionForm& form);

// "p1" or "p2"; `letters` also reads L and D as the first and second seat.
std::optional<Seat> parse_seat(std::string_view word, bool letters = false);

}  // namespace sivba::race
