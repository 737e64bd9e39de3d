// The rows of the schema table, in the order of a ruleset file: board, setup, starter,
// move, capture, end, repetition. A value's sentence is the rule as players read it.
#include "games/sowing/words.h"

namespace sivba::sowing {
namespace {

using Table = WordTable<Rules>;

// WordTable::choice with the enumeration named first.
template <class Enum, class Get>
WordInfo& choice(Table& table, std::string path, Get get, std::vector<WordChoice<Enum>> values,
                 std::string says) {
    return table.choice(std::move(path), get, std::move(values), std::move(says));
}

void add_board(Table& table) {
    table.number(
        "board.columns", [](auto& r) -> auto& { return r.board.columns; }, 1, 100,
        SIVBA_N("Pits in each player's row."));
    table.number(
        "setup.all", [](auto& r) -> auto& { return r.setup.all; }, 1, 100,
        SIVBA_N("Seeds in every pit when the game begins."));
    add_starter(table, {Starter::first, Starter::second, Starter::random});
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
    choice<Direction>(
        table, "move.direction", [](auto& r) -> auto& { return r.move.direction; },
        {{"counter-clockwise", Direction::counter_clockwise,
          SIVBA_N("Seeds are sown counter-clockwise: along your own row to the right, then along the "
                  "opponent's row.")},
         {"clockwise", Direction::clockwise,
          SIVBA_N(
              "Seeds are sown clockwise: along your own row to the left, then along the opponent's row.")}},
        SIVBA_N("Which way the seeds go round the board."));
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
          SIVBA_N("A sowing that comes round to the pit it started from passes it by: it stays empty.")}},
        SIVBA_N("What happens at the pit the seeds were lifted from."));
    choice<Again>(
        table, "move.again", [](auto& r) -> auto& { return r.move.again; },
        {{"never", Again::never, SIVBA_N("A turn is one sowing.")},
         {"last-in-own-store", Again::last_in_own_store,
          SIVBA_N("If the last seed falls into your own store, you play again.")}},
        SIVBA_N("What gives the same player another move."));
}

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
        {"opposite", SIVBA_N("The pit opposite to the last seed is captured.")}};
    return values;
}
void read_take(const Node& node, Rules& rules, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    rules.capture.take_last = rules.capture.take_opposite = false;
    for (const Node& item : node.items) {
        std::size_t which = 0;
        if (reader.word(item, takes(), which))
            (which == 0 ? rules.capture.take_last : rules.capture.take_opposite) = true;
    }
}
std::string write_take(const Rules& rules) {
    const CaptureRules& capture = rules.capture;
    const std::string last = capture.take_last ? "last" : "";
    return std::string("[") + last + (capture.take_last && capture.take_opposite ? ", " : "") +
           (capture.take_opposite ? "opposite" : "") + "]";
}

void add_capture(Table& table) {
    choice<CaptureWhen>(
        table, "capture.when", [](auto& r) -> auto& { return r.capture.when; },
        {{"never", CaptureWhen::never, SIVBA_N("Nothing is captured.")},
         {"last-makes", CaptureWhen::last_makes,
          SIVBA_N("The last seed captures when it brings its pit to the right number.")},
         {"last-in-empty", CaptureWhen::last_in_empty,
          SIVBA_N("The last seed captures when it falls into a pit that was empty.")}},
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
         {"any-row", CaptureWhere::any_row, SIVBA_N("A last seed captures in either row.")}},
        SIVBA_N("Where the last seed must fall to capture."));
    choice<CaptureNeeds>(
        table, "capture.needs", [](auto& r) -> auto& { return r.capture.needs; },
        {{"nothing", CaptureNeeds::nothing,
          SIVBA_N("It captures whether or not there are seeds in the opposite pit.")},
         {"opposite", CaptureNeeds::opposite,
          SIVBA_N("It captures only if there are seeds in the opposite pit.")}},
        SIVBA_N("What else a capture needs."));
    WordInfo& take =
        table.custom("capture.take", "words", SIVBA_N("Which pits are captured."), read_take, write_take);
    take.values = takes();
    take.json_schema =
        R"({"type":"array","items":{"enum":["last","opposite"]},"minItems":1,"uniqueItems":true})";
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
}

