#include "cli/turns.h"

#include "framework/play/replay.h"

#include <algorithm>

namespace sivba::cli {

namespace {

class TurnWalk {
public:
    TurnWalk(const Game& game, std::size_t limit, std::stop_token stop)
        : game_(game),
          limit_(limit),
          stop_(std::move(stop)) {}

    void walk(const PositionPtr& at, const ListedTurn& so_far, bool one_level) {
        if (list_.too_many || stop_.stop_requested()) return;
        MoveList moves;
        game_.legal(*at, moves);
        const bool first = so_far.text.empty();
        for (const Move move : moves) {
            ListedTurn turn = so_far;
            ++turn.decisions;
            // The first decision is always written, later ones where there is a choice.
            if (first || moves.size() > 1) turn.text.append(first ? "" : " ").append(game_.token(*at, move));
            const Applied applied = game_.apply(*at, move, nullptr);
            turn.after = applied.position;
            const Actor next = game_.actor(*turn.after);
            turn.complete = applied.progress.turn_ended || next.is_nobody();
            if (turn.complete || one_level || !next.is_seat())
                add(std::move(turn));
            else
                walk(turn.after, turn, false);
        }
    }
    TurnList take() { return std::move(list_); }

private:
    void add(ListedTurn turn) {
        list_.too_many = list_.turns.size() == limit_;
        if (!list_.too_many) list_.turns.push_back(std::move(turn));
    }

    const Game& game_;
    std::size_t limit_;
    std::stop_token stop_;
    TurnList list_;
};

bool has_pass(const EventLog& events) {
    return std::ranges::any_of(events, [](const Event& event) { return event.kind == EventKind::pass; });
}

// Whether a turn is under way, and whether its seat has decided in it.
struct Progressing {
    bool open = false, decided = false;
};
Progressing progressing(const Session& session) {
    Progressing now;
    for (std::size_t i = session.cursor(); i > 0; --i) {
        const Step& step = session.steps()[i - 1];
        if (step.progress.turn_ended) break;
        now.open = true;
        now.decided = now.decided || step.actor.is_seat();
    }
    return now;
}

// The decision that leaves no choice inside the turn under way: a continuation, or the
// pass after a throw.
std::optional<Move> only_decision(const Game& game, const Position& position, const Progressing& now) {
    if (!now.open || !game.actor(position).is_seat()) return std::nullopt;
    MoveList moves;
    game.legal(position, moves);
    if (moves.size() != 1) return std::nullopt;
    if (now.decided) return moves[0];
    EventLog events;
    game.apply(position, moves[0], &events);
    return has_pass(events) ? std::optional(moves[0]) : std::nullopt;
}

bool play_only_decision(Session& session) {
    const std::optional<Move> only = only_decision(session.game(), *session.position(), progressing(session));
    return only && session.play(*only);
}

// Whether `token` can be read after decisions of the turn that leave no choice. Looked up
// before anything is played: a token that cannot is refused where it stands, not after a
// pass that nobody wrote.
bool readable_later(const Session& session, std::string_view token) {
    const Game& game = session.game();
    PositionPtr at = session.position();
    Progressing now = progressing(session);
    while (const std::optional<Move> only = only_decision(game, *at, now)) {
        const Applied applied = game.apply(*at, *only, nullptr);
        at = applied.position;
        if (applied.progress.turn_ended || game.actor(*at).is_nobody()) return false;
        if (game.parse_token(*at, token)) return true;
        now.decided = true;
    }
    return false;
}

// A throw is written with a colon, or entered alone: anything else means that it is left to the seed.
void throw_from_seed_before(Session& session, std::string_view token) {
    while (session.actor().is_chance() && !token.ends_with(':')) session.throw_dice();
}

bool complete_since(const Session& session, std::size_t first) {
    if (session.cursor() == first) return false;
    return session.steps()[session.cursor() - 1].progress.turn_ended || session.actor().is_nobody();
}

}  // namespace

TurnList list_turns(const Game& game, const PositionPtr& from, std::size_t limit, bool decisions,
                    const std::stop_token& stop) {
    TurnWalk walk(game, limit, stop);
    walk.walk(from, {}, decisions);
    TurnList list = walk.take();
    if (list.turns.size() <= MoveList::capacity) {
        // Words tell one decision and where it leads; they would be wrong for a longer turn.
        // They are worth their cost only in lists that a person reads.
        const std::vector<Choice> choices = game.choices(*from);
        for (ListedTurn& turn : list.turns) {
            if (turn.decisions > 1) continue;
            for (const Choice& choice : choices)
                if (choice.token == turn.text) turn.says = choice.says;
        }
    }
    return list;
}

Result<bool> play_turn(Session& session, std::string_view words, bool throw_from_seed) {
    const std::size_t first = session.cursor();
    std::string spaced(words);
    std::ranges::replace_if(
        spaced, [](char each) { return each == '\t' || each == '\n'; }, ' ');
    std::string_view text = spaced;
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    if (text.empty()) return Error{msg("a turn needs at least one decision")};
    while (!text.empty()) {
        if (complete_since(session, first)) return Error{msg("the turn is already complete")};
        if (throw_from_seed) throw_from_seed_before(session, text.substr(0, text.find(' ')));
        const std::string_view token = take_token(session.game(), *session.position(), text);
        while (!session.game().parse_token(*session.position(), token) && readable_later(session, token))
            play_only_decision(session);
        if (const Result<const Step*> played = session.play_token(token); !played) return played.error();
    }
    while (!complete_since(session, first) && play_only_decision(session)) {
    }
    return complete_since(session, first);
}

}  // namespace sivba::cli
