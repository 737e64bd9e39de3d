// First the stations and the squares under them, then what each rule makes of them, last
// the short forms of the same for the bit board.
#include "games/race/tables.h"

#include "games/race/dice.h"
#include "games/race/spots.h"
#include "games/race/worth.h"

#include <algorithm>

namespace sivba::race {

namespace {

constexpr std::size_t idx(int number) { return static_cast<std::size_t>(number); }

class Tables {
public:
    explicit Tables(const Rules& rules) : rules_(rules) {}

    Program fill() {
        program_.throws = throws_of(rules_.dice, program_.denominator);
        fill_numbers();
        fill_stations();
        fill_squares();
        fill_ways();
        fill_entry();
        fill_places();
        fill_room();
        fill_linear();
        fill_throw_table();
        fill_worth(program_);
        return program_;
    }

private:
    bool forked() const { return rules_.path.fork.from != 0; }
    int fork_length() const { return static_cast<int>(rules_.path.fork.first.size()); }
    // A backward move retraces its way, so that a piece remembers its branch to the end.
    int second_end() const {
        if (rules_.capture.backward != Backward::off) return program_.length;
        return rules_.path.fork.from + fork_length() - 1;
    }

    void fill_stations() {
        program_.squares = static_cast<int>(rules_.board.squares.size());
        program_.length = static_cast<int>(rules_.path.first.size());
        program_.stations = program_.off() + 1;
        for (int station = 0; station <= program_.off(); ++station)
            program_.number[idx(station)] = static_cast<std::uint8_t>(station);
        if (forked()) {
            program_.fork_from = rules_.path.fork.from;
            for (int position = program_.fork_from; position <= second_end(); ++position) {
                program_.number[idx(program_.stations)] = static_cast<std::uint8_t>(position);
                program_.first_branch |= at(position);
                program_.second_branch |= at(program_.stations++);
            }
        }
        const int turn = rules_.pieces.turn_over_at;
        for (int station = 1; turn != 0 && station < program_.stations; ++station)
            if (program_.number[idx(station)] >= turn) program_.marked |= at(station);
    }

    void fill_squares() {
        for (const Seat seat : {Seat::p1, Seat::p2}) {
            const Names path = path_of(rules_, seat);
            const Names fork = fork_of(rules_, seat);
            for (int station = 1; station < program_.stations; ++station) {
                if (station == program_.off()) continue;
                const int position = program_.number[idx(station)];
                const int beyond = position - program_.fork_from;
                const bool on_fork =
                    (program_.second_branch >> station & 1) != 0 && beyond < std::ssize(fork);
                const std::string& name = on_fork ? fork[idx(beyond)] : path[idx(position - 1)];
                program_.square_at[row(seat)][idx(station)] =
                    static_cast<std::uint8_t>(square_index(rules_, name));
            }
        }
        for (const Seat seat : {Seat::p1, Seat::p2})
            for (int station = 1; station < program_.stations; ++station) {
                if (station == program_.off()) continue;
                const PlaceId here = program_.square_place(seat, station);
                program_.facing[row(seat)][idx(station)] = stations_on(other(seat), here);
                program_.twins[row(seat)][idx(station)] = stations_on(seat, here) & ~at(station);
            }
    }
    Positions stations_on(Seat seat, PlaceId square) const {
        Positions found = 0;
        for (int station = 1; station < program_.stations; ++station)
            if (station != program_.off() && program_.square_place(seat, station) == square)
                found |= at(station);
        return found;
    }

    // Stations one step on, the goal included.
    Positions next(int station) const {
        if (station == program_.off()) return 0;
        const int position = program_.number[idx(station)] + 1;
        if (forked() && position == program_.fork_from) return at(position) | at(program_.off() + 1);
        return at(program_.along(station, position));
    }
    void fill_ways() {
        for (int station = 0; station < program_.stations; ++station) {
            Positions reached = at(station);
            for (int steps = 1; steps <= max_steps; ++steps) {
                Positions further = 0;
                for (; reached != 0; reached &= reached - 1) further |= next(std::countr_zero(reached));
                reached = further;
                program_.ahead[idx(station)][idx(steps)] = further;
                if (rules_.capture.backward == Backward::off || station == 0) continue;
                for (Positions each = further & ~at(program_.off()); each != 0; each &= each - 1)
                    program_.behind[idx(std::countr_zero(each))][idx(steps)] =
                        static_cast<std::uint8_t>(station);
            }
            if (rules_.exit.throw_needed != ExitThrow::enough || station == program_.off()) continue;
            for (int steps = 1; steps <= max_steps; ++steps)
                if (program_.number[idx(station)] + steps > program_.off())
                    program_.ahead[idx(station)][idx(steps)] = at(program_.off());
        }
    }
    void fill_entry() {
        const Rules::Entry& entry = rules_.entry;
        program_.counted_entry = entry.throws.empty() && entry.square == 0;
        for (int steps = 1; steps <= max_steps; ++steps) {
            const bool enters =
                entry.throws.empty() || std::ranges::find(entry.throws, steps) != entry.throws.end();
            Positions& ahead = program_.ahead[0][idx(steps)];
            if (!enters)
                ahead = 0;
            else if (entry.square != 0)
                ahead = at(entry.square);
            program_.entry[idx(steps)] = static_cast<std::uint8_t>(ahead == 0 ? 0 : std::countr_zero(ahead));
        }
    }

