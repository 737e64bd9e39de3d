// The rules in words, written from the Rules: every rule of the game, defaults
// included, with the source its block names.
#include "framework/rules/rules_page.h"
#include "games/race/game.h"
#include "games/race/spots.h"
#include "games/race/words.h"

#include <algorithm>
#include <bit>

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
    const std::string& square_of(Seat seat, int station) const {
        return rules_.board.squares[program_.square_place(seat, station).value];
    }
    // Squares of a path at these stations, in its order, each once.
    std::string squares_at(Seat seat, Positions stations) const {
        Names names;
        for (; stations != 0; stations &= stations - 1) {
            const std::string& square = square_of(seat, std::countr_zero(stations));
            if (std::ranges::find(names, square) == names.end()) names.push_back(square);
        }
        return list(names);
    }
    // The squares that names of squares, kinds and positions mean; positions say the visit.
    std::string spots(const Names& given) const {
        Names names;
        const std::uint64_t bits = square_bits(rules_, given);
        for (std::size_t square = 0; square < rules_.board.squares.size(); ++square)
            if ((bits >> square & 1) != 0) names.push_back(rules_.board.squares[square]);
        for (const std::string& name : given)
            if (const auto position = position_in(rules_, name)) {
                const std::string& light = square_of(Seat::p1, *position);
                const std::string& dark = square_of(Seat::p2, *position);
                std::string both = light;
                if (light != dark) both.append("/").append(dark);
                names.push_back(both.append(" (").append(name).append(")"));
            }
        return list(names);
    }
    static std::string numbers(const std::vector<int>& throws) {
        Names names;
        for (const int steps : throws) names.push_back(std::to_string(steps));
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
        if (program_.fork_from != 0)
            for (const Seat seat : {Seat::p1, Seat::p2})
                line(msg("Instead of {these} a piece of {seat} may walk {others}.")
                         .with("these", fork_text(seat, false))
                         .with("seat", seat == Seat::p1 ? msg("Light") : msg("Dark"))
                         .with("others", fork_text(seat, true)),
                     seat == Seat::p1 ? "fork.first" : "fork.second");
        Positions shared = 0;
        for (int station = 1; station < program_.stations; ++station)
            if (program_.facing[0][static_cast<std::size_t>(station)] != 0) shared |= at(station);
        if (shared == 0) return;
        const bool all = shared == ((at(program_.off()) - 2) | program_.second_branch);
        line(all ? msg("Both sides cross all squares of the path.")
                 : msg("Both sides cross {squares}; on the other squares no opponent ever comes.")
                       .with("squares", squares_at(Seat::p1, shared)),
             "shared");
    }
    std::string path_text(Seat seat) const {
        Names names;
        for (int position = 1; position <= program_.length; ++position)
            names.push_back(rules_.board.squares[program_.square_place(seat, position).value]);
        return list(names, " ");
    }

    // The squares between fork and reunion, of the path or of the other way.
    std::string fork_text(Seat seat, bool other_way) const {
        const Names fork = fork_of(rules_, seat);
        if (other_way) return list(fork, " ");
        const Names path = path_of(rules_, seat);
        const auto begin = path.begin() + program_.fork_from - 1;
        return list(Names(begin, begin + std::ssize(fork)), " ");
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
        line(msg("The throw moves one piece forward along its path."));
        about("entry");
        if (rules_.entry.square == 0)
            line(msg("A piece enters from the hand on the square of that number."), "square");
        else
            line(msg("A piece enters from the hand on {light} (Light) or {dark} (Dark).")
                     .with("light", squares_at(Seat::p1, at(rules_.entry.square)))
                     .with("dark", squares_at(Seat::p2, at(rules_.entry.square))),
                 "square");
        if (!rules_.entry.throws.empty())
            line(msg("Only these throws enter a piece: {throws}.")
                     .with("throws", numbers(rules_.entry.throws)),
                 "throws");
        about("path");
        line(msg("Pieces may pass over others; only the square where the move ends counts."));
        if (program_.room == 1) line(msg("No square holds two pieces."));
        line(msg("Whoever can move must move. Whoever cannot passes the turn."));
        sides();
        again();
    }
    void sides() {
        about("pieces");
        if (program_.marked == 0) return;
        const int turn = rules_.pieces.turn_over_at;
        const std::string& light = square_of(Seat::p1, turn);
        const std::string& dark = square_of(Seat::p2, turn);
        const Message from =
            light == dark ? verbatim(light)
                          : msg("{light} (Light) or {dark} (Dark)").with("light", light).with("dark", dark);
        line(msg("A piece has a plain and a marked side. It enters plain, shows its marked side from "
                 "{square} on, "
                 "reached or passed, and is plain again when it is captured.")
                 .with("square", from),
             "turn_over_at");
    }
    void again() {
        section(msg("Another throw"), "again");
        if (!rules_.again.throws.empty())
            line(msg("These throws give another throw, whether they move a piece or not: {throws}.")
                     .with("throws", numbers(rules_.again.throws)),
                 "throws");
        if (rules_.again.capturing) line(msg("A capture earns another throw."), "capturing");
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
        section(msg("Capturing"), "capture");
        line(msg("A piece that ends its move on a piece of the opponent sends it home: it must enter again "
                 "from the hand."));
        about("protection");
        if (rules_.protection.squares.empty())
            line(msg("No square protects a piece."), "squares");
        else
            line(msg("A piece on {squares} cannot be captured, and the opponent cannot land there.")
                     .with("squares", spots(rules_.protection.squares)),
                 "squares");
        about("capture");
        if (program_.marked != 0) page_.word(words(), rules_, "capture.sides");
        if (program_.backward != Backward::off) page_.word(words(), rules_, "capture.backward");
        sharing();
        tokens();
    }
    void sharing() {
        if (program_.room == 1) return;
        section(msg("Several pieces on a square"), "sharing");
        const auto tell = [&](const Names& names, std::string_view text, const char* part) {
            if (!names.empty())
                line(msg(text).with("squares", spots(names)).with("n", std::int64_t{program_.room}), part);
        };
        tell(rules_.sharing.own,
             SIVBA_N(
                 "Up to {n} pieces of one side stand together on {squares}; as long as one stands there, the "
                 "opponent cannot land."),
             "own");
        tell(rules_.sharing.both,
             SIVBA_N("Up to {n} pieces of either side stand together on {squares}, and none is captured."),
             "both");
        tell(rules_.sharing.top_only,
             SIVBA_N("On {squares} they form a pile, of which only the top piece moves."), "top_only");
        about("admission");
        tell(rules_.admission.plain_only,
             SIVBA_N("Only pieces with their plain side up may land on {squares}."), "plain_only");
        tell(rules_.admission.marked_only,
             SIVBA_N("Only pieces with their marked side up may land on {squares}."), "marked_only");
        about("lifting");
        tell(rules_.lifting.squares,
             SIVBA_N(
                 "A throw of 2 or more may be spent to lift an own piece in the pile on {squares}: the piece "
                 "that many places from the top goes to the top. It earns no other throw."),
             "squares");
        if (rules_.lifting.answer != LiftAnswer::none) page_.word(words(), rules_, "lifting.answer");
    }
    void tokens() {
        if (program_.tokens == 0) return;
        section(msg("Tokens"), "tokens");
        line(msg_n("Each side begins with {n} token; the pot is empty.",
                   "Each side begins with {n} tokens; the pot is empty.", program_.tokens),
             "each");
        if (!rules_.tokens.pay_for_passing.empty())
            line(msg("Whoever passes {squares} without landing there pays a token to the pot, if he has one; "
                     "leaving "
                     "the board over such a square counts, too.")
                     .with("squares", spots(rules_.tokens.pay_for_passing)),
                 "pay_for_passing");
        if (!rules_.tokens.take_for_landing.empty())
            line(msg("Whoever lands on {squares} takes a token from the pot, if there is one.")
                     .with("squares", spots(rules_.tokens.take_for_landing)),
                 "take_for_landing");
        line(msg("The winner takes the pot. Tokens do not decide who wins."));
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
