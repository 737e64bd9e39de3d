// JSON from outside (positions, files of vectors): refused when it is larger or nested
// deeper than anything of ours, so that no reader of it recurses without bound, and when
// a key stands twice in one object: a reader would see one of its values only.
#pragma once

#include "framework/base/result.h"

#include <nlohmann/json_fwd.hpp>

namespace sivba {

inline constexpr int json_depth = 64;

// `largest`: bytes.
Result<nlohmann::ordered_json> parse_json(std::string_view text, std::size_t largest);

}  // namespace sivba
