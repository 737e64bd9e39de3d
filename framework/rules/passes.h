// Whether a decision was a pass: told by its events, whatever the game.
#pragma once

#include "framework/rules/event.h"

#include <algorithm>

namespace sivba {

inline bool has_pass(const EventLog& events) {
    return std::ranges::any_of(events, [](const Event& event) { return event.kind == EventKind::pass; });
}

}  // namespace sivba
