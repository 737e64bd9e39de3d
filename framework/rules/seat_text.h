// Seats as they are written in positions, tokens and JSON: "p1", "p2" and so on.
#pragma once

#include "framework/rules/types.h"

#include <optional>
#include <string_view>

namespace sivba {

constexpr std::string_view seat_word(Seat seat) {
    constexpr std::string_view words[max_seats] = {"p1", "p2", "p3", "p4", "p5", "p6"};
    return words[index(seat)];
}

// One of the first `seats`.
constexpr std::optional<Seat> seat_of_word(std::string_view word, int seats) {
    for (int i = 0; i < seats; ++i)
        if (seat_word(seat_at(i)) == word) return seat_at(i);
    return std::nullopt;
}

}  // namespace sivba
