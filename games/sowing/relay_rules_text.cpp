// The rules of a four-row game in words. A rule that cannot apply is left out; every
// other one is said, defaults included.
#include "games/sowing/compile_ring.h"
#include "games/sowing/endless.h"
#include "games/sowing/rules_lines.h"
#include "games/sowing/value_forms.h"

namespace sivba::sowing {
namespace {

Message names(const PitNames& pits) {
    std::string text;
    for (const PitName& pit : pits) text += (text.empty() ? "" : ", ") + pit_text(pit);
    return verbatim(text);
}

Message row_of(const Program& program, bool outer) {
    const std::vector<int> ring = opening_of(program.rules);
    std::string text;
    for (int i = 0; i < program.columns; ++i)
        text += (i == 0 ? "" : " ") +
                std::to_string(ring[static_cast<std::size_t>(outer ? program.pits_each - 1 - i : i)]);
    return verbatim(text);
}

void beginning(const Program& program, Page& page) {
    const Rules& rules = program.rules;
    page.section(msg("Board"));
    page.say(
        "board",
        msg_n("The board has four rows of {n} pit. Each player names his pits from his own left: the inner "
              "ones I1, I2 and so on, the outer ones O1, O2 and so on.",
              "The board has four rows of {n} pits. Each player names his pits from his own left: the inner "
              "ones I1, I2 and so on, the outer ones O1, O2 and so on.",
              rules.board.columns));
    page.word("board.rows");
    page.section(msg("Beginning"));
    page.say("setup", msg("Seeds from each player's left: inner row {inner}, outer row {outer}.")
                          .with("inner", row_of(program, false))
                          .with("outer", row_of(program, true)));
    if (rules.setup.reserve > 0)
        page.say("setup.reserve", msg_n("Each player keeps {n} seed in hand.",
                                        "Each player keeps {n} seeds in hand.", rules.setup.reserve));
    page.word_if(rules.opening.arrange != Arrange::none, "opening.arrange");
    page.word("starter");
    page.word_if(rules.opening.first_turn != FirstTurn::ordinary, "opening.first_turn");
    if (!rules.opening.first_starts.empty())
        page.say("opening.first_starts", msg("A player's first turn starts in one of these pits: {pits}.")
                                             .with("pits", names(rules.opening.first_starts)));
    if (!rules.opening.second_starts.empty())
        page.say("opening.second_starts", msg("A player's second turn starts in one of these pits: {pits}.")
                                              .with("pits", names(rules.opening.second_starts)));
    page.word_if(rules.opening.resow_from_capturing_pit, "opening.resow_from_capturing_pit");
}

void planting(const Program& program, Page& page) {
    if (program.rules.setup.reserve == 0) return;
    page.section(msg("Planting"));
    page.word("plant.rows").word("plant.captures");
    page.say("plant",
             program.rules.plant.captures
                 ? msg("Without a capture, the pit you have planted in is lifted and sown, and nothing is "
                       "captured in that turn.")
                 : msg("The pit you have planted in is lifted and sown."));
    page.word("plant.singles");
}

void turn(const Program& program, Page& page) {
    const MoveRules& move = program.rules.move;
    page.section(msg("Turn"));
    page.say(
        "move",
        msg("Lift all the seeds of one of your pits and sow them one by one into the pits that follow."));
    page.word("move.start.rows");
    if (move.start.at_least > 1)
        page.say("move.start.at_least", msg_n("The pit must hold at least {n} seed.",
                                              "The pit must hold at least {n} seeds.", move.start.at_least));
    if (move.start.at_most > 0)
        page.say("move.start.at_most",
                 msg_n("The pit must not hold more than {n} seed.",
                       "The pit must not hold more than {n} seeds.", move.start.at_most));
    if (move.start.at_most == 1 && move.start.singles == Singles::into_empty)
        page.say("move.start.singles", msg("A single seed moves only into an empty pit."));
    else
        page.word_if(move.start.singles != Singles::as_others, "move.start.singles");
    for (int i = 0; i < move.start.classes; ++i)
        for (const WordInfo& word : words().infos())
            if (word.path == "move.start.order")
                page.say(
                    "move.start.order",
                    msg(word.values[static_cast<std::size_t>(move.start.order[static_cast<std::size_t>(i)])]
                            .says));
    page.word_if(program.rules.end.inner_empty != InnerEmpty::goes_on, "move.start.may_empty_inner");
    switch (move.direction) {
    case Direction::counter_clockwise:
        page.say("move.direction",
                 msg("Seeds are sown counter-clockwise: along the inner row to the left, then along the "
                     "outer row to the right."));
        break;
    case Direction::clockwise:
        page.say("move.direction", msg("Seeds are sown clockwise: along the inner row to the right, then "
                                       "along the outer row to the left."));
        break;
    case Direction::choice: page.word("move.direction"); break;
    }
    if (!move.reverse.pits.empty()) {
        page.say("move.reverse.pits",
                 msg("Laps from some pits may go clockwise: {pits}.").with("pits", names(move.reverse.pits)));
        const bool said[] = {move.reverse.at_start, move.reverse.at_relay,
                             move.reverse.resow == ReverseResow::from_origin,
                             move.reverse.resow == ReverseResow::after_clockwise_lap};
        for (const WordInfo& word : words().infos())
            for (std::size_t i = 0; word.path == "move.reverse.at" && i < 4; ++i)
                if (said[i]) page.say("move.reverse.at", msg(word.values[i].says));
    }
    page.word("move.lap.relay");
    page.word_if(move.lap.empty_end == EmptyEnd::ends || move.lap.over_relay != OverRelay::off,
                 "move.lap.over_relay");
    page.word_if(move.lap.empty_end != EmptyEnd::ends, "move.lap.empty_end");
    page.word_if(move.direct != DirectCapture::off, "move.direct_capture");
}

void capture(const Program& program, Page& page) {
    const CaptureRules& rules = program.rules.capture;
    page.section(msg("Capture"));
    page.word("capture.when");
    if (rules.when == CaptureWhen::never) return;
    page.word("capture.where").word("capture.needs");
    if (rules.take_opposite && rules.take_behind)
        page.say("capture.take", msg("The seeds of the opposite pit and of the one behind it are captured."));
    else
        page.say("capture.take", rules.take_opposite
                                     ? msg("The seeds of the opposite pit are captured.")
                                     : msg("The seeds of the pit behind the opposite one are captured."));
    page.word_if(rules.fallback != CaptureFallback::none, "capture.fallback");
    page.word_if(!rules.compulsory, "capture.compulsory");
    page.word("capture.decided_by");
    if (rules.start_below > 0)
        page.say("capture.start_below",
                 msg_n("A turn that starts with {n} seed or more captures nothing.",
                       "A turn that starts with {n} seeds or more captures nothing.", rules.start_below));
    if (rules.from_turn > 1)
        page.say("capture.from_turn", msg("In a player's first turn nothing is captured."));
    if (rules.extra.pits > 0) {
        page.say("capture.extra.pits",
                 msg_n("A capture also takes the seeds of {n} other pit of the opponent, of your choice.",
                       "A capture also takes the seeds of {n} other pits of the opponent, of your choice.",
                       rules.extra.pits));
        page.word("capture.extra.needs").word("capture.extra.optional");
    }
    page.word("capture.to");
    if (rules.to == CaptureTo::store) return;
    page.word("capture.resow.from").word("capture.resow.with_last");
    page.word_if(rules.resow.from == ResowFrom::capturing_pit, "capture.resow.direction");
    if (rules.resow.from == ResowFrom::row_end)
        page.say("capture.resow.flank", msg_n("A capture in the last {n} pit of the inner row is sown from "
                                              "that end; elsewhere the way of the lap "
                                              "decides, or you do if there was none.",
                                              "A capture in the last {n} pits of the inner row is sown from "
                                              "that end; elsewhere the way of the lap "
                                              "decides, or you do if there was none.",
                                              rules.resow.flank));
}

void house(const Program& program, Page& page) {
    const HouseRules& rules = program.rules.house;
    if (!rules.pits.empty()) {
        page.section(msg("House"));
        page.say("house.pits", msg("Each player has a house: {pits}.").with("pits", names(rules.pits)));
        page.say("house.works_from", msg_n("The house has its rights while it holds at least {n} seed; once "
                                           "it has been emptied, it is a pit "
                                           "like others for ever.",
                                           "The house has its rights while it holds at least {n} seeds; once "
                                           "it has been emptied, it is a pit "
                                           "like others for ever.",
                                           rules.works_from));
        page.word("house.phases").word("house.sowing_end").word("house.capturing_end");
        page.word_if(rules.pits.size() > 1, "house.outer_end");
        if (rules.pits.size() > 1)
            page.say(
                "house.pits",
                msg("Whoever lifts or captures its inner part takes both parts, and the house is gone."));
        page.word("house.capture_first");
        page.word_if(program.rules.setup.reserve > 0, "house.planting");
        if (program.rules.setup.reserve > 0 && rules.planting == HousePlanting::capture_or_tax)
            page.say("house.tax", msg_n("The tax is {n} seed.", "The tax is {n} seeds.", rules.tax));
        if (rules.tax_from > rules.works_from && rules.planting == HousePlanting::capture_or_tax)
            page.say("house.tax_from",
                     msg_n("It pays the tax only if it held at least {n} seed before; with fewer, all its "
                           "seeds are sown, and it is gone.",
                           "It pays the tax only if it held at least {n} seeds before; with fewer, all its "
                           "seeds are sown, and it is gone.",
                           rules.tax_from));
        page.word_if(rules.start_unrestricted, "house.start_unrestricted");
    }
    if (!program.rules.closed_column.opened_by.empty()) {
        page.section(msg("Closed column"));
        page.say(
            "closed_column.opened_by",
            msg("Until its owner lifts the seeds of {pits}, the column of that pit is closed: the owner's "
                "seeds pass it by, and nothing in it is captured.")
                .with("pits", names(program.rules.closed_column.opened_by)));
    }
    if (!program.rules.blocking.active) return;
    page.section(msg("Blocking"));
    page.word("blocking.active").word("blocking.exempts");
}

void end(const Program& program, Page& page) {
    const EndRules& rules = program.rules.end;
    page.section(msg("End"));
    page.word("end.no_move").word("end.inner_empty");
    page.word_if(rules.no_seeds_loses, "end.no_seeds_loses");
    page.word_if(rules.both_ends_win, "end.both_ends_win");
    page.word_if(rules.second_capture_wins, "end.second_capture_wins");
    if (rules.turn_limit > 0)
        page.say("end.turn_limit", msg_n("After {n} turn the game ends as a draw.",
                                         "After {n} turns the game ends as a draw.", rules.turn_limit));
    if (!program.rules.move.lap.relay) return;  // a single lap has an end
    page.section(msg("Endless sowing"));
    page.word("endless.outcome");
    if (program.rules.endless.circuits > 0)
        page.say("endless.circuits",
                 msg_n("So does one that goes {n} time round the own side without a capture.",
                       "So does one that goes {n} times round the own side without a capture.",
                       program.rules.endless.circuits));
    else
        page.say("endless.circuits",
                 msg_n("So does one of {n} lap without a capture.",
                       "So does one of {n} laps without a capture.", std::int64_t{longest_sowing}));
}

}  // namespace

void four_rows_in_words(const Program& program, Page& page) {
    beginning(program, page);
    planting(program, page);
    turn(program, page);
    capture(program, page);
    house(program, page);
    end(program, page);
}

}  // namespace sivba::sowing
