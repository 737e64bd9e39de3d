// Positions in the middle of a turn. Whether there is anything to decide is asked of the
// kernel's own functions, so that the check knows no rule twice.
#include "games/sowing/relay_check.h"
#include "games/sowing/relay_fields.h"
#include "games/sowing/relay_walk.h"

namespace sivba::sowing {
namespace {

using Ring = PlainRing<RelayLarge>;
using Harvest = RelayHarvest<Ring>;

class WalkCheck {
public:
    WalkCheck(const Program& program, const Snapshot& shot)
        : program_(program),
          rules_(program.rules),
          shot_(shot),
          walk_(shot.walk),
          seat_(index(shot.seat)) {
        restore(program, shot, state_);
    }

    std::optional<Error> error() const {
        for (const int pit : {int{walk_.at}, int{walk_.origin}, int{walk_.taken_at}})
            if (pit >= program_.pits_each) return cannot_stand(msg("its sowing stands outside the board."));
        if (!ever_asked()) return cannot_stand(msg("by the rules of this game nobody decides that."));
        if (Message why = start(); !why.empty()) return cannot_stand(std::move(why));
        if (Message why = captures(); !why.empty()) return cannot_stand(std::move(why));
        if (Message why = hand(); !why.empty()) return cannot_stand(std::move(why));
        if (!goes_a_way()) return cannot_stand(msg("its sowing cannot go that way."));
        if (walk_.laps > longest_sowing) return cannot_stand(msg("a sowing of so many laps has ended."));
        if (shot_.pending == Pending::house && shot_.house[at(seat_)] == 0)
            return cannot_stand(msg("the house of the player to move is gone."));
        if (!asked_here()) return cannot_stand(msg("the rules leave nothing to decide here."));
        return std::nullopt;
    }

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    int own(int pit) const { return Ring::of(program_, state_, seat_, pit); }
    int their(int pit) const { return Ring::of(program_, state_, 1 - seat_, pit); }
    bool very_first() const { return shot_.own_turns[0] + shot_.own_turns[1] == 0; }
    bool first_resow() const {
        return rules_.opening.resow_from_capturing_pit && shot_.own_turns[at(seat_)] == 0;
    }
    bool takes_first() const {
        return shot_.kind == StartKind::plant_capture || shot_.kind == StartKind::direct;
    }
    bool after_capture() const {
        return shot_.pending == Pending::side || shot_.pending == Pending::sow_way ||
               shot_.pending == Pending::resow_way || shot_.pending == Pending::extra;
    }

    // Do the rules know this decision at all, at this time of the game?
    bool ever_asked() const {
        const CaptureRules& capture = rules_.capture;
        if (capture.when == CaptureWhen::never && shot_.pending != Pending::house) return false;
        if (rules_.opening.first_turn == FirstTurn::in_pairs && shot_.own_turns[at(seat_)] == 0) return false;
        const bool sown = capture.to == CaptureTo::sown;
        switch (shot_.pending) {
        case Pending::take: return !capture.compulsory;
        case Pending::lap_way: return rules_.move.reverse.at_relay;
        case Pending::house: return program_.ring.house >= 0;
        case Pending::extra: return capture.extra.pits > 0;
        case Pending::side: return sown && !first_resow() && capture.resow.from == ResowFrom::row_end;
        case Pending::resow_way:
            return sown && !first_resow() && rules_.move.reverse.resow != ReverseResow::never;
        case Pending::sow_way:
            return sown && (first_resow() || (capture.resow.from == ResowFrom::capturing_pit &&
                                              capture.resow.direction == ResowDirection::choice));
        default: return false;
        }
    }

    // Can the turn have begun as it is said to?
    Message start() const {
        const bool plants = program_.reserve[0] > 0 && rules_.opening.arrange == Arrange::none;
        bool known = true;
        switch (shot_.kind) {
        case StartKind::lift: break;
        case StartKind::plant_capture: known = plants && rules_.plant.captures; break;
        case StartKind::plant_sow: known = plants; break;
        case StartKind::plant_tax:
            known =
                plants && program_.ring.house >= 0 && rules_.house.planting == HousePlanting::capture_or_tax;
            break;
        case StartKind::direct: known = rules_.move.direct != DirectCapture::off; break;
        }
        const bool planted = shot_.kind != StartKind::lift && shot_.kind != StartKind::direct;
        const bool must_plant = program_.reserve[0] > 0 && shot_.at(program_.reserve[at(seat_)]) > 0 &&
                                !(very_first() && rules_.opening.first_turn == FirstTurn::without_planting);
        if (!known || (must_plant && !planted))
            return msg("no turn begins with `{start}` here.")
                .with("start", std::string(kind_word(shot_.kind)));
        return {};
    }

