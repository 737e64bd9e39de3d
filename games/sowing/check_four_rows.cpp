// What words of a four-row game make no sense together, and pits that are not on the board.
#include "games/sowing/clashes.h"
#include "games/sowing/compile_ring.h"
#include "games/sowing/value_forms.h"

#include <algorithm>
#include <numeric>

namespace sivba::sowing {
namespace {

constexpr int most_columns = 60;  // places of the board are numbered below 256

void check_pits(const Rules& rules, Clashes& clashes, std::string_view key, const PitNames& pits) {
    for (const PitName& pit : pits)
        clashes.refuse_if(pit.column > rules.board.columns, key, "board.columns",
                          msg("`{key}`: the board has no pit {name}.")
                              .with("key", std::string(key))
                              .with("name", pit_text(pit)));
}

void check_row(const Rules& rules, Clashes& clashes, std::string_view key, const RowSetup& row) {
    const std::size_t columns = static_cast<std::size_t>(rules.board.columns);
    clashes.refuse_if(row.left_end.size() + row.right_end.size() > columns, key, "board.columns",
                      msg_n("`{key}`: the row has {n} pit, and more are described.",
                            "`{key}`: the row has {n} pits, and more are described.", rules.board.columns)
                          .with("key", std::string(key)));
    const bool list_only = row.given && row.rest == 0 && row.right_half < 0 && row.right_end.empty();
    clashes.refuse_if(list_only && !row.left_end.empty() && row.left_end.size() < columns, key,
                      "board.columns",
                      msg_n("`{key}`: the row has {n} pit, and fewer are listed.",
                            "`{key}`: the row has {n} pits, and fewer are listed.", rules.board.columns)
                          .with("key", std::string(key)));
}

bool has_class(const Rules& rules, StartClass wanted) {
    const auto first = rules.move.start.order.begin(), last = first + rules.move.start.classes;
    return std::find(first, last, wanted) != last;
}

// What a capture needs makes sure that there is something in the pits it takes.
bool takes_something(const CaptureRules& capture) {
    switch (capture.needs) {
    case CaptureNeeds::nothing: return false;
    case CaptureNeeds::opposite: return capture.take_opposite;
    case CaptureNeeds::both_opposite: return true;
    case CaptureNeeds::either_opposite: return capture.take_opposite && capture.take_behind;
    }
    return false;
}

void check_captures(const Rules& rules, Clashes& clashes) {
    const CaptureRules& capture = rules.capture;
    const bool never = capture.when == CaptureWhen::never;
    clashes.refuse_if(capture.when == CaptureWhen::last_makes || capture.when == CaptureWhen::last_makes_even,
                      "capture.when", "board.rows");
    clashes.refuse_if(!never && capture.where != CaptureWhere::own_inner, "capture.where", "board.rows");
    clashes.refuse_if(!never && !capture.take_opposite && !capture.take_behind, "capture.take",
                      "capture.when");
    clashes.refuse_if(!never && capture.take_last, "capture.take", "board.rows");
    clashes.refuse_if(capture.when == CaptureWhen::last_in_occupied && !rules.move.lap.relay &&
                          capture.to == CaptureTo::sown,
                      "capture.to", "move.lap.relay");
    clashes.refuse_if(capture.when == CaptureWhen::last_in_empty && !capture.compulsory, "capture.compulsory",
                      "capture.when");
    clashes.refuse_if(!never && !takes_something(capture), "capture.take", "capture.needs");
    const bool order = has_class(rules, StartClass::capturing);
    clashes.refuse_if(capture.decided_by == DecidedBy::first_lap && never, "capture.decided_by",
                      "capture.when");
    clashes.refuse_if(order && never, "move.start.order", "capture.when");
    clashes.refuse_if(capture.extra.pits > 0 && capture.to == CaptureTo::sown && !rules.move.lap.relay,
                      "capture.extra.pits", "capture.to");
    clashes.refuse_if(capture.to == CaptureTo::store && rules.opening.resow_from_capturing_pit,
                      "opening.resow_from_capturing_pit", "capture.to");
    clashes.refuse_if(capture.to == CaptureTo::store && capture.resow.with_last, "capture.resow.with_last",
                      "capture.to");
    clashes.refuse_if(capture.resow.from == ResowFrom::row_end &&
                          2 * capture.resow.flank > rules.board.columns,
                      "capture.resow.flank", "board.columns");
}

void check_ways(const Rules& rules, Clashes& clashes) {
    const ReverseRules& reverse = rules.move.reverse;
    const bool at_any = reverse.at_start || reverse.at_relay || reverse.resow != ReverseResow::never;
    clashes.refuse_if(at_any != !reverse.pits.empty(), "move.reverse.at", "move.reverse.pits");
    clashes.refuse_if(at_any && rules.move.direction != Direction::counter_clockwise, "move.reverse.at",
                      "move.direction");
    clashes.refuse_if(reverse.resow == ReverseResow::from_origin &&
                          rules.capture.resow.from != ResowFrom::lap_origin,
                      "move.reverse.at", "capture.resow.from");
    clashes.refuse_if(reverse.resow == ReverseResow::after_clockwise_lap &&
                          rules.capture.resow.from != ResowFrom::capturing_pit,
                      "move.reverse.at", "capture.resow.from");
    clashes.refuse_if(rules.move.lap.over_relay != OverRelay::off && !rules.move.lap.relay,
                      "move.lap.over_relay", "move.lap.relay");
    clashes.refuse_if(rules.move.direct != DirectCapture::off && rules.capture.to == CaptureTo::store,
                      "move.direct_capture", "capture.to");
    clashes.refuse_if(rules.move.direct != DirectCapture::off && rules.move.direction == Direction::choice,
                      "move.direct_capture", "move.direction");
    clashes.refuse_if(rules.opening.first_turn == FirstTurn::together &&
                          rules.move.direction == Direction::choice,
                      "opening.first_turn", "move.direction");
    clashes.refuse_if(reverse.resow != ReverseResow::never && rules.capture.to == CaptureTo::store,
                      "move.reverse.at", "capture.to");
    const StartRules& start = rules.move.start;
    clashes.refuse_if(start.at_most > 0 && start.at_most < start.at_least, "move.start.at_most",
                      "move.start.at_least");
    const bool second_half = rules.move.direct == DirectCapture::before_move;
    clashes.refuse_if(second_half && rules.end.second_capture_wins, "move.direct_capture",
                      "end.second_capture_wins");
    clashes.refuse_if(second_half && rules.end.both_ends_win, "move.direct_capture", "end.both_ends_win");
}

// A lap that ends past an empty pit is not foreseen by rules that ask where a lap would end.
void check_empty_end(const Rules& rules, Clashes& clashes) {
    if (rules.move.lap.empty_end != EmptyEnd::next_pit) return;
    const auto refuse = [&](bool clash, std::string_view other) {
        clashes.refuse_if(clash, "move.lap.empty_end", other);
    };
    const bool never = rules.capture.when == CaptureWhen::never;
    refuse(!never && rules.capture.decided_by == DecidedBy::first_lap, "capture.decided_by");
    refuse(has_class(rules, StartClass::capturing), "move.start.order");
    refuse(!rules.move.reverse.pits.empty(), "move.reverse.pits");
}

// A turn that both play at once asks nothing and ends no game.
void check_together(const Rules& rules, Clashes& clashes) {
    if (rules.opening.first_turn != FirstTurn::together) return;
    const CaptureRules& capture = rules.capture;
    const auto refuse = [&](bool clash, std::string_view other) {
        clashes.refuse_if(clash, "opening.first_turn", other);
    };
    refuse(rules.move.direction == Direction::choice, "move.direction");
    refuse(rules.move.start.at_least < 2, "move.start.at_least");
    refuse(capture.extra.pits > 0, "capture.extra.pits");
    refuse(!capture.compulsory, "capture.compulsory");
    refuse(capture.resow.direction == ResowDirection::choice, "capture.resow.direction");
    refuse(capture.resow.from == ResowFrom::row_end, "capture.resow.from");
    refuse(!rules.house.pits.empty(), "house.pits");
    refuse(rules.end.inner_empty == InnerEmpty::loses_at_once, "end.inner_empty");
    refuse(rules.end.both_ends_win, "end.both_ends_win");
}

void check_houses(const Rules& rules, Clashes& clashes) {
    const PitNames& pits = rules.house.pits;
    const auto outer = std::count_if(pits.begin(), pits.end(), [](PitName pit) { return pit.outer; });
    const bool shaped = pits.empty() || (pits.size() - static_cast<std::size_t>(outer) == 1 && outer <= 1);
    clashes.refuse_if(!shaped, "house.pits", msg("A house is one inner pit, or an inner and an outer one."));
    if (pits.empty()) {
        clashes.refuse_words_of({"house.works_from", "house.phases", "house.sowing_end",
                                 "house.capturing_end", "house.outer_end", "house.capture_first",
                                 "house.planting", "house.tax", "house.start_unrestricted"},
                                "house.pits");
        clashes.refuse_if(has_class(rules, StartClass::house), "move.start.order", "house.pits");
    }
    clashes.refuse_if(outer == 0 && rules.house.outer_end != HouseEnd::ordinary, "house.outer_end",
                      "house.pits");
    clashes.refuse_if(rules.blocking.active && rules.capture.when == CaptureWhen::never, "blocking.active",
                      "capture.when");
    clashes.refuse_if(rules.blocking.active && rules.capture.decided_by != DecidedBy::first_lap,
                      "blocking.active", "capture.decided_by");
    clashes.refuse_if(rules.blocking.active && outer > 0, "blocking.active", "house.pits");
}

void check_closed_column(const Rules& rules, Clashes& clashes) {
    const PitNames& opener = rules.closed_column.opened_by;
    if (opener.empty()) return;
    const bool at_end = opener.size() == 1 &&
                        (opener[0].column == 1 || opener[0].column == rules.board.columns) &&
                        rules.board.columns > 2;
    clashes.refuse_if(
        !at_end, "closed_column.opened_by",
        msg("A closed column is the first or the last of the board, opened by one of its pits."));
    const auto refuse = [&](bool clash, std::string_view other) {
        clashes.refuse_if(clash, "closed_column.opened_by", other);
    };
    refuse(rules.setup.reserve > 0, "setup.reserve");
    refuse(rules.opening.arrange != Arrange::none, "opening.arrange");
    refuse(rules.opening.first_turn != FirstTurn::ordinary, "opening.first_turn");
    refuse(rules.capture.extra.pits > 0, "capture.extra.pits");
    refuse(rules.capture.fallback != CaptureFallback::none, "capture.fallback");
    refuse(!rules.house.pits.empty(), "house.pits");
    refuse(rules.capture.to == CaptureTo::sown && rules.capture.resow.from == ResowFrom::row_end,
           "capture.resow.from");
}

void check_reserve(const Rules& rules, Clashes& clashes) {
    const bool reserve = rules.setup.reserve > 0;
    if (!reserve) clashes.refuse_words_of({"plant."}, "setup.reserve");
    clashes.refuse_if(!reserve && rules.opening.first_turn == FirstTurn::without_planting,
                      "opening.first_turn", "setup.reserve");
    clashes.refuse_if(rules.opening.arrange != Arrange::none && reserve, "opening.arrange", "setup.reserve");
}

}  // namespace

void check_four_rows(const Rules& rules, Clashes& clashes) {
    clashes.refuse_if(
        rules.board.columns > most_columns, "board.columns",
        msg("A board of four rows has at most {n} columns.").with("n", std::int64_t{most_columns}));
    clashes.refuse_words_of({"move.start.must_feed", "move.lap.stores", "move.lap.origin", "move.again",
                             "capture.counts", "capture.chain", "capture.grand_slam", "claim.",
                             "end.majority", "end.row_empty", "end.rest", "end.cannot_feed"},
                            "board.rows");
    clashes.refuse_if(rules.end.no_move != NoMove::loses && rules.end.no_move != NoMove::passes,
                      "end.no_move", "board.rows");
    check_pits(rules, clashes, "move.reverse.pits", rules.move.reverse.pits);
    check_pits(rules, clashes, "house.pits", rules.house.pits);
    check_pits(rules, clashes, "closed_column.opened_by", rules.closed_column.opened_by);
    check_pits(rules, clashes, "opening.first_starts", rules.opening.first_starts);
    check_pits(rules, clashes, "opening.second_starts", rules.opening.second_starts);
    check_row(rules, clashes, "setup.inner", rules.setup.inner);
    check_row(rules, clashes, "setup.outer", rules.setup.outer);
    check_captures(rules, clashes);
    check_ways(rules, clashes);
    check_empty_end(rules, clashes);
    check_together(rules, clashes);
    check_houses(rules, clashes);
    check_closed_column(rules, clashes);
    check_reserve(rules, clashes);
    if (clashes.any()) return;
    const std::vector<int> ring = opening_of(rules);
    for (const PitName& opener : rules.closed_column.opened_by)
        clashes.refuse_if(ring[static_cast<std::size_t>(ring_pit(rules, {!opener.outer, opener.column}))] !=
                              0,
                          "closed_column.opened_by", "setup");
    check_seeds(2 * (std::accumulate(ring.begin(), ring.end(), 0) + rules.setup.reserve), clashes);
    clashes.refuse_if(rules.setup.fill_total > 2 * rules.board.columns * rules.setup.fill_each,
                      "setup.fill.total", "setup.fill.each");
    clashes.refuse_if(rules.repetition.times == 0 && rules.end.turn_limit == 0, "repetition.times",
                      "end.turn_limit");
}

}  // namespace sivba::sowing
