// Texts of a ruleset: one per language, or one for all of them. And the shapes that
// names of things may have.
#pragma once

#include "framework/ruleset/schema.h"

namespace sivba {

// `Hus`, or `{en: Hus, uk: Гус}`. At most `longest` characters each, on one line: blanks
// and line ends are folded.
bool read_local_text(const Node& node, std::size_t longest, LocalText& text, ValueReader& reader);
// A list of them or one; the texts of a list are joined with commas.
bool read_local_list(const Node& node, std::size_t longest, LocalText& text, ValueReader& reader);
std::string write_local_text(const LocalText& text);

// True for a map whose keys are languages: such a text is replaced as a whole by a
// ruleset that extends another, else half of it would speak of the old game.
bool is_local_map(const Node& node);

bool is_slug(std::string_view text);        // [a-z0-9-]{1,40}
bool is_ruleset_id(std::string_view text);  // slug/slug
bool is_key(std::string_view text);         // [a-z][a-z0-9_]{0,39}

}  // namespace sivba
