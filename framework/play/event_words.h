// The words of the kinds of events, in rulesets' examples and in the command line's JSON,
// and what they mean.
#pragma once

#include "framework/rules/event.h"

#include <optional>
#include <string_view>

namespace sivba {

struct EventWord {
    std::string_view word;
    std::string_view says;  // for the reference of the ruleset language
};
inline constexpr EventWord event_words[] = {
    {"roll", "The dice are thrown; the number is the throw."},
    {"lift", "Seeds are lifted from a pit."},
    {"drop", "A seed falls into a place."},
    {"capture", "Seeds are captured."},
    {"store", "Seeds go from the hand into a store."},
    {"move", "A piece moves, enters or leaves the board."},
    {"flip", "A piece shows its other side."},
    {"send-home", "A piece goes back to the hand of its owner."},
    {"raise", "A piece goes to the top of its pile."},
    {"invert", "A pile is turned upside down."},
    {"mark", "A place gets a mark or loses it."},
    {"pass", "A seat cannot or need not move."},
    {"again", "The same seat goes on."},
    {"stop", "The sowing ends."},
    {"collect", "Seeds left on the board are collected at the end, or tokens change hands."},
    {"win", "A seat wins."},
    {"draw", "Nobody wins."},
    {"void", "The game does not count."}};
static_assert(std::size(event_words) == static_cast<std::size_t>(EventKind::undone) + 1);

constexpr std::string_view word_of(EventKind kind) {
    return event_words[static_cast<std::size_t>(kind)].word;
}

constexpr std::optional<EventKind> event_from(std::string_view word) {
    for (std::size_t i = 0; i < std::size(event_words); ++i)
        if (event_words[i].word == word) return static_cast<EventKind>(i);
    return std::nullopt;
}

}  // namespace sivba
