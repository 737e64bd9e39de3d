// What a comparison of race games asks: the facts that tell them apart, and a position of
// one on the board of another.
#include "games/race/game.h"
#include "games/race/spots.h"

#include <algorithm>

namespace sivba::race {

namespace {

Message listed(Message list, Message next) {
    return list.empty() ? std::move(next)
                        : msg("{these}, {last}").with("these", std::move(list)).with("last", std::move(next));
}

// Squares by name, by kind and by their position on the path.
Message squares_in_short(const Names& names, const Rules& rules) {
    Message list;
    for (const std::string& name : names) {
        Message next = squares_of_kind(rules, name) != nullptr ? kind_name(name) : verbatim(name);
        if (position_in(rules, name)) next = msg("position {n}").with("n", name);
        list = listed(std::move(list), std::move(next));
    }
    return list;
}
Message squares_or_none(const Names& names, const Rules& rules) {
    return names.empty() ? msg("none") : squares_in_short(names, rules);
}

Message again_in_short(const Rules& rules) {
    Message list = squares_in_short(rules.again.landing_on, rules);
    if (rules.again.capturing) list = listed(std::move(list), msg("a capture"));
    for (const int steps : rules.again.throws)
        list = listed(std::move(list), msg("a throw of {n}").with("n", std::int64_t{steps}));
    return list.empty() ? msg("none") : list;
}

Message entry_in_short(const Rules& rules) {
    Message list;
    for (const int steps : rules.entry.throws)
        list = listed(std::move(list), msg("a throw of {n}").with("n", std::int64_t{steps}));
    if (list.empty()) list = msg("any throw");
    if (rules.entry.square == 0) return list;
    return msg("{throws}, on position {n}")
        .with("throws", std::move(list))
        .with("n", std::int64_t{rules.entry.square});
}

Message sides_in_short(const Rules& rules) {
    if (rules.pieces.turn_over_at == 0) return msg("one");
    Message turned =
        msg("two, turned over at position {n}").with("n", std::int64_t{rules.pieces.turn_over_at});
    if (rules.capture.sides == Sides::any) return turned;
    return msg("{sides}; only like sides capture").with("sides", std::move(turned));
}

Message sharing_in_short(const Rules& rules) {
    Message list = squares_in_short(rules.sharing.own, rules);
    for (const std::string& name : rules.sharing.both)
        list = listed(std::move(list), squares_in_short({name}, rules));
    return list.empty() ? msg("none") : list;
}

Message dice_in_short(const Rules::Dice& dice) {
    return dice.two_sided ? msg_n("{n} pyramid", "{n} pyramids", dice.count)
                          : msg_n("{n} die with numbers", "{n} dice with numbers", dice.count);
}

Message throws_in_short(const Program& program) {
    std::string text;
    for (const Throw& each : program.throws) text += (text.empty() ? "" : ", ") + std::to_string(each.steps);
    return verbatim(text);
}

}  // namespace

std::vector<KeyFact> RaceGame::key_facts() const {
    const Message goal = program().goal == program().pieces
                             ? msg("all pieces borne off")
                             : msg_n("{n} piece borne off", "{n} pieces borne off", program().goal);
    const Message exit = program().exit == ExitThrow::exact ? msg("the exact one")
                         : program().exit == ExitThrow::enough
                             ? msg("the exact one or more")
                             : msg("the exact one; for the farthest piece, more");
    std::vector<KeyFact> facts{
        {"squares", msg("Squares of the board"), verbatim(std::to_string(program().squares))},
        {"path", msg("Squares of a path"), verbatim(std::to_string(program().length))},
        {"fork", msg("Ways to choose from"), verbatim(program().fork_from == 0 ? "1" : "2")},
        {"pieces", msg("Pieces of each side"), verbatim(std::to_string(program().pieces))},
        {"sides", msg("Sides of a piece"), sides_in_short(rules_)},
        {"dice", msg("Dice"), dice_in_short(rules_.dice)},
        {"throws", msg("Steps of a throw"), throws_in_short(program())},
        {"entry", msg("Entering"), entry_in_short(rules_)},
        {"again", msg("Another throw"), again_in_short(rules_)},
        {"protected", msg("Protected squares"), squares_or_none(rules_.protection.squares, rules_)},
        {"shared", msg("Shared squares"), sharing_in_short(rules_)},
        {"backward", msg("Captures backwards"), program().backward == Backward::off ? msg("no") : msg("yes")},
        {"exit", msg("Throw to leave the board"), exit},
        {"end", msg("The end"), goal}};
    if (program().tokens != 0)
        facts.push_back({"tokens", msg("Tokens of each side"), verbatim(std::to_string(program().tokens))});
    return facts;
}

// Pieces are named by the squares of their own path: they mean the same where the paths do.
Result<PositionPtr> RaceGame::carried(const Game& from, const Position& position) const {
    const auto* other = dynamic_cast<const RaceGame*>(&from);
    if (!other) return Error{msg("That position belongs to a game of another family.")};
    const int mine = program().pieces, theirs = other->program().pieces;
    if (mine != theirs)
        return Error{msg("Each side has {less} pieces in one game, {more} in the other.")
                         .with("less", std::int64_t{std::min(mine, theirs)})
                         .with("more", std::int64_t{std::max(mine, theirs)})};
    const auto path = [](const RaceGame& game, Seat seat) {
        Names names;
        for (int step = 1; step <= game.program().length; ++step)
            names.push_back(game.square_name(game.program().square_place(seat, step)));
        return names;
    };
    for (const Seat seat : {Seat::p1, Seat::p2})
        if (path(*this, seat) != path(*other, seat))
            return Error{msg("The pieces of the two games walk different paths.")};
    return parse_text(from.text(position));
}

}  // namespace sivba::race
