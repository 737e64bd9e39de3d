// The document tree and the list of what is wrong with it.
#include "framework/ruleset/document.h"

#include <algorithm>
#include <tuple>

namespace sivba {

const Node* Node::find(std::string_view key) const {
    for (const Entry& entry : entries)
        if (entry.key == key) return &entry.value;
    return nullptr;
}

Node* Node::find(std::string_view key) {
    for (Entry& entry : entries)
        if (entry.key == key) return &entry.value;
    return nullptr;
}

namespace {

auto order(const Mark& mark) { return std::tuple(mark.file, mark.line, mark.column); }

}  // namespace

void Diagnostics::add(Severity severity, const Mark& mark, Message message) {
    Diagnostic each{severity, file_name(mark), mark, std::move(message)};
    // The table is walked in its own order; an author reads a file from top to bottom.
    const auto place =
        std::upper_bound(all_.begin(), all_.end(), each, [](const Diagnostic& a, const Diagnostic& b) {
            return order(a.mark) < order(b.mark);
        });
    all_.insert(place, std::move(each));
    if (severity == Severity::error) ++errors_;
}

std::string Diagnostics::file_name(const Mark& mark) const {
    return document_ != nullptr && mark.file < document_->files.size() ? document_->files[mark.file]
                                                                       : std::string();
}

void Diagnostics::error(const Mark& mark, Message message) { add(Severity::error, mark, std::move(message)); }

void Diagnostics::warning(const Mark& mark, Message message) {
    add(Severity::warning, mark, std::move(message));
}

}  // namespace sivba
