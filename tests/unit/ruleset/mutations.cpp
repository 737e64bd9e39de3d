// Faults are made at the marks of the document tree, so that each is one fault.
#include "tests/unit/ruleset/mutations.h"

#include "framework/ruleset/frame.h"
#include "framework/ruleset/reader.h"
#include "tests/unit/ruleset/sample_family.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace sivba::mutation {
namespace {

bool begins(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

int parts(std::string_view path) { return static_cast<int>(std::count(path.begin(), path.end(), '.')) + 1; }

// Keys that are names: any spelling is right.
bool is_free_name(const std::string& path) {
    if (begins(path, "sources.") || begins(path, "board.kinds.")) return true;
    if (begins(path, "options.") && parts(path) == 2) return true;
    return begins(path, "options.") && path.find(".values.") != std::string::npos && parts(path) == 4;
}

bool is_number(const Node& node) {
    return node.is_scalar() && !node.quoted && !node.scalar.empty() &&
           std::all_of(node.scalar.begin(), node.scalar.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class Maker {
public:
    Maker(const std::string& text, const Families& families) {
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) lines_.push_back(line);
        Document document;
        Diagnostics diagnostics(&document);
        if (const auto root = read_yaml(text, "", document, diagnostics)) {
            root_ = *root;
            for (const Family* family : families)
                if (const Node* name = root_.find("family");
                    name != nullptr && name->scalar == family->name())
                    rows_ = &family->words();
        }
    }

    std::vector<Mutant> make() {
        block_ = root_.mark.line;
        block(root_, "");
        return std::move(made_);
    }

private:
    static std::size_t byte_of(const std::string& line, std::uint32_t column) {
        std::size_t byte = 0;
        for (std::uint32_t characters = 1; byte < line.size(); ++byte)
            if ((static_cast<unsigned char>(line[byte]) & 0xC0) != 0x80 && characters++ == column) break;
        return byte;
    }

    void add(Fault fault, const std::string& what, const Mark& mark, const std::vector<std::string>& lines) {
        std::string text;
        for (const std::string& line : lines) text += line + "\n";
        made_.push_back({fault, text, mark.line, block_, what});
    }

    void replace(Fault fault, const std::string& what, const Mark& mark, const std::string& old,
                 const std::string& now) {
        std::vector<std::string> lines = lines_;
        std::string& line = lines[mark.line - 1];
        const std::size_t at = byte_of(line, mark.column);
        if (line.compare(at, old.size(), old) != 0) return;
        line.replace(at, old.size(), now);
        add(fault, what, mark, lines);
    }

    void misspell(const Node::Entry& entry, const std::string& path) {
        if (entry.key.size() < 3 || is_free_name(path)) return;
        std::string now = entry.key;
        if (now[1] != now[2])
            std::swap(now[1], now[2]);
        else
            now.erase(1, 1);
        replace(Fault::misspelt_key, "misspelt " + path, entry.mark, entry.key, now);
    }

    void scalar(const Node& node, const std::string& path) {
        if (is_number(node))
            replace(Fault::out_of_range, "number of " + path, node.mark, node.scalar, "99999");
        if (!node.quoted) replace(Fault::type_changed, "type of " + path, node.mark, node.scalar, "{zz: 1}");
    }

    bool must_stand(const Node::Entry& entry, const std::string& path) const {
        static const std::vector<std::string> frame = {"format",   "id",      "family",  "name",
                                                       "summary",  "players", "minutes", "difficulty",
                                                       "symmetry", "sources"};
        const bool variant = root_.find("extends") != nullptr;
        if (!variant && std::find(frame.begin(), frame.end(), path) != frame.end()) return true;
        if (variant && (path == "format" || path == "id" || path == "name")) return true;
        if (begins(path, "options.") && entry.key == "default") return true;
        return rows_ != nullptr && std::any_of(rows_->begin(), rows_->end(), [&](const WordInfo& row) {
                   return row.required && (row.path == path || begins(row.path, path + "."));
               });
    }

    // Dropping and doubling is for values that fill one line alone.
    void whole_line(const Node::Entry& entry, const std::string& path, std::uint32_t last) {
        const std::size_t index = entry.mark.line - 1;
        const std::size_t start = lines_[index].find_first_not_of(" ");
        if (entry.mark.line != last || byte_of(lines_[index], entry.mark.column) != start) return;
        std::vector<std::string> lines = lines_;
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(index), lines_[index]);
        Mark second = entry.mark;
        ++second.line;
        add(Fault::line_doubled, "doubled " + path, second, lines);
        if (!must_stand(entry, path)) return;
        lines = lines_;
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(index));
        add(Fault::line_dropped, "dropped " + path, entry.mark, lines);
    }

    static std::uint32_t last_line(const Node& node) {
        std::uint32_t last = node.mark.line;
        for (const Node& item : node.items) last = std::max(last, last_line(item));
        for (const Node::Entry& entry : node.entries) last = std::max(last, last_line(entry.value));
        return last;
    }

    void block(const Node& node, const std::string& path) {
        for (const Node::Entry& entry : node.entries) {
            const std::string inner = path.empty() ? entry.key : path + "." + entry.key;
            misspell(entry, inner);
            whole_line(entry, inner, last_line(entry.value));
            // What stands inside of examples belongs to the family's notation.
            if (entry.key == "examples") continue;
            const std::uint32_t outer = std::exchange(block_, entry.mark.line);
            value(entry.value, inner);
            block_ = outer;
        }
    }

    void value(const Node& node, const std::string& path) {
        if (node.is_map()) return block(node, path);
        if (node.is_scalar()) return scalar(node, path);
        for (const Node& item : node.items) value(item, path + "[]");
    }

    std::vector<std::string> lines_;
    Node root_;
    const std::vector<WordInfo>* rows_ = nullptr;
    std::uint32_t block_ = 0;
    std::vector<Mutant> made_;
};

}  // namespace

std::vector<Mutant> all_mutants(const std::string& text, const Families& families) {
    return Maker(text, families).make();
}

void judge(const Mutant& mutant, const std::string& file, const Library& library, std::size_t problems_before,
           Score& score) {
    std::ofstream(file, std::ios::binary) << mutant.text;
    GameRequest request;
    request.what = file;
    const Loaded loaded = library.check(request);
    ++score.made;
    const bool reported = loaded.problems.size() > problems_before;
    // A line that is gone is missed by its block.
    const bool gone = mutant.fault == Fault::line_dropped;
    const bool on_line =
        std::any_of(loaded.problems.begin(), loaded.problems.end(), [&](const Diagnostic& each) {
            return each.file == file && each.mark.line == (gone ? mutant.block : mutant.line);
        });
    score.reported += reported;
    score.on_line += reported && on_line;
    if (!reported || !on_line)
        score.missed += "line " + std::to_string(mutant.line) + ", " + mutant.what + ":\n" +
                        sample::listed(loaded.problems);
}

}  // namespace sivba::mutation
