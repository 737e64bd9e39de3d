// Replays files of vectors (positions, moves and results collected outside the program)
// through the games. Entries of rulesets that do not exist are skipped.
#pragma once

#include "framework/play/library.h"
#include "framework/play/vector_formats.h"

#include <functional>
#include <stop_token>

namespace sivba {

struct VectorFailure {
    std::string id;
    std::string expected, got;
};
struct VectorReport {
    std::size_t passed = 0, skipped = 0;
    std::vector<VectorFailure> failures;
    bool stopped = false;
};

// Called before each entry; false stops the run.
using VectorProgress = std::function<bool(std::size_t done, std::size_t all)>;

// An entry is an object with an `id`; a format may have others, as the rows of a race
// file's `perft`. `stop` also ends what runs inside an entry. The error says that the text
// is no file of vectors in one of `formats`.
Result<VectorReport> run_vectors(std::string_view text, const Library& library, const VectorFormats& formats,
                                 const VectorProgress& progress = {}, const std::stop_token& stop = {});

}  // namespace sivba
