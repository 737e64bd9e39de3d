#include "tests/unit/play/toy_game.h"

#include "framework/ruleset/schema.h"

#include <nlohmann/json.hpp>

#include <sstream>

namespace sivba::toy {

namespace {

constexpr std::string_view names[] = {"go", "stay", "pass", "L", "R", "on"};
constexpr std::string_view phases[] = {"throw", "choose", "side", "on", "over"};

std::uint8_t& own(State& state) { return state.at[index(state.to_move)]; }
PlaceId square(Seat seat, int at) { return {static_cast<std::uint16_t>(index(seat) * 7 + std::min(at, 6))}; }

bool has_won(const Program& program, const State& state) {
    return std::max(state.at[0], state.at[1]) >= program.goal;
}

void end_turn(State& state, Progress& progress) {
    progress.turn_ended = progress.ply_ended = true;
    state.thrown = 0;
    state.phase = Phase::throw_due;
    state.to_move = other(state.to_move);
}

void step(const Program& program, State& state, int steps, EventLog& log, Progress& progress) {
    const int from = own(state);
    own(state) = static_cast<std::uint8_t>(std::min(from + steps, int{program.goal}));
    progress.irreversible = true;
    log.push_back(
        {EventKind::move, state.to_move, {}, square(state.to_move, from), square(state.to_move, own(state))});
    if (!has_won(program, state)) return;
    log.push_back({EventKind::win, state.to_move});
    end_turn(state, progress);
    state.phase = Phase::over;
}

BoardPicture picture() {
    BoardPicture board;
    board.width = 7;
    board.height = 2;
    for (int i = 0; i < 14; ++i) {
        Place place;
        place.x = i % 7;
        place.y = i / 7;
        board.places.push_back(place);
    }
    return board;
}

struct Rules {
    int goal = 6;
};

const WordTable<Rules>& words() {
    static const WordTable<Rules> table = [] {
        WordTable<Rules> rows;
        rows.number(
            "goal", [](auto& rules) -> auto& { return rules.goal; }, 4, 6, "Where the race ends.");
        return rows;
    }();
    return table;
}

class ToyFamily final : public Family {
public:
    std::string_view name() const override { return "toy"; }
    Message title() const override { return verbatim("Toys"); }
    const std::vector<WordInfo>& words() const override { return toy::words().infos(); }
    GamePtr compile(const Node& root, Ruleset frame, Diagnostics& diagnostics) const override {
        const Rules rules = toy::words().parse(root, frame_words(), diagnostics);
        if (diagnostics.failed()) return nullptr;
        frame.canonical = toy::words().dump(rules);
        frame.rules_hash = content_hash(frame.canonical);
        Program program;
        program.goal = static_cast<std::uint8_t>(rules.goal);
        return std::make_shared<ToyGame>(program, std::move(frame));
    }
};

}  // namespace

Actor ToyKernel::actor(const Program&, const State& state) {
    if (state.phase == Phase::over) return Actor::nobody();
    return state.phase == Phase::throw_due ? Actor::chance() : Actor(state.to_move);
}

void ToyKernel::legal(const Program&, const State& state, MoveList& moves) {
    const auto push = [&](std::initializer_list<Move> list) {
        for (Move move : list) moves.push(move);
    };
    switch (state.phase) {
    case Phase::throw_due: return push({Move{0}, Move{1}, Move{2}});
    case Phase::choose: return state.thrown == 0 ? push({pass}) : push({go, stay});
    case Phase::side: return push({left, right});
    case Phase::on: return push({on});
    case Phase::over: return;
    }
}

std::uint32_t ToyKernel::weight(const Program&, const State& state, Move move) {
    if (state.phase != Phase::throw_due) return 1;
    return move.bits == 1 ? 2 : 1;
}

Progress ToyKernel::play(const Program& program, State& state, Move move, EventLog& log) {
    Progress progress;
    if (state.phase == Phase::throw_due) {
        log.push_back(
            {EventKind::roll, state.to_move, {}, no_place, no_place, static_cast<std::uint16_t>(move.bits)});
        state.thrown = static_cast<std::uint8_t>(move.bits);
        state.phase = Phase::choose;
        return progress;
    }
    if (move == go) {
        step(program, state, state.thrown, log, progress);
        if (state.phase == Phase::over) return progress;
        state.thrown = 0;
        state.phase = Phase::side;
        if (own(state) != 3) end_turn(state, progress);
    } else if (move == right) {
        state.phase = Phase::on;
    } else if (move == on) {
        step(program, state, 1, log, progress);
        if (state.phase != Phase::over) end_turn(state, progress);
    } else {
        if (move == pass) log.push_back({EventKind::pass, state.to_move});
        end_turn(state, progress);
    }
    return progress;
}

Outcome ToyKernel::outcome(const Program& program, const State& state) {
    Outcome outcome;
    if (state.phase != Phase::over) return outcome;
    if (has_won(program, state))
        return Outcome::win(state.at[0] >= program.goal ? Seat::p1 : Seat::p2, EndReason::all_borne_off);
    outcome.kind = OutcomeKind::drawn;
    outcome.reason = EndReason::repetition;
    return outcome;
}

std::uint64_t ToyKernel::hash(const Program&, const State& state) {
    std::uint64_t value = 0;
    for (int part : {int{state.at[0]}, int{state.at[1]}, int{state.thrown}, static_cast<int>(state.phase),
                     index(state.to_move)})
        value = value * 16 + static_cast<std::uint64_t>(part);
    return mix64(value);
}

ToyGame::ToyGame(Program program, Ruleset ruleset) : KernelGame(program, std::move(ruleset), picture()) {}

PositionPtr ToyGame::mirrored(const Position& position) const {
    State state = state_of(position);
    std::swap(state.at[0], state.at[1]);
    state.to_move = other(state.to_move);
    return wrap(state);
}

std::string ToyGame::token(const Position& position, Move move) const {
    if (actor(position).is_chance()) return std::to_string(move.bits) + ":";
    return std::string(names[move.bits - go.bits]);
}

Result<Move> ToyGame::parse_token(const Position& position, std::string_view text) const {
    MoveList moves;
    legal(position, moves);
    for (Move move : moves)
        if (token(position, move) == text) return move;
    return Error{verbatim("the toy rule forbids it")};
}

// "2 0 p1 throw 0 -": squares, seat, phase, throw, d = drawn.
std::string ToyGame::text(const Position& position) const {
    const State& state = state_of(position);
    std::ostringstream text;
    text << int{state.at[0]} << ' ' << int{state.at[1]} << " p" << index(state.to_move) + 1 << ' '
         << phases[static_cast<std::size_t>(state.phase)] << ' ' << int{state.thrown}
         << (state.drawn ? " d" : " -");
    return text.str();
}

Result<PositionPtr> ToyGame::parse_text(std::string_view text) const {
    std::istringstream in{std::string(text)};
    int first = 0, second = 0, thrown = 0;
    std::string seat, phase, drawn, rest;
    const bool whole =
        static_cast<bool>(in >> first >> second >> seat >> phase >> thrown >> drawn) && !(in >> rest);
    const auto* found = std::find(std::begin(phases), std::end(phases), phase);
    if (!whole || first < 0 || second < 0 || std::max(first, second) > 6 || thrown < 0 || thrown > 2 ||
        found == std::end(phases) || (seat != "p1" && seat != "p2"))
        return Error{verbatim("no toy position")};
    State state;
    state.at[0] = static_cast<std::uint8_t>(first);
    state.at[1] = static_cast<std::uint8_t>(second);
    state.thrown = static_cast<std::uint8_t>(thrown);
    state.phase = static_cast<Phase>(found - std::begin(phases));
    state.to_move = seat == "p1" ? Seat::p1 : Seat::p2;
    state.drawn = drawn == "d";
    return wrap(state);
}

void ToyGame::to_json(const Position& position, nlohmann::ordered_json& json) const {
    json = {{"position", text(position)}};
}

Result<PositionPtr> ToyGame::from_json(const nlohmann::ordered_json& json) const {
    if (!json.is_object() || !json.contains("position") || !json["position"].is_string())
        return Error{verbatim("no toy position")};
    return parse_text(json["position"].get<std::string>());
}

Contents ToyGame::contents(const Position& position) const {
    Contents contents;
    contents.seeds.resize(14);
    contents.marks.resize(14);
    contents.pieces.resize(14);
    for (Seat seat : {Seat::p1, Seat::p2})
        contents.pieces[square(seat, state_of(position).at[index(seat)]).value].push_back({seat, 0});
    return contents;
}

GamePtr make_game(Program program) {
    Ruleset ruleset;
    ruleset.id = "toys/line";
    ruleset.family = "toy";
    ruleset.symmetry = Symmetry::rotate;
    return std::make_shared<ToyGame>(program, std::move(ruleset));
}

const Family& toy_family() {
    static const ToyFamily family;
    return family;
}

}  // namespace sivba::toy
