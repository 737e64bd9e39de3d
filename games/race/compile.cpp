// Checks what the schema table cannot see (whether board, path, dice and end fit
// together) and fills the tables of the Program.
#include "games/race/compile.h"

#include "framework/rules/compile_checks.h"
#include "games/race/dice.h"
#include "games/race/worth.h"

#include <algorithm>
#include <cstdlib>

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

Names path_of(const Rules& rules, Seat seat) {
    if (seat == Seat::p1) return rules.path.first;
    if (!rules.path.mirror) return rules.path.second;
    Names path;
    for (const std::string& square : rules.path.first)
        path.push_back(mirrored_square(rules.board.squares, square));
    return path;
}

namespace {

class Compiler {
public:
    Compiler(const Rules& rules, const Node& root, Diagnostics& diagnostics)
        : rules_(rules),
          root_(root),
          diagnostics_(diagnostics) {}

    std::optional<Program> run() {
        check_squares();
        check_kinds();
        if (diagnostics_.failed()) return std::nullopt;
        check_path(Seat::p1);
        if (!diagnostics_.failed()) check_path(Seat::p2);
        check_places("again.landing_on", rules_.again.landing_on);
        check_places("again.leaving_from", rules_.again.leaving_from);
        check_places("protection.squares", rules_.protection.squares);
        check_goal();
        if (diagnostics_.failed()) return std::nullopt;
        fill_board();
        fill_rules();
        fill_exits();
        check_dice(rules_, program_, mark_of(root_, "dice"), diagnostics_);
        if (diagnostics_.failed()) return std::nullopt;
        fill_worth(program_);
        return program_;
    }

private:
    const Names& squares() const { return rules_.board.squares; }
    std::size_t square_index(const std::string& name) const {
        return static_cast<std::size_t>(std::find(squares().begin(), squares().end(), name) -
                                        squares().begin());
    }
    bool has_square(const std::string& name) const { return square_index(name) < squares().size(); }

    void error(std::string_view path, std::size_t item, Message message) {
        diagnostics_.error(mark_of(root_, path, item), std::move(message));
    }

    void check_squares() {
        if (squares().empty()) error("board.squares", no_item, msg("The board has no squares."));
        if (squares().size() > max_squares)
            error("board.squares", no_item,
                  msg_n("A board has at most {n} square.", "A board has at most {n} squares.", max_squares));
        for (std::size_t i = 0; i < squares().size(); ++i) {
            const std::string& name = squares()[i];
            if (!parse_square(name))
                error("board.squares", i,
                      msg("`{name}` does not name a square: a capital letter and a column from 1 to 20 do, "
                          "like B4.")
                          .with("name", name));
            else if (square_index(name) != i)
                error("board.squares", i, msg("The square {name} is listed twice.").with("name", name));
        }
    }

    void check_kinds() {
        Names seen;
        for (const auto& [kind, names] : rules_.board.kinds) {
            const std::string path = "board.kinds." + kind;
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (!has_square(names[i]))
                    error(path, i, msg("The board has no square {name}.").with("name", names[i]));
                else if (std::find(seen.begin(), seen.end(), names[i]) != seen.end())
                    error(path, i, msg("The square {name} already has a kind.").with("name", names[i]));
                seen.push_back(names[i]);
            }
        }
    }

    // A path steps from square to neighbouring square; it may come back to a square.
    void check_path(Seat seat) {
        const std::string key = seat == Seat::p1 ? "path.first" : "path.second";
        const Names path = path_of(rules_, seat);
        if (path.empty()) return error(key, no_item, msg("The path has no squares."));
        if (path.size() > max_length)
            error(key, no_item,
                  msg_n("A path has at most {n} square.", "A path has at most {n} squares.", max_length));
        for (std::size_t i = 0; i < path.size(); ++i) {
            if (!has_square(path[i]))
                return error(
                    key, i,
                    msg("The path leaves the board: there is no square {name}.").with("name", path[i]));
            if (i > 0 && !adjacent(path[i - 1], path[i]))
                error(key, i,
                      msg("The path jumps from {from} to {to}: the next square must touch the one before.")
                          .with("from", path[i - 1])
                          .with("to", path[i]));
        }
        if (seat == Seat::p2 && path.size() != rules_.path.first.size())
            error(key, no_item,
                  msg("Both seats walk equally far, but `path.first` and `path.second` differ in length: "
                      "{first} and {second}.")
                      .with("first", static_cast<std::int64_t>(rules_.path.first.size()))
                      .with("second", static_cast<std::int64_t>(path.size())));
    }
    static bool adjacent(const std::string& a, const std::string& b) {
        const auto [row_a, column_a] = *parse_square(a);
        const auto [row_b, column_b] = *parse_square(b);
        return std::abs(row_a - row_b) + std::abs(column_a - column_b) == 1;
    }

