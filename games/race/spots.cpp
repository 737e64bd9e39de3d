#include "games/race/spots.h"

#include <algorithm>
#include <charconv>

namespace sivba::race {

std::optional<std::pair<char, int>> parse_square(std::string_view name) {
    constexpr int most_columns = 20;
    if (name.size() < 2 || name.size() > 3 || name[0] < 'A' || name[0] > 'Z' || name[1] == '0')
        return std::nullopt;
    int column = 0;
    for (const char c : name.substr(1)) {
        if (c < '0' || c > '9') return std::nullopt;
        column = column * 10 + (c - '0');
    }
    if (column > most_columns) return std::nullopt;
    return std::pair{name[0], column};
}

std::string mirrored_square(const Names& squares, const std::string& square) {
    char lowest = 'Z';
    char highest = 'A';
    for (const std::string& each : squares) {
        lowest = std::min(lowest, each[0]);
        highest = std::max(highest, each[0]);
    }
    std::string mirrored = square;
    mirrored[0] = static_cast<char>(lowest + highest - square[0]);
    return mirrored;
}

Names way_of(const Rules& rules, const Rules::Ways& ways, Seat seat) {
    if (seat == Seat::p1) return ways.first;
    if (!ways.mirror) return ways.second;
    Names way;
    for (const std::string& square : ways.first) way.push_back(mirrored_square(rules.board.squares, square));
    return way;
}

std::size_t square_index(const Rules& rules, std::string_view name) {
    const Names& squares = rules.board.squares;
    return static_cast<std::size_t>(std::ranges::find(squares, name) - squares.begin());
}

bool has_square(const Rules& rules, std::string_view name) {
    return square_index(rules, name) < rules.board.squares.size();
}

const Names* squares_of_kind(const Rules& rules, std::string_view name) {
    for (const auto& [kind, names] : rules.board.kinds)
        if (kind == name) return &names;
    return nullptr;
}

std::optional<int> position_in(const Rules& rules, std::string_view name) {
    int position = 0;
    const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), position);
    if (error != std::errc{} || end != name.data() + name.size() || position < 1 ||
        position > std::ssize(rules.path.first))
        return std::nullopt;
    return position;
}

std::uint64_t square_bits(const Rules& rules, const Names& names) {
    std::uint64_t bits = 0;
    for (const std::string& name : names) {
        if (const Names* const of_kind = squares_of_kind(rules, name))
            bits |= square_bits(rules, *of_kind);
        else if (has_square(rules, name))
            bits |= std::uint64_t{1} << square_index(rules, name);
    }
    return bits;
}

Positions stations_of(const Rules& rules, const Program& program, Seat seat, const Names& names) {
    const std::uint64_t squares = square_bits(rules, names);
    Positions found = 0;
    for (int station = 1; station < program.stations; ++station) {
        if (station == program.off()) continue;
        const auto s = static_cast<std::size_t>(station);
        const bool named = std::ranges::any_of(
            names, [&](const std::string& name) { return position_in(rules, name) == program.number[s]; });
        if (named || (squares >> program.square_at[row(seat)][s] & 1) != 0) found |= at(station);
    }
    return found;
}

}  // namespace sivba::race
