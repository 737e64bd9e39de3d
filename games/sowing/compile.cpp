// Rules -> Program: the way of every seat's sowing, what faces what, where captures are
// made and, for small boards, the table of all laps. Combinations that make no sense
// are refused with both keys named.
#include "games/sowing/compile.h"

#include "games/sowing/clashes.h"
#include "games/sowing/compile_ring.h"
#include "games/sowing/evaluation.h"
#include "games/sowing/plain_board.h"

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

void check_captures(const CaptureRules& capture, Clashes& clashes) {
    const bool makes = capture.when == CaptureWhen::last_makes;
    clashes.refuse_if(makes != (capture.counts != 0), "capture.counts", "capture.when");
    clashes.refuse_if(!capture.take_last && !capture.take_opposite, "capture.take", "capture.when");
    const bool chained = capture.chain != CaptureChain::none;
    clashes.refuse_if(chained && !makes && capture.when != CaptureWhen::last_makes_even, "capture.chain",
                      "capture.when");
    clashes.refuse_if(chained && capture.take_opposite, "capture.chain", "capture.take");
    const bool never = capture.when == CaptureWhen::never;
    clashes.refuse_if(never && capture.take_opposite, "capture.take", "capture.when");
    clashes.refuse_if(never && capture.needs != CaptureNeeds::nothing, "capture.needs", "capture.when");
    clashes.refuse_if(never && capture.grand_slam != GrandSlam::captures_all, "capture.grand_slam",
                      "capture.when");
    const bool own_only = capture.where == CaptureWhere::own_row && !capture.take_opposite;
    clashes.refuse_if(own_only && capture.grand_slam != GrandSlam::captures_all, "capture.grand_slam",
                      "capture.where");
}

void check_claims(const Rules& rules, Clashes& clashes) {
    if (rules.claim.makes == 0) {
        clashes.refuse_words_of({"claim.spares"}, "claim.makes");
        return;
    }
    const CaptureRules& capture = rules.capture;
    const bool even = capture.when == CaptureWhen::last_makes_even && rules.claim.makes % 2 == 0;
    const bool listed =
        capture.when == CaptureWhen::last_makes && (capture.counts >> rules.claim.makes & 1) != 0;
    clashes.refuse_if(even || listed, "claim.makes", even ? "capture.when" : "capture.counts");
    clashes.refuse_if(capture.grand_slam != GrandSlam::captures_all, "claim.makes", "capture.grand_slam");
    clashes.refuse_if(rules.move.start.must_feed, "claim.makes", "move.start.must_feed");
}

// The way of one seat: its own row, then the other row, then home, past its own store
// at its right where stores are sown.
std::vector<int> circuit(const Program& program, int seat) {
    const bool clockwise = program.rules.move.direction == Direction::clockwise;
    std::vector<int> way;
    for (int side = 0; side < 2; ++side) {
        const int row = side == 0 ? seat : 1 - seat;
        for (int i = 0; i < program.columns; ++i) way.push_back(program.first_pit[at(row)] + i);
        if (side == 0 && program.rules.move.lap.stores == StoreSowing::own)
            way.push_back(program.store[at(seat)]);
    }
    if (clockwise) std::reverse(way.begin(), way.end());
    return way;
}

void lay_ways(Program& program) {
    for (int seat = 0; seat < 2; ++seat) {
        auto& next = program.next[at(seat)];
        auto& back = program.back[at(seat)];
        for (int place = 0; place < program.places; ++place)
            next[at(place)] = back[at(place)] = static_cast<std::uint16_t>(place);
        const std::vector<int> way = circuit(program, seat);
        for (std::size_t i = 0; i < way.size(); ++i) {
            const int here = way[i], there = way[(i + 1) % way.size()];
            next[at(here)] = static_cast<std::uint16_t>(there);
            back[at(there)] = static_cast<std::uint16_t>(here);
        }
    }
}

