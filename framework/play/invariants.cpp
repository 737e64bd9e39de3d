#include "framework/play/invariants.h"

#include "framework/play/replay.h"

#include <nlohmann/json.hpp>

#include <numeric>
#include <set>

namespace sivba {

namespace {

using Problem = std::optional<Message>;

std::size_t seeds_in(const Contents& contents) {
    return std::accumulate(contents.seeds.begin(), contents.seeds.end(), std::size_t{contents.in_hand});
}

std::size_t pieces_in(const Contents& contents) {
    std::size_t count = 0;
    for (const auto& place : contents.pieces) count += place.size();
    return count;
}

// `sentence` is marked for translation where it stands.
Message with_token(std::string_view sentence, std::string token) {
    return msg(sentence).with("token", std::move(token));
}

bool can_be_notation(const std::string& token) {
    return !token.empty() && token.find('\n') == std::string::npos && token.front() != ' ' &&
           token.back() != ' ';
}

}  // namespace

Invariants::Invariants(const Game& game, std::stop_token stop) : game_(game), stop_(std::move(stop)) {
    const Contents contents = game.contents(*game.initial());
    seeds_ = seeds_in(contents);
    pieces_ = pieces_in(contents);
}

Problem Invariants::of_position(const Position& position) const {
    MoveList moves;
    game_.legal(position, moves);
    const Actor actor = game_.actor(position);
    const bool over = game_.outcome(position).over();
    if (actor.is_nobody() != over) return msg("the outcome and the seat to move contradict each other");
    if (moves.empty() && !over) return msg("there is no decision although the game is not over");
    if (!moves.empty() && over) return msg("there are decisions although the game is over");
    if (actor.is_chance()) {
        std::uint64_t total = 0;
        for (Move move : moves) total += game_.weight(position, move);
        if (total != game_.denominator(position)) return msg("the weights of the throws do not add up");
    }
    if (Problem problem = of_notation(position, moves)) return problem;
    if (Problem problem = of_forms(position)) return problem;
    return of_contents(position);
}

Problem Invariants::of_notation(const Position& position, const MoveList& moves) const {
    std::set<std::string> tokens;
    for (Move move : moves) {
        if (stop_.stop_requested()) return {};
        const std::string token = game_.token(position, move);
        if (!can_be_notation(token)) return with_token(SIVBA_N("`{token}` is no notation"), token);
        if (!tokens.insert(token).second)
            return with_token(SIVBA_N("two decisions are written `{token}`"), token);
        const Result<Move> parsed = game_.parse_token(position, token);
        if (!parsed || *parsed != move)
            return with_token(SIVBA_N("`{token}` is not read as it is written"), token);
    }
    return {};
}

// The forms of a finished game tell who has won, but not always why.
bool Invariants::is_same(const Position& position, const Position& read) const {
    const Outcome a = game_.outcome(position), b = game_.outcome(read);
    if (a.over())
        return a.kind == b.kind && a.winners == b.winners && game_.text(position) == game_.text(read);
    return game_.equal(position, read) && game_.hash(position) == game_.hash(read);
}

Problem Invariants::of_forms(const Position& position) const {
    const std::string text = game_.text(position);
    const Result<PositionPtr> from_text = game_.parse_text(text);
    if (!from_text) return msg("the text is not read: {problem}").with("problem", from_text.error().message);
    if (!is_same(position, **from_text)) return msg("the text is read as another position");
    nlohmann::ordered_json json;
    game_.to_json(position, json);
    // As a file has it: numbers forget there whether they had a sign.
    const Result<PositionPtr> from_json =
        game_.from_json(nlohmann::ordered_json::parse(json.dump(), nullptr, false));
    if (!from_json) return msg("the JSON is not read: {problem}").with("problem", from_json.error().message);
    if (!is_same(position, **from_json)) return msg("the JSON is read as another position");
    return {};
}

Problem Invariants::of_contents(const Position& position) const {
    const Contents contents = game_.contents(position);
    const std::size_t places = game_.board().places.size();
    if (contents.seeds.size() != places || contents.pieces.size() != places ||
        contents.marks.size() != places)
        return msg("the contents do not fit the board");
    if (seeds_in(contents) != seeds_)
        return msg_n("there is {n} seed instead of {all}", "there are {n} seeds instead of {all}",
                     static_cast<std::int64_t>(seeds_in(contents)))
            .with("all", static_cast<std::int64_t>(seeds_));
    if (pieces_in(contents) != pieces_)
        return msg_n("there is {n} piece instead of {all}", "there are {n} pieces instead of {all}",
                     static_cast<std::int64_t>(pieces_in(contents)))
            .with("all", static_cast<std::int64_t>(pieces_));
    return {};
}

Problem Invariants::of_step(const Step& step) const {
    if (Problem problem = of_events(step)) return problem;
    return of_symmetry(step);
}

Problem Invariants::of_events(const Step& step) const {
    Contents contents = game_.contents(*step.before);
    for (const Event& event : step.events)
        if (!replay(contents, event)) return msg("an event cannot be played on the board");
    if (!(contents == game_.contents(*step.after)))
        return msg("the events lead to other contents than the decision");
    EventLog events;
    const Applied silent = game_.apply(*step.before, step.move, nullptr);
    const Applied recorded = game_.apply(*step.before, step.move, &events);
    if (!game_.equal(*silent.position, *recorded.position))
        return msg("recording events changes the decision");
    return {};
}

Problem Invariants::of_symmetry(const Step& step) const {
    if (game_.ruleset().symmetry == Symmetry::none) return {};
    const PositionPtr image = game_.mirrored(*step.before);
    if (!image) return msg("the ruleset declares a symmetry that its game does not know");
    if (!game_.equal(*game_.mirrored(*image), *step.before))
        return msg("the mirror image of the mirror image differs");
    const Move move = game_.mirrored(*step.before, step.move);
    MoveList moves;
    game_.legal(*image, moves);
    if (!moves.contains(move)) return msg("the mirror image of the decision is not possible");
    // A repetition is settled outside the rules of the decision, hence from its own result.
    const PositionPtr result = game_.apply(*step.before, step.move, nullptr).position;
    const PositionPtr other_result = game_.apply(*image, move, nullptr).position;
    if (!game_.equal(*game_.mirrored(*result), *other_result)) return msg("the seats are not treated alike");
    return {};
}

Problem Invariants::of_game(const Session& session) const {
    Session again(session.game_ptr(), session.setup(), session.start());
    for (const Turn& turn : session.turns()) {
        if (stop_.stop_requested()) return {};
        const Result<bool> played = play_turn(again, turn.text, {.decisions = turn.first + turn.count});
        if (!played)
            return msg("the notation is not read: {problem}").with("problem", played.error().message);
    }
    if (again.steps().size() != session.steps().size())
        return msg("the notation tells of another number of decisions");
    for (std::size_t i = 0; i < again.steps().size(); ++i)
        if (!game_.equal(*again.steps()[i].after, *session.steps()[i].after))
            return msg("the notation leads to another position");
    return of_undo(again);
}

// To the start and forth again, throws included.
Problem Invariants::of_undo(Session& session) const {
    const std::vector<Step>& steps = session.steps();
    for (std::size_t i = steps.size(); i > 0; --i) {
        if (stop_.stop_requested()) return {};
        session.undo();
        if (!game_.equal(*session.position(), *steps[i - 1].before))
            return msg("undo leads to another position");
        const bool thrown = steps[i - 1].actor.is_chance() && !steps[i - 1].entered;
        if (thrown && session.next_throw() != steps[i - 1].move)
            return msg("after undo the seed gives another throw");
    }
    if (session.can_undo() || !game_.equal(*session.position(), *session.start()))
        return msg("undo does not lead back to the start");
    for (const Step& step : steps) {
        if (stop_.stop_requested()) return {};
        session.redo();
        if (!game_.equal(*session.position(), *step.after)) return msg("redo leads to another position");
    }
    return session.can_redo() ? Problem(msg("redo does not lead to the end")) : Problem();
}

}  // namespace sivba
