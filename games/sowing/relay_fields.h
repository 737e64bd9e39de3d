// What both forms of a four-row position share: the words for decisions and ends, and the
// fields of a sowing under way. What is read is checked by relay_check.h.
#pragma once

#include "framework/base/result.h"
#include "games/sowing/snapshot.h"

#include <span>

namespace sivba::sowing {

struct PendingWord {
    Pending pending;
    std::string_view word;
};
std::span<const PendingWord> pending_words();
std::string_view word_of(Pending pending);

// "" where there is none.
std::string_view word_of(EndReason reason);
std::string_view word_of(Verdict verdict);

// Is a sowing under way?
bool in_turn(Pending pending);

// A field of the Walk; pits are written by name.
struct WalkField {
    std::string_view key;
    bool pit;
    std::uint64_t most;
    std::uint64_t (*get)(const Walk&);
    void (*set)(Walk&, std::uint64_t);
};
std::span<const WalkField> walk_fields();
std::string_view kind_word(StartKind kind);

std::optional<int> pit_of_name(const Program& program, std::string_view name);

// A position of which nothing is known yet.
Snapshot empty_board(const Program& program);
bool read_pending(std::string_view word, Snapshot& shot);
bool read_over(std::string_view end, std::string_view verdict, Snapshot& shot);
std::optional<Error> read_kind(std::string_view word, Snapshot& shot);
std::optional<Error> read_walk_field(const Program& program, std::string_view key, std::string_view value,
                                     Snapshot& shot);
// The position as the rules see it, or why no game shows it.
Result<Snapshot> checked(const Program& program, Snapshot shot);

}  // namespace sivba::sowing
