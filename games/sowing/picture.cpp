// p1's row lies below, from left to right; p2's above it, from right to left, so that
// each sees his first pit at his left; every store at its owner's right.
#include "games/sowing/picture.h"

namespace sivba::sowing {
namespace {

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

}  // namespace

BoardPicture picture(const Program& program) {
    constexpr double rows = 2, store_width = 1;
    BoardPicture board;
    board.material = Material::wood;
    board.width = program.columns + 2 * store_width;
    board.height = rows;
    for (int pit = 0; pit < program.pits; ++pit) {
        const int seat = program.owner[at(pit)], column = program.column(pit);
        const double x = store_width + (seat == 0 ? column : program.columns - 1 - column);
        board.places.push_back(
            place(std::to_string(column + 1), PlaceShape::pit, seat, x, seat == 0 ? 1 : 0));
    }
    for (int seat = 0; seat < 2; ++seat) {
        Place store = place("store", PlaceShape::store, seat, seat == 0 ? board.width - store_width : 0, 0);
        store.height = rows;
        board.places.push_back(store);
    }
    for (int seat = 0; seat < 2; ++seat) {
        std::vector<PlaceId> path;
        int now = program.first_pit[at(seat)];
        do {
            path.push_back({static_cast<std::uint16_t>(now)});
            now = program.next[at(seat)][at(now)];
        } while (now != program.first_pit[at(seat)]);
        board.paths.push_back(path);
    }
    return board;
}

}  // namespace sivba::sowing
