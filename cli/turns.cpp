#include "cli/turns.h"

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

// Plays one decision that leaves no choice inside the turn under way: a continuation,
// or the pass after a throw. False when there is none.
bool play_single(Session& session) {
    const Progressing now = progressing(session);
    if (!now.open || !session.actor().is_seat()) return false;
    MoveList moves;
    session.game().legal(*session.position(), moves);
    if (moves.size() != 1) return false;
    if (!now.decided) {
        EventLog events;
        session.game().apply(*session.position(), moves[0], &events);
        if (!has_pass(events)) return false;
    }
    return static_cast<bool>(session.play(moves[0]));
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    constexpr std::string_view blanks = " \t\n";
    for (;;) {
        const std::size_t start = text.find_first_not_of(blanks);
        if (start == text.npos) return words;
        const std::size_t end = std::min(text.find_first_of(blanks, start), text.size());
        words.emplace_back(text.substr(start, end - start));
        text.remove_prefix(end);
    }
}

Result<bool> play_word(Session& session, const std::string& word, bool throw_from_seed) {
    for (;;) {
        // A throw is written with a colon, or entered alone: anything else means that it is left to the seed.
        if (session.actor().is_chance() && throw_from_seed && !word.ends_with(':')) {
            session.throw_dice();
            continue;
        }
        const Result<const Step*> played = session.play_token(word);
        if (played) return true;
        if (!play_single(session)) return played.error();
    }
}

}  // namespace

TurnList list_turns(const Game& game, const PositionPtr& from, std::size_t limit, bool decisions,
                    const std::stop_token& stop) {
    TurnWalk walk(game, limit, stop);
    walk.walk(from, {}, decisions);
    TurnList list = walk.take();
    if (list.turns.size() <= MoveList::capacity) {
        // What the first decision says is worth its cost only in lists that a person reads.
        const std::vector<Choice> choices = game.choices(*from);
        for (ListedTurn& turn : list.turns) {
            const std::string first = turn.text.substr(0, turn.text.find(' '));
            for (const Choice& choice : choices)
                if (choice.token == first) turn.says = choice.says;
        }
    }
    return list;
}

Result<bool> play_turn(Session& session, std::string_view text, bool throw_from_seed) {
    for (const std::string& word : words_of(text)) {
        const Result<bool> played = play_word(session, word, throw_from_seed);
        if (!played) return played.error();
    }
    while (play_single(session)) {
    }
    return true;
}

}  // namespace sivba::cli
