// CPU time of the calling thread, for figures that other programs on the machine do
// not disturb.
#pragma once

#include <cstdint>

namespace sivba {

class CpuTime {
public:
    static CpuTime now();
    double elapsed() const;  // seconds since this was taken

private:
    std::int64_t nanoseconds_ = 0;
};

}  // namespace sivba
