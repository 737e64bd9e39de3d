// The nesting is counted before the text is parsed: the library itself does not recurse,
// but everything that walks its result does.
#include "framework/play/json_input.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <new>

namespace sivba {

namespace {

// Right for valid JSON; what is not valid is refused by the parser.
int depth_of(std::string_view text) {
    int depth = 0, deepest = 0;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_string && c == '\\')
            ++i;
        else if (c == '"')
            in_string = !in_string;
        else if (!in_string && (c == '[' || c == '{'))
            deepest = std::max(deepest, ++depth);
        else if (!in_string && (c == ']' || c == '}'))
            --depth;
    }
    return deepest;
}

}  // namespace

Result<nlohmann::ordered_json> parse_json(std::string_view text, std::size_t largest) {
    if (text.size() > largest)
        return Error{msg_n("The JSON is larger than {n} byte.", "The JSON is larger than {n} bytes.",
                           static_cast<std::int64_t>(largest)),
                     true};
    if (depth_of(text) > json_depth)
        return Error{msg_n("The JSON is nested more than {n} level deep.",
                           "The JSON is nested more than {n} levels deep.", std::int64_t{json_depth})};
    try {
        nlohmann::ordered_json json = nlohmann::ordered_json::parse(text, nullptr, false);
        if (json.is_discarded()) return Error{msg("This is not JSON.")};
        return json;
    } catch (const std::bad_alloc&) {
        return Error{msg("There is not enough memory to read the JSON."), true};
    }
}

}  // namespace sivba
