// Words of captures: when a last seed captures, what it takes, where that goes.
#include "games/sowing/value_forms.h"
#include "games/sowing/word_groups.h"

namespace sivba::sowing {
namespace {

// "[2, 3]": the counts that capture.
void read_counts(const Node& node, Rules& rules, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    rules.capture.counts = 0;
    for (const Node& item : node.items) {
        int count = 0;
        if (reader.number(item, 1, 63, count)) rules.capture.counts |= std::uint64_t{1} << count;
    }
}
std::string write_counts(const Rules& rules) {
    std::string text;
    for (int count = 1; count < 64; ++count)
        if ((rules.capture.counts >> count & 1) != 0)
            text += (text.empty() ? "" : ", ") + std::to_string(count);
    return std::string("[") + text + "]";
}

const std::vector<WordValue>& takes() {
    static const std::vector<WordValue> values = {
        {"last", SIVBA_N("The pit where the last seed fell is captured.")},
        {"opposite", SIVBA_N("The pit opposite to the last seed is captured.")},
        {"behind", SIVBA_N("The outer pit behind the opposite one is captured.")}};
    return values;
}
void read_take(const Node& node, Rules& rules, ValueReader& reader) {
    unsigned set = 0;
    read_set(node, takes(), set, reader);
    CaptureRules& capture = rules.capture;
    capture.take_last = (set & 1) != 0;
    capture.take_opposite = (set & 2) != 0;
    capture.take_behind = (set & 4) != 0;
}
std::string write_take(const Rules& rules) {
    const CaptureRules& capture = rules.capture;
    return set_text(takes(), (capture.take_last ? 1u : 0u) | (capture.take_opposite ? 2u : 0u) |
                                 (capture.take_behind ? 4u : 0u));
}

void add_when(Table& table) {
    choice<CaptureWhen>(
        table, "capture.when", [](auto& r) -> auto& { return r.capture.when; },
        {{"never", CaptureWhen::never, SIVBA_N("Nothing is captured.")},
         {"last-makes", CaptureWhen::last_makes,
          SIVBA_N("The last seed captures when it brings its pit to the right number.")},
         {"last-makes-even", CaptureWhen::last_makes_even,
          SIVBA_N("The last seed captures when it makes the number of seeds in its pit even.")},
         {"last-in-empty", CaptureWhen::last_in_empty,
          SIVBA_N("The last seed captures when it falls into a pit that was empty.")},
         {"last-in-occupied", CaptureWhen::last_in_occupied,
          SIVBA_N("The last seed captures when it falls into a pit that held seeds.")}},
        SIVBA_N("What makes the last seed capture."));
    table
        .custom("capture.counts", "numbers", SIVBA_N("The numbers of seeds that the last seed must make."),
                read_counts, write_counts)
        .json_schema =
        R"({"type":"array","items":{"type":"integer","minimum":1,"maximum":63},"uniqueItems":true})";
    choice<CaptureWhere>(
        table, "capture.where", [](auto& r) -> auto& { return r.capture.where; },
        {{"own-row", CaptureWhere::own_row, SIVBA_N("Only a last seed in your own row captures.")},
         {"opponent-row", CaptureWhere::opponent_row,
          SIVBA_N("Only a last seed in the opponent's row captures.")},
         {"any-row", CaptureWhere::any_row, SIVBA_N("A last seed captures in either row.")},
         {"own-inner", CaptureWhere::own_inner, SIVBA_N("Only a last seed in your own inner row captures.")}},
        SIVBA_N("Where the last seed must fall to capture."));
    choice<CaptureNeeds>(
        table, "capture.needs", [](auto& r) -> auto& { return r.capture.needs; },
        {{"nothing", CaptureNeeds::nothing,
          SIVBA_N("It captures whether or not there are seeds in the opposite pit.")},
         {"opposite", CaptureNeeds::opposite,
          SIVBA_N("It captures only if there are seeds in the opposite pit.")},
         {"both-opposite", CaptureNeeds::both_opposite,
          SIVBA_N("It captures only if both the opposite pit and the one behind it hold seeds.")},
         {"either-opposite", CaptureNeeds::either_opposite,
          SIVBA_N("It captures only if the opposite pit or the one behind it holds seeds.")}},
        SIVBA_N("What else a capture needs."));
    choice<CaptureFallback>(
        table, "capture.fallback", [](auto& r) -> auto& { return r.capture.fallback; },
        {{"none", CaptureFallback::none, SIVBA_N("Nothing else makes a capture.")},
         {"outer-when-inner-row-empty", CaptureFallback::outer_when_inner_row_empty,
          SIVBA_N("While the opponent's whole inner row is empty, the outer pits are captured instead.")}},
        SIVBA_N("What is captured when the opponent's inner row is empty."));
    table.flag(
        "capture.compulsory", [](auto& r) -> auto& { return r.capture.compulsory; },
        SIVBA_N("What can be captured is captured."),
        SIVBA_N("You may leave a capture and sow on in a relay instead."),
        SIVBA_N("Whether a last seed that can capture must."));
    choice<DecidedBy>(
        table, "capture.decided_by", [](auto& r) -> auto& { return r.capture.decided_by; },
        {{"every-lap", DecidedBy::every_lap, SIVBA_N("Every lap of a turn may capture.")},
         {"first-lap", DecidedBy::first_lap,
          SIVBA_N("A turn whose first lap captures nothing captures nothing at all.")}},
        SIVBA_N("Which laps may capture."));
    table.number(
        "capture.start_below", [](auto& r) -> auto& { return r.capture.start_below; }, 0, 100,
        SIVBA_N("A turn that starts with this many seeds or more captures nothing; 0 is no limit."));
    table.number(
        "capture.from_turn", [](auto& r) -> auto& { return r.capture.from_turn; }, 1, 2,
        SIVBA_N("The first of a player's turns that may capture."));
}

void add_taken(Table& table) {
    WordInfo& take =
        table.custom("capture.take", "words", SIVBA_N("Which pits are captured."), read_take, write_take);
    take.values = takes();
    take.json_schema = set_schema(takes());
    choice<CaptureChain>(
        table, "capture.chain", [](auto& r) -> auto& { return r.capture.chain; },
        {{"none", CaptureChain::none, SIVBA_N("Only the pit of the last seed is looked at.")},
         {"backwards", CaptureChain::backwards,
          SIVBA_N("Going back from there, every pit that could be captured as well is captured, up to the "
                  "first that could not.")}},
        SIVBA_N("Whether a capture goes on to the pits behind."));
    choice<GrandSlam>(
        table, "capture.grand_slam", [](auto& r) -> auto& { return r.capture.grand_slam; },
        {{"captures-all", GrandSlam::captures_all, SIVBA_N("A capture may take all seeds of the opponent.")},
         {"legal-without-capture", GrandSlam::legal_without_capture,
          SIVBA_N("A move that would capture all seeds of the opponent is allowed but captures nothing.")},
         {"forbidden", GrandSlam::forbidden,
          SIVBA_N("A move that would capture all seeds of the opponent is forbidden.")},
         {"forbidden-unless-only", GrandSlam::forbidden_unless_only,
          SIVBA_N("A move that would capture all seeds of the opponent is forbidden, unless there is no "
                  "other move; then it captures.")}},
        SIVBA_N("What becomes of a capture of all the opponent's seeds."));
    table.number(
        "capture.extra.pits", [](auto& r) -> auto& { return r.capture.extra.pits; }, 0, 3,
        SIVBA_N("Further pits of the opponent, of your choice, that every capture takes as well."));
    choice<ExtraNeeds>(
        table, "capture.extra.needs", [](auto& r) -> auto& { return r.capture.extra.needs; },
        {{"any-capture", ExtraNeeds::any_capture, SIVBA_N("Every capture takes them.")},
         {"both-taken", ExtraNeeds::both_taken,
          SIVBA_N("Only a capture of both the opposite pit and the one behind it takes them.")}},
        SIVBA_N("Which captures take further pits."));
    table.flag(
        "capture.extra.optional", [](auto& r) -> auto& { return r.capture.extra.optional; },
        SIVBA_N("You may take fewer of them."), SIVBA_N("You must take them, as far as there are any."),
        SIVBA_N("Whether further pits may be left."));
}

void add_resow(Table& table) {
    choice<CaptureTo>(
        table, "capture.to", [](auto& r) -> auto& { return r.capture.to; },
        {{"store", CaptureTo::store, SIVBA_N("Captured seeds go to your store, and the turn ends.")},
         {"sown", CaptureTo::sown, SIVBA_N("Captured seeds stay in play: you sow them on your own side.")}},
        SIVBA_N("What becomes of captured seeds."));
    choice<ResowFrom>(
        table, "capture.resow.from", [](auto& r) -> auto& { return r.capture.resow.from; },
        {{"next-pit", ResowFrom::next_pit, SIVBA_N("They are sown from the pit after the capturing one.")},
         {"lap-origin", ResowFrom::lap_origin,
          SIVBA_N("They are sown as if lifted where the capturing lap began.")},
         {"capturing-pit", ResowFrom::capturing_pit,
          SIVBA_N("They are sown from the capturing pit, which gets the first of them.")},
         {"row-end", ResowFrom::row_end,
          SIVBA_N("They are sown from an end of your inner row: clockwise from the left, counter-clockwise "
                  "from the "
                  "right end, which gets the first of them.")},
         {"after-empty-pit", ResowFrom::after_empty_pit,
          SIVBA_N("They are sown from the pit after the nearest empty one behind the capturing pit.")}},
        SIVBA_N("Where captured seeds are sown from."));
    table.flag(
        "capture.resow.with_last", [](auto& r) -> auto& { return r.capture.resow.with_last; },
        SIVBA_N("The seeds of the capturing pit are sown with them."),
        SIVBA_N("The seeds of the capturing pit stay there."),
        SIVBA_N("Whether the capturing pit is sown with the captured seeds."));
    choice<ResowDirection>(
        table, "capture.resow.direction", [](auto& r) -> auto& { return r.capture.resow.direction; },
        {{"keep", ResowDirection::keep, SIVBA_N("They go on the way of the lap that captured.")},
         {"counter-clockwise", ResowDirection::counter_clockwise,
          SIVBA_N("They are sown counter-clockwise.")},
         {"choice", ResowDirection::choice, SIVBA_N("You choose their way.")}},
        SIVBA_N("Which way captured seeds are sown from the capturing pit."));
    table.number(
        "capture.resow.flank", [](auto& r) -> auto& { return r.capture.resow.flank; }, 0, 8,
        SIVBA_N("Pits at each end of the inner row whose captures are sown from that end; elsewhere the way "
                "of the "
                "lap decides, or you do if there was none."));
}

void add_claim(Table& table) {
    table.number(
        "claim.makes", [](auto& r) -> auto& { return r.claim.makes; }, 0, 63,
        SIVBA_N("A last seed that makes so many in a pit of the opponent claims that pit, once in a game for "
                "each player: its seeds and all that are sown into it later go to the store of whoever "
                "claimed it; 0 is no such rule."));
    table.flag(
        "claim.spares_last_pit", [](auto& r) -> auto& { return r.claim.spares_last_pit; },
        SIVBA_N("The opponent's last pit, at its right end, cannot be claimed."),
        SIVBA_N("The opponent's last pit can be claimed like the others."),
        SIVBA_N("Whether the last pit of a row can be claimed."));
    table.flag(
        "claim.spares_same_number", [](auto& r) -> auto& { return r.claim.spares_same_number; },
        SIVBA_N("A pit cannot be claimed if the opponent has claimed the one with the same number."),
        SIVBA_N("Both players may claim pits with the same number."),
        SIVBA_N("Whether both players may claim pits with the same number."));
}

}  // namespace

void add_capture(Table& table) {
    add_when(table);
    add_taken(table);
    add_resow(table);
    add_claim(table);
}

}  // namespace sivba::sowing