    const Names* squares_of_kind(const std::string& name) const {
        for (const auto& [kind, names] : rules_.board.kinds)
            if (kind == name) return &names;
        return nullptr;
    }
    void check_places(std::string_view path, const Names& names) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (!has_square(names[i]) && squares_of_kind(names[i]) == nullptr)
                error(path, i,
                      msg("`{name}` is neither a square of the board nor one of its kinds.")
                          .with("name", names[i]));
    }

    void check_goal() {
        if (rules_.end.first_to_bear_off > rules_.pieces.each)
            error("end.first_to_bear_off", no_item,
                  msg_n("`end.first_to_bear_off` asks for {n} piece, but `pieces.each` gives only {pieces}.",
                        "`end.first_to_bear_off` asks for {n} pieces, but `pieces.each` gives only {pieces}.",
                        rules_.end.first_to_bear_off)
                      .with("pieces", std::int64_t{rules_.pieces.each}));
    }

    void fill_board() {
        program_.squares = static_cast<int>(squares().size());
        program_.length = static_cast<int>(rules_.path.first.size());
        for (const Seat seat : {Seat::p1, Seat::p2}) {
            const Names path = path_of(rules_, seat);
            for (std::size_t i = 0; i < path.size(); ++i)
                program_.square_at[row(seat)][i + 1] = static_cast<std::uint8_t>(square_index(path[i]));
        }
        for (const Seat seat : {Seat::p1, Seat::p2})
            for (int position = 1; position <= program_.length; ++position) {
                const PlaceId here = program_.square_place(seat, position);
                const auto p = static_cast<std::size_t>(position);
                program_.facing[row(seat)][p] = positions_on(other(seat), here);
                program_.twins[row(seat)][p] = positions_on(seat, here) & ~at(position);
            }
    }
    Positions positions_on(Seat seat, PlaceId square) const {
        Positions found = 0;
        for (int position = 1; position <= program_.length; ++position)
            if (program_.square_place(seat, position) == square) found |= at(position);
        return found;
    }

    std::uint64_t square_bits(const Names& names) const {
        std::uint64_t bits = 0;
        for (const std::string& name : names) {
            const Names* const of_kind = squares_of_kind(name);
            if (of_kind == nullptr)
                bits |= std::uint64_t{1} << square_index(name);
            else
                for (const std::string& square : *of_kind) bits |= std::uint64_t{1} << square_index(square);
        }
        return bits;
    }
    Positions on_squares(Seat seat, std::uint64_t bits) const {
        Positions found = 0;
        for (int position = 1; position <= program_.length; ++position)
            if (bits >> program_.square_place(seat, position).value & 1) found |= at(position);
        return found;
    }

    void fill_rules() {
        program_.pieces = rules_.pieces.each;
        program_.goal = rules_.goal();
        program_.exit = rules_.exit.throw_needed;
        program_.starter = rules_.starter;
        program_.protected_squares = square_bits(rules_.protection.squares);
        for (const Seat seat : {Seat::p1, Seat::p2}) {
            program_.again[row(seat)] = on_squares(seat, square_bits(rules_.again.landing_on));
            fill_bars(seat);
        }
        const Positions beyond =
            program_.exit == ExitThrow::exact ? at(program_.off()) : ~Positions{0} << program_.off();
        program_.reach = (at(program_.off()) - 2) | beyond;
        program_.throws = throws_of(rules_.dice, program_.denominator);
        fill_throw_table();
    }

    // Squares that no throw bears off from are left out, so that no rule speaks of them.
    void fill_exits() {
        Positions leaves = 0;
        for (int position = 1; position <= program_.length; ++position)
            for (const Throw& each : program_.throws) {
                const int beyond = position + each.steps - program_.off();
                if (beyond == 0 || (beyond > 0 && program_.exit == ExitThrow::enough)) leaves |= at(position);
            }
        for (const Seat seat : {Seat::p1, Seat::p2})
            program_.leaving_again[row(seat)] =
                leaves & on_squares(seat, square_bits(rules_.again.leaving_from));
    }

    void fill_bars(Seat seat) {
        for (int position = 1; position <= program_.length; ++position) {
            const auto p = static_cast<std::size_t>(position);
            const bool guarded = (program_.protected_squares >> program_.square_at[row(seat)][p] & 1) != 0;
            if (guarded && program_.facing[row(seat)][p] != 0)
                program_.barred_by_enemy[row(seat)].push_back({program_.facing[row(seat)][p], at(position)});
            if (program_.twins[row(seat)][p] != 0)
                program_.barred_by_twin[row(seat)].push_back({program_.twins[row(seat)][p], at(position)});
        }
    }

    void fill_throw_table() {
        if (program_.denominator > program_.throw_table.size()) return;
        std::size_t next = 0;
        for (const Throw& each : program_.throws)
            for (std::uint32_t i = 0; i < each.weight; ++i) program_.throw_table[next++] = each.steps;
    }

    const Rules& rules_;
    const Node& root_;
    Diagnostics& diagnostics_;
    Program program_;
};

}  // namespace

std::optional<Program> compile(const Rules& rules, const Node& root, Diagnostics& diagnostics) {
    return Compiler(rules, root, diagnostics).run();
}

}  // namespace sivba::race
