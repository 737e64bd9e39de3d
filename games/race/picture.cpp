// One square is 1 x 1; hands and goals lie in strips on their owner's side of the board,
// the first seat's below.
#include "games/race/picture.h"

#include "games/race/spots.h"

#include <algorithm>
#include <bit>

namespace sivba::race {

namespace {

// Hands and goals lie in a strip along the board, this far from it.
constexpr double gap = 0.2;
constexpr double strip = 1.0;

// Extent of the board in rows and columns of its names.
struct Extent {
    char lowest = 'Z', highest = 'A';
    int columns = 0;
};
Extent extent_of(const Names& squares) {
    Extent extent;
    for (const std::string& name : squares) {
        const auto [letter, column] = *parse_square(name);
        extent.lowest = std::min(extent.lowest, letter);
        extent.highest = std::max(extent.highest, letter);
        extent.columns = std::max(extent.columns, column);
    }
    return extent;
}

std::string kind_of_square(const Rules& rules, const std::string& square) {
    for (const auto& [kind, names] : rules.board.kinds)
        if (std::find(names.begin(), names.end(), square) != names.end()) return kind;
    return {};
}

// The only seat whose path crosses the square.
std::optional<Seat> owner_of(const Program& program, std::size_t square) {
    bool crossed[2] = {};
    for (const Seat seat : {Seat::p1, Seat::p2})
        for (int station = 1; station < program.stations; ++station)
            crossed[row(seat)] |=
                station != program.off() && program.square_place(seat, station).value == square;
    if (crossed[0] == crossed[1]) return std::nullopt;
    return crossed[0] ? Seat::p1 : Seat::p2;
}

Place beside(PlaceShape shape, Seat seat, double y, double width) {
    Place place;
    place.label = shape == PlaceShape::hand ? "hand" : "off";
    place.shape = shape;
    place.owner = seat;
    place.width = width * 0.46;
    place.x = shape == PlaceShape::hand ? 0 : width - place.width;
    place.y = y;
    place.height = strip;
    return place;
}

// Purses and the pot between them, right of the board.
void add_tokens(BoardPicture& picture) {
    constexpr double size = 1.2;
    constexpr double inset = 0.3;  // leaves room for the number of a bowl
    for (int nth = 0; nth < 3; ++nth) {
        Place bowl;
        bowl.shape = PlaceShape::bowl;
        bowl.label = nth == 2 ? "pot" : "tokens";
        if (nth < 2) bowl.owner = seat_at(nth);
        bowl.x = picture.width + gap;
        bowl.y = nth == 0 ? picture.height - size - inset : nth == 1 ? inset : (picture.height - size) / 2;
        bowl.width = bowl.height = size;
        picture.places.push_back(std::move(bowl));
    }
    picture.width += gap + size;
}

}  // namespace

BoardPicture picture_of(const Rules& rules, const Program& program) {
    const Names& squares = rules.board.squares;
    const Extent extent = extent_of(squares);
    const double top = strip + gap;
    BoardPicture picture;
    picture.material = Material::inlay;
    picture.width = extent.columns;
    picture.height = (extent.highest - extent.lowest + 1) + 2 * top;
    for (std::size_t i = 0; i < squares.size(); ++i) {
        const auto [letter, column] = *parse_square(squares[i]);
        Place place;
        place.label = squares[i];
        place.owner = owner_of(program, i);
        place.x = column - 1;
        place.y = top + (extent.highest - letter);  // the first seat's row A lies at the bottom
        place.mark = kind_of_square(rules, squares[i]);
        picture.places.push_back(std::move(place));
    }
    for (const PlaceShape shape : {PlaceShape::hand, PlaceShape::goal})
        for (const Seat seat : {Seat::p1, Seat::p2})
            picture.places.push_back(
                beside(shape, seat, seat == Seat::p1 ? picture.height - strip : 0, picture.width));
    if (program.tokens != 0) add_tokens(picture);
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        std::vector<PlaceId> path;
        for (int position = 0; position <= program.off(); ++position)
            path.push_back(program.place(seat, position));
        picture.paths.push_back(std::move(path));
    }
    if (program.fork_from == 0) return picture;
    for (const Seat seat : {Seat::p1, Seat::p2}) {
        std::vector<PlaceId> path;
        const int branch = std::countr_zero(program.second_branch);
        for (int position = 0; position <= program.off(); ++position)
            path.push_back(program.place(seat, program.along(branch, position)));
        picture.paths.push_back(std::move(path));
    }
    return picture;
}

}  // namespace sivba::race
