// The rules of one sowing game as its ruleset states them, one group per rule. Filled
// by the schema table (words*.cpp); compile*.cpp turns them into the tables of a Program.
// A new word of the language is a new value here, a row there and a case in the kernel.
#pragma once

#include "framework/rules/starter.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sivba::sowing {

enum class Direction : std::uint8_t { counter_clockwise, clockwise, choice };
enum class StoreSowing : std::uint8_t { none, own };
enum class OriginPit : std::uint8_t { sown, skipped, first_seed };
enum class Again : std::uint8_t { never, last_in_own_store };
enum class CaptureWhen : std::uint8_t { never, last_makes, last_makes_even, last_in_empty, last_in_occupied };
enum class CaptureWhere : std::uint8_t { own_row, opponent_row, any_row, own_inner };
enum class CaptureNeeds : std::uint8_t { nothing, opposite, both_opposite, either_opposite };
enum class CaptureChain : std::uint8_t { none, backwards };
enum class GrandSlam : std::uint8_t { captures_all, legal_without_capture, forbidden, forbidden_unless_only };
enum class RowEmpty : std::uint8_t { goes_on, ends };
enum class Rest : std::uint8_t { owner, mover, finisher };
enum class NoMove : std::uint8_t { own_side, opponent_takes_all, stuck_takes_all, loses, passes };
enum class CannotFeed : std::uint8_t { own_side, mover_takes_all };
enum class RepetitionOutcome : std::uint8_t { draw, own_side, split };

// Words of the four-row games.
enum class StartRows : std::uint8_t { both, inner, outer };
enum class Singles : std::uint8_t { as_others, into_empty, prefer_occupied };
enum class StartClass : std::uint8_t { capturing, inner, outer, house };
enum class OverRelay : std::uint8_t { off, before_capture, after_capture };
enum class EmptyEnd : std::uint8_t { ends, next_pit };
enum class DecidedBy : std::uint8_t { every_lap, first_lap };
enum class ExtraNeeds : std::uint8_t { any_capture, both_taken };
enum class CaptureFallback : std::uint8_t { none, outer_when_inner_row_empty };
enum class CaptureTo : std::uint8_t { store, sown };
enum class ResowFrom : std::uint8_t { next_pit, lap_origin, capturing_pit, row_end, after_empty_pit };
enum class ResowDirection : std::uint8_t { keep, counter_clockwise, choice };
enum class ReverseResow : std::uint8_t { never, from_origin, after_clockwise_lap };
enum class DirectCapture : std::uint8_t { off, replaces_move, before_move };
enum class PlantSingles : std::uint8_t { any, last, last_without_house };
enum class HousePhases : std::uint8_t { planting, both };
enum class HouseEnd : std::uint8_t { ordinary, stops, choice };
enum class HousePlanting : std::uint8_t { capture_or_tax, free };
enum class BlockExempt : std::uint8_t { working_house, unbroken_house };
enum class InnerEmpty : std::uint8_t { goes_on, loses_at_once, loses_after_turn };
enum class EndlessOutcome : std::uint8_t { nullified, mover_loses, stops, draw, illegal };
enum class Arrange : std::uint8_t { none, push_whole, push_part, free };
enum class FirstTurn : std::uint8_t { ordinary, without_planting, together, in_pairs };

// A pit of a four-row board as its owner names it: I1..IN, O1..ON, 1 at his left.
struct PitName {
    bool outer = false;
    int column = 1;
    friend bool operator==(const PitName&, const PitName&) = default;
};
using PitNames = std::vector<PitName>;

struct BoardRules {
    int rows = 2;
    int columns = 6;
};

