// Which starts are open at the beginning of a turn of a four-row game: planting while
// seeds are in reserve, direct captures, classes of starts of which the first that can
// be played must be, and single seeds only when nothing else can move.
#pragma once

#include "games/sowing/relay_capture.h"

#include <algorithm>

namespace sivba::sowing {

template <class Ring>
struct RelayStarts {
    using State = typename Ring::State;
    using Pits = typename Ring::Pits;
    using Captures = RelayCapture<Ring>;
    using Open = std::array<Pits, 2>;  // by way

    // Finds the starts of the seat whose turn it is.
    static void open(const Program& program, State& state) {
        state.open = {};
        if (plants(program, state))
            planting(program, state);
        else if (!direct(program, state))
            lifting(program, state);
    }

    static bool plants(const Program& program, const State& state) {
        const int reserve = program.reserve[at(index(state.seat))];
        if (reserve == 0 || state.at(reserve) == 0) return false;
        const bool very_first = state.turns[0] + state.turns[1] == 0;
        return !(very_first && program.rules.opening.first_turn == FirstTurn::without_planting);
    }

    // The starts of a turn in which nothing is planted.
    static void lifting(const Program& program, State& state) {
        const StartRules& rules = program.rules.move.start;
        const int seat = index(state.seat);
        state.kind = StartKind::lift;
        const Pits pits = in_rows(program, rules.rows, liftable(program, state, seat));
        for (const int way : ways(program)) state.open[at(way)] = pits;
        if (rules.singles != Singles::as_others && pits.empty()) singles(program, state, seat);
        if (rules.classes > 0) first_class(program, state, seat);
        if (state.target != no_pit) keep_target(program, state, seat);
        add_reverse(program, state, seat);
        keep_inner_row(program, state);
    }

    // Only the starts by which the game's own captures are judged: lifting, first lap captures.
    static Open capturing_starts(const Program& program, const State& state, int seat) {
        Open found{};
        if (!Captures::allowed(program, state, seat)) return found;
        const Pits pits = liftable(program, state, seat);
        for (const int way : ways(program)) {
            pits.each([&](int pit) {
                if (Captures::start_captures(program, state, seat, pit, way)) found[at(way)].add(pit);
            });
        }
        return found;
    }

    // The opponent's pit that a start of `seat` captures with its first lap.
    static int prey_of(const Program& program, const State& state, int seat, int pit, int way) {
        const int seeds = Ring::of(program, state, seat, pit);
        const Landing last = Ring::landing(program, state, seat, pit, way, seeds, true);
        return program.ring.pit[at(last.pit)].opposite;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }

    struct Ways {
        int first, last;
        struct Step {
            int way;
            int operator*() const { return way; }
            Step& operator++() {
                ++way;
                return *this;
            }
            bool operator!=(Step end) const { return way != end.way; }
        };
        Step begin() const { return {first}; }
        Step end() const { return {last + 1}; }
    };
    static Ways ways(const Program& program) {
        return program.ring.both_ways ? Ways{0, 1} : Ways{program.ring.way, program.ring.way};
    }

    static bool house_stands(const Program& program, const State& state, int seat) {
        return program.ring.house >= 0 && state.house[at(seat)] != 0;
    }
    static bool house_works(const Program& program, const State& state, int seat) {
        return house_stands(program, state, seat) &&
               Ring::of(program, state, seat, program.ring.house) >= program.rules.house.works_from;
    }

    static Pits inner_row(const Program& program) {
        Pits row;
        for (int i = 0; i < program.ring.columns; ++i) row.add(i);
        return row;
    }
    static Pits in_rows(const Program& program, StartRows rows, Pits pits) {
        if (rows == StartRows::both) return pits;
        const Pits inner = inner_row(program);
        return rows == StartRows::inner ? pits & inner : pits - inner;
    }

    static void planting(const Program& program, State& state) {
        const PlantRules& rules = program.rules.plant;
        const int seat = index(state.seat);
        const Pits held = in_rows(program, rules.rows, Ring::holding(program, state, seat, 1));
        if (rules.captures && Captures::allowed(program, state, seat)) {
            held.each([&](int pit) {
                if (Captures::faces_prey(program, state, seat, pit)) state.open[0].add(pit);
            });
            state.kind = StartKind::plant_capture;
            if (!state.open[0].empty()) return;
        }
        state.kind = StartKind::plant_sow;
        Pits pits = held;
        if (house_works(program, state, seat) &&
            program.rules.house.planting == HousePlanting::capture_or_tax) {
            pits.remove(program.ring.house);
            if (pits.empty()) {
                pits = held;
                const int holds = Ring::of(program, state, seat, program.ring.house);
                if (holds >= program.rules.house.tax_from) state.kind = StartKind::plant_tax;
            }
        } else if (rules.singles == PlantSingles::last ||
                   (rules.singles == PlantSingles::last_without_house &&
                    !house_stands(program, state, seat))) {
            const Pits more = held & Ring::holding(program, state, seat, 2);
            if (!more.empty()) pits = more;
        }
        for (const int way : ways(program)) state.open[at(way)] = pits;
        keep_inner_row(program, state);
    }

    // A compulsory capture from a pit that already faces seeds.
    static bool direct(const Program& program, State& state) {
        if (program.rules.move.direct == DirectCapture::off) return false;
        const int seat = index(state.seat);
        if (!Captures::allowed(program, state, seat)) return false;
        (inner_row(program) & Ring::holding(program, state, seat, 1)).each([&](int pit) {
            if (Captures::faces_prey(program, state, seat, pit)) state.open[0].add(pit);
        });
        state.kind = StartKind::direct;
        return !state.open[0].empty();
    }

