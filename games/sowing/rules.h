// The rules of one sowing game as its ruleset states them, one group per rule. Filled
// by the schema table (words.cpp); compile.cpp turns them into the tables of a Program.
// A new word of the language is a new value here, a row there and a case in the kernel.
#pragma once

#include "framework/rules/starter.h"

#include <cstdint>

namespace sivba::sowing {

enum class Direction : std::uint8_t { counter_clockwise, clockwise };
enum class StoreSowing : std::uint8_t { none, own };
enum class OriginPit : std::uint8_t { sown, skipped };
enum class Again : std::uint8_t { never, last_in_own_store };
enum class CaptureWhen : std::uint8_t { never, last_makes, last_in_empty };
enum class CaptureWhere : std::uint8_t { own_row, opponent_row, any_row };
enum class CaptureNeeds : std::uint8_t { nothing, opposite };
enum class CaptureChain : std::uint8_t { none, backwards };
enum class GrandSlam : std::uint8_t { captures_all, legal_without_capture, forbidden, forbidden_unless_only };
enum class RowEmpty : std::uint8_t { goes_on, ends };
enum class Rest : std::uint8_t { owner, mover, finisher };
enum class NoMove : std::uint8_t { own_side, opponent_takes_all };
enum class CannotFeed : std::uint8_t { own_side, mover_takes_all };
enum class RepetitionOutcome : std::uint8_t { draw, own_side, split };

struct BoardRules {
    int columns = 6;
};
struct SetupRules {
    int all = 4;  // seeds in every pit
};
struct StartRules {
    int at_least = 1;
    bool must_feed = false;
};
struct LapRules {
    StoreSowing stores = StoreSowing::none;
    OriginPit origin = OriginPit::sown;
};
struct MoveRules {
    StartRules start;
    Direction direction = Direction::counter_clockwise;
    LapRules lap;
    Again again = Again::never;
};
struct CaptureRules {
    CaptureWhen when = CaptureWhen::never;
    std::uint64_t counts = 0;  // bit c: the last seed captures when it makes c seeds
    CaptureWhere where = CaptureWhere::opponent_row;
    CaptureNeeds needs = CaptureNeeds::nothing;
    bool take_last = true;
    bool take_opposite = false;
    CaptureChain chain = CaptureChain::none;
    GrandSlam grand_slam = GrandSlam::captures_all;
};
struct EndRules {
    bool majority = false;
    RowEmpty row_empty = RowEmpty::goes_on;
    Rest rest = Rest::owner;
    NoMove no_move = NoMove::own_side;
    CannotFeed cannot_feed = CannotFeed::own_side;
    int turn_limit = 0;  // 0: none
};
struct RepetitionRules {
    int times = 3;  // 0: no rule
    RepetitionOutcome outcome = RepetitionOutcome::draw;
};

struct Rules {
    Starter starter = Starter::first;
    BoardRules board;
    SetupRules setup;
    MoveRules move;
    CaptureRules capture;
    EndRules end;
    RepetitionRules repetition;
};

}  // namespace sivba::sowing
