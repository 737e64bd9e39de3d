// Single faults of ruleset files, as an author's fingers make them, and how many of them
// are reported.
#pragma once

#include "framework/play/library.h"

#include <string>
#include <vector>

namespace sivba::mutation {

enum class Fault : std::uint8_t { misspelt_key, out_of_range, type_changed, line_dropped, line_doubled };
inline constexpr int fault_kinds = 5;

struct Mutant {
    Fault fault{};
    std::string text;
    std::uint32_t line = 0;   // where it was made
    std::uint32_t block = 0;  // of a line that is gone: where its block begins
    std::string what;         // for messages: fault, path of the word
};

// Every fault that can be made in `text`. Names that an author gives (options, values,
// sources) can be spelt as he likes; of the lines, those are dropped that must stand.
std::vector<Mutant> all_mutants(const std::string& text, const Families& families);

struct Score {
    int made = 0, reported = 0, on_line = 0;
    std::string missed;  // one line each
};
// Checks a mutant with `library`, adds to `score`.
void judge(const Mutant& mutant, const std::string& file, const Library& library, std::size_t problems_before,
           Score& score);

}  // namespace sivba::mutation
