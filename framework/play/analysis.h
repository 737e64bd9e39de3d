// A played game looked back on: the first seat's chance to win before every throw and every
// decision, how much of its change was luck and how much was given away. True chances where
// the game is solved, estimates of searches with a fixed number of nodes elsewhere: the same
// game gives the same figures.
#pragma once

#include "framework/play/session.h"

#include <functional>

namespace sivba {

// In chances (0 to 1): what is given away below this is no mistake, and no turning point.
inline constexpr double small_change = 0.01;

struct AnalysisSettings {
    const Solution* solution = nullptr;  // of the game; null: estimates
    LevelSettings search = {};           // nodes and depth for a position, where estimates are needed
};
// The search of Level::hard, which is quick in all families.
AnalysisSettings usual_analysis(const Game& game, const Solution* solution);

// A throw or a decision of the game.
struct AnalysedStep {
    Actor actor = Actor::nobody();
    Seat seat = Seat::p1;  // who decides, or whose throw it is
    std::size_t turn = 0;  // index into Session::turns()
    std::string token;
    double before = 0, after = 0;  // the first seat's chance
    // What the step did to the chance of `seat`: a throw compared with the mean of all throws, a
    // decision with the best one (so never above 0).
    double change = 0;
    bool choice = false;      // of several decisions
    std::string best;         // of a decision: the best one, the one that was made where it is as good
    Message says, best_says;  // both as a person is offered them; empty for throws

    bool is_throw() const { return actor.is_chance(); }
    // The first seat's chance after the step that the step itself accounts for.
    double shift() const { return seat == Seat::p1 ? change : -change; }
};

struct SeatAnalysis {
    double luck = 0;        // of the own throws
    double given_away = 0;  // by choices; 0 or above
    int throws = 0, choices = 0;
    int mistakes = 0;  // choices that gave away at least `small_change`
};

struct Analysis {
    bool exact = false;            // true chances throughout
    double error = 0;              // that a true chance may be off
    double initial = 0, last = 0;  // the first seat's chance at the start and after the last step
    std::vector<AnalysedStep> steps;
    std::array<SeatAnalysis, 2> seats;
    // What searches of neighbouring positions differ in, so neither luck nor mistake; of true chances
    // nothing but rounding: last - initial = luck - given away.
    double rest = 0;
    bool stopped = false;  // the steps before are there

    // The first seat's chance before step `at`, or after the last one.
    double chance(std::size_t at) const { return at < steps.size() ? steps[at].before : last; }
};

// Games of more than two seats have no one chance to tell.
bool can_be_analysed(const Game& game);

// Called after each step, in the order of play.
using OnAnalysed = std::function<void(const AnalysedStep&)>;

// Of all steps of the session, wherever its cursor stands. Precondition: can_be_analysed().
Analysis analyse(Session session, const AnalysisSettings& settings, const OnAnalysed& report,
                 const std::stop_token& stop);

std::array<SeatAnalysis, 2> sums_of(const std::vector<AnalysedStep>& steps);

// The steps that changed most, at most `most` of them, in the order of play.
std::vector<std::size_t> turning_points(const std::vector<AnalysedStep>& steps, std::size_t most);

// For people. `points`: percentage points as the reader writes numbers, of luck with their sign.
Message kind_text(bool exact);
Message luck_text(std::string points);                      // "Luck with the dice: +12.3 points"
Message given_away_text(std::string points, int mistakes);  // "Given away: 3.2 points, 2 mistakes"
// "Turn 12, Light, throw 4: +9.3 points". Decisions in notation or as a person is offered them.
enum class DecisionWords : std::uint8_t { notation, offer };
Message turning_point_text(const Game& game, const AnalysedStep& step, std::string points,
                           DecisionWords words);

}  // namespace sivba
