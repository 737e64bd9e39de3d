// Defaults are said, too; what has no meaning under these rules (who gets the rest of a
// row when an empty row ends nothing) is left out.
#include "games/sowing/rules_text.h"

#include "games/sowing/words.h"

namespace sivba::sowing {
namespace {

// Collects the lines of a section; `source` and `note` of the ruleset's block of the same
// name go to its first line.
class Section {
public:
    Section(const Program& program, const Ruleset& ruleset, Message title, std::string block)
        : program_(program),
          ruleset_(ruleset),
          block_(std::move(block)) {
        section_.title = std::move(title);
    }
    Section& say(Message text) {
        RuleLine line{std::move(text), {}, {}};
        const auto noted = ruleset_.block_notes.find(block_);
        if (section_.lines.empty() && noted != ruleset_.block_notes.end())
            std::tie(line.source, line.note) = noted->second;
        section_.lines.push_back(std::move(line));
        return *this;
    }
    Section& word(std::string_view path) { return say(msg(sentence(program_.rules, path))); }
    Section& word_if(bool told, std::string_view path) { return told ? word(path) : *this; }
    RuleSection done() { return std::move(section_); }

private:
    const Program& program_;
    const Ruleset& ruleset_;
    std::string block_;
    RuleSection section_;
};

// "2 or 3".
Message counts(std::uint64_t set) {
    Message list;
    for (int count = 1; count < 64; ++count) {
        if ((set >> count & 1) == 0) continue;
        Message next = verbatim(std::to_string(count));
        list = list.empty()
                   ? std::move(next)
                   : msg("{these} or {last}").with("these", std::move(list)).with("last", std::move(next));
    }
    return list;
}

RuleSection board(const Program& program, const Ruleset& ruleset) {
    const Rules& rules = program.rules;
    Section section(program, ruleset, msg("Board"), "board");
    section.say(msg_n("Each player has a row of {n} pit and a store at its right end.",
                      "Each player has a row of {n} pits and a store at its right end.",
                      rules.board.columns));
    return section.done();
}

RuleSection setup(const Program& program, const Ruleset& ruleset) {
    Section section(program, ruleset, msg("Beginning"), "setup");
    section
        .say(msg_n("{n} seed lies in every pit; the stores are empty.",
                   "{n} seeds lie in every pit; the stores are empty.", program.rules.setup.all))
        .word("starter");
    return section.done();
}

RuleSection turn(const Program& program, const Ruleset& ruleset) {
    const MoveRules& move = program.rules.move;
    Section section(program, ruleset, msg("Turn"), "move");
    section.say(
        msg("Lift all the seeds of one of your pits and sow them one by one into the pits that follow."));
    if (move.start.at_least > 1)
        section.say(msg_n("The pit must hold at least {n} seed.", "The pit must hold at least {n} seeds.",
                          move.start.at_least));
    section.word("move.direction").word("move.lap.stores").word("move.lap.origin").word("move.again");
    section.word_if(move.start.must_feed, "move.start.must_feed");
    return section.done();
}

RuleSection capture(const Program& program, const Ruleset& ruleset) {
    const CaptureRules& rules = program.rules.capture;
    Section section(program, ruleset, msg("Capture"), "capture");
    if (rules.when == CaptureWhen::never) return section.word("capture.when").done();
    if (rules.when == CaptureWhen::last_makes)
        section.say(msg("The last seed captures when it makes {counts} seeds in its pit.")
                        .with("counts", counts(rules.counts)));
    else
        section.word("capture.when");
    section.word("capture.where");
    section.word_if(rules.take_opposite, "capture.needs");
    if (rules.take_last && rules.take_opposite)
        section.say(msg("Its seed and those of the opposite pit are captured."));
    else
        section.say(rules.take_last
                        ? msg("All seeds of its pit are captured.")
                        : msg("The seeds of the opposite pit are captured; the last seed stays."));
    section.word_if(rules.chain != CaptureChain::none, "capture.chain");
    section.say(msg("Captured seeds go to your store."));
    section.word_if(rules.grand_slam != GrandSlam::captures_all, "capture.grand_slam");
    return section.done();
}

Message repetition_sentence(int times) {
    if (times == 2) return msg("The game ends when a position with the same player to move comes again.");
    return msg_n("The game ends when a position with the same player to move stands for the {n}th time.",
                 "The game ends when a position with the same player to move stands for the {n}th time.",
                 times);
}

RuleSection end(const Program& program, const Ruleset& ruleset) {
    const Rules& rules = program.rules;
    const bool row_ends = rules.end.row_empty == RowEmpty::ends;
    Section section(program, ruleset, msg("End"), "end");
    if (rules.end.majority)
        section.say(msg_n("Whoever has captured {n} seed, more than half, wins at once.",
                          "Whoever has captured {n} seeds, more than half, wins at once.", program.goal));
    else
        section.word("end.majority");
    section.word_if(row_ends, "end.row_empty").word_if(row_ends, "end.rest");
    section.word_if(!row_ends || rules.move.start.at_least > 1, "end.no_move");
    section.word_if(rules.move.start.must_feed, "end.cannot_feed");
    if (rules.end.turn_limit > 0)
        section.say(msg_n("After {n} turn the game ends and both take the seeds on their own side.",
                          "After {n} turns the game ends and both take the seeds on their own side.",
                          rules.end.turn_limit));
    section.say(msg("Whoever has more seeds in the store wins; equal numbers are a draw."));
    return section.done();
}

}  // namespace

std::vector<RuleSection> rules_in_words(const Program& program, const Ruleset& ruleset) {
    std::vector<RuleSection> sections = {board(program, ruleset), setup(program, ruleset),
                                         turn(program, ruleset), capture(program, ruleset),
                                         end(program, ruleset)};
    if (program.rules.repetition.times > 0 && !program.progress) {
        Section section(program, ruleset, msg("Repetition"), "repetition");
        section.say(repetition_sentence(program.rules.repetition.times)).word("repetition.outcome");
        sections.push_back(section.done());
    }
    return sections;
}

Message ends_by(const Program& program) {
    if (program.progress)
        return msg("No seed enters the other row without one going to a store, so no position comes twice.");
    if (program.rules.repetition.times > 0) return repetition_sentence(program.rules.repetition.times);
    return msg_n("The game ends after {n} turn at the latest.",
                 "The game ends after {n} turns at the latest.", program.rules.end.turn_limit);
}

}  // namespace sivba::sowing
