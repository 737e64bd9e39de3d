#include "framework/rules/compile_checks.h"

#include "framework/ruleset/options.h"

#include <algorithm>

namespace sivba {

Mark mark_of(const Node& root, std::string_view path, std::size_t item) {
    const Node* node = &root;
    Mark mark = root.mark;
    while (node != nullptr && !path.empty()) {
        const std::size_t dot = std::min(path.find('.'), path.size());
        node = node->find(path.substr(0, dot));
        if (node != nullptr) mark = node->mark;
        path.remove_prefix(std::min(dot + 1, path.size()));
    }
    if (node != nullptr && item < node->items.size()) mark = node->items[item].mark;
    return mark;
}

std::string_view to_blame(const Node& root, std::string_view path, std::string_view other) {
    const Node *first = at_path(root, path), *second = at_path(root, other);
    if (second == nullptr) return path;
    return first == nullptr || second->mark.file < first->mark.file ? other : path;
}

void check_players(const Ruleset& frame, int seats, const Node& root, Diagnostics& diagnostics) {
    if (frame.players == seats) return;
    diagnostics.error(mark_of(root, "players"),
                      msg_n("Games of this family have {n} player, not {given}.",
                            "Games of this family have {n} players, not {given}.", seats)
                          .with("given", std::int64_t{frame.players}));
}

}  // namespace sivba
