// Pits of a seat are numbered clockwise round its ring: I1..IN, then ON..O1. An inner
// pit Ik faces the opponent's I(N+1-k), behind which lies his O(N+1-k).
#include "games/sowing/compile_ring.h"

#include "games/sowing/state.h"

#include <algorithm>

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

// One row from its owner's left.
std::vector<int> row_of(const RowSetup& setup, int columns, int standard) {
    std::vector<int> row(at(columns), setup.given ? setup.rest : standard);
    if (!setup.given) return row;
    if (setup.right_half >= 0)
        for (int i = columns / 2; i < columns; ++i) row[at(i)] = setup.right_half;
    for (std::size_t i = 0; i < setup.left_end.size() && i < row.size(); ++i) row[i] = setup.left_end[i];
    for (std::size_t i = 0; i < setup.right_end.size() && i < row.size(); ++i)
        row[row.size() - 1 - i] = setup.right_end[setup.right_end.size() - 1 - i];
    return row;
}

// From O1 the way seeds are sown counter-clockwise: O1..ON, then IN..I1.
std::vector<int> filled(const SetupRules& setup, int size) {
    std::vector<int> ring(at(size), 0);
    int rest = setup.fill_total;
    for (int pit = size - 1; pit >= 0 && rest > 0; --pit) {
        ring[at(pit)] = std::min(rest, setup.fill_each);
        rest -= ring[at(pit)];
    }
    return ring;
}

void mark_pits(Program& program) {
    const Rules& rules = program.rules;
    RingTables& ring = program.ring;
    for (int pit = 0; pit < ring.columns; ++pit) {
        RingPit& here = ring.pit[at(pit)];
        here.inner = true;
        here.opposite = static_cast<std::uint8_t>(ring.columns - 1 - pit);
        here.behind = static_cast<std::uint8_t>(ring.columns + pit);
    }
    for (const PitName& name : rules.move.reverse.pits) ring.pit[at(ring_pit(rules, name))].reverse = true;
    for (const PitName& name : rules.house.pits)
        (name.outer ? ring.house_outer : ring.house) = ring_pit(rules, name);
    for (const PitName& name : rules.closed_column.opened_by) {
        ring.opener = ring_pit(rules, name);
        for (const bool outer : {false, true})
            ring.pit[at(ring_pit(rules, {outer, name.column}))].in_closed_column = true;
    }
    for (std::size_t turn = 0; turn < 2; ++turn) {
        const PitNames& starts = turn == 0 ? rules.opening.first_starts : rules.opening.second_starts;
        if (starts.empty()) continue;
        for (RingPit& pit : ring.pit) pit.opens[turn] = false;
        for (const PitName& name : starts) ring.pit[at(ring_pit(rules, name))].opens[turn] = true;
    }
}

// What the State must count of a seat's turns: no more than the rules ask for.
void mark_history(Program& program) {
    const Rules& rules = program.rules;
    const bool first = rules.capture.from_turn > 1 || rules.opening.resow_from_capturing_pit ||
                       rules.opening.first_turn != FirstTurn::ordinary || !rules.opening.first_starts.empty();
    const bool second = !rules.opening.second_starts.empty();
    program.ring.counted_turns = std::max({rules.capture.from_turn - 1, first ? 1 : 0, second ? 2 : 0});
    program.ring.counted_captures = rules.end.second_capture_wins ? 2 : 0;
}

void lay_places(Program& program) {
    const RingTables& ring = program.ring;
    program.columns = ring.columns;
    program.pits_each = ring.size;
    program.pits = 2 * ring.size;
    program.first_pit = {0, ring.size};
    program.places = program.pits;
    const CaptureRules& capture = program.rules.capture;
    if (capture.to == CaptureTo::store && capture.when != CaptureWhen::never) {
        program.store = {program.places, program.places + 1};
        program.places += 2;
    }
    const bool hands = program.rules.setup.reserve > 0 || program.rules.opening.arrange == Arrange::free;
    if (hands) {
        program.reserve = {program.places, program.places + 1};
        program.places += 2;
    }
    for (int place = 0; place < program.places; ++place) {
        const int owner = program.is_pit(place) ? place / ring.size : (place - program.pits) % 2;
        program.owner[at(place)] = static_cast<std::uint8_t>(owner);
    }
}

void lay_opening(Program& program) {
    const std::vector<int> seeds = opening_of(program.rules);
    const bool in_hand = program.rules.opening.arrange == Arrange::free;
    for (int seat = 0; seat < 2; ++seat) {
        int sum = program.rules.setup.reserve;
        for (int pit = 0; pit < program.ring.size; ++pit) {
            sum += seeds[at(pit)];
            if (!in_hand)
                program.opening[at(program.first_pit[at(seat)] + pit)] =
                    static_cast<std::uint16_t>(seeds[at(pit)]);
        }
        const int hand = in_hand ? sum : program.rules.setup.reserve;
        if (program.reserve[at(seat)] > 0)
            program.opening[at(program.reserve[at(seat)])] = static_cast<std::uint16_t>(hand);
        program.total += sum;
    }
}

}  // namespace

int ring_pit(const Rules& rules, PitName name) {
    return name.outer ? 2 * rules.board.columns - name.column : name.column - 1;
}

std::vector<int> opening_of(const Rules& rules) {
    const int columns = rules.board.columns;
    if (rules.setup.fill_total > 0) return filled(rules.setup, 2 * columns);
    std::vector<int> ring = row_of(rules.setup.inner, columns, rules.setup.all);
    const std::vector<int> outer = row_of(rules.setup.outer, columns, rules.setup.all);
    ring.insert(ring.end(), outer.rbegin(), outer.rend());
    return ring;
}

void lay_four_rows(Program& program) {
    RingTables& ring = program.ring;
    ring.columns = program.rules.board.columns;
    ring.size = 2 * ring.columns;
    ring.both_ways = program.rules.move.direction == Direction::choice;
    ring.way = program.rules.move.direction == Direction::clockwise ? 1 : 0;
    mark_pits(program);
    mark_history(program);
    lay_places(program);
    lay_opening(program);
    program.goal = program.total / 2 + 1;
    program.laps = {};
}

}  // namespace sivba::sowing
