// A game with throws tells before it begins what binds its seed without telling the seed,
// and after it the seed: anybody can check that the throws were settled beforehand.
#pragma once

#include <cstdint>
#include <string>

namespace sivba::cli {

// The UUID of version 5 (RFC 4122, SHA-1) of the seed's decimal digits in the name space
// of object identifiers: `uuidgen --sha1 --namespace @oid --name SEED` prints it as well.
std::string fingerprint(std::uint64_t seed);

}  // namespace sivba::cli
