// yaml-cpp's events become a Document. Nothing of yaml-cpp leaves this file, exceptions
// included. Facts about version 0.7.0 that shape it: LoadAll never returns on `,@`, so a
// second document is looked for exactly once; a document that continues at another
// indentation is silently cut off there; a quotation that never ends is a text up to the
// end of the file; columns are bytes, so places are computed from the byte position;
// `null` is no scalar for it, but a word for us.
#include "framework/ruleset/reader.h"

#include "framework/ruleset/texts.h"
#include "framework/ruleset/utf8.h"

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>
#include <unordered_set>

namespace sivba {
namespace {

// Ends the reading after a problem was reported; never leaves read_yaml().
struct Refused {};

// Byte positions of one file as marks.
class Places {
public:
    Places(std::string_view text, std::uint16_t file) : text_(text), file_(file) {
        starts_.push_back(0);
        for (std::size_t i = 0; i < text.size(); ++i)
            if (text[i] == '\n') starts_.push_back(i + 1);
    }
    Mark at(std::size_t byte) const {
        byte = std::min(byte, text_.size());
        const auto after = std::upper_bound(starts_.begin(), starts_.end(), byte);
        // Events come almost in order: counting goes on from the last place of the same line.
        if (byte < last_ || last_ < *(after - 1)) {
            last_ = *(after - 1);
            characters_ = 0;
        }
        characters_ += count_characters(text_.substr(last_, byte - last_));
        last_ = byte;
        return {file_, static_cast<std::uint32_t>(after - starts_.begin()),
                static_cast<std::uint32_t>(characters_ + 1)};
    }
    Mark at(const YAML::Mark& mark) const {
        return mark.pos < 0 ? Mark{file_, 0, 0} : at(static_cast<std::size_t>(mark.pos));
    }
    std::string_view from(const YAML::Mark& mark) const {
        const auto byte = static_cast<std::size_t>(std::max(mark.pos, 0));
        return text_.substr(std::min(byte, text_.size()));
    }

private:
    std::string_view text_;
    std::uint16_t file_;
    std::vector<std::size_t> starts_;
    mutable std::size_t last_ = 0, characters_ = 0;
};

// Whether the quotation that `text` begins with ends somewhere.
bool is_closed(std::string_view text) {
    const char mark = text.front();
    for (std::size_t i = 1; i < text.size(); ++i) {
        const bool escape = mark == '"' ? text[i] == '\\' : text.substr(i, 2) == "''";
        if (escape)
            ++i;
        else if (text[i] == mark)
            return true;
    }
    return false;
}

class Builder final : public YAML::EventHandler {
public:
    Builder(const Places& places, const ReaderLimits& limits, Diagnostics& diagnostics)
        : places_(places),
          limits_(limits),
          diagnostics_(diagnostics) {}

    Node take_root() { return std::move(root_); }

    void OnDocumentStart(const YAML::Mark& mark) override {
        if (documents_++ == 0) return;
        refuse(mark,
               msg("The file goes on here outside what it began with: an indentation is wrong, or a second "
                   "document begins. One file is one document."));
    }
    void OnDocumentEnd() override {}

    void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
        const std::string_view here = places_.from(mark);
        constexpr std::string_view word = "null";
        const bool written =
            here.substr(0, word.size()) == word && here.substr(word.size()).find_first_of(" \t\n,]}:#") == 0;
        if (written || here == word) return scalar(mark, "?", anchor, std::string(word));
        if (!open_.empty() && open_.back().node.is_map() && open_.back().key) {
            Open& map = open_.back();
            Message message =
                map.flow ? msg("The key `{key}` has no value; a text with a comma needs quotation marks.")
                         : msg("The key `{key}` has no value.");
            diagnostics_.error(map.key_mark, std::move(message).with("key", *map.key));
            map.dropped = true;
        } else {
            diagnostics_.error(places_.at(mark), msg("A value is missing here."));
        }
        add(Node{Node::Kind::scalar, places_.at(mark), {}, true, {}, {}});
    }
    void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
        refuse(mark, msg("Aliases (*name) are not part of the ruleset language; write the value out, or use "
                         "`extends`."));
    }
    void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  const std::string& value) override {
        scalar(mark, tag, anchor, value);
    }
    void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override {
        open(mark, tag, anchor, Node::Kind::sequence);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value style) override {
        open(mark, tag, anchor, Node::Kind::map);
        open_.back().flow = style == YAML::EmitterStyle::Flow;
    }
    void OnMapEnd() override { close(); }

