// See compare_ways.h.
#include "framework/play/compare_ways.h"

#include <algorithm>

namespace sivba {

namespace {

using Way = std::vector<PlaceId>;
using Part = std::span<const PlaceId>;

bool is_square(const BoardPicture& board, PlaceId place) {
    return board.at(place).shape == PlaceShape::square;
}

// Squares lie at the same spot under the same name; what lies beside the board has the same use.
bool same_place(const Place& a, const Place& b) {
    if (a.shape != b.shape) return false;
    if (a.shape != PlaceShape::square) return a.owner == b.owner;
    return a.label == b.label && a.x == b.x && a.y == b.y;
}

PlaceId find_on(const BoardPicture& board, const Place& wanted) {
    const auto found =
        std::ranges::find_if(board.places, [&](const Place& each) { return same_place(each, wanted); });
    return found == board.places.end() ? no_place
                                       : PlaceId{static_cast<std::uint16_t>(found - board.places.begin())};
}

// Every square of `a` is one of `b`.
bool holds(const BoardPicture& b, const BoardPicture& a) {
    return std::ranges::all_of(a.places, [&](const Place& place) {
        return place.shape != PlaceShape::square || find_on(b, place) != no_place;
    });
}

WayPair::Ways ways_on(const BoardPicture& board, const Game& game, Seat seat) {
    const auto carried = [&](const Way& way) {
        Way there;
        for (const PlaceId place : way) there.push_back(find_on(board, game.board().at(place)));
        return there;
    };
    const std::vector<Way>& paths = game.board().paths;
    const auto which = static_cast<std::size_t>(index(seat));
    const std::size_t other = which + static_cast<std::size_t>(game.seats());
    return {carried(paths[which]), carried(branch_of(paths, which, other))};
}

Way squares_of(const BoardPicture& board, const Way& way) {
    Way squares;
    std::ranges::copy_if(way, std::back_inserter(squares),
                         [&](PlaceId place) { return is_square(board, place); });
    return squares;
}

Message listed(const BoardPicture& board, Part squares) {
    std::string text;
    for (const PlaceId square : squares) text += (text.empty() ? "" : ", ") + board.at(square).label;
    return verbatim(std::move(text));
}

std::int64_t count_of(const Way& squares) { return static_cast<std::int64_t>(squares.size()); }

// "Finkel: on by B8, A8, A7; 14 squares in all." `next`: where both go together again, or none.
Message goes_on(const BoardPicture& board, const Message& name, const Way& squares, Part own, PlaceId next) {
    const std::int64_t n = count_of(squares);
    Message says = !own.empty()       ? msg_n("{game}: on by {squares}; {n} square in all.",
                                              "{game}: on by {squares}; {n} squares in all.", n)
                   : next != no_place ? msg_n("{game}: straight on to {square}; {n} square in all.",
                                              "{game}: straight on to {square}; {n} squares in all.", n)
                                      : msg_n("{game}: off the board there; {n} square in all.",
                                              "{game}: off the board there; {n} squares in all.", n);
    return std::move(says)
        .with("game", name)
        .with("squares", listed(board, own))
        .with("square", next == no_place ? std::string() : board.at(next).label);
}

Message or_by_the_branch(const BoardPicture& board, const Message& name, const Way& branch) {
    return msg("{game}: from {from} a piece may also go by {squares}.")
        .with("game", name)
        .with("from", board.at(branch.front()).label)
        .with("squares", listed(board, Part(branch).subspan(1, branch.size() - 2)));
}

// Up to where, what each goes by, and from where on together again.
void tell_ways(const BoardPicture& board, const Way& a, const Way& b, const Message& name_a,
               const Message& name_b, std::vector<Message>& words) {
    const auto first = std::ranges::mismatch(a, b);
    const auto same = static_cast<std::size_t>(first.in1 - a.begin());
    if (same == a.size() && same == b.size()) {
        words.push_back(msg_n("Both ways are the same: {n} square.", "Both ways are the same: {n} squares.",
                              count_of(a)));
        return;
    }
    words.push_back(
        same == 0 ? msg("The ways part at once.")
                  : msg("The ways are the same up to {square}.").with("square", board.at(a[same - 1]).label));
    std::size_t last = 0;
    while (last < std::min(a.size(), b.size()) - same && a[a.size() - 1 - last] == b[b.size() - 1 - last])
        ++last;
    const auto own = [&](const Way& way) { return Part(way).subspan(same, way.size() - same - last); };
    const PlaceId next = last > 0 ? a[a.size() - last] : no_place;
    words.push_back(goes_on(board, name_a, a, own(a), next));
    words.push_back(goes_on(board, name_b, b, own(b), next));
    if (next != no_place)
        words.push_back(
            msg("From {square} on they are the same again.").with("square", board.at(next).label));
}

}  // namespace

Way branch_of(const std::vector<Way>& paths, std::size_t main, std::size_t other) {
    if (main >= paths.size() || other >= paths.size()) return {};
    const Way &way = paths[main], &branch = paths[other];
    const auto parts = std::ranges::mismatch(way, branch).in2;
    const auto meet = std::mismatch(way.rbegin(), way.rend(), branch.rbegin(), branch.rend()).second;
    if (parts == branch.begin() || parts == branch.end() || meet == branch.rbegin()) return {};
    return {parts - 1, meet.base() + 1};
}

bool has_ways(const Game& game) {
    const BoardPicture& board = game.board();
    return board.paths.size() >= static_cast<std::size_t>(game.seats()) &&
           std::ranges::all_of(board.paths, [&](const Way& way) {
               return !way.empty() && board.at(way.back()).shape == PlaceShape::goal;
           });
}

Message why_no_common_ways(const Game& a, const Game& b) {
    if (!has_ways(a) || !has_ways(b) || a.seats() != b.seats())
        return msg("These games have no ways to compare.");
    if (holds(a.board(), b.board()) && holds(b.board(), a.board())) return {};
    return msg("Their boards have different squares, so the two ways cannot be drawn on one board.");
}

WayPair compare_ways(const Game& a, const Game& b, Seat seat, const Message& name_a, const Message& name_b) {
    const BoardPicture& board = a.board();
    WayPair pair{ways_on(board, a, seat), ways_on(board, b, seat), {}};
    tell_ways(board, squares_of(board, pair.a.way), squares_of(board, pair.b.way), name_a, name_b,
              pair.words);
    if (!pair.a.branch.empty()) pair.words.push_back(or_by_the_branch(board, name_a, pair.a.branch));
    if (!pair.b.branch.empty()) pair.words.push_back(or_by_the_branch(board, name_b, pair.b.branch));
    return pair;
}

}  // namespace sivba
