// What a comparison of race games asks: the facts that tell them apart, and a position of
// one on the board of another.
#include "games/race/game.h"

#include <algorithm>

namespace sivba::race {

namespace {

// Squares by name and by kind.
Message squares_or_none(const Names& names, const Rules::Board& board) {
    Message list;
    for (const std::string& name : names) {
        const bool kind =
            std::ranges::any_of(board.kinds, [&](const auto& each) { return each.first == name; });
        Message next = kind ? kind_name(name) : verbatim(name);
        list = list.empty()
                   ? std::move(next)
                   : msg("{these}, {last}").with("these", std::move(list)).with("last", std::move(next));
    }
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
    return {{"squares", msg("Squares of the board"), verbatim(std::to_string(program().squares))},
            {"path", msg("Squares of a path"), verbatim(std::to_string(program().length))},
            {"pieces", msg("Pieces of each side"), verbatim(std::to_string(program().pieces))},
            {"dice", msg("Dice"), dice_in_short(rules_.dice)},
            {"throws", msg("Steps of a throw"), throws_in_short(program())},
            {"again", msg("Another throw"), squares_or_none(rules_.again.landing_on, rules_.board)},
            {"protected", msg("Protected squares"), squares_or_none(rules_.protection.squares, rules_.board)},
            {"exit", msg("Throw to leave the board"),
             program().exit == ExitThrow::exact ? msg("the exact one") : msg("the exact one or more")},
            {"end", msg("The end"), goal}};
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
