// The loop of the terminal game. What is typed is first read as a decision and only
// then as a command word, so that a game may have decisions called `stop` or `done`.
#include "cli/terminal_game.h"

#include "cli/describe.h"
#include "cli/players.h"
#include "framework/base/random.h"
#include "framework/play/fingerprint.h"
#include "framework/play/replay.h"
#include "framework/play/save.h"
#include "framework/rules/end_texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace sivba::cli {

TerminalGame::TerminalGame(Context& context, Session session, std::string file)
    : context_(context),
      session_(std::move(session)),
      file_(std::move(file)),
      reader_(context.interrupt) {
    if (!file_.empty()) saved_ = save_text(session_);
}

bool TerminalGame::is_human(Actor actor) const {
    return actor.is_seat() &&
           session_.setup().seats[static_cast<std::size_t>(index(actor.seat()))] == Player::human;
}

bool TerminalGame::throws_from_seed() const {
    return !session_.game().dice().weights.empty() && !session_.setup().enter_throws;
}

Exit TerminalGame::run() {
    const Result<SolutionPtr> solution =
        solution_for(session_.game(), session_.setup().seats, context_.interrupt.token());
    if (!solution) return context_.fail(solution.error());
    solution_ = *solution;
    say(msg("{game}. Type a decision, or `help`.").with("game", session_.game().ruleset().name));
    if (throws_from_seed())
        say(msg("Fingerprint of the seed of the throws: {fingerprint}")
                .with("fingerprint", fingerprint(session_.setup().seed)));
    show_players();
    Next next = Next::go_on;
    while (next == Next::go_on && !context_.stopped()) {
        const Actor actor = session_.actor();
        if (actor.is_nobody())
            next = ask_after_end();
        else if (actor.is_chance() && !session_.setup().enter_throws)
            throw_dice();
        else if (actor.is_chance() || is_human(actor))
            next = ask();
        else if (!computer_turn())
            next = Next::leave;
    }
    if (context_.stopped()) {
        context_.out.text("\n");
        return Exit::interrupted;
    }
    return Exit::done;
}

void TerminalGame::show_players() const {
    const std::vector<Player>& seats = session_.setup().seats;
    const bool alone = std::ranges::count(seats, Player::human) == 1;
    for (std::size_t i = 0; i < seats.size(); ++i)
        say(msg("{seat}: {player}")
                .with("seat", session_.game().seat_name(seat_at(static_cast<int>(i))))
                .with("player", player_words(seats[i], alone)));
}

void TerminalGame::draw() const {
    std::string drawing = session_.game().drawing(*session_.position());
    if (!drawing.ends_with('\n')) drawing += '\n';
    context_.out.text(fmt::format("\n{}", drawing));
}

Message TerminalGame::secret(Seat seat) const {
    return msg("{seat} has chosen; it is shown when both have.")
        .with("seat", session_.game().seat_name(seat));
}

void TerminalGame::explain_since(std::size_t first) const {
    for (std::size_t i = first; i < session_.cursor(); ++i) {
        const Step& step = session_.steps()[i];
        if (i + 1 == session_.cursor() && session_.keeps_secret()) {
            say(secret(step.actor.seat()));
            continue;
        }
        const std::vector<std::string> sentences =
            explanation(context_.out, session_.game(), *step.before, step.events);
        std::string line = step.token;
        if (step.actor.is_seat())
            line = fmt::format("{}: {}", context_.out.say(session_.game().seat_name(step.actor.seat())),
                               step.token);
        for (const std::string& each : sentences)
            line.append(&each == sentences.data() ? "  " : " ").append(each);
        context_.out.text(line + "\n");
    }
}

TerminalGame::Next TerminalGame::ask() {
    const Game& game = session_.game();
    if (std::exchange(redraw_, false)) {
        draw();
        show_choices();
    }
    const Actor actor = session_.actor();
    const Message who = actor.is_seat() ? game.seat_name(actor.seat()) : msg("Throw");
    context_.out.text(context_.out.say(who) + "> ");
    context_.out.show_now();
    const std::optional<std::string> line = reader_.next();
    if (!line) {
        context_.out.text("\n");
        return Next::leave;
    }
    return line->empty() ? Next::go_on : obey(*line);
}