// The seeds of one row: `rest` everywhere but at its ends and, where said, in its right half.
struct RowSetup {
    bool given = false;
    int rest = 0;
    int right_half = -1;  // -1: not said
    std::vector<int> left_end, right_end;
};
struct SetupRules {
    int all = 4;  // seeds in every pit of a row that is not described
    RowSetup inner, outer;
    int fill_each = 2, fill_total = 0;  // total > 0: pits are filled in the way of sowing from O1
    int reserve = 0;                    // seeds in each player's hand
};
struct OpeningRules {
    Arrange arrange = Arrange::none;
    FirstTurn first_turn = FirstTurn::ordinary;
    PitNames first_starts,
        second_starts;  // where a player's first and second turn may start; empty: anywhere
    bool resow_from_capturing_pit = false;
};
struct StartRules {
    int at_least = 1;
    int at_most = 0;  // 0: no limit
    bool must_feed = false;
    StartRows rows = StartRows::both;
    Singles singles = Singles::as_others;
    std::array<StartClass, 4> order{};
    int classes = 0;  // used entries of `order`
    bool may_empty_inner = true;
};
struct LapRules {
    StoreSowing stores = StoreSowing::none;
    OriginPit origin = OriginPit::sown;
    bool relay = false;
    OverRelay over_relay = OverRelay::off;
    EmptyEnd empty_end = EmptyEnd::ends;
};
struct ReverseRules {
    PitNames pits;  // from these a lap may go clockwise if it captures
    bool at_start = false, at_relay = false;
    ReverseResow resow = ReverseResow::never;
};
struct MoveRules {
    StartRules start;
    Direction direction = Direction::counter_clockwise;
    ReverseRules reverse;
    LapRules lap;
    Again again = Again::never;
    DirectCapture direct = DirectCapture::off;
};
struct PlantRules {
    StartRows rows = StartRows::inner;
    bool captures = true;
    PlantSingles singles = PlantSingles::any;
};
struct ExtraRules {
    int pits = 0;
    ExtraNeeds needs = ExtraNeeds::any_capture;
    bool optional = false;
};
struct ResowRules {
    ResowFrom from = ResowFrom::next_pit;
    bool with_last = false;  // the seeds of the capturing pit are sown, too
    ResowDirection direction = ResowDirection::keep;
    int flank = 2;  // row_end: pits at each end whose captures are sown from that end
};
struct CaptureRules {
    CaptureWhen when = CaptureWhen::never;
    bool compulsory = true;
    std::uint64_t counts = 0;  // bit c: the last seed captures when it makes c seeds
    CaptureWhere where = CaptureWhere::opponent_row;
    CaptureNeeds needs = CaptureNeeds::nothing;
    bool take_last = true;
    bool take_opposite = false;
    bool take_behind = false;  // four rows: the opponent's outer pit behind the opposite one
    CaptureFallback fallback = CaptureFallback::none;
    CaptureChain chain = CaptureChain::none;
    GrandSlam grand_slam = GrandSlam::captures_all;
    DecidedBy decided_by = DecidedBy::every_lap;
    int start_below = 0;  // a turn that starts with this many seeds never captures; 0: no such rule
    int from_turn = 1;
    ExtraRules extra;
    CaptureTo to = CaptureTo::store;
    ResowRules resow;
};
// A pit of the opponent that belongs to a player from then on (claims.h).
struct ClaimRules {
    int makes = 0;  // a last seed that makes so many there claims it; 0: no such rule
    bool spares_last_pit = true;
    bool spares_same_number = true;
};
struct HouseRules {
    PitNames pits;  // an inner pit and, where the house has two parts, an outer one; empty: no house
    int works_from = 1;
    HousePhases phases = HousePhases::planting;
    HouseEnd sowing_end = HouseEnd::ordinary;     // a lap of a turn without captures ends in it
    HouseEnd capturing_end = HouseEnd::ordinary;  // a lap of a capturing turn does
    HouseEnd outer_end = HouseEnd::ordinary;      // a lap ends in its outer part
    bool capture_first = true;
    HousePlanting planting = HousePlanting::free;
    int tax = 2;
    int tax_from = 0;  // seeds before planting from which only the tax is sown
    bool start_unrestricted = false;
};
// An end column of a four-row board that is out of play until its owner lifts one of its pits.
struct ClosedColumnRules {
    PitNames opened_by;  // at most one; empty: no such column
};
struct BlockingRules {
    bool active = false;
    BlockExempt exempts = BlockExempt::working_house;
};
struct EndRules {
    bool majority = false;
    RowEmpty row_empty = RowEmpty::goes_on;
    Rest rest = Rest::owner;
    NoMove no_move = NoMove::own_side;
    CannotFeed cannot_feed = CannotFeed::own_side;
    InnerEmpty inner_empty = InnerEmpty::goes_on;
    bool no_seeds_loses = false;
    bool both_ends_win = false;
    bool second_capture_wins = false;
    int turn_limit = 0;  // 0: none
};
struct EndlessRules {
    EndlessOutcome outcome = EndlessOutcome::nullified;
    int circuits = 0;  // laps round the board without a capture that count as endless; 0: no such rule
};
struct RepetitionRules {
    int times = 3;  // 0: no rule
    RepetitionOutcome outcome = RepetitionOutcome::draw;
};

// How the computer values a position, in thousandths of a won game: no rules.
struct ComputerRules {
    static constexpr int from_the_rules = -1'000'000;  // evaluation.cpp finds the weight
    int seeds = from_the_rules;
    int stored = from_the_rules;
    int mobility = from_the_rules;
    int capturable = from_the_rules;
    int inner = from_the_rules;
    int house = from_the_rules;
    int claimed = from_the_rules;
    int special = from_the_rules;
};

struct Rules {
    Starter starter = Starter::first;
    BoardRules board;
    SetupRules setup;
    OpeningRules opening;
    PlantRules plant;
    MoveRules move;
    CaptureRules capture;
    ClaimRules claim;
    HouseRules house;
    ClosedColumnRules closed_column;
    BlockingRules blocking;
    EndRules end;
    EndlessRules endless;
    RepetitionRules repetition;
    ComputerRules computer;

    // Games of relays are played by relay_kernel.h, games of single laps by kernel.h.
    bool relays() const { return board.rows == 4; }
};

}  // namespace sivba::sowing
