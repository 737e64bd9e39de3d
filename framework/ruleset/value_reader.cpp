// Reads single values. Every refusal says what was expected and shows what stands there.
#include "framework/ruleset/schema.h"
#include "framework/ruleset/utf8.h"

namespace sivba {
namespace {

// What stands there, for a message: the text itself, shortened, or the kind of block.
Message shown(const Node& node) {
    if (node.is_map()) return msg("a block of keys");
    if (node.is_sequence()) return msg("a list");
    if (node.scalar.empty()) return msg("an empty text");
    constexpr std::size_t longest = 40;
    std::string text = "`";
    std::size_t count = 0;
    for (const char c : node.scalar) {
        const bool begins = (static_cast<unsigned char>(c) & 0xC0) != 0x80;
        if (begins && ++count > longest) break;
        text += c;
    }
    text += count > longest ? "...`" : "`";
    return verbatim(std::move(text));
}

std::string joined(const std::vector<WordValue>& allowed) {
    std::string text;
    for (const WordValue& each : allowed) text += (text.empty() ? "" : ", ") + each.word;
    return text;
}

// Decimal digits as people write them; YAML's other spellings (010, 0x1F, 1e3, 1_000)
// mean different numbers to different readers.
std::optional<int> decimal(const Node& node) {
    if (!node.is_scalar() || node.quoted) return std::nullopt;
    std::string_view digits = node.scalar;
    const bool negative = !digits.empty() && digits.front() == '-';
    if (negative) digits.remove_prefix(1);
    if (digits.empty() || digits.size() > 9) return std::nullopt;
    if (digits.front() == '0' && (digits.size() > 1 || negative)) return std::nullopt;
    int value = 0;
    for (const char c : digits) {
        if (c < '0' || c > '9') return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return negative ? -value : value;
}

}  // namespace

bool ValueReader::number(const Node& node, int minimum, int maximum, int& value) {
    const std::optional<int> read = decimal(node);
    if (!read) {
        diagnostics_.error(node.mark,
                           msg("A whole number from {minimum} to {maximum} is expected here, not {given}.")
                               .with("minimum", std::int64_t{minimum})
                               .with("maximum", std::int64_t{maximum})
                               .with("given", shown(node)));
        return false;
    }
    if (*read < minimum || *read > maximum) {
        diagnostics_.error(node.mark, msg("{given} is out of range: from {minimum} to {maximum} is allowed.")
                                          .with("given", std::int64_t{*read})
                                          .with("minimum", std::int64_t{minimum})
                                          .with("maximum", std::int64_t{maximum}));
        return false;
    }
    value = *read;
    return true;
}

bool ValueReader::flag(const Node& node, bool& value) {
    if (node.is_scalar()) {
        const bool on = node.scalar == "on" || node.scalar == "true";
        if (on || node.scalar == "off" || node.scalar == "false") {
            value = on;
            return true;
        }
    }
    diagnostics_.error(node.mark,
                       msg("`on` or `off` is expected here, not {given}.").with("given", shown(node)));
    return false;
}

bool ValueReader::text(const Node& node, std::string& value) {
    if (!node.is_scalar()) {
        diagnostics_.error(node.mark,
                           msg("A text is expected here, not {given}.").with("given", shown(node)));
        return false;
    }
    value = node.scalar;
    return true;
}

bool ValueReader::word(const Node& node, const std::vector<WordValue>& allowed, std::size_t& which) {
    if (node.is_scalar()) {
        for (std::size_t i = 0; i < allowed.size(); ++i) {
            const std::string& word = allowed[i].word;
            const bool same = word == node.scalar || (word == "on" && node.scalar == "true") ||
                              (word == "off" && node.scalar == "false");
            if (!same) continue;
            which = i;
            return true;
        }
        std::vector<std::string> known;
        known.reserve(allowed.size());
        for (const WordValue& each : allowed) known.push_back(each.word);
        const std::string nearest = nearest_word(node.scalar, known);
        if (!nearest.empty()) {
            diagnostics_.error(node.mark,
                               msg("{given} is not known here; did you mean `{nearest}`? Allowed: {allowed}.")
                                   .with("given", shown(node))
                                   .with("nearest", nearest)
                                   .with("allowed", joined(allowed)));
            return false;
        }
    }
    diagnostics_.error(node.mark, msg("One of these words is expected here, not {given}: {allowed}.")
                                      .with("given", shown(node))
                                      .with("allowed", joined(allowed)));
    return false;
}

bool ValueReader::sequence(const Node& node) {
    if (node.is_sequence()) return true;
    diagnostics_.error(node.mark,
                       msg("A list like [a, b] is expected here, not {given}.").with("given", shown(node)));
    return false;
}

bool ValueReader::map(const Node& node) {
    if (node.is_map()) return true;
    diagnostics_.error(node.mark,
                       msg("A block of keys is expected here, not {given}.").with("given", shown(node)));
    return false;
}

}  // namespace sivba