TerminalGame::Next TerminalGame::ask_after_end() {
    const bool people = std::ranges::count(session_.setup().seats, Player::human) > 0;
    if (std::exchange(redraw_, false)) {
        draw();
        say(outcome_text(session_.game(), session_.outcome()));
        if (throws_from_seed())
            say(msg("The throws came from the seed {seed}; its fingerprint is {fingerprint}.")
                    .with("seed", std::to_string(session_.setup().seed))
                    .with("fingerprint", fingerprint(session_.setup().seed)));
        if (!people) return Next::leave;
        say(msg("`undo` takes back, `save FILE` keeps the game, `quit` leaves."));
        if (session_.game().next_round(*session_.position()))
            say(msg("`next` begins the next round with what this one has left."));
    }
    context_.out.text("> ");
    context_.out.show_now();
    const std::optional<std::string> line = reader_.next();
    if (!line) {
        context_.out.text("\n");
        return Next::leave;
    }
    return line->empty() ? Next::go_on : obey(*line);
}

TerminalGame::Next TerminalGame::obey(const std::string& line) {
    const std::string word = line.substr(0, line.find(' '));
    const std::string rest = word.size() < line.size() ? line.substr(word.size() + 1) : std::string();
    if (!session_.actor().is_nobody() && session_.game().parse_token(*session_.position(), word)) {
        decide(line);
        return Next::go_on;
    }
    if (word == "quit" || word == "exit") return quit();
    const std::pair<std::string_view, void (TerminalGame::*)()> commands[] = {
        {"undo", &TerminalGame::undo},
        {"redo", &TerminalGame::redo},
        {"hint", &TerminalGame::hint},
        {"next", &TerminalGame::next_round},
        {"resign", &TerminalGame::resign}};
    const std::pair<std::string_view, void (TerminalGame::*)() const> views[] = {
        {"help", &TerminalGame::show_help},
        {"moves", &TerminalGame::show_choices},
        {"rules", &TerminalGame::show_rules},
        {"turns", &TerminalGame::show_turns},
        {"board", &TerminalGame::draw}};
    for (const auto& [name, function] : commands)
        if (word == name) return (this->*function)(), Next::go_on;
    for (const auto& [name, function] : views)
        if (word == name) return (this->*function)(), Next::go_on;
    if (word == "save" || word == "save!")
        save(rest, word == "save!");
    else
        decide(line);
    return Next::go_on;
}

void TerminalGame::decide(const std::string& line) {
    // A line is played as a whole or not at all.
    Session tried = session_;
    if (const Result<bool> played = play_turn(tried, line, {.typed = true}); !played)
        return say(played.error().message);
    const std::size_t first = session_.cursor();
    session_ = std::move(tried);
    explain_since(first);
    redraw_ = true;
}

void TerminalGame::throw_dice() {
    const std::size_t first = session_.cursor();
    session_.throw_dice();
    session_.play_forced();
    explain_since(first);
    redraw_ = true;
}

// The same people go on with what the finished game hands on, and with throws of their own.
void TerminalGame::next_round() {
    const PositionPtr start = session_.game().next_round(*session_.position());
    if (!start) return say(msg("There is no next round here."));
    SessionSetup setup = session_.setup();
    setup.seed = mix64(setup.seed + 1);
    session_ = Session(session_.game_ptr(), setup, start);
    file_.clear();
    redraw_ = true;
}

bool TerminalGame::computer_turn() {
    const std::size_t first = session_.cursor();
    const Player player = session_.setup().seats[static_cast<std::size_t>(index(session_.actor().seat()))];
    if (!play_computer(session_, player, {.solution = solution_.get()}, context_.interrupt.token()))
        return false;
    session_.play_forced();
    explain_since(first);
    context_.out.show_now();
    redraw_ = true;
    return true;
}

}  // namespace sivba::cli
