#include "framework/play/fingerprint.h"

#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/uuid_io.hpp>

namespace sivba {

std::string fingerprint(std::uint64_t seed) {
    const boost::uuids::name_generator_sha1 named(boost::uuids::ns::oid());
    return boost::uuids::to_string(named(std::to_string(seed)));
}

}  // namespace sivba
