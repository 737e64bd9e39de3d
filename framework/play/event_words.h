// The words of the kinds of events, in rulesets' examples and in the command line's JSON.
#pragma once

#include "framework/rules/event.h"

#include <optional>
#include <string_view>

namespace sivba {

inline constexpr std::string_view event_words[] = {"roll",    "lift",      "drop", "capture", "store", "move",
                                                   "flip",    "send-home", "mark", "pass",    "again", "stop",
                                                   "collect", "win",       "draw", "void"};
static_assert(std::size(event_words) == static_cast<std::size_t>(EventKind::undone) + 1);

constexpr std::string_view word_of(EventKind kind) { return event_words[static_cast<std::size_t>(kind)]; }

constexpr std::optional<EventKind> event_from(std::string_view word) {
    for (std::size_t i = 0; i < std::size(event_words); ++i)
        if (event_words[i] == word) return static_cast<EventKind>(i);
    return std::nullopt;
}

}  // namespace sivba
