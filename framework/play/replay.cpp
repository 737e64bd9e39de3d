#include "framework/play/replay.h"

namespace sivba {

namespace {

Error refused(std::string_view token, Message rule) {
    return {msg("`{token}`: {rule}").with("token", std::string(token)).with("rule", std::move(rule))};
}

void skip_blanks(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
}

bool turn_over(const Session& session) {
    return session.cursor() > 0 && session.steps()[session.cursor() - 1].progress.turn_ended;
}

// The only decision of the seat, where a turn may leave it unwritten.
std::optional<Move> only_decision(const Session& session) {
    if (!session.actor().is_seat()) return std::nullopt;
    MoveList moves;
    session.game().legal(*session.position(), moves);
    if (moves.size() != 1) return std::nullopt;
    return moves[0];
}

}  // namespace

std::string_view take_token(const Game& game, const Position& position, std::string_view& text) {
    skip_blanks(text);
    std::size_t length = 0;
    MoveList moves;
    game.legal(position, moves);
    for (Move move : moves) {
        const std::string token = game.token(position, move);
        const bool whole =
            text.size() == token.size() || (text.size() > token.size() && text[token.size()] == ' ');
        if (token.size() > length && whole && text.starts_with(token)) length = token.size();
    }
    if (length == 0) length = std::min(text.find(' '), text.size());
    const std::string_view token = text.substr(0, length);
    text.remove_prefix(length);
    skip_blanks(text);
    return token;
}

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
        return refused(token, msg("the seed of this game throws {token}")
                                  .with("token", session.game().token(*session.position(), due)));
    return &session.throw_dice();
}

Result<bool> play_turn(Session& session, std::string_view text, std::size_t decisions) {
    bool first = true;  // of the seat in this turn
    bool complete = false;
    skip_blanks(text);
    while (!complete && session.cursor() < decisions) {
        const std::optional<Move> only = first ? std::nullopt : only_decision(session);
        if (only) {
            if (const auto played = session.play(*only); !played) return played.error();
        } else {
            if (text.empty()) break;
            if (session.actor().is_seat()) first = false;
            const std::string_view token = take_token(session.game(), *session.position(), text);
            if (const auto played = play_decision(session, token); !played) return played.error();
        }
        complete = turn_over(session) || session.actor().is_nobody();
    }
    if (!text.empty()) return refused(text, msg("the turn is already complete"));
    return complete;
}

}  // namespace sivba