private:
    struct Open {
        Node node;
        std::optional<std::string> key;  // of a map: read, its value not yet
        Mark key_mark;
        bool dropped = false;                  // a second value, or none
        bool flow = false;                     // {a: b}
        std::unordered_set<std::string> keys;  // a search in the list would take seconds for 10,000 keys
    };

    [[noreturn]] void refuse(const Mark& mark, Message message) {
        diagnostics_.error(mark, std::move(message));
        throw Refused{};
    }
    [[noreturn]] void refuse(const YAML::Mark& mark, Message message) {
        refuse(places_.at(mark), std::move(message));
    }

    void count(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor) {
        if (++nodes_ > limits_.nodes)
            refuse(mark, msg_n("The file has more than {n} value.", "The file has more than {n} values.",
                               number(limits_.nodes)));
        if (anchor != 0 || places_.from(mark).substr(0, 1) == "&")
            refuse(mark, msg("Anchors (&name) are not part of the ruleset language."));
        const bool written = places_.from(mark).substr(0, 1) == "!";
        if (written || (tag != "?" && tag != "!" && !tag.empty()))
            refuse(mark, msg("Tags (!name) are not part of the ruleset language."));
    }

    void scalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) {
        count(mark, tag, anchor);
        if (value.size() > limits_.scalar)
            refuse(mark, msg_n("This text is longer than {n} byte.", "This text is longer than {n} bytes.",
                               number(limits_.scalar)));
        // Escapes can make characters that the file itself does not contain.
        if (find_bad_character(value)) refuse(mark, msg("This text contains a control character."));
        const bool quoted = tag == "!";
        const std::string_view written = places_.from(mark);
        if (quoted && (written.substr(0, 1) == "\"" || written.substr(0, 1) == "'") && !is_closed(written))
            refuse(mark, msg("A quotation mark is missing."));
        if (!open_.empty() && open_.back().node.is_map() && !open_.back().key)
            return key(mark, quoted, value);
        add(Node{Node::Kind::scalar, places_.at(mark), value, quoted, {}, {}});
    }

    void key(const YAML::Mark& mark, bool quoted, const std::string& text) {
        Open& map = open_.back();
        if (text == "<<" && !quoted)
            refuse(mark, msg("Merge keys (<<) are not part of the ruleset language."));
        map.key = text;
        map.key_mark = places_.at(mark);
        constexpr std::size_t longest = 200;
        if (text.size() > longest)
            refuse(mark, msg_n("This key is longer than {n} byte.", "This key is longer than {n} bytes.",
                               number(longest)));
        map.dropped = !map.keys.insert(text).second;
        if (map.dropped)
            diagnostics_.error(map.key_mark, msg("The key `{key}` stands here twice.").with("key", text));
    }

    void open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, Node::Kind kind) {
        count(mark, tag, anchor);
        if (!open_.empty() && open_.back().node.is_map() && !open_.back().key)
            refuse(mark, msg("A key must be a single word, not a block or a list."));
        if (open_.size() >= limits_.depth)
            refuse(mark,
                   msg("Blocks are nested more than {count} deep.").with("count", number(limits_.depth)));
        Open next;
        next.node.kind = kind;
        next.node.mark = places_.at(mark);
        open_.push_back(std::move(next));
    }

    void close() {
        Node done = std::move(open_.back().node);
        open_.pop_back();
        add(std::move(done));
    }

    void add(Node value) {
        if (open_.empty()) {
            root_ = std::move(value);
            return;
        }
        Open& parent = open_.back();
        if (parent.node.is_sequence()) {
            parent.node.items.push_back(std::move(value));
        } else if (!parent.key) {
            // Only a value that could not be read stands where a key should.
            parent.key = std::string();
            parent.key_mark = value.mark;
            parent.dropped = true;
        } else {
            if (!parent.dropped)
                parent.node.entries.push_back({std::move(*parent.key), parent.key_mark, std::move(value)});
            parent.key.reset();
        }
    }

    static std::int64_t number(std::size_t value) { return static_cast<std::int64_t>(value); }

    const Places& places_;
    const ReaderLimits& limits_;
    Diagnostics& diagnostics_;
    std::vector<Open> open_;
    Node root_;
    std::size_t nodes_ = 0;
    int documents_ = 0;
};

