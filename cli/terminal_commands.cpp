// The command words of the terminal game: help, lists, hint, undo, save.
#include "cli/describe.h"
#include "cli/terminal_game.h"
#include "framework/play/computer.h"
#include "framework/play/save.h"

#include <fmt/format.h>

#include <algorithm>

namespace sivba::cli {

namespace {

const Choice* choice_of(const std::vector<Choice>& choices, Move move) {
    const auto found = std::ranges::find(choices, move, &Choice::move);
    return found == choices.end() ? nullptr : &*found;
}

}  // namespace

void TerminalGame::show_help() const {
    const std::pair<std::string_view, Message> words[] = {
        {"moves", msg("the decisions that are open")},
        {"hint", msg("where to look; again: what to play")},
        {"undo", msg("take back your last decision")},
        {"redo", msg("play it again")},
        {"board", msg("draw the board")},
        {"turns", msg("all turns so far")},
        {"rules", msg("the rules in words")},
        {"save FILE", msg("keep the game in a file; `sivba play --load FILE` goes on")},
        {"save! FILE", msg("the same, in the place of a file that is there")},
        {"resign", msg("give up")},
        {"next", msg("after a game: the next round, where games hand something on")},
        {"quit", msg("leave; asks if the game is not saved (Ctrl-D does not ask)")}};
    for (const auto& [word, says] : words)
        context_.out.text(fmt::format("  {}  {}\n", padded(std::string(word), 10), context_.out.say(says)));
}

void TerminalGame::show_choices() const {
    const Game& game = session_.game();
    if (session_.actor().is_nobody()) return say(msg("The game is over."));
    if (session_.actor().is_chance()) {
        MoveList throws;
        game.legal(*session_.position(), throws);
        std::string tokens;
        for (const Move move : throws)
            tokens.append(tokens.empty() ? "" : " ").append(game.token(*session_.position(), move));
        return say(msg("Type the throw: {tokens}").with("tokens", std::move(tokens)));
    }
    const std::vector<Choice> choices = game.choices(*session_.position());
    std::size_t width = 0;
    for (const Choice& each : choices) width = std::max(width, width_of(each.token));
    for (const Choice& each : choices)
        context_.out.text(fmt::format("  {}  {}\n", padded(each.token, width), context_.out.say(each.says)));
}

void TerminalGame::show_rules() const {
    for (const RuleSection& section : session_.game().rules()) {
        say(section.title);
        for (const RuleLine& line : section.lines)
            context_.out.text(fmt::format("  - {}\n", context_.out.say(line.text)));
    }
}

void TerminalGame::show_turns() const {
    for (const Turn& turn : session_.turns()) {
        if (turn.first >= session_.cursor()) break;
        if (!turn.complete && session_.keeps_secret()) {
            say(secret(turn.seat));
            break;
        }
        context_.out.text(fmt::format("{:4}. {}: {}\n", turn.number,
                                      context_.out.say(session_.game().seat_name(turn.seat)), turn.text));
    }
}

void TerminalGame::hint() {
    if (!session_.actor().is_seat()) return say(msg("There is nothing to decide."));
    const ComputerMove best =
        choose_move(session_.game(), *session_.position(), session_.history(), Player::hard,
                    session_.setup().seed, ComputerLimits{}, context_.interrupt.token());
    const std::vector<Choice> choices = session_.game().choices(*session_.position());
    const Choice* choice = choice_of(choices, best.move);
    if (!choice) return say(msg("There is nothing to decide."));
    const bool place_known = std::exchange(hinted_at_, session_.cursor()) == session_.cursor();
    if (!place_known && choice->place != no_place)
        return say(msg("Look at this place: {place}")
                       .with("place", session_.game().describe(*session_.position(), choice->place)));
    say(msg("{token}: {says}").with("token", choice->token).with("says", choice->says));
}

bool TerminalGame::is_own_file(const std::string& path) const {
    std::error_code error;
    return !file_.empty() && (path == file_ || std::filesystem::equivalent(path, file_, error));
}

// A file that is not of this game is only replaced when a person says so.
void TerminalGame::save(const std::string& path, bool replace) {
    if (path.empty()) return say(msg("`save` needs the name of a file."));
    const std::string text = save_text(session_);
    const Result<bool> written =
        replace || is_own_file(path) ? write_file(path, text) : write_new_file(path, text);
    if (!written) return say(written.error().message);
    if (!*written)
        return say(msg("{file} is there already and is left alone; `save! FILE` puts this game in its place.")
                       .with("file", path));
    file_ = path;
    saved_ = text;
    say(msg("Saved in {file}.").with("file", path));
}

// A game that nobody has begun, or that is over, is nothing to lose.
bool TerminalGame::would_be_lost() const {
    if (session_.actor().is_nobody() || save_text(session_) == saved_) return false;
    for (std::size_t i = 0; i < session_.cursor(); ++i)
        if (session_.done_by_person(i)) return true;
    return false;
}

TerminalGame::Next TerminalGame::quit() {
    const bool again = std::exchange(asked_to_quit_at_, session_.cursor()) == session_.cursor();
    if (again || !would_be_lost()) return Next::leave;
    say(msg("This game is not saved: `save FILE` keeps it, `quit` once more leaves without it."));
    return Next::go_on;
}

void TerminalGame::undo() {
    if (session_.resigned()) {
        session_.undo();
        redraw_ = true;
        return;
    }
    for (std::size_t i = session_.cursor(); i > 0; --i) {
        if (!session_.done_by_person(i - 1)) continue;
        session_.go_to(i - 1);
        redraw_ = true;
        return;
    }
    say(msg("There is nothing to take back."));
}

void TerminalGame::redo() {
    if (!session_.can_redo()) return say(msg("There is nothing to play again."));
    const std::size_t first = session_.cursor();
    session_.redo();
    while (session_.can_redo() && !session_.done_by_person(session_.cursor())) session_.redo();
    explain_since(first);
    redraw_ = true;
}

void TerminalGame::resign() {
    if (!session_.actor().is_seat()) return say(msg("There is nothing to decide."));
    session_.resign(session_.actor().seat());
    redraw_ = true;
}

}  // namespace sivba::cli
