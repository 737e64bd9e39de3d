// The rules in words, written from the Rules: every rule of the game, defaults
// included, with the source its block names.
#include "framework/rules/rules_page.h"
#include "games/race/game.h"
#include "games/race/words.h"

namespace sivba::race {

namespace {

class Page {
public:
    Page(const Rules& rules, const Program& program, const Ruleset& ruleset)
        : rules_(rules),
          program_(program),
          page_(ruleset) {}

    std::vector<RuleSection> write() {
        board();
        start();
        dice();
        movement();
        captures();
        exit();
        end();
        return page_.finish();
    }

private:
    // What the lines that follow tell of the ruleset.
    void about(std::string block) { block_ = std::move(block); }
    void section(Message title, std::string block) {
        page_.section(std::move(title));
        about(std::move(block));
    }
    // `part`: which of the block's words, where it has several.
    void line(Message text, const std::string& part = {}) {
        page_.line(part.empty() ? block_ : block_ + "." + part, std::move(text));
    }

    static std::string list(const Names& names, std::string_view between = ", ") {
        std::string text;
        for (const std::string& name : names) text += (text.empty() ? "" : std::string(between)) + name;
        return text;
    }
    // Squares of a path at these positions, in its order.
    std::string squares_at(Seat seat, Positions positions) const {
        Names names;
        for (; positions != 0; positions &= positions - 1)
            names.push_back(
                rules_.board.squares[program_.square_place(seat, std::countr_zero(positions)).value]);
        return list(names);
    }

    void board() {
        section(msg("Board and pieces"), "board");
        line(msg_n("The board has {n} square.", "The board has {n} squares.", program_.squares));
        about("pieces");
        line(msg_n("Each side has {n} piece; it begins in the hand, beside the board.",
                   "Each side has {n} pieces; they begin in the hand, beside the board.", program_.pieces));
        about("path");
        for (const Seat seat : {Seat::p1, Seat::p2})
            line(msg("{seat} walks {path}, then leaves the board.")
                     .with("seat", seat == Seat::p1 ? msg("Light") : msg("Dark"))
                     .with("path", path_text(seat)),
                 seat == Seat::p1 ? "first" : "second");
        Positions shared = 0;
        for (int position = 1; position <= program_.length; ++position)
            if (program_.facing[0][static_cast<std::size_t>(position)] != 0) shared |= at(position);
        if (shared != 0)
            line(msg("Both sides cross {squares}; on the other squares no opponent ever comes.")
                     .with("squares", squares_at(Seat::p1, shared)),
                 "shared");
    }
    std::string path_text(Seat seat) const {
        Names names;
        for (int position = 1; position <= program_.length; ++position)
            names.push_back(rules_.board.squares[program_.square_place(seat, position).value]);
        return list(names, " ");
    }

    void start() {
        section(msg("Who starts"), "starter");
        page_.word(words(), rules_, "starter");
    }

    void dice() {
        section(msg("The throw"), "dice");
        if (rules_.dice.two_sided) {
            line(
                msg_n("One pyramid is thrown; marked tips: {marked}, blank tips: {blank}.",
                      "{n} pyramids are thrown together; marked tips on each: {marked}, blank tips: {blank}.",
                      rules_.dice.count)
                    .with("marked", std::int64_t{rules_.dice.marked})
                    .with("blank", std::int64_t{rules_.dice.blank}),
                "count");
            line(msg("The marked tips that point upwards are counted: so many squares a piece moves."));
        } else {
            line(msg_n("One die is thrown; its faces show {faces}.",
                       "{n} dice are thrown; the faces of each show {faces}.", rules_.dice.count)
                     .with("faces", faces()),
                 "count");
        }
        for (const auto& [shown, steps] : rules_.dice.steps)
            line((steps == 0 ? msg("A throw that shows {shown} moves nothing.")
                             : msg("A throw that shows {shown} counts as {n}."))
                     .with("shown", std::int64_t{shown})
                     .with("n", std::int64_t{steps}),
                 "steps." + std::to_string(shown));
        for (const Throw& each : program_.throws)
            line(msg_n("{steps}: {weight} of {n} throw, about {percent} %.",
                       "{steps}: {weight} of {n} throws, about {percent} %.", program_.denominator)
                     .with("steps", std::int64_t{each.steps})
                     .with("weight", static_cast<std::int64_t>(each.weight))
                     .with("percent", percent(each.weight)),
                 "chance." + std::to_string(each.steps));
    }
    std::string faces() const {
        Names names;
        for (const int number : rules_.dice.numbers) names.push_back(std::to_string(number));
        return list(names);
    }
    // In whole percent, for a number with a decimal point is written differently by language.
    std::int64_t percent(std::uint32_t weight) const {
        const std::uint64_t halves = std::uint64_t{weight} * 200 / program_.denominator;
        return static_cast<std::int64_t>((halves + 1) / 2);
    }

    void movement() {
        section(msg("Moving"), "path");
        line(msg("The throw moves one piece forward along its path, or enters one from the hand on the "
                 "square of that number."));
        line(msg("Pieces may pass over others; only the square where the move ends counts."));
        line(msg("No square holds two pieces."));
        line(msg("Whoever can move must move. Whoever cannot passes the turn."));
        section(msg("Another throw"), "again");
        if (program_.again[0] == 0)
            line(msg("No square gives another throw."), "landing_on");
        else
            line(msg("A piece that ends its move on {light} (Light) or {dark} (Dark) earns another throw, "
                     "for any piece.")
                     .with("light", squares_at(Seat::p1, program_.again[0]))
                     .with("dark", squares_at(Seat::p2, program_.again[1])),
                 "landing_on");
        if (program_.leaving_again[0] == 0)
            line(msg("Bearing off earns no other throw."), "leaving_from");
        else
            line(msg("Bearing off from {light} (Light) or {dark} (Dark) earns another throw, unless it ends "
                     "the game.")
                     .with("light", squares_at(Seat::p1, program_.leaving_again[0]))
                     .with("dark", squares_at(Seat::p2, program_.leaving_again[1])),
                 "leaving_from");
    }

    void captures() {
        section(msg("Capturing"), "protection");
        line(msg("A piece that ends its move on a piece of the opponent sends it home: it must enter again "
                 "from the hand."));
        Names guarded;
        for (std::size_t square = 0; square < rules_.board.squares.size(); ++square)
            if ((program_.protected_squares >> square & 1) != 0)
                guarded.push_back(rules_.board.squares[square]);
        if (guarded.empty())
            line(msg("No square protects a piece."), "squares");
        else
            line(msg("A piece on {squares} cannot be captured, and the opponent cannot land there.")
                     .with("squares", list(guarded)),
                 "squares");
    }

    void exit() {
        section(msg("Leaving the board"), "exit");
        page_.word(words(), rules_, "exit.throw");
    }
    void end() {
        section(msg("The end"), "end");
        if (program_.goal == program_.pieces)
            line(msg("The first to bear off all pieces wins at once."));
        else
            line(msg_n("The first to bear off {n} piece wins at once.",
                       "The first to bear off {n} pieces wins at once.", program_.goal));
    }

    const Rules& rules_;
    const Program& program_;
    RulesPage page_;
    std::string block_;
};

}  // namespace

std::vector<RuleSection> RaceGame::rules() const { return Page(rules_, program(), ruleset()).write(); }

}  // namespace sivba::race
