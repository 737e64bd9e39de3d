#include "framework/play/replay.h"

#include "framework/rules/passes.h"

#include <algorithm>

namespace sivba {

namespace {

constexpr std::string_view blanks = " \t\n";

bool names(const Message& rule, std::string_view token) {
    return std::ranges::any_of(rule.arguments, [&](const MessageArgument& each) {
        const auto* text = std::get_if<std::string>(&each.value);
        return text != nullptr && *text == token;
    });
}

// A reason that names the token itself needs no second naming.
Error refused(std::string_view token, Message rule) {
    if (names(rule, token)) return {std::move(rule)};
    return {msg("`{token}`: {rule}").with("token", std::string(token)).with("rule", std::move(rule))};
}

void skip_blanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
}

// Splits off the notation of the next decision. Tokens may contain blanks: the longest
// legal one that `text` begins with, otherwise its first word.
std::string_view take_token(const Game& game, const Position& position, std::string_view& text) {
    std::size_t length = 0;
    MoveList moves;
    game.legal(position, moves);
    for (Move move : moves) {
        const std::string token = game.token(position, move);
        const bool whole =
            text.size() == token.size() ||
            (text.size() > token.size() && blanks.find(text[token.size()]) != std::string_view::npos);
        if (token.size() > length && whole && text.starts_with(token)) length = token.size();
    }
    if (length == 0) length = std::min(text.find_first_of(blanks), text.size());
    const std::string_view token = text.substr(0, length);
    text.remove_prefix(length);
    skip_blanks(text);
    return token;
}

// Whether a turn is under way, and whether its seat has decided in it.
struct UnderWay {
    bool open = false, decided = false;
};
UnderWay under_way(const Session& session) {
    UnderWay now;
    for (std::size_t i = session.cursor(); i > 0; --i) {
        const Step& step = session.steps()[i - 1];
        if (step.progress.turn_ended) break;
        now.open = true;
        now.decided = now.decided || step.actor.is_seat();
    }
    return now;
}

class TurnReader {
public:
    TurnReader(Session& session, const TurnReading& reading)
        : session_(session),
          reading_(reading),
          first_(session.cursor()) {}

    Result<bool> read(std::string_view text) {
        skip_blanks(text);
        if (reading_.typed && text.empty()) return Error{msg("A turn needs at least one decision.")};
        while (!complete() && session_.cursor() < reading_.decisions) {
            if (play_unwritten(text)) continue;
            if (text.empty()) break;
            const std::string_view token = take_token(session_.game(), *session_.position(), text);
            if (const auto played = play(token); !played) return played.error();
        }
        if (!text.empty()) return refused(text, msg("The turn is already complete."));
        return complete();
    }

private:
    bool complete() const {
        if (session_.cursor() == first_) return false;
        return session_.steps()[session_.cursor() - 1].progress.turn_ended || session_.actor().is_nobody();
    }

    Result<const Step*> play(std::string_view token) {
        if (!reading_.typed) return play_decision(session_, token);
        Result<const Step*> played = session_.play_token(token);
        if (!played) return refused(token, played.error().message);
        return played;
    }

    // The decision that leaves no choice inside the turn under way: a continuation, or, for
    // people, the pass after a throw.
    std::optional<Move> only_decision(const Position& position, const UnderWay& now) const {
        const Game& game = session_.game();
        if (!now.open || !game.actor(position).is_seat()) return std::nullopt;
        MoveList moves;
        game.legal(position, moves);
        if (moves.size() != 1) return std::nullopt;
        if (now.decided) return moves[0];
        EventLog events;
        if (reading_.typed) game.apply(position, moves[0], &events);
        return has_pass(events) ? std::optional(moves[0]) : std::nullopt;
    }

    bool play_only_decision() {
        const std::optional<Move> only = only_decision(*session_.position(), under_way(session_));
        return only && session_.play(*only);
    }

    // Plays what comes before `text` without being written; false when nothing does.
    bool play_unwritten(std::string_view text) {
        if (!reading_.typed || (text.empty() && session_.cursor() > first_)) return play_only_decision();
        // A throw is written with a colon: anything else means that it is left to the seed.
        const std::string_view word = text.substr(0, text.find_first_of(blanks));
        if (reading_.throw_from_seed && session_.actor().is_chance() && !word.ends_with(':')) {
            session_.throw_dice();
            return true;
        }
        const std::string_view token = take_token(session_.game(), *session_.position(), text);
        return !session_.game().parse_token(*session_.position(), token) && readable_later(token) &&
               play_only_decision();
    }

    // Whether `token` can be read after decisions of the turn that leave no choice. Looked
    // up before anything is played: a token that cannot is refused where it stands, not
    // after a pass that nobody wrote.
    bool readable_later(std::string_view token) const {
        const Game& game = session_.game();
        PositionPtr at = session_.position();
        UnderWay now = under_way(session_);
        while (const std::optional<Move> only = only_decision(*at, now)) {
            const Applied applied = game.apply(*at, *only, nullptr);
            at = applied.position;
            if (applied.progress.turn_ended || game.actor(*at).is_nobody()) return false;
            if (game.parse_token(*at, token)) return true;
            now.decided = true;
        }
        return false;
    }

    Session& session_;
    const TurnReading& reading_;
    const std::size_t first_;
};

Error in_turn(std::size_t turn, Message why) {
    return {msg("Turn {number}: {why}")
                .with("number", static_cast<std::int64_t>(turn + 1))
                .with("why", std::move(why))};
}

}  // namespace

Result<const Step*> play_decision(Session& session, std::string_view token) {
    if (!session.actor().is_chance() || session.setup().enter_throws) {
        Result<const Step*> played = session.play_token(token);
        if (!played) return refused(token, played.error().message);
        return played;
    }
    const Result<Move> move = session.game().parse_token(*session.position(), token);
    if (!move) return refused(token, move.error().message);
    const Move due = session.next_throw();
    if (*move != due)
        return refused(token, msg("The seed of this game throws {token}.")
                                  .with("token", session.game().token(*session.position(), due)));
    return &session.throw_dice();
}

Result<bool> play_turn(Session& session, std::string_view text, const TurnReading& reading) {
    return TurnReader(session, reading).read(text);
}

Result<bool> play_turns(Session& session, const std::vector<std::string>& turns, const TurnReading& reading,
                        const TurnPlayed& played) {
    bool complete = true;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        const std::size_t first = session.cursor();
        const Result<bool> done = play_turn(session, turns[i], reading);
        if (!done) return in_turn(i, done.error().message);
        complete = *done;
        if (!complete && i + 1 < turns.size())
            return in_turn(i, refused(turns[i], msg("Only the last turn may be unfinished.")).message);
        if (played) played(i, first);
    }
    return complete;
}

std::vector<std::string> split_turns(std::string_view text) {
    std::vector<std::string> turns;
    while (!text.empty()) {
        std::string_view turn = text.substr(0, text.find(';'));
        text.remove_prefix(std::min(turn.size() + 1, text.size()));
        skip_blanks(turn);
        if (!turn.empty()) turns.emplace_back(turn);
    }
    return turns;
}

}  // namespace sivba