void lay_board(Program& program) {
    program.columns = program.rules.board.columns;
    program.pits_each = program.columns;
    program.pits = 2 * program.pits_each;
    program.places = program.pits + 2;
    program.first_pit = {0, program.pits_each};
    program.store = {program.pits, program.pits + 1};
    for (int place = 0; place < program.places; ++place) {
        const int owner = program.is_pit(place) ? place / program.pits_each : place - program.pits;
        program.owner[at(place)] = static_cast<std::uint8_t>(owner);
        const int facing = program.is_pit(place) ? program.pits - 1 - place : place;
        program.opposite[at(place)] = static_cast<std::uint16_t>(facing);
    }
}

void lay_reach(Program& program) {
    for (int place = 0; place < program.pits; ++place) {
        const int seat = program.owner[at(place)];
        int now = place, steps = 0;
        do {
            now = program.next[at(seat)][at(now)];
            ++steps;
        } while (!program.is_pit(now) || program.owner[at(now)] == seat);
        const bool first_stays = program.rules.move.lap.origin == OriginPit::first_seed && steps > 1;
        program.reach[at(place)] = static_cast<std::uint16_t>(steps + first_stays);
    }
}

void lay_captures(Program& program) {
    const CaptureWhere where = program.rules.capture.where;
    for (int seat = 0; seat < 2; ++seat) {
        for (int place = 0; place < program.pits; ++place) {
            const bool own = program.owner[at(place)] == seat;
            program.captures_at[at(seat)][at(place)] =
                where == CaptureWhere::any_row || own == (where == CaptureWhere::own_row);
        }
    }
}

// True when no seed can enter the other row without one being stored on the way.
bool makes_progress(const Program& program) {
    if (program.rules.move.lap.stores == StoreSowing::none) return false;
    for (int seat = 0; seat < 2; ++seat) {
        int now = program.first_pit[at(1 - seat)];
        if (program.rules.move.direction == Direction::clockwise) now += program.pits_each - 1;
        if (program.back[at(seat)][at(now)] != program.store[at(seat)]) return false;
    }
    return true;
}

// Every lap of the generic sowing, played once on an empty board.
void expand_laps(Program& program) {
    constexpr int bytes = 16;
    const int most = program.total;
    program.laps.added.assign(at((most + 1) * bytes), {});
    program.laps.last.assign(at((most + 1) * bytes), 0);
    program.laps.reach.byte.fill(255);
    for (int place = 0; place < program.pits; ++place) {
        program.laps.reach.byte[at(place)] = static_cast<std::uint8_t>(program.reach[at(place)]);
        for (int seeds = 1; seeds <= most; ++seeds) {
            State<Small> state{};
            state.count[at(place)] = static_cast<std::uint8_t>(seeds);
            const int last = PlainBoard<Small>::sow(program, state, program.owner[at(place)], place);
            const std::size_t lap = at(seeds) << 4 | at(place);
            program.laps.last[lap] = static_cast<std::uint8_t>(last);
            for (int i = 0; i < program.places; ++i) program.laps.added[lap].byte[at(i)] = state.count[at(i)];
            std::uint8_t& origin = program.laps.added[lap].byte[at(place)];
            origin = static_cast<std::uint8_t>(origin - seeds);
        }
    }
}