std::string_view line_at(std::string_view text, std::size_t start) {
    return text.substr(start, text.find('\n', start) - start);
}

// The key of a line like `extends mancala/oware`, where a colon is missing; "" for any other line.
std::string_view key_without_colon(std::string_view line) {
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
    const std::string_view key = line.substr(0, line.find(' '));
    const bool colon = line.find(": ") != std::string_view::npos || line.ends_with(':');
    return is_key(key) && !colon ? key : std::string_view();
}

std::size_t begin_of_line(std::string_view text, std::size_t byte) {
    return byte == 0 ? 0 : text.rfind('\n', byte - 1) + 1;
}

// The library complains where it can go on no longer; what an author did wrong often stands in
// the line before, which was taken for the beginning of a text. Blank lines and comments are
// passed over.
bool explain_earlier(std::string_view text, std::size_t byte, const Places& places,
                     Diagnostics& diagnostics) {
    constexpr std::string_view blanks = " \t";
    std::optional<std::size_t> indented;
    for (std::size_t start = begin_of_line(text, std::min(byte, text.size())), lines = 0; lines < 2;
         start = begin_of_line(text, start - 1)) {
        const std::string_view line = line_at(text, start);
        if (const std::size_t first = line.find_first_not_of(blanks);
            first != std::string_view::npos && line[first] != '#') {
            ++lines;
            if (!indented) indented = first;
            if (const std::size_t tab = line.substr(0, first).find('\t'); tab != std::string_view::npos) {
                diagnostics.error(places.at(start + tab), msg("Indent with spaces, not with tabs."));
                return true;
            }
            const std::string_view key = key_without_colon(line);
            if (!key.empty() && first == *indented) {
                diagnostics.error(
                    places.at(start + first),
                    msg("A colon is missing here: `{key}: value`.").with("key", std::string(key)));
                return true;
            }
        }
        if (start == 0) return false;
    }
    return false;
}

// The library's complaints in words for authors.
Message explained(const std::string& complaint) {
    const auto has = [&](std::string_view part) { return complaint.find(part) != std::string::npos; };
    if (has("end of map not found") || has("illegal map value") || has("illegal map key"))
        return msg("The indentation of this line does not fit, or `key: value` is written wrongly here.");
    if (has("end of sequence not found") || has("illegal block entry"))
        return msg("The indentation of this list does not fit.");
    if (has("end of sequence flow") || has("end of map flow") || has("illegal flow end"))
        return msg("A bracket is missing or does not fit: every [ needs a ] and every { needs a }.");
    if (has("EOF in scalar") || has("document indicator in scalar"))
        return msg("A quotation mark is missing.");
    if (has("tab when looking")) return msg("Indent with spaces, not with tabs.");
    if (has("alias") || has("referenced anchor"))
        return msg(
            "Aliases (*name) are not part of the ruleset language; write the value out, or use `extends`.");
    if (has("anchor")) return msg("Anchors (&name) are not part of the ruleset language.");
    if (has("tag")) return msg("Tags (!name) are not part of the ruleset language.");
    if (has("escape") || has("hex number") || has("unicode"))
        return msg("This escape after \\ is not known.");
    return msg("This is not valid YAML. A text with special characters needs quotation marks.");
}

// Where a complaint is shown: an indentation is wrong where the line begins, though the library
// stumbles over its colon. With a second colon that one is the fault.
std::size_t place_of(std::string_view text, std::size_t byte, const std::string& complaint) {
    if (complaint.find("illegal map value") == std::string::npos) return byte;
    const std::size_t start = begin_of_line(text, std::min(byte, text.size()));
    const std::string_view line = line_at(text, start);
    const std::string_view plain = line.substr(0, line.find_first_of("{[\"'#"));
    const std::size_t colon = plain.find(':');
    if (colon == std::string_view::npos || plain.find(": ", colon + 1) != std::string_view::npos) return byte;
    return start + std::min(line.find_first_not_of(' '), line.size());
}

