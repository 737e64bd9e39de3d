// Block style for blocks, one line for short lists; every text that is not a plain word
// or number is put in double quotes, so that no rule of YAML can read it differently.
#include "framework/ruleset/writer.h"

#include <algorithm>

namespace sivba {
namespace {

bool is_plain(std::string_view text) {
    const auto letter_or_digit = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    };
    if (text.empty()) return false;
    // "-7" and "_x" are plain; "---" is a mark of its own, "~" no value.
    const bool negative = text.size() > 1 && text[0] == '-' && text[1] >= '0' && text[1] <= '9';
    if (!letter_or_digit(text.front()) && !negative) return false;
    return std::all_of(text.begin(), text.end(), [&](char c) {
        return letter_or_digit(c) || c == '-' || c == '_' || c == '.' || c == '/';
    });
}

std::string in_quotes(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        if (c == '\n')
            quoted += "\\n";
        else if (c == '\t')
            quoted += "\\t";
        else
            quoted += c;
    }
    return quoted += '"';
}

std::string written(std::string_view text, bool quoted) {
    return quoted || !is_plain(text) ? in_quotes(text) : std::string(text);
}

bool fits_line(const Node& list) {
    std::size_t length = 0;
    for (const Node& item : list.items) {
        if (!item.is_scalar()) return false;
        length += item.scalar.size() + 2;
    }
    return length <= 80;
}

void write(const Node& node, std::size_t indent, std::string& out);

void write_list(const Node& node, std::size_t indent, std::string& out) {
    if (fits_line(node)) {
        out += " [";
        for (std::size_t i = 0; i < node.items.size(); ++i)
            out += (i > 0 ? ", " : "") + written(node.items[i].scalar, node.items[i].quoted);
        out += "]\n";
        return;
    }
    out += '\n';
    for (const Node& item : node.items) {
        out.append(indent, ' ');
        out += '-';
        write(item, indent + 2, out);
    }
}

// Goes on after "key:" or "-": one value on the line, blocks below it.
void write(const Node& node, std::size_t indent, std::string& out) {
    if (node.is_scalar()) {
        out += ' ';
        out += written(node.scalar, node.quoted);
        out += '\n';
    } else if (node.is_sequence()) {
        write_list(node, indent, out);
    } else if (node.entries.empty()) {
        out += " {}\n";
    } else {
        if (!out.empty()) out += '\n';
        for (const Node::Entry& entry : node.entries) {
            out.append(indent, ' ');
            out += written(entry.key, false);
            out += ':';
            write(entry.value, indent + 2, out);
        }
    }
}

}  // namespace

std::string to_yaml(const Node& root) {
    std::string out;
    write(root, 0, out);
    return out;
}

}  // namespace sivba