    // What is said of captures in this turn.
    Message captures() const {
        bool may = RelayCapture<Ring>::allowed(program_, state_, seat_);
        if (shot_.kind == StartKind::plant_sow || shot_.kind == StartKind::plant_tax) may = false;
        if (very_first() && rules_.opening.first_turn == FirstTurn::without_planting) may = false;
        if ((walk_.captures != 0 && !may) || walk_.captured > walk_.captures)
            return msg("in this turn nothing can be captured.");
        const bool every_lap = may && rules_.capture.decided_by == DecidedBy::every_lap;
        if ((takes_first() && walk_.captured == 0) || (every_lap && walk_.captures == 0))
            return msg("this turn captures by the rules, and it is said not to.");
        if (after_capture() && walk_.captured == 0) return msg("in this turn nothing has been captured.");
        const bool both_ends = rules_.end.both_ends_win;
        if ((walk_.ends & 3) == 3 || ((walk_.ends & 3) != 0 && !both_ends) ||
            (walk_.ends != 0 && walk_.captured == 0))
            return msg("`ends` tells of captures that were not made.");
        const bool from_here = walk_.captured != 0 ? can_have_captured() : walk_.taken_at == 0;
        if (!from_here)
            return msg("no capture can have been made from {pit}.")
                .with("pit", pit_label(program_, walk_.taken_at));
        return {};
    }

    // The opponent sows nothing in this turn: what was taken is still empty.
    bool can_have_captured() const {
        const RingPit& pit = program_.ring.pit[walk_.taken_at];
        if (!pit.inner) return false;
        if (rules_.capture.take_opposite && their(pit.opposite) > 0) return false;
        if (rules_.capture.take_behind && their(pit.behind) > 0) return false;
        if (!after_capture()) return true;
        const bool lifted = rules_.capture.resow.with_last && shot_.pending != Pending::extra;
        const bool from_origin =
            shot_.pending == Pending::resow_way && rules_.capture.resow.from == ResowFrom::lap_origin;
        return (own(walk_.taken_at) == 0) == lifted &&
               walk_.at == (from_origin ? walk_.origin : walk_.taken_at);
    }

    Message hand() const {
        const bool at_rest = shot_.pending == Pending::house || shot_.pending == Pending::take ||
                             rules_.capture.to == CaptureTo::store;
        if (shot_.pending != Pending::lap_way && at_rest)
            return walk_.hand == 0 ? Message{} : msg("no seeds are in hand when this is decided.");
        return walk_.hand > 0 ? Message{} : msg("there are no seeds in hand to sow.");
    }

    bool goes_a_way() const {
        const ResowRules& resow = rules_.capture.resow;
        switch (shot_.pending) {
        case Pending::side: return walk_.clockwise == no_way;
        case Pending::lap_way: return walk_.clockwise == 0;
        case Pending::resow_way:
            return walk_.clockwise == (rules_.move.reverse.resow == ReverseResow::from_origin ? 0 : 1);
        default: break;
        }
        if (walk_.clockwise == no_way) return takes_first() && after_capture();
        return program_.ring.both_ways || walk_.clockwise == program_.ring.way ||
               !rules_.move.reverse.pits.empty() || resow.from == ResowFrom::row_end ||
               resow.direction != ResowDirection::keep || rules_.opening.resow_from_capturing_pit;
    }

    // Is there a choice with these seeds?
    bool asked_here() const {
        switch (shot_.pending) {
        case Pending::take:
            return own(walk_.at) > 1 && walk_.at != shot_.blocked &&
                   Harvest::captures_here(program_, state_, {walk_.at, true}) &&
                   house_end() != HouseEnd::stops;
        case Pending::house:
            return own(walk_.at) > 1 && walk_.at != shot_.blocked && house_end() == HouseEnd::choice;
        case Pending::lap_way: return walk_.at == walk_.origin && own(walk_.at) == 0 && captures_clockwise();
        case Pending::resow_way: return captures_clockwise();
        case Pending::side: {
            const int flank = rules_.capture.resow.flank;
            return walk_.taken_at >= flank && walk_.taken_at < program_.columns - flank;
        }
        case Pending::extra: return chooses_further();
        default: return true;
        }
    }
    HouseEnd house_end() const { return RelayWalk<Ring>::house_end(program_, state_, walk_.at); }
    // A resow after a clockwise lap asks nothing of its pit.
    bool captures_clockwise() const {
        const bool any_pit = shot_.pending == Pending::resow_way &&
                             rules_.move.reverse.resow == ReverseResow::after_clockwise_lap;
        return (any_pit || program_.ring.pit[walk_.origin].reverse) &&
               Harvest::lap_captures(program_, state_, walk_.origin, 1);
    }
    bool chooses_further() const {
        const ExtraRules& extra = rules_.capture.extra;
        if (extra.needs == ExtraNeeds::both_taken && walk_.ends < 4) return false;
        int count = 0;
        for (int pit = 0; pit < program_.pits_each; ++pit) count += their(pit) > 0;
        return count > extra.pits || (extra.optional && count > 0);
    }

    const Program& program_;
    const Rules& rules_;
    const Snapshot& shot_;
    const Walk& walk_;
    int seat_;
    Ring::State state_;
};

}  // namespace

std::optional<Error> check_walk(const Program& program, const Snapshot& shot) {
    return WalkCheck(program, shot).error();
}

}  // namespace sivba::sowing
