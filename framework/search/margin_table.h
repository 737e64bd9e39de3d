// Table of bounds for the margin solver: exact keys, four entries to a cache line, and
// the entry that was cheapest to find gives way. Bounds, not values, because the solver
// only ever asks whether a margin is reached. It grows with what is put into it.
#pragma once

#include "framework/base/random.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace sivba {

class MarginTable {
public:
    struct Entry {
        std::uint64_t key = 0;  // 0: free
        std::int16_t lower = 0, upper = 0;
        std::uint8_t best = 0;    // place in the order of the legal decisions, from 1; 0: not known
        std::uint8_t effort = 0;  // logarithm of the nodes it took
    };

    // `bytes`: the size that is never exceeded.
    explicit MarginTable(std::uint64_t bytes) : most_lines_(bytes / sizeof(Line)), lines_(first_lines) {}

    void prefetch(std::uint64_t key) const { __builtin_prefetch(&line(key)); }

    const Entry* find(std::uint64_t key) const {
        for (const Entry& each : line(key).entry)
            if (each.key == key) return &each;
        return nullptr;
    }

    // The entry of `key`, found or made with the bounds that always hold. Others move.
    Entry& claim(std::uint64_t key, int furthest, std::uint8_t effort) {
        if (used_ > lines_.size() * ways / 2 && 2 * lines_.size() <= most_lines_) grow();
        Entry* cheapest = nullptr;
        for (Entry& each : line(key).entry) {
            if (each.key == key) {
                each.effort = std::max(each.effort, effort);
                return each;
            }
            if (cheapest == nullptr || each.key == 0 ||
                (cheapest->key != 0 && each.effort < cheapest->effort))
                cheapest = &each;
        }
        used_ += cheapest->key == 0;
        *cheapest = {.key = key,
                     .lower = static_cast<std::int16_t>(-furthest),
                     .upper = static_cast<std::int16_t>(furthest),
                     .effort = effort};
        return *cheapest;
    }

    std::uint64_t used() const { return used_; }
    std::uint64_t bytes() const { return lines_.size() * sizeof(Line); }

private:
    static constexpr std::uint64_t ways = 4, first_lines = 1 << 14;
    struct alignas(64) Line {
        Entry entry[ways];
    };
    static_assert(sizeof(Line) == 64);

    std::uint64_t place(std::uint64_t key) const { return mix64(key) & (lines_.size() - 1); }
    Line& line(std::uint64_t key) { return lines_[place(key)]; }
    const Line& line(std::uint64_t key) const { return lines_[place(key)]; }

    // Twice the lines: an entry stays in its line or goes to the one that many further.
    void grow() {
        const std::uint64_t before = lines_.size();
        lines_.resize(2 * before);
        for (std::uint64_t i = 0; i < before; ++i) {
            Entry* free = lines_[i + before].entry;
            for (Entry& each : lines_[i].entry) {
                if (each.key == 0 || place(each.key) == i) continue;
                *free++ = each;
                each = {};
            }
        }
    }

    std::uint64_t most_lines_;
    std::vector<Line> lines_;  // a power of two
    std::uint64_t used_ = 0;
};

}  // namespace sivba
