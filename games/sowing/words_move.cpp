// Words of a turn: where it starts, which way it goes, what a lap is.
#include "games/sowing/value_forms.h"
#include "games/sowing/word_groups.h"

namespace sivba::sowing {
namespace {

// "[captures, inner, outer]", and "house" among them: classes of starts, the first first.
const std::vector<WordValue>& start_classes() {
    static const std::vector<WordValue> values = {
        {"captures", SIVBA_N("A start whose first lap captures comes before all others.")},
        {"inner", SIVBA_N("A start in the inner row comes next.")},
        {"outer", SIVBA_N("A start in the outer row comes next.")},
        {"house", SIVBA_N("A start in the own house, while it stands, comes next.")}};
    return values;
}
void read_order(const Node& node, Rules& rules, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    StartRules& start = rules.move.start;
    start.classes = 0;
    unsigned seen = 0;
    for (const Node& item : node.items) {
        std::size_t which = 0;
        if (!reader.word(item, start_classes(), which)) continue;
        if ((seen >> which & 1) != 0)
            reader.diagnostics().error(item.mark,
                                       msg("{name} stands twice in the list.").with("name", item.scalar));
        else
            start.order[static_cast<std::size_t>(start.classes++)] = static_cast<StartClass>(which);
        seen |= 1u << which;
    }
}
std::string write_order(const Rules& rules) {
    std::string text = "[";
    for (int i = 0; i < rules.move.start.classes; ++i)
        text += (i > 0 ? ", " : "") +
                start_classes()[static_cast<std::size_t>(rules.move.start.order[static_cast<std::size_t>(i)])]
                    .word;
    return text + "]";
}

const std::vector<WordValue>& reverse_places() {
    static const std::vector<WordValue> values = {
        {"start", SIVBA_N("A turn may start clockwise there if its first lap captures.")},
        {"relay", SIVBA_N("A relay lifted there may go clockwise if that lap captures.")},
        {"resow", SIVBA_N("Captured seeds sown from there may go clockwise if that lap captures again.")},
        {"after-clockwise", SIVBA_N("After a clockwise lap captured seeds may go clockwise again, from where "
                                    "that lap began, if they "
                                    "capture again.")}};
    return values;
}
void read_reverse(const Node& node, Rules& rules, ValueReader& reader) {
    unsigned set = 0;
    read_set(node, reverse_places(), set, reader);
    ReverseRules& reverse = rules.move.reverse;
    reverse.at_start = (set & 1) != 0;
    reverse.at_relay = (set & 2) != 0;
    reverse.resow = (set & 8) != 0   ? ReverseResow::after_clockwise_lap
                    : (set & 4) != 0 ? ReverseResow::from_origin
                                     : ReverseResow::never;
    if ((set & 12) == 12)
        reader.diagnostics().error(node.mark, msg("'resow' and 'after-clockwise' exclude each other."));
}
std::string write_reverse(const Rules& rules) {
    const ReverseRules& reverse = rules.move.reverse;
    return set_text(reverse_places(), (reverse.at_start ? 1u : 0u) | (reverse.at_relay ? 2u : 0u) |
                                          (reverse.resow == ReverseResow::from_origin ? 4u : 0u) |
                                          (reverse.resow == ReverseResow::after_clockwise_lap ? 8u : 0u));
}

void add_start(Table& table) {
    table.number(
        "move.start.at_least", [](auto& r) -> auto& { return r.move.start.at_least; }, 1, 16,
        SIVBA_N("Seeds that a pit needs for a turn to start there."));
    table.flag(
        "move.start.must_feed", [](auto& r) -> auto& { return r.move.start.must_feed; },
        SIVBA_N("If the opponent's row is empty, you must play a pit whose seeds reach it, if you can."),
        SIVBA_N("You need not give seeds to an opponent whose row is empty."),
        SIVBA_N("Whether an opponent without seeds must be given some."));

    table.number(
        "move.start.at_most", [](auto& r) -> auto& { return r.move.start.at_most; }, 0, 16,
        SIVBA_N("Seeds that a pit may hold at most for a turn to start there; 0 is no limit."));
    choice<StartRows>(
        table, "move.start.rows", [](auto& r) -> auto& { return r.move.start.rows; },
        {{"both", StartRows::both, SIVBA_N("A turn may start in either of your rows.")},
         {"inner", StartRows::inner, SIVBA_N("A turn starts in your inner row.")},
         {"outer", StartRows::outer, SIVBA_N("A turn starts in your outer row.")}},
        SIVBA_N("The rows in which a turn may start."));
    choice<Singles>(
        table, "move.start.singles", [](auto& r) -> auto& { return r.move.start.singles; },
        {{"as-others", Singles::as_others, SIVBA_N("A pit with one seed is like any other.")},
         {"into-empty", Singles::into_empty,
          SIVBA_N("A single seed may start only if no pit holds more, and only into an empty pit.")},
         {"prefer-occupied", Singles::prefer_occupied,
          SIVBA_N(
              "A single seed may start only if no pit holds more, and into an empty pit only if none reaches "
              "another.")}},
        SIVBA_N("When a single seed may start."));
    WordInfo& order = table.custom(
        "move.start.order", "words",
        SIVBA_N("Classes of starts: one of the first class in which there is any must be played."),
        read_order, write_order);
    order.values = start_classes();
    order.json_schema = set_schema(start_classes());
    table.flag(
        "move.start.may_empty_inner", [](auto& r) -> auto& { return r.move.start.may_empty_inner; },
        SIVBA_N("A turn may leave your own inner row empty, even if that loses."),
        SIVBA_N("A turn must not leave your own inner row empty with its first seed."),
        SIVBA_N("Whether a turn may empty the own inner row."));
}

void add_way(Table& table) {
    choice<Direction>(
        table, "move.direction", [](auto& r) -> auto& { return r.move.direction; },
        {{"counter-clockwise", Direction::counter_clockwise,
          SIVBA_N("Seeds are sown counter-clockwise: along your own row to the right, then along the "
                  "opponent's row.")},
         {"clockwise", Direction::clockwise,
          SIVBA_N(
              "Seeds are sown clockwise: along your own row to the left, then along the opponent's row.")},
         {"choice", Direction::choice,
          SIVBA_N("You choose the way of every turn; within a turn the seeds keep it.")}},
        SIVBA_N("Which way the seeds go round the board."));
    table
        .custom(
            "move.reverse.pits", "pits",
            SIVBA_N("Pits from which a lap may go clockwise although seeds are sown counter-clockwise."),
            [](const Node& node, Rules& rules, ValueReader& reader) {
                read_pits(node, rules.move.reverse.pits, reader);
            },
            [](const Rules& rules) { return pits_text(rules.move.reverse.pits); })
        .json_schema = pits_schema;
    WordInfo& at =
        table.custom("move.reverse.at", "words", SIVBA_N("When a lap may go clockwise from these pits."),
                     read_reverse, write_reverse);
    at.values = reverse_places();
    at.json_schema = set_schema(reverse_places());
}

void add_lap(Table& table) {
    choice<StoreSowing>(
        table, "move.lap.stores", [](auto& r) -> auto& { return r.move.lap.stores; },
        {{"none", StoreSowing::none,
          SIVBA_N("No seed is sown into a store: stores only hold what was captured.")},
         {"own", StoreSowing::own,
          SIVBA_N("You sow into your own store as if it were a pit, and pass by your opponent's store.")}},
        SIVBA_N("Which stores are sown into."));
    choice<OriginPit>(
        table, "move.lap.origin", [](auto& r) -> auto& { return r.move.lap.origin; },
        {{"sown", OriginPit::sown,
          SIVBA_N("A sowing that comes round to the pit it started from drops a seed there, too.")},
         {"skipped", OriginPit::skipped,
          SIVBA_N("A sowing that comes round to the pit it started from passes it by: it stays empty.")},
         {"first-seed", OriginPit::first_seed,
          SIVBA_N("The first seed goes back into the pit it was lifted from, unless it was the only one.")}},
        SIVBA_N("What happens at the pit the seeds were lifted from."));
    table.flag(
        "move.lap.relay", [](auto& r) -> auto& { return r.move.lap.relay; },
        SIVBA_N("If the last seed falls into a pit with seeds and captures nothing, all its seeds are lifted "
                "and sown "
                "on."),
        SIVBA_N("A turn is one lap: the last seed ends it."),
        SIVBA_N("Whether seeds are sown on in a relay."));
    choice<OverRelay>(
        table, "move.lap.over_relay", [](auto& r) -> auto& { return r.move.lap.over_relay; },
        {{"off", OverRelay::off, SIVBA_N("A last seed in an empty pit ends the sowing.")},
         {"before-capture", OverRelay::before_capture,
          SIVBA_N("If the last seed falls into an empty pit and the next one holds two seeds or more, these "
                  "are sown "
                  "on; only otherwise it captures.")},
         {"after-capture", OverRelay::after_capture,
          SIVBA_N("If the last seed falls into an empty pit, captures nothing and the next pit holds two "
                  "seeds or "
                  "more, these are sown on.")}},
        SIVBA_N("Whether a sowing goes on past an empty pit."));
    choice<EmptyEnd>(
        table, "move.lap.empty_end", [](auto& r) -> auto& { return r.move.lap.empty_end; },
        {{"stays", EmptyEnd::ends, SIVBA_N("A last seed may fall into an empty pit.")},
         {"next-pit", EmptyEnd::next_pit,
          SIVBA_N("A last seed that would fall into an empty pit goes into the next pit instead; if that is "
                  "empty, too, the sowing ends.")}},
        SIVBA_N("What becomes of a last seed before an empty pit."));
    choice<DirectCapture>(
        table, "move.direct_capture", [](auto& r) -> auto& { return r.move.direct; },
        {{"off", DirectCapture::off, SIVBA_N("A turn starts with sowing.")},
         {"replaces-move", DirectCapture::replaces_move,
          SIVBA_N(
              "If one of your inner pits with seeds faces seeds, you must capture them at once instead of "
              "sowing a pit.")},
         {"before-move", DirectCapture::before_move,
          SIVBA_N("If one of your inner pits with seeds faces seeds, you must capture them at once before "
                  "you sow a "
                  "pit.")}},
        SIVBA_N("Whether a turn can start with a capture."));
    choice<Again>(
        table, "move.again", [](auto& r) -> auto& { return r.move.again; },
        {{"never", Again::never, SIVBA_N("A turn is one sowing.")},
         {"last-in-own-store", Again::last_in_own_store,
          SIVBA_N("If the last seed falls into your own store, you play again.")}},
        SIVBA_N("What gives the same player another move."));
}

}  // namespace

void add_move(Table& table) {
    add_start(table);
    add_way(table);
    add_lap(table);
}

}  // namespace sivba::sowing
