// Defaults are said, too; what has no meaning under these rules (who gets the rest of a
// row when an empty row ends nothing) is left out.
#include "games/sowing/rules_text.h"

#include "games/sowing/key_facts.h"
#include "games/sowing/rules_lines.h"

namespace sivba::sowing {
namespace {

void board(const Program& program, Page& page) {
    const Rules& rules = program.rules;
    page.section(msg("Board"));
    page.say("board",
             msg_n("Each player has a row of {n} pit and a store at its right end.",
                   "Each player has a row of {n} pits and a store at its right end.", rules.board.columns));
}

void setup(const Program& program, Page& page) {
    page.section(msg("Beginning"));
    page.say("setup.all", msg_n("{n} seed lies in every pit; the stores are empty.",
                                "{n} seeds lie in every pit; the stores are empty.", program.rules.setup.all))
        .word("starter");
}

void turn(const Program& program, Page& page) {
    const MoveRules& move = program.rules.move;
    page.section(msg("Turn"));
    page.say(
        "move",
        msg("Lift all the seeds of one of your pits and sow them one by one into the pits that follow."));
    if (move.start.at_least > 1)
        page.say("move.start.at_least", msg_n("The pit must hold at least {n} seed.",
                                              "The pit must hold at least {n} seeds.", move.start.at_least));
    page.word("move.direction").word("move.lap.stores").word("move.lap.origin").word("move.again");
    page.word_if(move.start.must_feed, "move.start.must_feed");
}

void capture(const Program& program, Page& page) {
    const CaptureRules& rules = program.rules.capture;
    page.section(msg("Capture"));
    if (rules.when == CaptureWhen::never) {
        page.word("capture.when");
        return;
    }
    if (rules.when == CaptureWhen::last_makes)
        page.say("capture.when",
                 msg("The last seed captures when it brings the seeds of its pit to {counts}.")
                     .with("counts", counts_in_words(rules.counts)));
    else
        page.word("capture.when");
    page.word("capture.where");
    page.word_if(rules.take_opposite, "capture.needs");
    if (rules.take_last && rules.take_opposite)
        page.say("capture.take", msg("The seeds of its pit and of the opposite pit are captured."));
    else
        page.say("capture.take",
                 rules.take_last ? msg("All seeds of its pit are captured.")
                                 : msg("The seeds of the opposite pit are captured; the last seed stays."));
    page.word_if(rules.chain != CaptureChain::none, "capture.chain");
    page.say("capture.to", msg("Captured seeds go to your store."));
    page.word_if(rules.grand_slam != GrandSlam::captures_all, "capture.grand_slam");
}

void claim(const Program& program, Page& page) {
    const int makes = program.rules.claim.makes;
    if (makes == 0) return;
    page.section(msg("Claimed pit"));
    page.say("claim.makes",
             msg_n("Each player may claim one pit of the opponent in a game: when the last seed makes "
                   "exactly {n} seed there, the pit is claimed.",
                   "Each player may claim one pit of the opponent in a game: when the last seed makes "
                   "exactly {n} seeds there, the pit is claimed.",
                   makes));
    page.say("claim.makes",
             msg("Its seeds, and all that are sown into it later, go to the store of the player who "
                 "claimed it; nobody can start there."));
    page.word("claim.spares_last_pit").word("claim.spares_same_number");
}

void end(const Program& program, Page& page) {
    const Rules& rules = program.rules;
    const bool row_ends = rules.end.row_empty == RowEmpty::ends;
    page.section(msg("End"));
    if (rules.end.majority)
        page.say("end.majority",
                 msg_n("Whoever has captured {n} seed, more than half, wins at once.",
                       "Whoever has captured {n} seeds, more than half, wins at once.", program.goal));
    else
        page.word("end.majority");
    page.word_if(row_ends, "end.row_empty").word_if(row_ends, "end.rest");
    page.word_if(!row_ends || rules.move.start.at_least > 1, "end.no_move");
    page.word_if(rules.move.start.must_feed, "end.cannot_feed");
    if (rules.end.turn_limit > 0)
        page.say("end.turn_limit",
                 msg_n("After {n} turn the game ends and both take the seeds on their own side.",
                       "After {n} turns the game ends and both take the seeds on their own side.",
                       rules.end.turn_limit));
    page.say("end", msg("Whoever has more seeds in the store wins; equal numbers are a draw."));
}

void repetition(const Program& program, Page& page) {
    const RepetitionRules& rules = program.rules.repetition;
    if (program.progress) return;
    page.section(msg("Repetition"));
    if (rules.times == 0) {
        page.say("repetition.times", msg("A position may come again any number of times."));
        return;
    }
    page.say("repetition.times", repetition_sentence(rules.times)).word("repetition.outcome");
    if (program.rules.relays() && rules.outcome != RepetitionOutcome::draw)
        page.say("repetition.outcome", msg("Whoever has more seeds then wins; equal numbers are a draw."));
}

}  // namespace

Message repetition_sentence(int times) {
    if (times == 2) return msg("The game ends when a position with the same player to move comes again.");
    return msg_n("The game ends when a position with the same player to move has stood {n} time.",
                 "The game ends when a position with the same player to move has stood {n} times.", times);
}

std::vector<RuleSection> rules_in_words(const Program& program, const Ruleset& ruleset) {
    Page page(program, ruleset);
    if (program.rules.relays()) {
        four_rows_in_words(program, page);
    } else {
        board(program, page);
        setup(program, page);
        turn(program, page);
        capture(program, page);
        claim(program, page);
        end(program, page);
    }
    repetition(program, page);
    return page.finish();
}

Message ends_by(const Program& program) {
    if (program.progress)
        return msg("No seed enters the other row without one going to a store, so no position comes twice.");
    if (program.rules.repetition.times > 0) return repetition_sentence(program.rules.repetition.times);
    return msg_n("The game ends after {n} turn at the latest.",
                 "The game ends after {n} turns at the latest.", program.rules.end.turn_limit);
}

}  // namespace sivba::sowing
