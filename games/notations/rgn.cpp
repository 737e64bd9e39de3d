#include "games/notations/rgn.h"

#include "framework/ruleset/texts.h"
#include "games/notations/rgn_form.h"

#include <fmt/format.h>

#include <algorithm>

namespace sivba::notations {

namespace {

constexpr std::string_view rules_key = "Rules", start_key = "Start", resigned_key = "Resigned";

Error in_turn(const RgnAction& action, Message problem) {
    return {msg("Line {line}, turn {turn}: {problem}")
                .with("line", static_cast<std::int64_t>(action.line))
                .with("turn", static_cast<std::int64_t>(action.pair))
                .with("problem", std::move(problem))};
}

Error in_header(const RgnText& text, std::string_view key, Message problem) {
    return {msg("Line {line}: {problem}")
                .with("line", static_cast<std::int64_t>(text.header_lines.find(key)->second))
                .with("problem", std::move(problem))};
}

std::string headers_of(const Session& session, const Deeds& deeds) {
    const Game& game = session.game();
    std::string text = rgn_header(rules_key, id_without_starter(game)) + "\n";
    if (deeds.start && !game.equal(*deeds.start, *game.initial()))
        text += rgn_header(start_key, game.text(*deeds.start)) + "\n";
    if (const auto seat = session.who_resigned())
        text += rgn_header(resigned_key, *seat == Seat::p1 ? "p1" : "p2") + "\n";
    return text;
}

// Lines of pairs of turns.
class Lines {
public:
    void add(Seat seat, const std::string& action) {
        if (text_.empty() || (seat == Seat::p1 && seat_ == Seat::p2)) begin();
        if (seat == Seat::p2 && seat_ == Seat::p1) text_ += " /";
        seat_ = seat;
        text_ += ' ' + action;
    }
    std::string text() const { return text_.empty() ? "" : text_ + "\n"; }

private:
    void begin() {
        if (!text_.empty()) text_ += '\n';
        text_ += fmt::format("{}.", ++pair_);
        seat_ = Seat::p1;
    }
    std::string text_;
    Seat seat_ = Seat::p1;
    std::int64_t pair_ = 0;
};

class Replay {
public:
    explicit Replay(Session& session) : session_(session) {}

    // Plays what is written; the message says why it cannot be.
    Message play(const RgnAction& action) {
        const Game& game = session_.game();
        const std::optional<Seat> seat = mover(game, *session_.position());
        if (!seat) return msg("The game is over.");
        if (*seat != action.seat)
            return msg("This stands on the side of {wrong}; to move is {seat}.")
                .with("wrong", game.seat_name(action.seat))
                .with("seat", game.seat_name(*seat));
        Message wrong = action.move ? move(action) : throw_only(action);
        if (wrong.empty() && action.last && !session_.actor().is_nobody())
            wrong = msg("`#` ends a game, and this one goes on.");
        return wrong;
    }

private:
    Message move(const RgnAction& action) {
        const std::vector<RgnMeaning> found =
            meanings_of(session_.game(), *session_.position(), action.seat, *action.move);
        if (found.empty())
            return msg("No throw of these dice allows `{action}` here.").with("action", action.text);
        if (found.size() > 1)
            return msg("Several throws allow `{action}`; the one that was thrown must stand before it.")
                .with("action", action.text);
        const RgnMeaning& meant = found.front();
        if (action.move->captures && !captures(meant.token))
            return msg("`{action}` captures nothing.").with("action", action.text);
        if (meant.thrown)
            if (const auto thrown = session_.enter_throw(*meant.thrown); !thrown)
                return thrown.error().message;
        const auto played = session_.play(meant.move);
        if (!played) return played.error().message;
        if (action.rosette && !earns_throw(meant.token))
            return msg("`{action}` earns no other throw.").with("action", action.text);
        return {};
    }

