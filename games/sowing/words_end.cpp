// Words of how a game ends: by its rows and seeds, by sowings without end, by positions
// that come again.
#include "games/sowing/word_groups.h"

namespace sivba::sowing {
namespace {

void add_stuck(Table& table) {
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
          SIVBA_N("A player who has no move ends the game; the opponent takes all seeds on the board.")},
         {"stuck-takes-all", NoMove::stuck_takes_all,
          SIVBA_N("A player who has no move ends the game and takes all seeds on the board.")},
         {"loses", NoMove::loses, SIVBA_N("A player who has no move loses.")},
         {"passes", NoMove::passes,
          SIVBA_N("A player who has no move passes; if neither has one, the game is a draw.")}},
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
}

void add_wins(Table& table) {
    choice<InnerEmpty>(
        table, "end.inner_empty", [](auto& r) -> auto& { return r.end.inner_empty; },
        {{"goes-on", InnerEmpty::goes_on, SIVBA_N("An empty inner row does not end the game by itself.")},
         {"loses-at-once", InnerEmpty::loses_at_once,
          SIVBA_N("A player whose inner row is empty loses at once, even in the middle of a turn.")},
         {"loses-after-turn", InnerEmpty::loses_after_turn,
          SIVBA_N("A player whose inner row is empty after a turn loses.")}},
        SIVBA_N("What an empty inner row means."));
    table.flag(
        "end.no_seeds_loses", [](auto& r) -> auto& { return r.end.no_seeds_loses; },
        SIVBA_N("A player without seeds on the board loses."),
        SIVBA_N("Having no seeds does not end the game by itself."),
        SIVBA_N("Whether a player without seeds loses."));
    table.flag(
        "end.both_ends_win", [](auto& r) -> auto& { return r.end.both_ends_win; },
        SIVBA_N("Whoever captures at both ends of the opponent's rows in one turn wins at once."),
        SIVBA_N("Capturing at both ends of the opponent's rows has no special meaning."),
        SIVBA_N("Whether capturing at both ends wins."));
    table.flag(
        "end.second_capture_wins", [](auto& r) -> auto& { return r.end.second_capture_wins; },
        SIVBA_N("Whoever captures in a second turn before the opponent has captured in any wins."),
        SIVBA_N("Early captures have no special meaning."),
        SIVBA_N("Whether two capturing turns before any of the opponent's win."));
    table.number(
        "end.turn_limit", [](auto& r) -> auto& { return r.end.turn_limit; }, 0, 10'000,
        SIVBA_N("After this many turns the game ends: with two rows both take the seeds on their own side, "
                "with four "
                "it is a draw; 0 is no limit."));
}

void add_endless(Table& table) {
    choice<EndlessOutcome>(
        table, "endless.outcome", [](auto& r) -> auto& { return r.endless.outcome; },
        {{"void", EndlessOutcome::nullified, SIVBA_N("A sowing that would never end makes the game void.")},
         {"mover-loses", EndlessOutcome::mover_loses,
          SIVBA_N("A player whose sowing would never end loses.")},
         {"stop", EndlessOutcome::stops,
          SIVBA_N("A sowing that would never end is stopped, and the turn is over.")},
         {"draw", EndlessOutcome::draw, SIVBA_N("A sowing that would never end makes the game a draw.")},
         {"illegal", EndlessOutcome::illegal,
          SIVBA_N("A move whose sowing would never end is not allowed.")}},
        SIVBA_N("What becomes of a sowing that would never end."));
    table.number(
        "endless.circuits", [](auto& r) -> auto& { return r.endless.circuits; }, 0, 1'000,
        SIVBA_N("Rounds of the own side without a capture after which a sowing counts as one that never "
                "ends; 0 is "
                "no limit. One of 10,000 laps always counts as such."));
}

void add_repetition(Table& table) {
    table.number(
        "repetition.times", [](auto& r) -> auto& { return r.repetition.times; }, 0, 9,
        SIVBA_N("How many times a position may stand before the game ends; 0 is no limit."));
    choice<RepetitionOutcome>(
        table, "repetition.outcome", [](auto& r) -> auto& { return r.repetition.outcome; },
        {{"draw", RepetitionOutcome::draw, SIVBA_N("A game that repeats itself is a draw.")},
         {"own-side", RepetitionOutcome::own_side,
          SIVBA_N("When a game repeats itself, both take the seeds on their own side.")},
         {"split", RepetitionOutcome::split,
          SIVBA_N("When a game repeats itself, both take half of the seeds on the board; an odd one counts "
                  "for nobody.")}},
        SIVBA_N("How a game ends that repeats itself."));
}

}  // namespace

void add_end(Table& table) {
    add_stuck(table);
    add_wins(table);
    add_endless(table);
    add_repetition(table);
}

}  // namespace sivba::sowing
