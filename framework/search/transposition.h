// Transposition table: fixed size, two entries a bucket (the deeper one and the newest).
// Made anew for every search, so that a search depends on its arguments alone.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace sivba {

template <class Value>
class TranspositionTable {
public:
    struct Entry {
        std::uint64_t key = 0;
        Value value{};
        std::int8_t depth = -1;  // -1: free
    };

    // `positions`: about how many will be stored; memory stays below 64 MB.
    explicit TranspositionTable(std::uint64_t positions)
        : buckets_(std::bit_ceil(std::clamp<std::uint64_t>(positions, 256, (64u << 20) / sizeof(Bucket)) / 2 +
                                 1)) {}

    const Entry* find(std::uint64_t key) const {
        const Bucket& bucket = at(key);
        if (bucket.deep.depth >= 0 && bucket.deep.key == key) return &bucket.deep;
        if (bucket.recent.depth >= 0 && bucket.recent.key == key) return &bucket.recent;
        return nullptr;
    }
    void store(std::uint64_t key, int depth, const Value& value) {
        Bucket& bucket = at(key);
        Entry& entry = depth >= bucket.deep.depth || bucket.deep.key == key ? bucket.deep : bucket.recent;
        entry = {key, value, static_cast<std::int8_t>(std::min(depth, 127))};
    }

private:
    struct Bucket {
        Entry deep, recent;
    };
    Bucket& at(std::uint64_t key) { return buckets_[key & (buckets_.size() - 1)]; }
    const Bucket& at(std::uint64_t key) const { return buckets_[key & (buckets_.size() - 1)]; }
    std::vector<Bucket> buckets_;
};

}  // namespace sivba
