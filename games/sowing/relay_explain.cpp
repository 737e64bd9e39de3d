// A turn is told lap by lap from its events: what is sown, where the last seed falls, what
// that does. A turn of several laps has a sentence before them that sums it up.
#include "games/sowing/relay_explain.h"

#include "games/sowing/question.h"
#include "games/sowing/reasons.h"

namespace sivba::sowing {
namespace {

std::string label(const Program& program, PlaceId place) {
    return pit_label(program, program.column(place.value));
}

// Tells the events of one decision.
class Story {
public:
    Story(const Program& program, const Snapshot& before) : program_(program) {
        if (before.walk.captured != 0) lap_ = Why::last_in_occupied;
    }

    void tell(std::span<const Event> events) {
        for (const Event& event : events) tell(event);
        end_lap();
    }
    // The sum of it first, if there is more than one lap. Of very many the middle is left out.
    std::vector<Message> sentences() {
        if (lines_.size() > told_at_most) leave_out_the_middle();
        if (laps_ > 1) lines_.insert(lines_.begin(), laps());
        return std::move(lines_);
    }
    // The laps together, and what else is to be known; empty if sentences() are few.
    Message sum() {
        if (lines_.size() <= few) return {};
        Message message = laps();
        for (Message& each : news_)
            message = msg("{what} {then}").with("what", std::move(message)).with("then", std::move(each));
        return message;
    }

private:
    static constexpr std::size_t few = 3, told_at_most = 40, kept_at_each_end = 16;

    Message laps() const {
        return msg_n("{n} lap, {captured}: the sowing that began in {from} has come to {last}.",
                     "{n} laps, {captured}: the sowing that began in {from} has come to {last}.", laps_)
            .with("captured", captured_ == 0
                                  ? msg("nothing is captured")
                                  : msg_n("{n} seed is captured", "{n} seeds are captured", captured_))
            .with("from", began_)
            .with("last", last_);
    }
    void leave_out_the_middle() {
        const auto first = lines_.begin() + kept_at_each_end, last = lines_.end() - kept_at_each_end;
        Message gap = msg_n("… {n} step of this sowing is not told …",
                            "… {n} steps of this sowing are not told …", last - first);
        *first = std::move(gap);
        lines_.erase(first + 1, last);
    }

    void tell(const Event& event) {
        switch (event.kind) {
        case EventKind::lift: lift(event); break;
        case EventKind::drop:
            if (sown_ == 0) say_capture();
            last_ = label(program_, event.to);
            if (sown_++ == 0 && began_.empty()) began_ = last_;
            break;
        case EventKind::capture: capture(event); break;
        case EventKind::collect: moved(event); break;
        case EventKind::mark: marked(event); break;
        case EventKind::stop: stopped(event); break;
        case EventKind::roll:
            say(msg("Chance decides: {seat} begins.").with("seat", seat_name(event.seat)));
            break;
        case EventKind::pass:
            say(msg("{seat} has no move and passes.").with("seat", seat_name(event.seat)));
            break;
        case EventKind::win:
        case EventKind::draw:
        case EventKind::undone:
            end_lap();
            say_news(end_of(event));
            break;
        default: break;
        }
    }

    void lift(const Event& event) {
        const Why why = why_of(event.reason);
        if (why == Why::with_capture || why == Why::house_taken) {
            say_capture();
            return;
        }
        end_lap();
        lap_ = why;
        from_ = label(program_, event.from);
        if (began_.empty()) began_ = from_;
    }

    void capture(const Event& event) {
        if (sown_ > 0 || by_ != why_of(event.reason)) end_lap();
        prey_ += (prey_.empty() ? "" : ", ") + label(program_, event.from);
        prey_seeds_ += event.count;
        captured_ += event.count;
        by_ = why_of(event.reason);
        lap_ = by_;
    }

    void moved(const Event& event) {
        if (why_of(event.reason) == Why::planted) {
            from_ = label(program_, event.to);
            began_ = from_;
            say(msg("{seat} plants a seed in {pit}.").with("seat", seat_name(event.seat)).with("pit", from_));
        } else {
            say(msg_n("{seat} puts {n} seed into {pit}.", "{seat} puts {n} seeds into {pit}.", event.count)
                    .with("seat", seat_name(event.seat))
                    .with("pit", label(program_, event.to)));
        }
    }

