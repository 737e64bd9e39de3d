// Every fact is a phrase of a few words, so that the facts of two games can stand in one table.
#include "games/sowing/key_facts.h"

#include "games/sowing/value_forms.h"

namespace sivba::sowing {
namespace {

Message joined(Message first, Message second) {
    return msg("{one}; {other}").with("one", std::move(first)).with("other", std::move(second));
}
void add(Message& list, Message next) {
    list = list.empty() ? std::move(next) : joined(std::move(list), std::move(next));
}

std::string names(const PitNames& pits) {
    std::string text;
    for (const PitName& pit : pits) text += (text.empty() ? "" : ", ") + pit_text(pit);
    return text;
}

Message board(const Program& program) {
    return msg_n("{rows} rows of {n} pit", "{rows} rows of {n} pits", program.columns)
        .with("rows", std::int64_t{program.rules.board.rows});
}

Message seeds(const Program& program) {
    Message total = verbatim(std::to_string(program.total));
    if (program.rules.setup.reserve == 0) return total;
    return joined(std::move(total), msg_n("{n} of them in each player's hand",
                                          "{n} of them in each player's hand", program.rules.setup.reserve));
}

Message direction(const MoveRules& move) {
    Message way = move.direction == Direction::choice      ? msg("chosen every turn")
                  : move.direction == Direction::clockwise ? msg("clockwise")
                                                           : msg("counter-clockwise");
    if (!move.reverse.pits.empty())
        add(way, msg("clockwise from {pits} if it captures").with("pits", names(move.reverse.pits)));
    return way;
}

Message starts(const StartRules& start) {
    Message pits = start.at_most == 1 ? msg("a single seed only")
                   : start.at_least > 1
                       ? msg_n("a pit with {n} seed or more", "a pit with {n} seeds or more", start.at_least)
                       : msg("any pit with seeds");
    if (start.rows == StartRows::inner) add(pits, msg("inner row only"));
    if (start.rows == StartRows::outer) add(pits, msg("outer row only"));
    if (start.singles != Singles::as_others) add(pits, msg("single seeds only if no pit holds more"));
    return pits;
}

Message laps(const LapRules& lap) {
    Message sowing = lap.relay ? msg("in relays") : msg("one lap");
    if (lap.over_relay != OverRelay::off) add(sowing, msg("also past an empty pit"));
    return sowing;
}

Message trigger(const Rules& rules) {
    Message event;
    switch (rules.capture.when) {
    case CaptureWhen::never: return msg("nothing");
    case CaptureWhen::last_makes:
        event =
            msg("the last seed, if it makes {counts}").with("counts", counts_in_words(rules.capture.counts));
        break;
    case CaptureWhen::last_makes_even: event = msg("the last seed, if it makes an even number"); break;
    case CaptureWhen::last_in_empty: event = msg("the last seed in an empty pit"); break;
    case CaptureWhen::last_in_occupied: event = msg("the last seed in a pit with seeds"); break;
    }
    if (rules.move.direct == DirectCapture::replaces_move)
        add(event, msg("instead of sowing, a pit with seeds that faces seeds"));
    if (rules.move.direct == DirectCapture::before_move)
        add(event, msg("before sowing, a pit with seeds that faces seeds"));
    return event;
}

Message where(CaptureWhere row) {
    switch (row) {
    case CaptureWhere::own_row: return msg("in the own row");
    case CaptureWhere::opponent_row: return msg("in the opponent's row");
    case CaptureWhere::any_row: return msg("in either row");
    case CaptureWhere::own_inner: break;
    }
    return msg("in the own inner row");
}

Message needs(CaptureNeeds what) {
    switch (what) {
    case CaptureNeeds::opposite: return msg("seeds in the opposite pit");
    case CaptureNeeds::both_opposite: return msg("seeds in both opposite pits");
    case CaptureNeeds::either_opposite: return msg("seeds in either opposite pit");
    case CaptureNeeds::nothing: break;
    }
    return msg("nothing more");
}

Message taken(const CaptureRules& rules) {
    Message pits = rules.take_last && rules.take_opposite     ? msg("its pit and the opposite one")
                   : rules.take_opposite && rules.take_behind ? msg("both opposite pits, inner and outer")
                   : rules.take_opposite                      ? msg("the opposite pit")
                   : rules.take_behind                        ? msg("the outer pit behind the opposite one")
                                                              : msg("its pit");
    if (rules.extra.pits > 0)
        add(pits, msg_n("{n} other pit of choice", "{n} other pits of choice", rules.extra.pits));
    return pits;
}

Message destination(const Rules& rules) {
    if (!rules.relays() || rules.capture.to == CaptureTo::store) return msg("to the store, out of play");
    Message from;
    switch (rules.capture.resow.from) {
    case ResowFrom::next_pit: from = msg("sown from the pit after the last seed"); break;
    case ResowFrom::lap_origin: from = msg("sown from where the capturing lap began"); break;
    case ResowFrom::capturing_pit: from = msg("sown from the pit of the last seed"); break;
    case ResowFrom::row_end: from = msg("sown from an end of the own inner row"); break;
    case ResowFrom::after_empty_pit:
        from = msg("sown from the pit after the nearest empty one behind");
        break;
    }
    if (rules.capture.resow.with_last) add(from, msg("with the seeds of that pit"));
    if (rules.move.reverse.resow == ReverseResow::after_clockwise_lap)
        add(from, msg("after a clockwise lap, from where it began"));
    return from;
}

Message opening(const OpeningRules& rules) {
    Message way;
    if (rules.arrange != Arrange::none) add(way, msg("the players arrange their seeds"));
    if (rules.first_turn == FirstTurn::together) add(way, msg("both play the first turn at once"));
    if (rules.first_turn == FirstTurn::in_pairs) add(way, msg("every second pit is sown into the next"));
    return way;
}

Message ends_of_four_rows(const EndRules& rules) {
    Message end = rules.no_move == NoMove::passes  ? msg("who cannot move passes")
                  : rules.no_move == NoMove::loses ? msg("who cannot move loses")
                                                   : msg("when a player cannot move, seeds are counted");
    if (rules.inner_empty != InnerEmpty::goes_on) add(end, msg("an empty inner row loses"));
    if (rules.no_seeds_loses) add(end, msg("no seeds lose"));
    if (rules.both_ends_win) add(end, msg("captures at both ends win"));
    if (rules.second_capture_wins) add(end, msg("two turns with captures before any of the opponent win"));
    return end;
}

Message ends_of_two_rows(const EndRules& rules) {
    Message end = rules.majority ? msg("more than half of the seeds win") : msg("more seeds win");
    if (rules.row_empty == RowEmpty::ends) add(end, msg("an empty row ends the game"));
    return end;
}

void add_four_rows(const Program& program, std::vector<KeyFact>& facts) {
    const Rules& rules = program.rules;
    if (!rules.house.pits.empty())
        facts.push_back({"house", msg("House"), verbatim(names(rules.house.pits))});
    if (!rules.closed_column.opened_by.empty())
        facts.push_back({"closed", msg("Closed column"), verbatim(names(rules.closed_column.opened_by))});
    if (rules.blocking.active)
        facts.push_back({"blocking", msg("Blocking"), msg("the only threatened pit is blocked")});
    if (rules.setup.reserve > 0)
        facts.push_back({"planting", msg("Planting first"),
                         rules.plant.captures ? msg("from the hand, it captures")
                                              : msg("from the hand, without captures")});
    if (Message way = opening(rules.opening); !way.empty())
        facts.push_back({"opening", msg("First turn"), std::move(way)});
}

}  // namespace

Message counts_in_words(std::uint64_t set) {
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

std::vector<KeyFact> key_facts(const Program& program) {
    const Rules& rules = program.rules;
    const bool captures = rules.capture.when != CaptureWhen::never;
    std::vector<KeyFact> facts;
    facts.push_back({"trigger", msg("What captures"), trigger(rules)});
    if (captures) {
        facts.push_back({"where", msg("Where it captures"), where(rules.capture.where)});
        facts.push_back({"needs", msg("What it needs"), needs(rules.capture.needs)});
        facts.push_back({"taken", msg("What is taken"), taken(rules.capture)});
        facts.push_back({"destination", msg("Where captured seeds go"), destination(rules)});
    }
    facts.push_back({"direction", msg("Way of sowing"), direction(rules.move)});
    facts.push_back({"laps", msg("Sowing"), laps(rules.move.lap)});
    facts.push_back({"starts", msg("Where a turn starts"), starts(rules.move.start)});
    if (rules.claim.makes > 0)
        facts.push_back({"claim", msg("Claimed pit"),
                         msg("the last seed, if it makes {counts}")
                             .with("counts", verbatim(std::to_string(rules.claim.makes)))});
    if (rules.relays()) add_four_rows(program, facts);
    facts.push_back(
        {"end", msg("The end"), rules.relays() ? ends_of_four_rows(rules.end) : ends_of_two_rows(rules.end)});
    facts.push_back({"board", msg("Board"), board(program)});
    facts.push_back({"seeds", msg("Seeds in the game"), seeds(program)});
    return facts;
}

}  // namespace sivba::sowing