// Captures, stores and ends that belong to boards of two rows.
void check_two_rows(const Rules& rules, Clashes& clashes) {
    check_captures(rules.capture, clashes);
    check_claims(rules, clashes);
    clashes.refuse_if(rules.capture.where == CaptureWhere::own_inner, "capture.where", "board.rows");
    clashes.refuse_if(rules.capture.when == CaptureWhen::last_in_occupied, "capture.when", "board.rows");
    clashes.refuse_if(rules.move.again == Again::last_in_own_store &&
                          rules.move.lap.stores == StoreSowing::none,
                      "move.again", "move.lap.stores");
    const bool ends = rules.end.row_empty == RowEmpty::ends;
    clashes.refuse_if(ends && rules.move.start.must_feed, "end.row_empty", "move.start.must_feed");
    clashes.refuse_if(!ends && rules.end.rest != Rest::owner, "end.rest", "end.row_empty");
    clashes.refuse_if(!rules.move.start.must_feed && rules.end.cannot_feed != CannotFeed::own_side,
                      "end.cannot_feed", "move.start.must_feed");
    clashes.refuse_if(rules.end.no_move == NoMove::loses || rules.end.no_move == NoMove::passes,
                      "end.no_move", "board.rows");
    clashes.refuse_if(rules.move.direction == Direction::choice, "move.direction", "board.rows");
    clashes.refuse_words_of({"setup.inner",
                             "setup.outer",
                             "setup.fill.",
                             "setup.reserve",
                             "opening.",
                             "plant.",
                             "move.start.at_most",
                             "move.start.rows",
                             "move.start.singles",
                             "move.start.order",
                             "move.start.may_empty_inner",
                             "move.reverse.",
                             "move.lap.relay",
                             "move.lap.over_relay",
                             "move.lap.empty_end",
                             "move.direct_capture",
                             "capture.fallback",
                             "capture.compulsory",
                             "capture.decided_by",
                             "capture.start_below",
                             "capture.from_turn",
                             "capture.extra.",
                             "capture.to",
                             "capture.resow.",
                             "house.",
                             "closed_column.",
                             "blocking.",
                             "end.inner_empty",
                             "end.no_seeds_loses",
                             "end.both_ends_win",
                             "end.second_capture_wins",
                             "endless."},
                            "board.rows");
    check_seeds(2 * rules.board.columns * rules.setup.all, clashes);
    if (clashes.any()) return;
    const bool endless = rules.repetition.times == 0 && rules.end.turn_limit == 0;
    clashes.refuse_if(endless && !compile_rules(rules).progress, "repetition.times", "end.turn_limit");
}

// Seeds that never leave the board go round and round.
void warn_of_no_end(const Rules& rules, const Node& root, Diagnostics& diagnostics) {
    if (rules.capture.when != CaptureWhen::never || rules.move.lap.stores != StoreSowing::none ||
        rules.end.turn_limit > 0)
        return;
    diagnostics.warning(mark_of(root, "capture.when"),
                        msg("Nothing is captured and no stores are sown into, so games hardly ever end; "
                            "`end.turn_limit` can end them."));
}

}  // namespace

void check_combinations(const Rules& rules, const Node& root, Diagnostics& diagnostics) {
    Clashes clashes(rules, root, diagnostics);
    clashes.refuse_if(
        rules.repetition.times == 1, "repetition.times",
        msg("A position stands once in every game: 2 is the first repetition, 0 switches the rule off."));
    warn_of_no_end(rules, root, diagnostics);
    if (rules.relays())
        check_four_rows(rules, clashes);
    else
        check_two_rows(rules, clashes);
    clashes.report();
}

namespace {

HotWords hot_words(const Rules& rules) {
    const GrandSlam slam = rules.capture.grand_slam;
    return {.at_least = rules.move.start.at_least,
            .must_feed = rules.move.start.must_feed,
            .forbids_grand_slam = slam == GrandSlam::forbidden || slam == GrandSlam::forbidden_unless_only,
            .again_in_store = rules.move.again == Again::last_in_own_store,
            .capture_when = rules.capture.when,
            .capture_counts = rules.capture.counts,
            .capture_needs_opposite = rules.capture.needs == CaptureNeeds::opposite,
            .take_last = rules.capture.take_last,
            .take_opposite = rules.capture.take_opposite,
            .chain = rules.capture.chain == CaptureChain::backwards,
            .majority = rules.end.majority,
            .row_empty_ends = rules.end.row_empty == RowEmpty::ends,
            .turn_limit = rules.end.turn_limit > 0,
            .claims = rules.claim.makes > 0};
}

}  // namespace

Program compile_rules(const Rules& rules) {
    Program program;
    program.rules = rules;
    program.weights = weights_of(rules);
    program.hot = hot_words(rules);
    if (rules.relays()) {
        lay_four_rows(program);
        return program;
    }
    lay_board(program);
    lay_ways(program);
    lay_reach(program);
    lay_captures(program);
    program.total = program.pits * rules.setup.all;
    for (int pit = 0; pit < program.pits; ++pit)
        program.opening[at(pit)] = static_cast<std::uint16_t>(rules.setup.all);
    program.goal = program.total / 2 + 1;
    program.progress = makes_progress(program);
    if (program.places <= 16 && program.total <= 255) expand_laps(program);
    return program;
}

}  // namespace sivba::sowing
