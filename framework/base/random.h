// Random numbers that are the same everywhere: a counter-based generator, so that
// throw k is a function of (seed, k), and a small fast stream for playouts. No std::
// distribution is used, their results differ between libraries.
#pragma once

#include <cstdint>

namespace sivba {

// Mixes 64 bits (finaliser of SplitMix64; Steele, Lea, Flood 2014).
constexpr std::uint64_t mix64(std::uint64_t x) {
    x += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
}

// 64 bits for the k-th event of chance of a game with this seed.
constexpr std::uint64_t random_at(std::uint64_t seed, std::uint64_t k) {
    return mix64(mix64(seed) ^ mix64(~k));
}

// Uniform in [0, n): multiplication keeps the bias below n / 2^64.
constexpr std::uint32_t bounded(std::uint64_t random, std::uint32_t n) {
    return static_cast<std::uint32_t>((static_cast<unsigned __int128>(random) * n) >> 64);
}

// Fast stream for playouts and noise (xoroshiro128++; Blackman, Vigna 2021).
class RandomStream {
public:
    explicit constexpr RandomStream(std::uint64_t seed) : a_(mix64(seed)), b_(mix64(seed + 1) | 1) {}

    constexpr std::uint64_t next() {
        const std::uint64_t a = a_;
        std::uint64_t b = b_;
        const std::uint64_t result = rotate(a + b, 17) + a;
        b ^= a;
        a_ = rotate(a, 49) ^ b ^ (b << 21);
        b_ = rotate(b, 28);
        return result;
    }
    constexpr std::uint32_t below(std::uint32_t n) { return bounded(next(), n); }
    // In [0, 1).
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
    std::uint64_t a_, b_;
};

}  // namespace sivba
