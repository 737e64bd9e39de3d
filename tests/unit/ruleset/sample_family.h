// A family with one word of each type, compiled to the game of nothing, so that the
// language is tested apart from any real rules.
#pragma once

#include "framework/rules/family.h"

#include <string>
#include <vector>

namespace sivba::sample {

enum class Direction : std::uint8_t { counter_clockwise, clockwise, free };
enum class Capture : std::uint8_t { never, last_in_empty };
enum class Starter : std::uint8_t { first, second, random };

struct Rules {
    int columns = 6;
    int each = 4;
    int outer = 0;
    Direction direction = Direction::counter_clockwise;
    bool relay = false;
    Capture when = Capture::never;
    std::vector<std::string> take;
    Starter starter = Starter::first;
    int limit = 0;
};

const WordTable<Rules>& words();
const Family& family();

// A complete ruleset of the family, `sample/plain`.
extern const std::string plain;

// What `text` says at a word once compiled, or "error".
std::string word_of(const GamePtr& game, std::string_view path);
// Same kinds, keys in the same order, same texts; places do not count, quotation marks
// only where the text could be read as a word or number.
bool same_content(const Node& a, const Node& b);
// A message in English.
std::string english(const Message& message);
// All problems, one per line: "line:column text".
std::string listed(const std::vector<Diagnostic>& problems);

}  // namespace sivba::sample
