#include "framework/base/cpu_time.h"

#include <ctime>

namespace sivba {

CpuTime CpuTime::now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    CpuTime result;
    result.nanoseconds_ = static_cast<std::int64_t>(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
    return result;
}

double CpuTime::elapsed() const { return static_cast<double>(now().nanoseconds_ - nanoseconds_) * 1e-9; }

}  // namespace sivba
