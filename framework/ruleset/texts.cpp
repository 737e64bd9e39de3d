// Texts of a ruleset, checked once at the border: languages known, lengths sane.
#include "framework/ruleset/texts.h"

#include "framework/ruleset/utf8.h"
#include "framework/text/catalogue.h"

#include <algorithm>

namespace sivba {
namespace {

bool is_language(std::string_view key) { return std::ranges::find(languages, key) != std::end(languages); }

std::string known_languages() {
    std::string list;
    for (const std::string_view language : languages) list.append(list.empty() ? "" : ", ").append(language);
    return list;
}

// Line ends, tabs and several blanks become one blank: names and sentences stand in
// headings, lists and tables, and YAML's own spellings of a long text end in a line end.
std::string one_line(std::string_view text) {
    std::string line;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\n' || c == '\t';
        if (!blank || (!line.empty() && line.back() != ' ')) line += blank ? ' ' : c;
    }
    if (line.ends_with(' ')) line.pop_back();
    return line;
}

bool read_line(const Node& node, std::size_t longest, std::string& text, ValueReader& reader) {
    if (!reader.text(node, text)) return false;
    text = one_line(text);
    if (text.empty()) {
        reader.diagnostics().error(node.mark, msg("The text is empty."));
        return false;
    }
    if (count_characters(text) <= longest) return true;
    reader.diagnostics().error(node.mark, msg_n("This text is longer than {n} character.",
                                                "This text is longer than {n} characters.",
                                                static_cast<std::int64_t>(longest)));
    return false;
}

bool is_made_of(std::string_view text, std::string_view others) {
    return std::all_of(text.begin(), text.end(), [&](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || others.find(c) != std::string_view::npos;
    });
}

}  // namespace

bool read_local_text(const Node& node, std::size_t longest, LocalText& text, ValueReader& reader) {
    LocalText read;
    std::string line;
    if (!node.is_map()) {
        if (!read_line(node, longest, line, reader)) return false;
        for (const std::string_view language : languages) read.by_language[std::string(language)] = line;
        text = std::move(read);
        return true;
    }
    bool whole = true;
    for (const Node::Entry& entry : node.entries) {
        if (!is_language(entry.key)) {
            reader.diagnostics().error(entry.mark,
                                       msg("`{key}` is no language of the rulesets; these are: {known}.")
                                           .with("key", entry.key)
                                           .with("known", known_languages()));
            whole = false;
        } else if (read_line(entry.value, longest, line, reader)) {
            read.by_language[entry.key] = line;
        } else {
            whole = false;
        }
    }
    if (node.entries.empty()) reader.diagnostics().error(node.mark, msg("The text is empty."));
    text = std::move(read);
    return whole && !node.entries.empty();
}

bool read_local_list(const Node& node, std::size_t longest, LocalText& text, ValueReader& reader) {
    if (!node.is_sequence()) return read_local_text(node, longest, text, reader);
    LocalText joined;
    bool whole = true;
    for (const Node& item : node.items) {
        LocalText each;
        whole = read_local_text(item, longest, each, reader) && whole;
        for (const std::string_view language : languages) {
            std::string& line = joined.by_language[std::string(language)];
            line += (line.empty() ? "" : ", ") + std::string(each.in(language));
        }
    }
    text = std::move(joined);
    return whole;
}

std::string write_local_text(const LocalText& text) { return std::string(text.in("en")); }

bool is_local_map(const Node& node) {
    return node.is_map() && !node.entries.empty() &&
           std::all_of(node.entries.begin(), node.entries.end(),
                       [](const Node::Entry& entry) { return is_language(entry.key); });
}

bool is_slug(std::string_view text) { return !text.empty() && text.size() <= 40 && is_made_of(text, "-"); }

bool is_ruleset_id(std::string_view text) {
    const std::size_t slash = text.find('/');
    return slash != std::string_view::npos && is_slug(text.substr(0, slash)) &&
           is_slug(text.substr(slash + 1));
}

bool is_key(std::string_view text) {
    return !text.empty() && text.size() <= 40 && text.front() >= 'a' && text.front() <= 'z' &&
           is_made_of(text, "_");
}

}  // namespace sivba
