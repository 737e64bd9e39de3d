// A game played by typing: draws the board, asks people for decisions, lets computers
// play, explains what happened.
#pragma once

#include "cli/context.h"
#include "cli/line_reader.h"
#include "framework/play/session.h"

namespace sivba::cli {

class TerminalGame {
public:
    // `file`: where the game was loaded from.
    TerminalGame(Context& context, Session session, std::string file = {});

    // Until the end of the game, `quit`, the end of the input, or Ctrl-C.
    Exit run();

private:
    enum class Next { go_on, leave };

    void draw() const;
    Message secret(Seat seat) const;  // instead of a decision that the other seat must not know yet
    void explain_since(std::size_t first) const;
    Next ask();
    Next ask_after_end();
    Next obey(const std::string& line);
    Next quit();  // asks before a game is lost
    bool would_be_lost() const;
    void decide(const std::string& line);
    void throw_dice();
    void next_round();
    bool computer_turn();

    void show_players() const;
    void show_help() const;
    void show_choices() const;
    void show_rules() const;
    void show_turns() const;
    void hint();
    void save(const std::string& path, bool replace);
    bool is_own_file(const std::string& path) const;
    void undo();
    void redo();
    void resign();

    bool throws_from_seed() const;
    bool is_human(Actor actor) const;
    void say(const Message& message) const { context_.out.line(message); }

    Context& context_;
    Session session_;
    SolutionPtr solution_;  // where `perfect` sits at the table
    std::string file_;      // that this game was saved to or loaded from last
    std::string saved_;     // what stands there
    LineReader reader_;
    std::size_t hinted_at_ = SIZE_MAX;         // cursor for which the place has been hinted already
    std::size_t asked_to_quit_at_ = SIZE_MAX;  // cursor at which `quit` has asked already
    bool redraw_ = true;
};

}  // namespace sivba::cli
