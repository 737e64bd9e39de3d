// See on_table.h.
#include "framework/play/on_table.h"

#include <nlohmann/json.hpp>

namespace sivba {

std::optional<Event> throw_on_table(const Game& game, const Position& position) {
    const DiceInfo dice = game.dice();
    const Actor actor = game.actor(position);
    if (dice.count == 0 || !actor.is_seat()) return std::nullopt;
    nlohmann::ordered_json json;
    game.to_json(position, json);
    const auto found = json.find("throw");
    if (found == json.end() || !found->is_number_integer()) return std::nullopt;
    const auto steps = found->get<std::size_t>();
    if (steps >= dice.weights.size()) return std::nullopt;
    return Event{.kind = EventKind::roll,
                 .seat = actor.seat(),
                 .count = static_cast<std::uint16_t>(steps),
                 .extra = steps < dice.marks.size() ? dice.marks[steps] : std::uint16_t{0}};
}

}  // namespace sivba
