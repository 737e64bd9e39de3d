// Checks what the schema table cannot see: whether board, path, places, dice and end fit
// together.
#include "games/race/compile.h"

#include "framework/rules/compile_checks.h"
#include "games/race/clashes.h"
#include "games/race/dice.h"
#include "games/race/spots.h"
#include "games/race/tables.h"

#include <algorithm>
#include <cstdlib>

namespace sivba::race {

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
        if (!diagnostics_.failed()) check_fork();
        check_all_places();
        check_goal();
        if (diagnostics_.failed()) return std::nullopt;
        check_clashes(rules_, root_, diagnostics_);
        if (diagnostics_.failed()) return std::nullopt;
        const Program program = tables_of(rules_);
        check_dice(rules_, program, root_, diagnostics_);
        if (diagnostics_.failed()) return std::nullopt;
        return program;
    }

private:
    const Names& squares() const { return rules_.board.squares; }

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
            else if (square_index(rules_, name) != i)
                error("board.squares", i, msg("The square {name} is listed twice.").with("name", name));
        }
    }

    void check_kinds() {
        Names seen;
        for (const auto& [kind, names] : rules_.board.kinds) {
            const std::string path = "board.kinds." + kind;
            for (std::size_t i = 0; i < names.size(); ++i) {
                if (!has_square(rules_, names[i]))
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
        check_way(key, path, 0);
        if (seat == Seat::p2 && path.size() != rules_.path.first.size())
            error(key, no_item,
                  msg("Both seats walk equally far, but `path.first` and `path.second` differ in length: "
                      "{first} and {second}.")
                      .with("first", static_cast<std::int64_t>(rules_.path.first.size()))
                      .with("second", static_cast<std::int64_t>(path.size())));
    }
    // Each square touches the one before; the first `before` squares are not of this list.
    void check_way(const std::string& key, const Names& way, std::size_t before) {
        for (std::size_t i = 0; i < way.size(); ++i) {
            const std::size_t item = i < before ? no_item : i - before;
            if (!has_square(rules_, way[i]))
                return error(
                    key, item,
                    msg("The path leaves the board: there is no square {name}.").with("name", way[i]));
            if (i > 0 && !adjacent(way[i - 1], way[i]))
                error(key, item,
                      msg("The path jumps from {from} to {to}: the next square must share a side with the "
                          "one before.")
                          .with("from", way[i - 1])
                          .with("to", way[i]));
        }
    }
    static bool adjacent(const std::string& a, const std::string& b) {
        const auto [row_a, column_a] = *parse_square(a);
        const auto [row_b, column_b] = *parse_square(b);
        return std::abs(row_a - row_b) + std::abs(column_a - column_b) == 1;
    }

    // The other way leads from the square before the fork to the one after it.
    void check_fork() {
        const Rules::Path::Fork& fork = rules_.path.fork;
        if (fork.from == 0 && fork.first.empty()) return;
        if (fork.from == 0 || fork.first.empty())
            return error(fork.from == 0 ? "path.fork.first" : "path.fork.from", no_item,
                         msg("`path.fork.from` and `path.fork.first` belong together: where the other way "
                             "begins, and its squares."));
        for (const Seat seat : {Seat::p1, Seat::p2}) {
            const std::string key = seat == Seat::p1 ? "path.fork.first" : "path.fork.second";
            const Names path = path_of(rules_, seat);
            Names way = fork_of(rules_, seat);
            const std::size_t from = static_cast<std::size_t>(fork.from);
            if (way.size() != fork.first.size() || from + way.size() > path.size())
                return error(
                    key, no_item,
                    msg("The other way must be as long for both seats, and end before the path does."));
            if (from > 1) way.insert(way.begin(), path[from - 2]);
            way.push_back(path[from - 1 + fork.first.size()]);
            check_way(key, way, from > 1 ? 1 : 0);
        }
        const std::size_t second = fork.first.size() + (rules_.capture.backward == Backward::off
                                                            ? 0
                                                            : rules_.path.first.size() - fork.first.size() -
                                                                  static_cast<std::size_t>(fork.from) + 1);
        if (rules_.path.first.size() + second + 2 > most_stations)
            error("path.fork.first", no_item,
                  msg_n("A path with its fork has at most {n} square.",
                        "A path with its fork has at most {n} squares.", most_stations - 2));
    }

    void check_all_places() {
        check_spots("again.landing_on", rules_.again.landing_on);
        check_spots("again.leaving_from", rules_.again.leaving_from);
        check_spots("protection.squares", rules_.protection.squares);
        check_spots("sharing.own", rules_.sharing.own);
        check_spots("sharing.both", rules_.sharing.both);
        check_places("sharing.top_only", rules_.sharing.top_only);
        check_spots("admission.plain_only", rules_.admission.plain_only);
        check_spots("admission.marked_only", rules_.admission.marked_only);
        check_places("lifting.squares", rules_.lifting.squares);
        check_spots("tokens.pay_for_passing", rules_.tokens.pay_for_passing);
        check_spots("tokens.take_for_landing", rules_.tokens.take_for_landing);
    }
    bool is_place(const std::string& name) const {
        return has_square(rules_, name) || squares_of_kind(rules_, name) != nullptr;
    }
    void check_places(std::string_view path, const Names& names) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (!is_place(names[i]))
                error(path, i,
                      msg("`{name}` is neither a square of the board nor one of its kinds.")
                          .with("name", names[i]));
    }
    void check_spots(std::string_view path, const Names& names) {
        for (std::size_t i = 0; i < names.size(); ++i)
            if (!is_place(names[i]) && !position_in(rules_, names[i]))
                error(
                    path, i,
                    msg("`{name}` is neither a square of the board nor one of its kinds, nor the number of a "
                        "position on the path.")
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

    const Rules& rules_;
    const Node& root_;
    Diagnostics& diagnostics_;
};

}  // namespace

std::optional<Program> compile(const Rules& rules, const Node& root, Diagnostics& diagnostics) {
    return Compiler(rules, root, diagnostics).run();
}

}  // namespace sivba::race
