// Where the seeds of a hollow lie: a fixed place for the first, second, third ... seed,
// so that nothing jumps when one is added. Seeds fill the floor and then heap up.
#pragma once

#include <QPointF>
#include <QSizeF>

#include <cstdint>
#include <vector>

namespace sivba {

class SeedHeap {
public:
    // `room` is the hollow's size in seed diameters; `round` ends for pits and stores.
    SeedHeap(QSizeF room, bool round, std::uint32_t seed);

    static constexpr std::size_t drawn = 72;  // more seeds only raise the number
    // Offset from the middle, in seed diameters.
    QPointF at(std::size_t slot) const { return slots_[slot % drawn]; }

private:
    std::vector<QPointF> slots_;
};

}  // namespace sivba