    void marked(const Event& event) {
        const Why why = why_of(event.reason);
        if (why == Why::house_broken && program_.column(event.to.value) == program_.ring.house)
            house_gone(event.seat);
        if (why == Why::column_opened &&
            event.to.value ==
                program_.first_pit[static_cast<std::size_t>(index(event.seat))] + program_.ring.opener)
            pending_.push_back(msg("{seat} opens the column of {pit}: it is in play from now on.")
                                   .with("seat", seat_name(event.seat))
                                   .with("pit", label(program_, event.to)));
        if (why == Why::blocked && event.extra == static_cast<std::uint16_t>(PitMark::blocked)) {
            end_lap();
            say_news(msg("{pit} of {seat} is the only pit threatened: it is blocked.")
                         .with("pit", label(program_, event.to))
                         .with("seat", seat_name(event.seat)));
        }
    }

    void house_gone(Seat owner) {
        pending_.push_back(msg("The house of {seat} is gone.").with("seat", seat_name(owner)));
        news_.push_back(pending_.back());
    }

    void stopped(const Event& event) {
        end_lap();
        switch (why_of(event.reason)) {
        case Why::blocked:
            return say_news(msg("{pit} is blocked: the sowing ends there.").with("pit", last_));
        case Why::in_house:
            return say_news(msg("{pit} is the house: the sowing ends there.").with("pit", last_));
        case Why::chosen_stop:
            return say_news(msg("{seat} stops in the house.").with("seat", seat_name(event.seat)));
        case Why::empty_pit: return say(msg("{pit} was empty: the sowing ends there.").with("pit", last_));
        default: return;
        }
    }

    // The lap that was under way, when something else begins.
    void end_lap() {
        if (sown_ > 0) {
            ++laps_;
            say(lap_sentence());
        }
        say_capture();
        for (Message& each : pending_) say(std::move(each));
        pending_.clear();
        sown_ = 0;
    }

    Message lap_sentence() {
        Message message;
        switch (lap_) {
        case Why::relay:
            message = msg_n("There were seeds: {n} seed is sown on, into {last}.",
                            "There were seeds: {n} seeds are sown on, the last into {last}.", sown_);
            break;
        case Why::over_relay:
            message = msg_n(
                "It was empty, but {from} holds more: {n} seed is sown on, into {last}.",
                "It was empty, but {from} holds more: {n} seeds are sown on, the last into {last}.", sown_);
            break;
        case Why::tax:
            message = msg_n("The house pays {n} seed, which falls into {last}.",
                            "The house pays {n} seeds, the last into {last}.", sown_);
            break;
        case Why::plain:
            message = msg_n("Pit {from}: {n} seed is sown, into {last}.",
                            "Pit {from}: {n} seeds are sown, the last into {last}.", sown_);
            break;
        default:
            message = msg_n("{n} captured seed is sown, into {last}.",
                            "{n} captured seeds are sown, the last into {last}.", sown_);
        }
        return std::move(message).with("from", from_).with("last", last_);
    }

    void say_capture() {
        if (prey_seeds_ == 0) return;
        Message message;
        if (by_ == Why::further_pit)
            message = msg_n("{n} seed more is taken from {prey}.", "{n} seeds more are taken from {prey}.",
                            prey_seeds_);
        else if (by_ == Why::planted_capture || by_ == Why::direct_capture)
            message = msg_n("It faces seeds: {n} seed of {prey} is captured.",
                            "It faces seeds: {n} seeds of {prey} are captured.", prey_seeds_);
        else if (by_ == Why::last_in_empty)
            message =
                msg_n("{last} was empty and faces seeds: {n} seed of {prey} is captured.",
                      "{last} was empty and faces seeds: {n} seeds of {prey} are captured.", prey_seeds_);
        else
            message =
                msg_n("{last} held seeds and faces seeds: {n} seed of {prey} is captured.",
                      "{last} held seeds and faces seeds: {n} seeds of {prey} are captured.", prey_seeds_);
        say(std::move(message).with("prey", prey_).with("last", last_));
        prey_.clear();
        prey_seeds_ = 0;
    }

    static Message end_of(const Event& end) {
        const Message whom = seat_name(befell_someone(end) ? whom_it_befell(end) : end.seat);
        switch (why_of(end.reason)) {
        case Why::no_start: return msg("{seat} has no move: the game ends.").with("seat", whom);
        case Why::inner_row_empty:
            return msg("The inner row of {seat} is empty: the game ends.").with("seat", whom);
        case Why::no_seeds: return msg("{seat} has no seeds left: the game ends.").with("seat", whom);
        case Why::both_ends:
            return msg("{seat} has captured at both ends in one turn and wins at once.").with("seat", whom);
        case Why::second_capture:
            return msg("{seat} has captured in two turns before the other in any, and wins.")
                .with("seat", whom);
        case Why::endless: return msg("This sowing would never end: the game ends.");
        case Why::repetition:
            if (end.kind == EventKind::win)
                return msg("The position has come again: {seat} has more seeds and wins.").with("seat", whom);
            return msg("The position has come again: the game ends.");
        case Why::turn_limit: return msg("The limit of turns is reached: the game ends.");
        default: return {};
        }
    }

