// Vectors of games on two rows: every legal decision with the position after it. Where
// the game ends, the file gives the position before the remaining seeds are collected,
// which the events of the decision know.
#include "games/vectors/formats.h"

#include "framework/play/save_format.h"

#include <algorithm>
#include <charconv>

namespace sivba {

namespace {

// Seeds of the places as p1, p2 and store, like the file writes them.
Json rows_of(const Game& game, const Contents& contents) {
    Json rows = {{"p1", Json::array()}, {"p2", Json::array()}, {"store", Json::array({0, 0})}};
    const std::vector<Place>& places = game.board().places;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Place& place = places[i];
        if (!place.owner) continue;
        if (place.shape == PlaceShape::store)
            rows["store"][static_cast<std::size_t>(index(*place.owner))] = contents.seeds[i];
        std::size_t pit = 0;
        const char* end = place.label.data() + place.label.size();
        const bool numbered = std::from_chars(place.label.data(), end, pit).ptr == end && pit > 0;
        if (numbered && place.shape != PlaceShape::store)
            rows[word_of(*place.owner)][pit - 1] = contents.seeds[i];
    }
    return rows;
}

Contents before_collecting(const Game& game, const Position& before, const EventLog& events) {
    Contents contents = game.contents(before);
    for (const Event& event : events) {
        if (event.kind == EventKind::collect) break;
        replay(contents, event);
    }
    return contents;
}

int captured(const EventLog& events) {
    int seeds = 0;
    for (const Event& event : events)
        if (event.kind == EventKind::capture) seeds += event.count;
    return seeds;
}

Verdict compare_final(const Game& game, const Position& position, const Json& final, std::string_view where) {
    const Outcome outcome = game.outcome(position);
    const Json score = {outcome.score[0], outcome.score[1]};
    if (outcome.over() && score == final) return {};
    return differs(where, "final " + final.dump(), (outcome.over() ? "final " : "open, ") + score.dump());
}

Verdict compare_turn(const Game& game, const Position& position, Move move, const Json& wanted) {
    const std::string where = "turn " + wanted.at("turn").get<std::string>();
    EventLog events;
    const Applied applied = game.apply(position, move, &events);
    const Json rows = rows_of(game, before_collecting(game, position, events));
    if (!says(rows, wanted.at("after"))) return differs(where, wanted.at("after").dump(), rows.dump());
    const Actor next = game.actor(*applied.position);
    const bool over = game.outcome(*applied.position).over();
    // Entries with `next` leave open whether the game is over with that turn.
    const bool tells_end = wanted.contains("over") || wanted.contains("moves_again");
    if (tells_end && wanted.value("over", false) != over)
        return differs(where, over ? "goes on" : "over", over ? "over" : "goes on");
    if (wanted.contains("final")) return compare_final(game, *applied.position, wanted["final"], where);
    if (wanted.contains("captured") && captured(events) != wanted["captured"].get<int>())
        return differs(where, "captured " + wanted["captured"].dump(), std::to_string(captured(events)));
    if (wanted.contains("next") && !over && wanted["next"] != word_of(next))
        return differs(where, "next " + wanted["next"].dump(), word_of(next));
    const bool again = next == game.actor(position);
    if (wanted.contains("moves_again") && wanted["moves_again"].get<bool>() != again)
        return differs(where, "moves_again " + wanted["moves_again"].dump(), again ? "true" : "false");
    return {};
}

Verdict run_two_row(const Game& game, const Json& entry, const std::stop_token&) {
    const Result<PositionPtr> position = game.from_json(entry.at("position"));
    if (!position) return differs("position", "readable", text_of(position.error().message));
    const auto legal = legal_tokens(game, **position);
    std::vector<std::string> wanted, got;
    for (const Json& turn : entry.at("legal")) wanted.push_back(turn.at("turn"));
    for (const auto& [token, move] : legal) got.push_back(token);
    if (Verdict verdict = compare_words("legal", wanted, got)) return verdict;
    for (const Json& turn : entry["legal"]) {
        const auto found =
            std::ranges::find_if(legal, [&](const auto& each) { return each.first == turn["turn"]; });
        if (found == legal.end()) return differs("legal", turn["turn"].dump(), "no such turn");
        if (Verdict verdict = compare_turn(game, **position, found->second, turn)) return verdict;
    }
    if (entry.contains("final")) return compare_final(game, **position, entry["final"], "end");
    return {};
}

}  // namespace

std::vector<VectorEntry> two_row_entries(const Json& file) { return listed_entries(file, run_two_row); }

}  // namespace sivba