void add_end(Table& table) {
    table.flag(
        "end.majority", [](auto& r) -> auto& { return r.end.majority; },
        SIVBA_N("Whoever has captured more than half of the seeds wins at once."),
        SIVBA_N("The game goes on even if one player already has more than half of the seeds."),
        SIVBA_N("Whether more than half of all seeds ends the game."));
    choice<RowEmpty>(
        table, "end.row_empty", [](auto& r) -> auto& { return r.end.row_empty; },
        {{"goes-on", RowEmpty::goes_on, SIVBA_N("An empty row does not end the game by itself.")},
         {"ends", RowEmpty::ends, SIVBA_N("The game ends as soon as one row is empty after a move.")}},
        SIVBA_N("What an empty row means."));
    choice<Rest>(
        table, "end.rest", [](auto& r) -> auto& { return r.end.rest; },
        {{"owner", Rest::owner, SIVBA_N("The seeds left in the other row belong to the owner of that row.")},
         {"mover", Rest::mover,
          SIVBA_N("The seeds left in the other row belong to the player who moved last.")},
         {"finisher", Rest::finisher,
          SIVBA_N("The seeds left in the other row belong to the player whose row is empty.")}},
        SIVBA_N("Who gets the seeds that are left when a row is empty."));
    choice<NoMove>(
        table, "end.no_move", [](auto& r) -> auto& { return r.end.no_move; },
        {{"own-side", NoMove::own_side,
          SIVBA_N("A player who has no move ends the game; both take the seeds on their own side.")},
         {"opponent-takes-all", NoMove::opponent_takes_all,
          SIVBA_N("A player who has no move ends the game; the opponent takes all seeds on the board.")}},
        SIVBA_N("What happens when the player to move cannot."));
    choice<CannotFeed>(
        table, "end.cannot_feed", [](auto& r) -> auto& { return r.end.cannot_feed; },
        {{"own-side", CannotFeed::own_side,
          SIVBA_N("If the opponent's row is empty and cannot be fed, the game ends; both take the seeds on "
                  "their own side.")},
         {"mover-takes-all", CannotFeed::mover_takes_all,
          SIVBA_N("If the opponent's row is empty and cannot be fed, the game ends; the player to move takes "
                  "all seeds on the board.")}},
        SIVBA_N("What happens when an opponent without seeds cannot be given any."));
    table.number(
        "end.turn_limit", [](auto& r) -> auto& { return r.end.turn_limit; }, 0, 10'000,
        SIVBA_N(
            "After this many turns the game ends and both take the seeds on their own side; 0 is no limit."));
}

void add_repetition(Table& table) {
    table.number(
        "repetition.times", [](auto& r) -> auto& { return r.repetition.times; }, 0, 9,
        SIVBA_N("How many times a position may stand before the game ends; 0 is no limit."));
    choice<RepetitionOutcome>(
        table, "repetition.outcome", [](auto& r) -> auto& { return r.repetition.outcome; },
        {{"draw", RepetitionOutcome::draw,
          SIVBA_N("A game that repeats itself is a draw, whatever the stores hold.")},
         {"own-side", RepetitionOutcome::own_side,
          SIVBA_N("When a game repeats itself, both take the seeds on their own side.")},
         {"split", RepetitionOutcome::split,
          SIVBA_N("When a game repeats itself, both take half of the seeds on the board; an odd one counts "
                  "for nobody.")}},
        SIVBA_N("How a game ends that repeats itself."));
}

Table make_table() {
    Table table;
    add_board(table);
    add_start(table);
    add_lap(table);
    add_capture(table);
    add_end(table);
    add_repetition(table);
    return table;
}

}  // namespace

const WordTable<Rules>& words() {
    static const Table table = make_table();
    return table;
}

}  // namespace sivba::sowing
