// The nesting is counted before the text is parsed: the library itself does not recurse,
// but everything that walks its result does.
#include "framework/play/json_input.h"

#include "framework/play/save_format.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>
#include <new>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sivba {

namespace {

using Json = nlohmann::ordered_json;
using ParseEvent = Json::parse_event_t;

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

// Reads the text byte by byte and counts its lines on the way: the parser itself does not
// tell where it is.
class CountingLines {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingLines(const char* at, std::int64_t& line) : at_(at), line_(&line) {}
    reference operator*() const { return *at_; }
    CountingLines& operator++() {
        *line_ += *at_ == '\n';
        ++at_;
        return *this;
    }
    CountingLines operator++(int) {
        CountingLines old = *this;
        ++*this;
        return old;
    }
    friend bool operator==(const CountingLines& a, const CountingLines& b) { return a.at_ == b.at_; }

private:
    const char* at_;
    std::int64_t* line_;
};

struct Repeated {
    std::string key;
    std::int64_t line;
};

// Notes the first key that stands twice in one object.
class KeyWatch {
public:
    explicit KeyWatch(const std::int64_t& line) : line_(line) {}

    bool operator()(ParseEvent event, const Json& value) {
        if (event == ParseEvent::object_start) keys_.emplace_back();
        if (event == ParseEvent::object_end) keys_.pop_back();
        if (event != ParseEvent::key) return true;
        const auto& key = value.get_ref<const std::string&>();
        if (!keys_.back().insert(key).second && !repeated_) repeated_ = {key, line_};
        return true;
    }
    const std::optional<Repeated>& repeated() const { return repeated_; }

private:
    const std::int64_t& line_;
    std::vector<std::set<std::string>> keys_;  // of the objects that are open
    std::optional<Repeated> repeated_;
};

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
        std::int64_t line = 1;
        KeyWatch watch(line);
        const auto look = [&](int, ParseEvent event, Json& value) { return watch(event, value); };
        Json json = Json::parse(CountingLines(text.data(), line),
                                CountingLines(text.data() + text.size(), line), look, false);
        if (json.is_discarded()) return Error{msg("This is not JSON.")};
        if (watch.repeated())
            return at_line(static_cast<std::size_t>(watch.repeated()->line),
                           msg("The key `{key}` stands here twice.").with("key", watch.repeated()->key));
        return json;
    } catch (const std::bad_alloc&) {
        return Error{msg("There is not enough memory to read the JSON."), true};
    }
}

}  // namespace sivba
