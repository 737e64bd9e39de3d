// A YAML file as a tree in which each node knows where it stands. Made by the budgeted
// reader (reader.h) only; yaml-cpp does not appear outside framework/ruleset.
#pragma once

#include "framework/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace sivba {

// Line and column, 1-based, columns counted in characters; the file by index into
// Document::files. Line 0: no place (a default, an option of the command line).
struct Mark {
    std::uint16_t file = 0;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
};

class Node {
public:
    enum class Kind : std::uint8_t { scalar, sequence, map };
    struct Entry;

    Kind kind = Kind::scalar;
    Mark mark;
    std::string scalar;  // kind scalar: the text
    bool quoted = false;
    std::vector<Node> items;     // kind sequence
    std::vector<Entry> entries;  // kind map, in the order of the file, keys unique

    bool is_scalar() const { return kind == Kind::scalar; }
    bool is_sequence() const { return kind == Kind::sequence; }
    bool is_map() const { return kind == Kind::map; }
    const Node* find(std::string_view key) const;
    Node* find(std::string_view key);
};

struct Node::Entry {
    std::string key;
    Mark mark;
    Node value;
};

struct Document {
    std::vector<std::string> files;  // names shown in messages
};

enum class Severity : std::uint8_t { error, warning };

struct Diagnostic {
    Severity severity = Severity::error;
    std::string file;
    Mark mark;
    Message message;
};

// Everything that was found wrong, in the order of the file.
class Diagnostics {
public:
    explicit Diagnostics(const Document* document = nullptr) : document_(document) {}
    void error(const Mark& mark, Message message);
    void warning(const Mark& mark, Message message);
    bool failed() const { return errors_ > 0; }
    const std::vector<Diagnostic>& all() const { return all_; }
    std::string file_name(const Mark& mark) const;

private:
    void add(Severity severity, const Mark& mark, Message message);
    const Document* document_;
    std::vector<Diagnostic> all_;
    int errors_ = 0;
};

}  // namespace sivba
