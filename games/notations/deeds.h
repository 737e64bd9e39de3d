// What both notations take from a game: the squares of its paths, its rules by their words,
// and what a session did, throw by throw, without the draw or the throws for the start.
#pragma once

#include "framework/play/library.h"
#include "framework/play/session.h"

#include <optional>
#include <span>

namespace sivba::notations {

// A step along a path, from one position to another; 0 is the hand, the position behind the last
// square is off the board.
struct Stretch {
    int from = 0, to = 0;
    friend bool operator==(const Stretch&, const Stretch&) = default;
};

class Ways {
public:
    explicit Ways(const Game& game) : board_(game.board()) {}

    int length(Seat seat) const { return static_cast<int>(path(seat).size()) - 2; }
    int off(Seat seat) const { return length(seat) + 1; }
    const std::string& square(Seat seat, int position) const { return place(seat, position).label; }
    bool is_rosette(Seat seat, int position) const {
        return position >= 1 && position <= length(seat) && place(seat, position).mark == "rosette";
    }
    std::vector<std::string> squares(Seat seat) const;

private:
    const std::vector<PlaceId>& path(Seat seat) const {
        return board_.paths[static_cast<std::size_t>(index(seat))];
    }
    const Place& place(Seat seat, int position) const {
        return board_.at(path(seat)[static_cast<std::size_t>(position)]);
    }
    const BoardPicture& board_;
};

// One throw and what was done with it.
struct Deed {
    Seat seat = Seat::p1;
    int thrown = 0;
    std::optional<Stretch> move;  // none: it could not be played, or not yet
    bool passed = false;
    std::string token;     // of the move or pass
    PositionPtr before;    // before the throw, or with it where the game began so
    PositionPtr choosing;  // with the throw on the table
};

// The first position that is no part of the draw or the throws for the start; none where that is
// the opening, with `starts` to throw.
struct Deeds {
    PositionPtr start;
    Seat starts = Seat::p1;
    std::vector<Deed> list;
};
// Up to the cursor. Precondition: obstacle() is empty.
Deeds deeds_of(const Session& session);

// "5>8x*" -> 5, 8; none for what is no step of a piece.
std::optional<Stretch> step_of(std::string_view token, int off);
bool captures(std::string_view token);
bool earns_throw(std::string_view token);
bool is_pass(std::string_view token);
// The throw of a token like "3:".
int steps_of(std::string_view token);
// Who acts or throws.
std::optional<Seat> mover(const Game& game, const Position& position);

// The value of a word of the ruleset, as its canonical text has it: "exit.throw".
std::string word_of_rules(const Game& game, std::string_view word);
// What a notation takes for granted, and the end of a sentence for games with another rule.
struct Needed {
    std::string_view word, value;
    const char* otherwise;
};
Message missing(const Game& game, std::span<const Needed> rules);
// Why positions and moves of this game are more than squares and pieces on them, as the end of a
// sentence; empty when they are not.
Message obstacle(const Game& game);
Error too_long();
Error cannot_tell(std::string_view notation, Message why);

// The full id without who starts: the first move tells that.
std::string id_without_starter(const Game& game);
// The game of the request, begun by `starts` without a draw.
Result<GamePtr> open_game(const Library& library, GameRequest request, Seat starts);
// A session that takes the throws of a text. Later ones follow from the seed of the request, else
// from the text.
Session session_of_text(const GamePtr& game, PositionPtr start, std::string_view text,
                        const std::optional<GameRequest>& request);

}  // namespace sivba::notations
