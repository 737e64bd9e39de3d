// Saved games. The head says what is played, the numbered turns what happened; every
// decision goes through the rules again when the file is read.
#include "framework/play/save.h"

#include "framework/play/replay.h"
#include "framework/play/save_format.h"
#include "framework/ruleset/utf8.h"

#include <fmt/format.h>

namespace sivba {

namespace {

Error in_turn(std::size_t line, std::size_t turn, Message problem) {
    return {msg("Line {line}, turn {turn}: {problem}")
                .with("line", static_cast<std::int64_t>(line))
                .with("turn", static_cast<std::int64_t>(turn))
                .with("problem", std::move(problem))};
}

// "12. I4>" -> "I4>"
std::optional<std::string_view> turn_text(std::string_view line, std::size_t number) {
    const std::string start = fmt::format("{}. ", number);
    if (!line.starts_with(start)) return std::nullopt;
    return line.substr(start.size());
}

// Reads the turns behind the head into `session`.
Result<bool> replay_turns(Session& session, std::string_view text, std::size_t line, std::size_t decisions) {
    bool complete = true;
    for (std::size_t number = 1; !text.empty(); ++number) {
        ++line;
        const std::optional<std::string_view> turn = turn_text(take_line(text), number);
        if (!turn) return at_line(line, msg("Turn {n} is expected here.").with("n", std::int64_t(number)));
        if (!complete) return in_turn(line, number, msg("The turn before it is not complete."));
        const Result<bool> played = play_turn(session, *turn, {.decisions = decisions});
        if (!played) return in_turn(line, number, played.error().message);
        complete = *played;
    }
    if (session.steps().size() != decisions)
        return at_line(line, msg("The file tells of {told} decisions, its turns have {found}.")
                                 .with("told", static_cast<std::int64_t>(decisions))
                                 .with("found", static_cast<std::int64_t>(session.steps().size())));
    return true;
}

}  // namespace

std::string save_text(const Session& session) {
    std::string text = head_text(session, "save");
    for (const Turn& turn : session.turns()) text += fmt::format("{}. {}\n", turn.number, turn.text);
    return text;
}

Result<Session> load_save(std::string_view text, const Library& library) {
    if (text.size() > save_limit) return Error{msg("The file is larger than a saved game can be."), true};
    std::string_view rest = text;
    for (std::size_t line = 1; !rest.empty(); ++line)
        if (find_bad_character(take_line(rest))) return at_line(line, msg("This is not plain UTF-8 text."));

    rest = text;
    HeadReader reader("save");
    std::size_t line = 0;
    for (bool more = true; more;) {
        ++line;
        if (rest.empty()) return at_line(line, msg("The file ends too early."));
        const Result<bool> last = reader.take(take_line(rest));
        if (!last) return last.error();
        more = !*last;
    }
    const SavedHead& head = reader.head();
    Result<Session> session = open_session(head, library);
    if (!session) return session.error();
    const Result<bool> replayed = replay_turns(*session, rest, line, *head.decisions);
    if (!replayed) return replayed.error();
    session->set_enter_throws(head.throws == SavedHead::Throws::hand);
    session->go_to(*head.cursor);
    if (head.resigned) {
        if (index(*head.resigned) >= session->game().seats() || session->actor().is_nobody() ||
            session->can_redo())
            return at_line(head.lines.find("resigned")->second,
                           msg("Nobody can resign at this point of the game."));
        session->resign(*head.resigned);
    }
    return session;
}

Result<Session> read_save(const std::filesystem::path& path, const Library& library) {
    const Result<std::string> text = read_file(path, save_limit);
    return text ? load_save(*text, library) : Result<Session>(text.error());
}

}  // namespace sivba
