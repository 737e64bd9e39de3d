#include "cli/describe.h"

#include "framework/play/event_words.h"
#include "framework/rules/end_texts.h"
#include "framework/rules/seat_text.h"

namespace sivba::cli {

namespace {

constexpr std::string_view outcome_words[] = {"open", "won", "drawn", "void"};
constexpr std::string_view reason_words[] = {"none",          "majority",    "seeds-counted", "no-move",
                                             "all-borne-off", "repetition",  "endless-move",  "row-empty",
                                             "no-seeds",      "special-win", "resigned",      "limit"};
static_assert(std::size(outcome_words) == static_cast<std::size_t>(OutcomeKind::nullified) + 1);
static_assert(std::size(reason_words) == static_cast<std::size_t>(EndReason::limit) + 1);

template <class Enum, std::size_t size>
std::string word(const std::string_view (&words)[size], Enum value) {
    return std::string(words[static_cast<std::size_t>(value)]);
}

Json place_json(const Game& game, PlaceId id) {
    if (id == no_place) return nullptr;
    const Place& place = game.board().at(id);
    Json json = {{"id", id.value}, {"label", place.label}};
    if (place.owner) json["owner"] = seat_word(*place.owner);
    return json;
}

}  // namespace

Json actor_json(Actor actor) {
    if (actor.is_nobody()) return nullptr;
    return actor.is_chance() ? "chance" : seat_word(actor.seat());
}

Json outcome_json(const Outcome& outcome, int seats) {
    Json winners = Json::array(), score = Json::array();
    for (int i = 0; i < seats; ++i) {
        if (outcome.won_by(seat_at(i))) winners.push_back(seat_word(seat_at(i)));
        score.push_back(outcome.score[static_cast<std::size_t>(i)]);
    }
    return {{"kind", word(outcome_words, outcome.kind)},
            {"reason", word(reason_words, outcome.reason)},
            {"winners", winners},
            {"score", score}};
}

Json event_json(const Game& game, const Event& event) {
    return {{"kind", word_of(event.kind)},
            {"seat", seat_word(event.seat)},
            {"from", place_json(game, event.from)},
            {"to", place_json(game, event.to)},
            {"count", event.count},
            {"extra", event.extra},
            {"reason", event.reason.code}};
}

Json or_null(std::optional<double> value) { return value ? Json(*value) : Json(nullptr); }

Json local_json(const LocalText& text) {
    Json json = Json::object();
    for (const auto& [language, words] : text.by_language) json[language] = words;
    return json;
}

void add_position(const Game& game, const Position& position, Json& json) {
    Json state;
    game.to_json(position, state);
    json["position"] = state;
    json["position_text"] = game.text(position);
    json["to_move"] = actor_json(game.actor(position));
}

Message status(const Game& game, const Position& position) {
    const Actor actor = game.actor(position);
    if (actor.is_nobody()) return outcome_text(game, game.outcome(position));
    if (actor.is_chance()) return msg("Chance decides next.");
    const Message who = game.seat_name(actor.seat());
    Message asked = game.describe(position, no_place);
    if (asked.empty()) return msg("{seat} to move.").with("seat", who);
    return msg("{seat} to move. {question}").with("seat", who).with("question", std::move(asked));
}

std::vector<std::string> explanation(const Output& out, const Game& game, const Position& before,
                                     const EventLog& events) {
    std::vector<std::string> sentences;
    for (const Message& each : game.explain(before, events))
        if (std::string text = out.say(each); !text.empty()) sentences.push_back(std::move(text));
    return sentences;
}

}  // namespace sivba::cli