    // A throw that moves nothing, or that stands before its move, which RGN usually leaves out.
    Message throw_only(const RgnAction& action) {
        const bool lies = session_.actor().is_seat();
        if (lies && !session_.game().text(*session_.position()).ends_with(" threw " + action.text))
            return msg("Another throw than {throw} lies on the table.").with("throw", action.text);
        if (!lies)
            if (const auto thrown = session_.play_token(action.text + ":"); !thrown)
                return thrown.error().message;
        if (!action.passes) return {};
        const auto played = session_.play_token("pass");
        return played ? Message() : played.error().message;
    }

    Session& session_;
};

Result<GameRequest> request_of(const RgnText& text, const std::optional<GameRequest>& given) {
    if (given) return *given;
    const auto rules = text.headers.find(rules_key);
    if (rules == text.headers.end())
        return Error{msg("The text does not say of which game it is (`[Rules \"ur/finkel\"]`).")};
    Result<GameRequest> request = GameRequest::parse(rules->second);
    // Ids only: a file is data and never leads to a path.
    if (!request || !is_ruleset_id(request->what))
        return in_header(text, rules_key,
                         msg("`{rules}` is no game of this program.").with("rules", rules->second));
    return request;
}

Result<Session> open_session(const RgnText& written, std::string_view text, const Library& library,
                             const std::optional<GameRequest>& given) {
    const Result<GameRequest> request = request_of(written, given);
    if (!request) return request.error();
    const bool begun = !written.actions.empty();
    const Result<GamePtr> game =
        open_game(library, *request, begun ? written.actions.front().seat : Seat::p1);
    if (!game) return game.error();
    if (Message why = obstacle(**game); !why.empty()) return cannot_tell("RGN", std::move(why));
    PositionPtr start = (*game)->initial();
    if (const auto header = written.headers.find(start_key); header != written.headers.end()) {
        const Result<PositionPtr> read = (*game)->parse_text(header->second);
        if (!read) return in_header(written, start_key, read.error().message);
        start = *read;
    }
    return session_of_text(*game, std::move(start), text, request ? std::optional(*request) : std::nullopt);
}

}  // namespace

bool looks_like_rgn(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with('[') || text.starts_with("1.");
}

Result<std::string> write_rgn(const Session& session) {
    const Game& game = session.game();
    if (Message why = obstacle(game); !why.empty()) return cannot_tell("RGN", std::move(why));
    const Ways ways(game);
    const Deeds deeds = deeds_of(session);
    Lines lines;
    for (const Deed& deed : deeds.list) {
        std::string action = rgn_action(ways, deed);
        if (deed.move) {
            const std::optional<RgnMove> written = parse_rgn_move(action.substr(0, action.find(' ')));
            if (!written || meanings_of(game, *deed.before, deed.seat, *written).size() != 1)
                return cannot_tell(
                    "RGN", msg("several throws allow `{action}`, and it does not say which was thrown")
                               .with("action", action));
        }
        const bool last = &deed == &deeds.list.back();
        if (last && game.actor(*session.position()).is_nobody()) action += '#';
        lines.add(deed.seat, action);
    }
    return headers_of(session, deeds) + "\n" + lines.text();
}

Result<Session> read_rgn(std::string_view text, const Library& library,
                         const std::optional<GameRequest>& game) {
    if (text.size() > largest_notation)
        return Error{msg("The file is larger than a saved game can be."), true};
    const Result<RgnText> written = parse_rgn(text);
    if (!written) return written.error();
    Result<Session> session = open_session(*written, text, library, game);
    if (!session) return session.error();
    Replay replay(*session);
    for (const RgnAction& action : written->actions) {
        if (session->steps().size() > most_decisions) return too_long();
        if (Message wrong = replay.play(action); !wrong.empty()) return in_turn(action, std::move(wrong));
    }
    if (const auto header = written->headers.find(resigned_key); header != written->headers.end()) {
        const bool known = header->second == "p1" || header->second == "p2";
        if (!known || session->actor().is_nobody())
            return in_header(*written, resigned_key, msg("Nobody can resign at this point of the game."));
        session->resign(header->second == "p1" ? Seat::p1 : Seat::p2);
    }
    session->set_enter_throws(false);
    return session;
}

}  // namespace sivba::notations
