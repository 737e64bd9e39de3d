// Vectors of race games: a position, a throw, and every legal move with the position
// after it; and counts of games by their number of throws.
#include "games/vectors/formats.h"

#include <fmt/format.h>

#include <algorithm>

namespace sivba {

namespace {

constexpr std::size_t most_depths = 64;

// The files write "lift B3 2"; a token of ours has no spaces.
std::string move_in(const Json& entry) {
    std::string token = entry.at("move");
    std::ranges::replace(token, ' ', '-');
    return token;
}

// Moves carry marks of what they bring about: x captures, ~ flips, * throws again.
std::string without_marks(std::string token) {
    token.erase(
        std::find_if(token.rbegin(), token.rend(), [](char c) { return c != 'x' && c != '~' && c != '*'; })
            .base(),
        token.end());
    return token;
}

std::string marks_of(const EventLog& events, Seat mover, bool again) {
    std::string marks;
    const auto any = [&](EventKind kind, Seat seat) {
        return std::ranges::any_of(
            events, [&](const Event& event) { return event.kind == kind && event.seat == seat; });
    };
    if (any(EventKind::send_home, other(mover))) marks += 'x';
    // With a reason of its own it shows something else than its other side.
    const bool flips = std::ranges::any_of(events, [&](const Event& event) {
        return event.kind == EventKind::flip && event.seat == mover && event.reason == Reason{0};
    });
    if (flips) marks += '~';
    if (again) marks += '*';
    return marks;
}

// The race files call the seats L and D (light, dark): as keys and as values.
Json with_seat_words(const Json& json) {
    const auto word = [](const std::string& text) { return text == "L" ? "p1" : text == "D" ? "p2" : text; };
    if (json.is_object()) {
        Json result = Json::object();
        for (const auto& [key, value] : json.items()) {
            // The loop of a piece is called L and R, too; that is no seat.
            result[word(key)] = key == "loop" ? value : with_seat_words(value);
        }
        return result;
    }
    if (json.is_array()) {
        Json result = Json::array();
        for (const Json& each : json) result.push_back(with_seat_words(each));
        return result;
    }
    return json.is_string() ? Json(word(json.get<std::string>())) : json;
}

std::string seat_word(const Json& value) {
    return value.is_string() ? with_seat_words(value).get<std::string>() : "null";
}

std::string winner_of(const Outcome& outcome) {
    if (outcome.won_by(Seat::p1)) return "p1";
    return outcome.won_by(Seat::p2) ? "p2" : "null";
}

Verdict compare_move(const Game& game, const Position& position, Move move, const Json& wanted) {
    const std::string where = move_in(wanted);
    EventLog events;
    const Applied applied = game.apply(position, move, &events);
    if (Verdict verdict =
            compare_position(game, *applied.position, with_seat_words(wanted.at("position_after")), where))
        return verdict;
    const std::string winner = winner_of(game.outcome(*applied.position));
    if (winner != seat_word(wanted.at("winner")))
        return differs(where, "winner " + wanted["winner"].dump(), winner);
    Json json;
    game.to_json(*applied.position, json);
    const bool again = json.contains("to_throw") && json["to_throw"] == word_of(game.actor(position));
    if (wanted.at("extra").get<bool>() != again)
        return differs(where, "extra " + wanted["extra"].dump(), again ? "true" : "false");
    const std::string marked = without_marks(where) + marks_of(events, game.actor(position).seat(), again);
    if (marked != where) return differs(where, where, marked);
    return {};
}

// The position after a throw of `steps`, or none if the dice cannot show it.
PositionPtr thrown(const Game& game, const Position& position, int steps) {
    for (const auto& [token, move] : legal_tokens(game, position))
        if (token == std::to_string(steps) + ":") return game.apply(position, move, nullptr).position;
    return nullptr;
}

Verdict compare_weights(const Game& game, const Json& weights) {
    const PositionPtr start = game.initial();
    std::uint64_t total = 0;
    for (const Json& weight : weights) total += weight.get<std::uint64_t>();
    const auto throws = legal_tokens(game, *start);
    for (const auto& [token, move] : throws) {
        const std::string steps = token.substr(0, token.find(':'));
        const std::uint64_t wanted = weights.value(steps, std::uint64_t{0});
        if (wanted * game.denominator(*start) != std::uint64_t{game.weight(*start, move)} * total)
            return differs("weight of " + token, std::to_string(wanted),
                           std::to_string(game.weight(*start, move)));
    }
    if (throws.size() == weights.size()) return {};
    return differs("throws", std::to_string(weights.size()), std::to_string(throws.size()));
}

Verdict compare_counts(const Game& game, const Json& wanted, bool weighted, const std::stop_token& stop) {
    const std::string_view what = weighted ? "weighted" : "branch";
    if (!wanted.is_object() || wanted.empty() || wanted.size() > most_depths)
        return differs(what, fmt::format("d1 up to at most d{}", most_depths), wanted.dump());
    PerftOptions options;
    options.depth = static_cast<int>(wanted.size());
    options.weighted = weighted;
    const PerftResult result = game.perft(*game.initial(), options, stop);
    for (std::size_t d = 0; d < result.counts.size(); ++d) {
        const std::string key = fmt::format("d{}", d + 1);
        if (wanted.at(key) != result.counts[d])
            return differs(fmt::format("{} {}", what, key), wanted.at(key).dump(),
                           std::to_string(result.counts[d]));
    }
    return {};
}

Verdict run_race(const Game& game, const Json& entry, const std::stop_token&) {
    const Result<PositionPtr> position = game.from_json(with_seat_words(entry.at("position")));
    if (!position) return differs("position", "readable", text_of(position.error().message));
    const PositionPtr after_throw = thrown(game, **position, entry.at("throw").get<int>());
    if (!after_throw) return differs("throw", entry["throw"].dump(), "the dice cannot show it");
    const auto legal = legal_tokens(game, *after_throw);
    std::vector<std::string> wanted, got;
    for (const Json& each : entry.at("legal")) wanted.push_back(move_in(each));
    for (const auto& [token, move] : legal) got.push_back(token);
    if (Verdict verdict = compare_words("legal", wanted, got)) return verdict;
    for (const Json& each : entry["legal"]) {
        const auto found = std::ranges::find_if(
            legal, [&](const auto& one) { return without_marks(one.first) == without_marks(move_in(each)); });
        if (found == legal.end()) return differs("legal", each["move"].dump(), "no such move");
        if (Verdict verdict = compare_move(game, *after_throw, found->second, each)) return verdict;
    }
    return {};
}

Verdict run_race_perft(const Game& game, const Json& row, const std::stop_token& stop) {
    if (Verdict verdict = compare_weights(game, row.at("weights"))) return verdict;
    if (Verdict verdict = compare_counts(game, row.at("branch"), false, stop)) return verdict;
    return compare_counts(game, row.at("weighted"), true, stop);
}

}  // namespace

std::vector<VectorEntry> race_entries(const Json& file) {
    std::vector<VectorEntry> entries;
    for (const Json& row : file.at("perft")) {
        const std::string ruleset = row.at("ruleset");
        entries.push_back(
            {"perft/" + ruleset + options_text(row.at("options")), ruleset, &row, run_race_perft, true});
    }
    for (VectorEntry& entry : listed_entries(file, run_race)) entries.push_back(std::move(entry));
    return entries;
}

}  // namespace sivba
