// A bar on standard error while something long runs; nothing when that is no terminal.
#pragma once

#include "cli/output.h"

#include <chrono>

namespace sivba::cli {

class Progress {
public:
    Progress(const Output& out, const Message& what, std::uint64_t total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void at(std::uint64_t done);

private:
    std::string what_;
    std::uint64_t total_;
    bool visible_;
    bool drawn_ = false;
    std::chrono::steady_clock::time_point next_;
};

}  // namespace sivba::cli