// What is refused before the library sees it. A ruleset begins with a key, so anything
// else that could stand first (`,@` sends the library round in circles) is not looked at.
bool scan(std::string_view text, const Places& places, const ReaderLimits& limits, Diagnostics& diagnostics) {
    const auto refuse = [&](std::size_t byte, Message message) {
        diagnostics.error(places.at(byte), std::move(message));
        return false;
    };
    if (const auto bad = find_bad_character(text); bad && bad->why == BadCharacter::not_utf8)
        return refuse(bad->at, msg("This is not UTF-8 text."));
    else if (bad)
        return refuse(bad->at, msg("A control character stands here."));
    bool begun = false;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        const std::string_view line = text.substr(start, end - start);
        // A text of which every character is escaped, its key and its indentation.
        const std::size_t longest = 2 * limits.scalar + 1024;
        if (line.size() > longest)
            return refuse(start,
                          msg_n("This line is longer than {n} byte.", "This line is longer than {n} bytes.",
                                static_cast<std::int64_t>(longest)));
        if (line.substr(0, 1) == "%")
            return refuse(start, msg("YAML directives (%) are not part of the ruleset language."));
        const std::size_t first = line.find_first_not_of(" \t");
        if (!begun && first != std::string_view::npos && line[first] != '#') {
            begun = true;
            const auto c = static_cast<unsigned char>(line[first]);
            const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
            const bool key = letter || c >= 0x80 ||
                             std::string_view("_'\"{?&!<").find(line[first]) != std::string_view::npos;
            if (!key && line != "---")
                return refuse(start + first, msg("A file begins with a key, like `format: 1`."));
        }
        start = end + 1;
    }
    if (!begun) return refuse(0, msg("The file is empty."));
    return true;
}

// Line ends of every system become line feeds; a byte order mark is left out.
std::string normalised(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text.substr(0, byte_order_mark.size()) == byte_order_mark) text.remove_prefix(byte_order_mark.size());
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text[i] != '\r' || i + 1 == text.size() || text[i + 1] != '\n') plain += text[i];
    return plain;
}

std::optional<Node> parse(const std::string& text, const Places& places, const ReaderLimits& limits,
                          Diagnostics& diagnostics) {
    try {
        std::istringstream stream(text);
        YAML::Parser parser(stream);
        Builder builder(places, limits, diagnostics);
        if (!parser.HandleNextDocument(builder)) {
            diagnostics.error(places.at(0), msg("The file is empty."));
            return std::nullopt;
        }
        Node root = builder.take_root();
        // Whatever follows is refused by the builder; the answer is false at the end of the file.
        parser.HandleNextDocument(builder);
        return root;
    } catch (const Refused&) {
        // reported where it was found
    } catch (const YAML::Exception& problem) {
        const auto byte = static_cast<std::size_t>(std::max(problem.mark.pos, 0));
        if (!explain_earlier(text, byte, places, diagnostics))
            diagnostics.error(places.at(place_of(text, byte, problem.msg)), explained(problem.msg));
    } catch (const std::exception&) {
        diagnostics.error(places.at(0), msg("There is not enough memory to read the file."));
    }
    return std::nullopt;
}

}  // namespace

Message too_large(const ReaderLimits& limits) {
    return msg_n("The file is larger than {n} byte.", "The file is larger than {n} bytes.",
                 static_cast<std::int64_t>(limits.bytes));
}

std::optional<Node> read_yaml(std::string_view text, std::string_view name, Document& document,
                              Diagnostics& diagnostics, const ReaderLimits& limits) {
    const auto file = static_cast<std::uint16_t>(document.files.size());
    document.files.emplace_back(name);
    if (text.size() > limits.bytes) {
        diagnostics.error({file, 1, 1}, too_large(limits));
        return std::nullopt;
    }
    const std::string plain = normalised(text);
    const Places places(plain, file);
    if (!scan(plain, places, limits, diagnostics)) return std::nullopt;
    const std::size_t before = diagnostics.all().size();
    std::optional<Node> root = parse(plain, places, limits, diagnostics);
    if (!root) return std::nullopt;
    if (!root->is_map() && diagnostics.all().size() == before)
        diagnostics.error(root->mark, msg("A file is a block of keys, like `format: 1`."));
    if (!root->is_map()) return std::nullopt;
    return root;
}

}  // namespace sivba
