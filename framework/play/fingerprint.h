// A game with throws tells before it begins what binds its seed without telling the seed,
// and after it the seed: anybody can check that the throws were settled beforehand. What
// is hashed is at most 20 decimal digits, so the known collisions of SHA-1, which need
// long chosen blocks, are out of reach; with 122 bits it takes about 2^61 tries to find two
// seeds that share a fingerprint, and 2^64 to find the one behind it.
#pragma once

#include <cstdint>
#include <string>

namespace sivba {

// The UUID of version 5 (RFC 4122, SHA-1) of the seed's decimal digits in the name space
// of object identifiers: `uuidgen --sha1 --namespace @oid --name SEED` prints it as well.
std::string fingerprint(std::uint64_t seed);

}  // namespace sivba
