// Vectors of sowing games with choices inside a turn: the complete turns of a position
// and what one of them does.
#include "games/vectors/formats.h"

#include "framework/play/replay.h"
#include "framework/play/turn_list.h"

#include <algorithm>

namespace sivba {

namespace {

constexpr std::size_t most_turns = 100'000;

std::vector<EndReason> reasons_from(const std::string& text) {
    static const std::pair<std::string_view, EndReason> known[] = {
        {"no legal move", EndReason::no_move},
        {"opponent inner row empty", EndReason::row_empty},
        {"own inner row empty", EndReason::row_empty},
        {"opponent has no seeds", EndReason::no_seeds},
        {"both ends captured", EndReason::special_win},
        {"second capturing turn before any by opponent", EndReason::special_win},
    };
    std::vector<EndReason> reasons;
    for (const auto& [words, reason] : known)
        if (words == text) reasons.push_back(reason);
    return reasons;
}

std::string winner_word(const Outcome& outcome) {
    if (outcome.won_by(Seat::p1)) return "p1";
    if (outcome.won_by(Seat::p2)) return "p2";
    return outcome.kind == OutcomeKind::nullified ? "void"
           : outcome.kind == OutcomeKind::drawn   ? "draw"
                                                  : "null";
}

Verdict compare_legal(const Game& game, const PositionPtr& position, const Json& entry,
                      const std::stop_token& stop) {
    const TurnList list = list_turns(game, position, most_turns, stop);
    if (list.too_many) return differs("legal", entry.at("legal_count").dump(), "more than 100000");
    std::vector<std::string> found;
    for (const TurnPart& turn : list.turns) found.push_back(turn.text);
    if (entry.at("legal").is_array()) {
        const auto wanted = entry["legal"].get<std::vector<std::string>>();
        if (Verdict verdict = compare_words("legal", wanted, found)) return verdict;
    }
    if (entry.at("legal_count") == found.size()) return {};
    return differs("legal_count", entry["legal_count"].dump(), std::to_string(found.size()));
}

Verdict compare_outcome(const Session& session, const Json& entry) {
    const Outcome outcome = session.outcome();
    const std::string wanted = entry.at("winner").is_null() ? "null" : entry["winner"].get<std::string>();
    if (wanted != winner_word(outcome)) return differs("winner", wanted, winner_word(outcome));
    if (entry.at("reason").is_string()) {
        const auto reasons = reasons_from(entry["reason"]);
        if (std::ranges::find(reasons, outcome.reason) == reasons.end())
            return differs("reason", entry["reason"].dump(),
                           "reason " + std::to_string(static_cast<int>(outcome.reason)));
    }
    const int in_hand = session.game().contents(*session.position()).in_hand;
    if (entry.at("in_hand") != in_hand)
        return differs("in_hand", entry["in_hand"].dump(), std::to_string(in_hand));
    return {};
}

// Histories that the rules do not read are left out of our positions, so the file's position is
// read as one of ours and then compared. Who has won was compared before.
Verdict compare_after(const Game& game, const Position& position, Json wanted) {
    Json got;
    game.to_json(position, got);
    if (const auto mover = wanted.find("to_move"); mover != wanted.end() && mover->is_null())
        for (const char* key : {"over", "winner", "in_hand"})
            if (got.contains(key)) wanted[key] = got[key];
    const Result<PositionPtr> read = game.from_json(wanted);
    if (!read) return differs("after", "readable", text_of(read.error().message));
    const std::string expected = game.text(**read), ours = game.text(position);
    if (expected != ours) return differs("after", expected, ours);
    return {};
}

Verdict run_sowing(const Game& game, const Json& entry, const std::stop_token& stop) {
    const Result<PositionPtr> position = game.from_json(entry.at("position"));
    if (!position) return differs("position", "readable", text_of(position.error().message));
    if (Verdict verdict = compare_legal(game, *position, entry, stop)) return verdict;
    // The file's own game lives longer than this session.
    Session session(GamePtr(GamePtr(), &game), {}, *position);
    const Result<bool> played = play_turn(session, entry.at("turn").get<std::string>());
    if (!played) return differs("turn", entry["turn"].dump(), text_of(played.error().message));
    if (!*played) return differs("turn", "complete", "goes on");
    if (Verdict verdict = compare_outcome(session, entry)) return verdict;
    return compare_after(game, *session.position(), entry.at("after"));
}

}  // namespace

std::vector<VectorEntry> sowing_entries(const Json& file) { return listed_entries(file, run_sowing); }

}  // namespace sivba
