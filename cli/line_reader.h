// Reads lines typed by a person and wakes up when Ctrl-C is pressed.
#pragma once

#include "cli/interrupt.h"

#include <optional>
#include <string>

namespace sivba::cli {

class LineReader {
public:
    explicit LineReader(const Interrupt& interrupt) : interrupt_(interrupt) {}

    // The next line without its end and blanks around it. Nothing: the end of the
    // input (Ctrl-D) or an interruption.
    std::optional<std::string> next();

private:
    bool read_more();

    const Interrupt& interrupt_;
    std::string buffer_;
    bool ended_ = false;
};

}  // namespace sivba::cli
