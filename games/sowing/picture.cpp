// p1's rows lie below, from left to right; p2's above them, from right to left, so that
// each sees his first pit at his left; every store at its owner's right, and what a
// player has in hand beside his rows, too. Four rows are parted in the middle, so that it
// is seen which two belong together.
#include "games/sowing/picture.h"

#include <algorithm>

namespace sivba::sowing {
namespace {

constexpr double store_column = 1;
constexpr double hand_gap = 0.55, hand_width = 1.15;  // the seeds in hand lie beside the board
constexpr double middle_gap = 0.22;                   // between the players of a four-row board

std::size_t at(int i) { return static_cast<std::size_t>(i); }

Place place(std::string label, PlaceShape shape, int seat, double x, double y) {
    Place result;
    result.label = std::move(label);
    result.shape = shape;
    result.owner = seat_at(seat);
    result.x = x;
    result.y = y;
    return result;
}

double store_width(const Program& program) { return program.has_stores() ? store_column : 0; }

double hand_room(const Program& program) { return program.reserve[0] > 0 ? hand_width + hand_gap : 0; }
double gap(const Program& program) { return program.rules.relays() ? middle_gap : 0; }
// Left edge of the pits.
double left_of_rows(const Program& program) { return hand_room(program) + store_width(program); }

// Kinds of pits that are marked on demand: captured seeds are sown from an end of the row, and
// captures in a flank always from its own end.
std::string mark_of(const Program& program, int pit) {
    const ResowRules& resow = program.rules.capture.resow;
    const bool ends = program.rules.relays() && program.rules.capture.to == CaptureTo::sown &&
                      resow.from == ResowFrom::row_end && pit < program.columns;
    if (!ends) return {};
    const int from_end = std::min(pit, program.columns - 1 - pit);
    return from_end == 0 ? "row-end" : from_end < resow.flank ? "flank" : "";
}

Place pit_place(const Program& program, int pit_place_number) {
    const int seat = program.owner[at(pit_place_number)], pit = program.column(pit_place_number);
    const bool four = program.rules.relays();
    const PitName name = pit_name(program, pit);
    const int from_left = name.column - 1;
    const double x = left_of_rows(program) + (seat == 0 ? from_left : program.columns - 1 - from_left);
    // Rows from above: p2's outer, p2's inner, p1's inner, p1's outer.
    const int row = !four ? 1 - seat : seat == 1 ? (name.outer ? 0 : 1) : (name.outer ? 3 : 2);
    const bool house = four && (pit == program.ring.house || pit == program.ring.house_outer);
    Place result = place(pit_label(program, pit), house ? PlaceShape::house : PlaceShape::pit, seat, x,
                         row + (seat == 0 ? gap(program) : 0));
    result.mark = mark_of(program, pit);
    return result;
}

void add_ways(const Program& program, BoardPicture& board) {
    for (int seat = 0; seat < 2; ++seat) {
        const auto next = [&](int now) {
            if (!program.rules.relays()) return int{program.next[at(seat)][at(now)]};
            const int first = program.first_pit[at(seat)];
            return first + program.ring.step(now - first, program.ring.way);
        };
        std::vector<PlaceId> path;
        int now = program.first_pit[at(seat)];
        do {
            path.push_back({static_cast<std::uint16_t>(now)});
            now = next(now);
        } while (now != program.first_pit[at(seat)]);
        board.paths.push_back(path);
    }
}

}  // namespace

PitName pit_name(const Program& program, int pit) {
    if (pit < program.columns) return {false, pit + 1};
    return {true, 2 * program.columns - pit};
}

std::string pit_label(const Program& program, int pit) {
    const PitName name = pit_name(program, pit);
    if (!program.rules.relays()) return std::to_string(name.column);
    return (name.outer ? "O" : "I") + std::to_string(name.column);
}

BoardPicture picture(const Program& program) {
    BoardPicture board;
    board.material = Material::wood;
    board.width = program.columns + 2 * left_of_rows(program);
    board.height = program.rules.board.rows + gap(program);
    for (int pit = 0; pit < program.pits; ++pit) board.places.push_back(pit_place(program, pit));
    for (int seat = 0; seat < 2 && program.has_stores(); ++seat) {
        const double x = left_of_rows(program) + (seat == 0 ? program.columns : -store_column);
        Place store = place("store", PlaceShape::store, seat, x, 0);
        store.height = board.height;
        board.places.push_back(store);
    }
    for (int seat = 0; seat < 2 && program.reserve[0] > 0; ++seat) {
        const double half = (board.height - gap(program)) / 2;
        Place hand = place("hand", PlaceShape::bowl, seat, seat == 0 ? board.width - hand_width : 0,
                           seat == 0 ? board.height - half : 0);
        hand.width = hand_width;
        hand.height = half;
        board.places.push_back(hand);
    }
    add_ways(program, board);
    return board;
}

Contents contents(const Program& program, const Snapshot& shot) {
    const std::size_t places = at(program.places);
    Contents contents;
    for (std::size_t i = 0; i < places; ++i)
        contents.seeds.push_back(static_cast<std::uint16_t>(shot.count[i]));
    contents.pieces.resize(places);
    contents.marks.resize(places);
    contents.in_hand = shot.walk.hand;
    const auto mark = [&](int seat, int pit, PitMark what) {
        contents.marks[at(program.first_pit[at(seat)] + pit)] = static_cast<std::uint16_t>(what);
    };
    for (int seat = 0; seat < 2; ++seat)
        if (shot.claimed[at(seat)] > 0) mark(1 - seat, shot.claimed[at(seat)] - 1, PitMark::claimed);
    if (!program.rules.relays()) return contents;
    for (int seat = 0; seat < 2; ++seat)
        for (const int part : {program.ring.house, program.ring.house_outer})
            if (part >= 0 && shot.house[at(seat)] != 0) mark(seat, part, PitMark::house);
    for (int seat = 0; seat < 2; ++seat)
        for (int pit = 0; pit < program.pits_each && shot.closed[at(seat)] != 0; ++pit)
            if (program.ring.pit[at(pit)].in_closed_column) mark(seat, pit, PitMark::closed);
    if (shot.blocked != no_pit) mark(index(shot.seat), shot.blocked, PitMark::blocked);
    if (shot.target != no_pit) mark(1 - index(shot.seat), shot.target, PitMark::blocked);
    return contents;
}

}  // namespace sivba::sowing