    void fill_places() {
        program_.top_only = square_bits(rules_, rules_.sharing.top_only);
        program_.lifting = square_bits(rules_, rules_.lifting.squares);
        for (const Seat seat : {Seat::p1, Seat::p2}) {
            const auto stations = [&](const Names& names) {
                return stations_of(rules_, program_, seat, names);
            };
            program_.shared_own[row(seat)] = stations(rules_.sharing.own);
            program_.shared_both[row(seat)] = stations(rules_.sharing.both);
            program_.guarded[row(seat)] = stations(rules_.protection.squares) |
                                          program_.shared_own[row(seat)] | program_.shared_both[row(seat)];
            program_.closed[row(seat)] = (stations(rules_.admission.plain_only) & program_.marked) |
                                         (stations(rules_.admission.marked_only) & ~program_.marked);
            program_.again[row(seat)] = stations(rules_.again.landing_on);
            program_.leaving_again[row(seat)] = stations(rules_.again.leaving_from) & leaving();
            program_.paying[row(seat)] = stations(rules_.tokens.pay_for_passing);
            program_.taking[row(seat)] = stations(rules_.tokens.take_for_landing);
        }
    }
    // Squares that no throw bears off from are left out, so that no rule speaks of them.
    Positions leaving() const {
        Positions found = 0;
        for (int station = 1; station < program_.stations; ++station)
            for (const Throw& each : program_.throws)
                if (each.steps <= max_steps &&
                    (program_.ahead_at_best(station, each.steps) & at(program_.off())) != 0)
                    found |= at(station);
        return found;
    }

    void fill_numbers() {
        program_.pieces = rules_.pieces.each;
        program_.goal = rules_.goal();
        program_.exit = rules_.exit.throw_needed;
        program_.starter = rules_.starter;
        program_.sides = rules_.capture.sides;
        program_.backward = rules_.capture.backward;
        program_.lift_answer = rules_.lifting.answer;
        program_.capture_again = rules_.again.capturing;
        program_.tokens = rules_.tokens.each;
        for (const int steps : rules_.again.throws) program_.throw_again |= 1U << steps;
    }
    void fill_room() {
        const bool shared = ((program_.shared_own[0] | program_.shared_both[0] | program_.shared_own[1] |
                              program_.shared_both[1]) != 0);
        program_.room = shared ? rules_.sharing.room : 1;
    }

    void fill_linear() {
        program_.linear = !forked() && program_.room == 1 && program_.lifting == 0 &&
                          program_.backward == Backward::off && program_.tokens == 0 &&
                          program_.exit != ExitThrow::enough_for_farthest;
        const Positions beyond =
            program_.exit == ExitThrow::enough ? ~Positions{0} << program_.off() : at(program_.off());
        program_.reach = (at(program_.off()) - 2) | beyond;
        for (const Seat seat : {Seat::p1, Seat::p2})
            for (int position = 1; position <= program_.length; ++position) fill_bars(seat, position);
    }
    void fill_bars(Seat seat, int position) {
        const Positions facing = program_.facing[row(seat)][idx(position)];
        const Positions twins = program_.twins[row(seat)][idx(position)];
        Positions standing = facing & program_.guarded[row(other(seat))];
        if (program_.sides == Sides::same)
            standing |= facing & (program_.side(position) != 0 ? ~program_.marked : program_.marked);
        if (standing != 0) program_.barred_by_enemy[row(seat)].push_back({standing, at(position)});
        if (twins != 0) program_.barred_by_twin[row(seat)].push_back({twins, at(position)});
    }

    void fill_throw_table() {
        if (program_.denominator > program_.throw_table.size()) return;
        std::size_t next = 0;
        for (const Throw& each : program_.throws)
            for (std::uint32_t i = 0; i < each.weight; ++i) program_.throw_table[next++] = each.steps;
    }

    const Rules& rules_;
    Program program_;
};

}  // namespace

Program tables_of(const Rules& rules) { return Tables(rules).fill(); }

}  // namespace sivba::race
