#include "framework/rules/compile_checks.h"

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

Mark mark_of_either(const Node& root, std::string_view path, std::string_view other) {
    const Mark first = mark_of(root, path), second = mark_of(root, other);
    if (second.line == 0) return first;
    return first.line == 0 || second.file < first.file ? second : first;
}

void check_players(const Ruleset& frame, int seats, const Node& root, Diagnostics& diagnostics) {
    if (frame.players == seats) return;
    diagnostics.error(mark_of(root, "players"),
                      msg_n("Games of this family have {n} player, not {given}.",
                            "Games of this family have {n} players, not {given}.", seats)
                          .with("given", std::int64_t{frame.players}));
}

}  // namespace sivba
