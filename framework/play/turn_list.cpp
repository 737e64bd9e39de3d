#include "framework/play/turn_list.h"

namespace sivba {

namespace {

// False when there are too many turns or a stop was requested.
bool walk(const Game& game, const TurnPart& from, std::size_t limit, const std::stop_token& stop,
          TurnList& list) {
    if (stop.stop_requested()) return false;
    for (TurnPart& part : continued(game, from)) {
        if (!part.turn_ended && game.actor(*part.after).is_seat()) {
            if (!walk(game, part, limit, stop, list)) return false;
            continue;
        }
        list.too_many = list.turns.size() == limit;
        if (list.too_many) return false;
        list.turns.push_back(std::move(part));
    }
    return true;
}

}  // namespace

std::vector<TurnPart> continued(const Game& game, const TurnPart& from) {
    std::vector<TurnPart> parts;
    const Actor actor = game.actor(*from.after);
    if (actor.is_nobody()) return parts;
    MoveList moves;
    game.legal(*from.after, moves);
    parts.reserve(moves.size());
    for (const Move move : moves) {
        TurnPart part = from;
        ++part.decisions;
        // The first decision is always written, later ones where there is a choice.
        if (moves.size() > 1 || from.text.empty())
            part.text.append(from.text.empty() ? "" : " ").append(game.token(*from.after, move));
        if (actor.is_chance()) part.weight *= game.weight(*from.after, move);
        const Applied applied = game.apply(*from.after, move, nullptr);
        part.after = applied.position;
        part.turn_ended = applied.progress.turn_ended;
        part.ply_ended = applied.progress.ply_ended;
        parts.push_back(std::move(part));
    }
    return parts;
}

TurnList list_turns(const Game& game, const PositionPtr& from, std::size_t limit,
                    const std::stop_token& stop) {
    TurnList list;
    walk(game, {{}, from}, limit, stop, list);
    return list;
}

}  // namespace sivba