    // Pits a turn may lift, whatever their row.
    static Pits liftable(const Program& program, const State& state, int seat) {
        const StartRules& rules = program.rules.move.start;
        const int least = rules.singles == Singles::as_others ? rules.at_least : std::max(rules.at_least, 2);
        Pits pits = Ring::holding(program, state, seat, least);
        if (rules.at_most > 0) pits = pits - Ring::holding(program, state, seat, rules.at_most + 1);
        if (seat == index(state.seat) && state.blocked != no_pit) pits.remove(state.blocked);
        if (state.closed[at(seat)] != 0) [[unlikely]]
            pits = pits - closed_pits(program);
        // A turn for which certain pits are laid down starts elsewhere only if none of them can.
        const std::size_t turn = state.turns[at(seat)];
        if (turn < 2) {
            Pits here;
            pits.each([&](int pit) {
                if (program.ring.pit[at(pit)].opens[turn]) here.add(pit);
            });
            if (!here.empty()) pits = here;
        }
        if (!house_stands(program, state, seat) || program.ring.house_outer < 0) return pits;
        const int sum = Ring::of(program, state, seat, program.ring.house) +
                        Ring::of(program, state, seat, program.ring.house_outer);
        pits.remove(program.ring.house_outer);
        pits.remove(program.ring.house);
        const bool any = program.rules.house.start_unrestricted;
        if (Ring::of(program, state, seat, program.ring.house) > 0 && (any || sum >= rules.at_least))
            pits.add(program.ring.house);
        return pits;
    }

    // Those of a closed column that do not open it.
    [[gnu::noinline]] static Pits closed_pits(const Program& program) {
        Pits pits;
        for (int i = 0; i < program.ring.size; ++i)
            if (program.ring.pit[at(i)].in_closed_column && i != program.ring.opener) pits.add(i);
        return pits;
    }

    // Nothing but single seeds is left: one step into an empty pit, or rather into seeds.
    static void singles(const Program& program, State& state, int seat) {
        Pits held = Ring::holding(program, state, seat, 1);
        if (state.closed[at(seat)] != 0) [[unlikely]]
            held = held - closed_pits(program);
        for (const bool into_seeds : {true, false}) {
            if (into_seeds && program.rules.move.start.singles == Singles::into_empty) continue;
            for (const int way : ways(program)) {
                held.each([&](int pit) {
                    const int next = Ring::step(program, state, seat, pit, way);
                    if ((Ring::of(program, state, seat, next) > 0) == into_seeds)
                        state.open[at(way)].add(pit);
                });
            }
            if (!state.open[0].empty() || !state.open[1].empty()) return;
        }
    }

    // The first class with a start in it is compulsory.
    static void first_class(const Program& program, State& state, int seat) {
        const StartRules& rules = program.rules.move.start;
        const Pits inner = inner_row(program);
        Open house{};
        if (program.rules.house.start_unrestricted && program.ring.house >= 0)
            for (const int way : ways(program))
                if (state.open[at(way)].has(program.ring.house)) house[at(way)].add(program.ring.house);
        for (int i = 0; i < rules.classes; ++i) {
            Open chosen{};
            switch (rules.order[at(i)]) {
            case StartClass::capturing: {
                const Open capturing = capturing_starts(program, state, seat);
                for (const int way : ways(program))
                    chosen[at(way)] = capturing[at(way)] & state.open[at(way)];
                break;
            }
            case StartClass::inner:
                for (const int way : ways(program)) chosen[at(way)] = state.open[at(way)] & inner;
                break;
            case StartClass::outer:
                for (const int way : ways(program)) chosen[at(way)] = state.open[at(way)] - inner;
                break;
            case StartClass::house:
                if (!house_stands(program, state, seat)) break;
                for (const int way : ways(program))
                    if (state.open[at(way)].has(program.ring.house)) chosen[at(way)].add(program.ring.house);
                break;
            }
            if (chosen[0].empty() && chosen[1].empty()) continue;
            for (const int way : ways(program)) state.open[at(way)] = chosen[at(way)] | house[at(way)];
            return;
        }
    }

    // After blocking a pit only a start that captures it first is open.
    static void keep_target(const Program& program, State& state, int seat) {
        for (const int way : ways(program)) {
            Pits kept;
            state.open[at(way)].each([&](int pit) {
                if (Captures::start_captures(program, state, seat, pit, way) &&
                    prey_of(program, state, seat, pit, way) == state.target)
                    kept.add(pit);
            });
            state.open[at(way)] = kept;
        }
    }

    static void add_reverse(const Program& program, State& state, int seat) {
        if (!program.rules.move.reverse.at_start || !Captures::allowed(program, state, seat)) return;
        state.open[0].each([&](int pit) {
            if (program.ring.pit[at(pit)].reverse && Captures::start_captures(program, state, seat, pit, 1))
                state.open[1].add(pit);
        });
    }

    // Takes away starts whose first seed would leave the inner row empty, where forbidden.
    static void keep_inner_row(const Program& program, State& state) {
        if (program.rules.move.start.may_empty_inner) return;
        const int seat = index(state.seat);
        const Pits inner = inner_row(program) & Ring::holding(program, state, seat, 1);
        for (const int way : ways(program)) {
            Pits kept = state.open[at(way)];
            state.open[at(way)].each([&](int pit) {
                Pits rest = inner;
                rest.remove(pit);
                const bool leaves = !program.ring.pit[at(Ring::step(program, state, seat, pit, way))].inner;
                if (rest.empty() && leaves && program.ring.pit[at(pit)].inner) kept.remove(pit);
            });
            state.open[at(way)] = kept;
        }
    }
};

}  // namespace sivba::sowing