    void say(Message message) {
        if (!message.empty()) lines_.push_back(std::move(message));
    }

    void say_news(Message message) {
        if (!message.empty()) news_.push_back(message);
        say(std::move(message));
    }

    const Program& program_;
    std::vector<Message> lines_, pending_;
    std::vector<Message> news_;  // of the lines, what sum() tells as well
    Why lap_ = Why::plain, by_ = Why::plain;
    std::string began_, from_, last_, prey_;
    int laps_ = 0, sown_ = 0, captured_ = 0, prey_seeds_ = 0;
};

Message with_pit(Message message, const Program& program, int place) {
    return std::move(message).with("pit", pit_label(program, program.column(place)));
}

bool is_house(const Program& program, const Snapshot& shot, int place) {
    const int pit = program.column(place), owner = program.owner[static_cast<std::size_t>(place)];
    return shot.house[static_cast<std::size_t>(owner)] != 0 &&
           (pit == program.ring.house || pit == program.ring.house_outer);
}

// Is the house the only pit open, by the order of the starts?
bool starts_in_house(const Program& program, const Snapshot& shot) {
    if (program.ring.house < 0 || program.rules.move.start.classes == 0) return false;
    for (int pit = 0; pit < program.pits_each; ++pit)
        if (shot.is_open(pit) != (pit == program.ring.house)) return false;
    return true;
}

bool chooses_pit(const Snapshot& shot) {
    return shot.pending == Pending::start || shot.pending == Pending::then_start ||
           shot.pending == Pending::together || shot.pending == Pending::arrange;
}

Message start_offer(const Program& program, const Snapshot& shot, Move move) {
    const int pit = static_cast<int>(move.bits & 0xFF), way = static_cast<int>(move.bits >> 8 & 0xFF);
    const int place = program.first_pit[static_cast<std::size_t>(index(shot.seat))] + pit;
    const bool clockwise = way == 1;
    Message message;
    switch (shot.kind) {
    case StartKind::lift:
        message = clockwise ? msg_n("Sow {pit} clockwise: {n} seed", "Sow {pit} clockwise: {n} seeds",
                                    shot.at(place))
                            : msg_n("Sow {pit} counter-clockwise: {n} seed",
                                    "Sow {pit} counter-clockwise: {n} seeds", shot.at(place));
        break;
    case StartKind::plant_capture: message = msg("Plant in {pit} and capture"); break;
    case StartKind::direct: message = msg("Capture from {pit}"); break;
    case StartKind::plant_sow:
        message = clockwise ? msg("Plant in {pit} and sow it clockwise")
                            : msg("Plant in {pit} and sow it counter-clockwise");
        break;
    case StartKind::plant_tax:
        message = clockwise ? msg("Plant in {pit} and sow the tax clockwise")
                            : msg("Plant in {pit} and sow the tax counter-clockwise");
        break;
    }
    return with_pit(std::move(message), program, place);
}

}  // namespace

std::vector<Message> relay_explain(const Program& program, const Snapshot& before,
                                   std::span<const Event> events) {
    Story story(program, before);
    story.tell(events);
    return story.sentences();
}

Message relay_sum(const Program& program, const Snapshot& before, std::span<const Event> events) {
    Story story(program, before);
    story.tell(events);
    return story.sum();
}

Message relay_offer(const Program& program, const Snapshot& shot, Move move) {
    const bool second = move.bits != 0;
    switch (shot.pending) {
    case Pending::starter:
        return msg("{seat} begins").with("seat", seat_name(seat_at(static_cast<int>(move.bits))));
    case Pending::start:
    case Pending::then_start: return start_offer(program, shot, move);
    case Pending::together:
        return msg("Begin with {pit}").with("pit", pit_label(program, static_cast<int>(move.bits & 0xFF)));
    case Pending::arrange:
        if (move.bits == 0) return msg("The arrangement is done");
        return msg_n("Put {n} seed from or into {pit}", "Put {n} seeds from or into {pit}",
                     static_cast<std::int64_t>(move.bits >> 8))
            .with("pit", pit_label(program, static_cast<int>(move.bits & 0xFF)));
    case Pending::take: return second ? msg("Take the capture") : msg("Leave the capture and sow on");
    case Pending::side:
        return second ? msg("From the right end, counter-clockwise") : msg("From the left end, clockwise");
    case Pending::lap_way:
    case Pending::resow_way:
    case Pending::sow_way: return second ? msg("Sow clockwise") : msg("Sow counter-clockwise");
    case Pending::house: return second ? msg("Sow the house on") : msg("Stop in the house");
    case Pending::extra: {
        std::string pits;
        for (std::uint64_t rest = move.bits; rest != 0; rest >>= 8)
            pits.insert(0,
                        pit_label(program, static_cast<int>(rest & 0xFF) - 1) + (pits.empty() ? "" : ", "));
        return pits.empty() ? msg("Take no further pit") : msg("Take {pits}, too").with("pits", pits);
    }
    case Pending::nothing: break;
    }
    return {};
}

Message relay_refusal(const Program& program, const Snapshot& shot, int place) {
    if (shot.pending == Pending::nothing) return msg("The game is over.");
    if (shot.pending == Pending::starter) return msg("First chance decides who begins.");
    if (!program.is_pit(place)) return msg("Seeds that are not in a pit are not sown.");
    if (shot.pending != Pending::start && shot.pending != Pending::together &&
        shot.pending != Pending::arrange)
        return msg("First decide how this turn goes on. {question}")
            .with("question", question(program, shot));
    if (program.owner[static_cast<std::size_t>(place)] != index(shot.seat))
        return msg("This pit is on your opponent's side: you sow from your own.");
    const int pit = program.column(place), seeds = shot.at(place);
    if (shot.pending == Pending::arrange || shot.is_open(pit)) return {};
    if (seeds == 0) return with_pit(msg("Pit {pit} is empty."), program, place);
    if (shot.blocked == pit) return with_pit(msg("Pit {pit} is blocked in this turn."), program, place);
    if (shot.target != no_pit)
        return msg("You must capture {pit}, which you have blocked.")
            .with("pit", pit_label(program, shot.target));
    const StartRules& rules = program.rules.move.start;
    switch (shot.kind) {
    case StartKind::plant_capture: return msg("You can capture by planting, so you must.");
    case StartKind::direct: return msg("One of your pits faces seeds, so you must capture them.");
    case StartKind::plant_tax:
    case StartKind::plant_sow:
        if (pit >= program.columns && program.rules.plant.rows == StartRows::inner)
            return msg("Seeds are planted in the inner row.");
        if (is_house(program, shot, place)) return msg("Without a capture nothing is planted in the house.");
        return msg("Without a capture a seed is planted beside a single one only if no pit holds more.");
    case StartKind::lift: break;
    }
    if (seeds < rules.at_least)
        return with_pit(msg_n("Pit {pit} cannot be sown: it needs {n} seed.",
                              "Pit {pit} cannot be sown: it needs {n} seeds.", rules.at_least),
                        program, place);
    if (is_house(program, shot, place) && pit == program.ring.house_outer)
        return msg("The outer part of the house is lifted with the inner one only.");
    if (starts_in_house(program, shot))
        return msg("A turn without captures starts in the house while it stands.");
    if (rules.classes > 0) return msg("Starts of another class come before this one.");
    if (rules.rows == StartRows::outer && pit < program.columns)
        return msg("A turn starts in your outer row.");
    if (rules.rows == StartRows::inner && pit >= program.columns)
        return msg("A turn starts in your inner row.");
    return with_pit(msg("By the rules of this game no turn starts in {pit} now."), program, place);
}

Message relay_describe(const Program& program, const Snapshot& shot, int place) {
    const Seat owner = seat_at(program.owner[static_cast<std::size_t>(place)]);
    const int seeds = shot.at(place);
    if (!program.is_pit(place)) {
        const bool store = program.has_stores() && place < program.store[0] + 2;
        Message message = store ? msg_n("Store of {seat}: {n} seed", "Store of {seat}: {n} seeds", seeds)
                                : msg_n("Hand of {seat}: {n} seed", "Hand of {seat}: {n} seeds", seeds);
        return std::move(message).with("seat", seat_name(owner));
    }
    const int pit = program.column(place);
    const PitName name = pit_name(program, pit);
    Message state;
    if (is_house(program, shot, place)) state = msg("house");
    if ((shot.blocked == pit && owner == shot.seat) || (shot.target == pit && owner != shot.seat))
        state = msg("blocked");
    if (chooses_pit(shot) && owner == shot.seat && shot.is_open(pit)) {
        Message open = msg("can be played");
        state = state.empty()
                    ? std::move(open)
                    : msg("{what}, {more}").with("what", std::move(state)).with("more", std::move(open));
    }
    Message message =
        name.outer ? msg_n("{seat}, outer pit {pit}: {n} seed", "{seat}, outer pit {pit}: {n} seeds", seeds)
                   : msg_n("{seat}, inner pit {pit}: {n} seed", "{seat}, inner pit {pit}: {n} seeds", seeds);
    message = std::move(message).with("seat", seat_name(owner)).with("pit", std::int64_t{name.column});
    return state.empty()
               ? message
               : msg("{what}, {more}").with("what", std::move(message)).with("more", std::move(state));
}

}  // namespace sivba::sowing
