// The JSON notation, version 2, of RoyalUr (github.com/RoyalUr/RoyalUr-Java): settings, an
// initial state, then a state for every throw and move. Pieces are signed numbers, the
// position on the path counted from 1, light positive, dark negative. Settings know the
// games of RoyalUr only; whether one of ours is among them is read from its rules, not
// from its name (royalur_settings.cpp).
#pragma once

#include "games/notations/notations.h"

#include <nlohmann/json.hpp>

namespace sivba::notations {

using Json = nlohmann::ordered_json;

bool looks_like_royalur(std::string_view text);
Result<std::string> write_royalur(const Session& session);
Result<Session> read_royalur(std::string_view text, const Library& library,
                             const std::optional<GameRequest>& game);

// What RoyalUr calls the rules of a game; the error says which rule it does not know.
struct RoyalUrSettings {
    std::string board_shape, paths, dice;
    int start_pieces = 7;
    bool safe_rosettes = false, rosettes_grant_rolls = true, captures_grant_rolls = false;
    friend bool operator==(const RoyalUrSettings&, const RoyalUrSettings&) = default;
};
Result<RoyalUrSettings> royalur_settings(const Game& game);
// Our game with these settings.
Result<GameRequest> game_of(const RoyalUrSettings& settings);

constexpr std::string_view letter_of(Seat seat) { return seat == Seat::p1 ? "L" : "D"; }

}  // namespace sivba::notations
