// Walks a document along the schema table: each key is a word of the table, the way to
// one, or unknown. The table is flat ("capture.when"); blocks follow from the dots.
#include "framework/ruleset/schema.h"

#include <algorithm>

namespace sivba {
namespace {

bool is_below(std::string_view path, std::string_view block) {
    return path.size() > block.size() && path.substr(0, block.size()) == block && path[block.size()] == '.';
}

// The parts of the walk that stay the same on the way down.
class Walker {
public:
    Walker(const std::vector<WordInfo>& rows, const std::vector<std::string>& foreign,
           const WordRows::ReadRow& read, Diagnostics& diagnostics)
        : rows_(rows),
          foreign_(foreign),
          read_(read),
          reader_(diagnostics) {}

    void block(const Node& node, const std::string& path) {
        for (const Node::Entry& entry : node.entries) {
            if (path.empty() && is_foreign(entry.key)) continue;
            const std::string inner = path.empty() ? entry.key : path + "." + entry.key;
            const std::size_t row = row_of(inner);
            const bool leads_on = has_below(inner);
            // A word may have a short form (one value) and a block of words below it.
            if (row < rows_.size() && !(leads_on && entry.value.is_map())) {
                read_row(row, entry.value);
            } else if (leads_on) {
                // In a patch `capture: default` takes the whole block back.
                const bool taken_back = entry.value.is_scalar() && entry.value.scalar == "default";
                if (!taken_back && reader_.map(entry.value)) block(entry.value, inner);
            } else if (!is_annotation(entry.key, path)) {
                unknown(entry, path);
            }
        }
    }

private:
    bool is_foreign(std::string_view key) const {
        return std::find(foreign_.begin(), foreign_.end(), key) != foreign_.end();
    }
    static bool is_annotation(std::string_view key, std::string_view path) {
        return !path.empty() && (key == "source" || key == "note");
    }
    std::size_t row_of(std::string_view path) const {
        std::size_t row = 0;
        while (row < rows_.size() && rows_[row].path != path) ++row;
        return row;
    }
    bool has_below(std::string_view path) const {
        return std::any_of(rows_.begin(), rows_.end(),
                           [&](const WordInfo& row) { return is_below(row.path, path); });
    }

    // A row that reads a block itself never sees the block's source and note, unless it asks to.
    void read_row(std::size_t row, const Node& value) {
        if (rows_[row].raw || !value.is_map() ||
            (value.find("source") == nullptr && value.find("note") == nullptr))
            return read_(row, value, reader_);
        Node plain = value;
        std::erase_if(plain.entries,
                      [&](const Node::Entry& each) { return is_annotation(each.key, rows_[row].path); });
        read_(row, plain, reader_);
    }

    std::vector<std::string> known_in(const std::string& path) const {
        std::vector<std::string> known;
        if (path.empty()) known = foreign_;
        for (const WordInfo& row : rows_) {
            if (!path.empty() && !is_below(row.path, path)) continue;
            const std::string_view rest =
                std::string_view(row.path).substr(path.empty() ? 0 : path.size() + 1);
            std::string key(rest.substr(0, rest.find('.')));
            if (std::find(known.begin(), known.end(), key) == known.end()) known.push_back(std::move(key));
        }
        return known;
    }

    void unknown(const Node::Entry& entry, const std::string& path) {
        const std::vector<std::string> known = known_in(path);
        const std::string nearest = nearest_word(entry.key, known);
        if (!nearest.empty()) {
            reader_.diagnostics().error(entry.mark,
                                        msg("The key `{key}` is not known here; did you mean `{nearest}`?")
                                            .with("key", entry.key)
                                            .with("nearest", nearest));
            return;
        }
        std::string list;
        for (const std::string& each : known) list += (list.empty() ? "" : ", ") + each;
        reader_.diagnostics().error(entry.mark, msg("The key `{key}` is not known here. Known keys: {known}.")
                                                    .with("key", entry.key)
                                                    .with("known", list));
    }

    const std::vector<WordInfo>& rows_;
    const std::vector<std::string>& foreign_;
    const WordRows::ReadRow& read_;
    ValueReader reader_;
};

}  // namespace

void WordRows::walk(const std::vector<WordInfo>& rows, const Node& root,
                    const std::vector<std::string>& foreign, const ReadRow& read, Diagnostics& diagnostics) {
    Walker(rows, foreign, read, diagnostics).block(root, "");
}

void WordRows::require(const std::vector<WordInfo>& rows, const Node& root, Diagnostics& diagnostics) {
    for (const WordInfo& row : rows) {
        if (!row.required) continue;
        const Node* node = &root;
        Mark nearest = root.mark;
        for (std::size_t start = 0; node != nullptr && start <= row.path.size();) {
            const std::size_t dot = std::min(row.path.find('.', start), row.path.size());
            const Node* next = node->find(std::string_view(row.path).substr(start, dot - start));
            if (next != nullptr) nearest = next->mark;
            node = next;
            start = dot + 1;
        }
        if (node == nullptr)
            diagnostics.error(nearest, msg("The key `{key}` is missing.").with("key", row.path));
    }
}

std::uint64_t content_hash(std::string_view canonical) {
    std::uint64_t hash = 0xCBF29CE484222325u;  // FNV-1a, 64 bits
    for (const char c : canonical) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3u;
    }
    return hash;
}

}  // namespace sivba
