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
    struct Man {
        Seat owner = Seat::p1;
        int position = 0;
    };
    std::vector<Man> men;
    std::array<int, 2> hand{};
    std::array<int, 2> off{};
    Turn turn;
    int thrown = 0;  // as written, before it is known to fit
};

// Seats' pieces complete, squares free, the throw possible, the end of the game true.
Result<SquareKernel::State> build_state(const Program& program, const Names& squares,
                                        const PositionForm& form);

// "p1" or "p2"; `letters` also reads L and D as the first and second seat.
std::optional<Seat> parse_seat(std::string_view word, bool letters = false);

}  // namespace sivba::race
