#include "games/null/game.h"

#include "framework/rules/seat_text.h"
#include "framework/search/alphabeta.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace sivba::null {

namespace {

BoardPicture table_picture() {
    BoardPicture picture;
    picture.material = Material::paper;
    picture.width = picture.height = 1;
    Place table;
    table.label = "table";
    picture.places.push_back(table);
    return picture;
}

Error position_error() { return {msg("A position is written `LEFT SEAT`, for example `4 p1`.")}; }

}  // namespace

NullGame::NullGame(Program program, Ruleset ruleset)
    : KernelGame(program, std::move(ruleset), table_picture()) {}

Message NullGame::seat_name(Seat seat) const { return seat == Seat::p1 ? msg("First") : msg("Second"); }

std::vector<RuleSection> NullGame::rules() const {
    return {{msg("The turn"), {{msg("The seats take turns and do nothing."), "", {}}}},
            {msg("The end"),
             {{msg_n("The game is a draw after {n} turn.", "The game is a draw after {n} turns.",
                     program().turns),
               "",
               {}}}}};
}

Message NullGame::ends_by() const { return msg("The number of turns is limited."); }

PositionPtr NullGame::mirrored(const Position& position) const {
    State state = state_of(position);
    state.to_move = other(state.to_move);
    return wrap(state);
}

Result<Move> NullGame::parse_token(const Position& position, std::string_view token) const {
    if (actor(position).is_nobody()) return Error{msg("The game is over.")};
    if (token != "done") return Error{msg("The only decision is `done`.")};
    return Move{0};
}

std::string NullGame::text(const Position& position) const {
    const State& state = state_of(position);
    return std::to_string(state.turns_left) + " " + std::string(seat_word(state.to_move));
}

Result<PositionPtr> NullGame::position(std::int64_t turns_left, Seat to_move) const {
    if (turns_left < 0 || turns_left > program().turns)
        return Error{msg_n("Between 0 and {n} turn can be left.", "Between 0 and {n} turns can be left.",
                           program().turns)};
    return wrap(State{static_cast<std::uint8_t>(turns_left), to_move});
}

Result<PositionPtr> NullGame::parse_text(std::string_view text) const {
    int turns_left = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), turns_left);
    const std::string_view behind(rest, static_cast<std::size_t>(text.data() + text.size() - rest));
    const std::optional<Seat> seat =
        behind.starts_with(' ') ? seat_of_word(behind.substr(1), seats()) : std::nullopt;
    if (error != std::errc{} || !seat) return position_error();
    return position(turns_left, *seat);
}

void NullGame::to_json(const Position& position, nlohmann::ordered_json& json) const {
    const State& state = state_of(position);
    json = {{"to_move", seat_word(state.to_move)}, {"turns_left", state.turns_left}};
}

Result<PositionPtr> NullGame::from_json(const nlohmann::ordered_json& json) const {
    if (!json.is_object() || !json.contains("turns_left") || !json["turns_left"].is_number_integer() ||
        !json.contains("to_move") || !json["to_move"].is_string())
        return position_error();
    const std::optional<Seat> seat = seat_of_word(json["to_move"].get_ref<const std::string&>(), seats());
    if (!seat) return position_error();
    return position(json["turns_left"].get<std::int64_t>(), *seat);
}

std::string NullGame::drawing(const Position& position) const { return text(position) + "\n"; }

Contents NullGame::contents(const Position&) const { return {.seeds = {0}, .pieces = {{}}, .marks = {0}}; }

std::vector<Choice> NullGame::choices(const Position& position) const {
    if (actor(position).is_nobody()) return {};
    Choice nothing;
    nothing.move = Move{0};
    nothing.token = "done";
    nothing.place = nothing.landing = PlaceId{0};
    nothing.says = msg("Do nothing");
    return {nothing};
}

Message NullGame::refusal(const Position& position, PlaceId) const {
    return actor(position).is_nobody() ? msg("The game is over.") : Message{};
}

std::vector<Message> NullGame::explain(const Position& before, const EventLog&) const {
    return {msg("{seat} does nothing.").with("seat", seat_name(state_of(before).to_move))};
}

Message NullGame::describe(const Position&, PlaceId place) const {
    return place == no_place ? Message{} : msg("The empty table");
}

SearchResult NullGame::search(const Position& position, std::span<const std::uint64_t> history,
                              const SearchLimits& limits, std::stop_token stop) const {
    return alphabeta_search<NullKernel>(program(), state_of(position), history, limits, std::move(stop));
}

LevelSettings NullGame::level(Level) const { return {.nodes = 100}; }

}  // namespace sivba::null
