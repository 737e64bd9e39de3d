#include "framework/play/analysis.h"

#include "framework/play/computer.h"

#include <algorithm>
#include <cmath>

namespace sivba {

namespace {

// A throw that only leads to another throw (who begins, equal dice) is looked through so often;
// what is left by then has next to no weight.
constexpr int most_throws_in_a_row = 4;

double chance_of(const Outcome& outcome) {
    if (outcome.kind != OutcomeKind::won || outcome.won_by(Seat::p1) == outcome.won_by(Seat::p2)) return 0.5;
    return outcome.won_by(Seat::p1) ? 1 : 0;
}

double for_first(double chance, Seat seat) { return seat == Seat::p1 ? chance : 1 - chance; }

// The chances of positions, from the solution where it holds them, else from searches.
class Valuer {
public:
    Valuer(const Game& game, const AnalysisSettings& settings, const std::stop_token& stop)
        : game_(game),
          settings_(settings),
          stop_(stop) {}

    // The first seat's, of any position; nothing where throws would follow without end.
    std::optional<double> chance(const Position& position, std::span<const std::uint64_t> history,
                                 int depth = 0) {
        const Actor actor = game_.actor(position);
        if (actor.is_nobody()) return chance_of(game_.outcome(position));
        if (const auto known = known_chance(position)) return known;
        if (actor.is_chance()) return mean(position, history, depth);
        const std::vector<ScoredMove> rated = this->rated(position, history);
        return rated.empty() ? 0.5 : for_first(rated.front().value, actor.seat());
    }

    // Over all throws.
    std::optional<double> mean(const Position& position, std::span<const std::uint64_t> history, int depth) {
        if (depth == most_throws_in_a_row) return std::nullopt;
        MoveList throws;
        game_.legal(position, throws);
        double sum = 0, weights = 0;
        for (const Move each : throws) {
            if (stop_.stop_requested()) return std::nullopt;
            const auto after = chance(*game_.apply(position, each, nullptr).position, history, depth + 1);
            if (!after) continue;
            const double weight = game_.weight(position, each);
            sum += weight * *after;
            weights += weight;
        }
        return weights > 0 ? std::optional(sum / weights) : std::nullopt;
    }

    // The decisions of the seat to move with its chances, best first. What it cannot know, it is not
    // measured by.
    std::vector<ScoredMove> rated(const Position& position, std::span<const std::uint64_t> history) {
        if (settings_.solution) {
            std::vector<ScoredMove> known = rated_decisions(game_, position, *settings_.solution);
            if (!known.empty()) return known;
        }
        exact_ = false;
        const SearchLimits limits{
            .nodes = settings_.search.nodes, .depth = settings_.search.depth, .every_value = true};
        std::vector<ScoredMove> found = search_decisions(game_, position, history, limits, stop_).moves;
        for (ScoredMove& each : found) each.value = (std::clamp(each.value, -1.0, 1.0) + 1) / 2;
        return found;
    }

    bool exact() const { return exact_; }

private:
    std::optional<double> known_chance(const Position& position) const {
        return settings_.solution ? settings_.solution->chance(position) : std::nullopt;
    }

    const Game& game_;
    const AnalysisSettings& settings_;
    const std::stop_token& stop_;
    bool exact_ = true;
};

// The throw, and the chance before it as the mean of what could have been thrown.
void value_throw(const Step& step, std::span<const std::uint64_t> history, Valuer& valuer,
                 AnalysedStep& told) {
    told.before = valuer.mean(*step.before, history, 0).value_or(0.5);
    told.after = valuer.chance(*step.after, history).value_or(told.before);
    told.change = for_first(told.after, told.seat) - for_first(told.before, told.seat);
}

// Empty where the decision is not offered to people.
Message offer_of(const Game& game, const Position& position, Move move) {
    const std::vector<Choice> choices = game.choices(position);
    const auto found = std::ranges::find(choices, move, &Choice::move);
    return found == choices.end() ? Message() : found->says;
}

void value_decision(const Game& game, const Step& step, std::span<const std::uint64_t> history,
                    Valuer& valuer, AnalysedStep& told) {
    MoveList moves;
    game.legal(*step.before, moves);
    told.choice = moves.size() > 1;
    told.best = step.token;
    if (!told.choice) {
        told.before = told.after = valuer.chance(*step.after, history).value_or(0.5);
        return;
    }
    const std::vector<ScoredMove> rated = valuer.rated(*step.before, history);
    const auto made = std::ranges::find(rated, step.move, &ScoredMove::move);
    told.before = told.after = 0.5;
    if (made == rated.end()) return;  // stopped, or a game that no search knows
    told.before = for_first(rated.front().value, told.seat);
    told.after = for_first(made->value, told.seat);
    told.change = std::min(0.0, made->value - rated.front().value);
    const Move best = told.change < 0 ? rated.front().move : step.move;
    told.best = game.token(*step.before, best);
    told.says = offer_of(game, *step.before, step.move);
    told.best_says = offer_of(game, *step.before, best);
}

// Whose luck a throw is: of the seat whose turn it is in.
std::vector<AnalysedStep> outline(const Session& session) {
    std::vector<AnalysedStep> outlines;
    const std::vector<Turn>& turns = session.turns();
    for (std::size_t turn = 0; turn < turns.size(); ++turn)
        for (std::size_t i = turns[turn].first; i < turns[turn].first + turns[turn].count; ++i) {
            const Step& step = session.steps()[i];
            AnalysedStep told;
            told.actor = step.actor;
            told.seat = step.actor.is_seat() ? step.actor.seat() : turns[turn].seat;
            told.turn = turn;
            told.token = step.token;
            outlines.push_back(std::move(told));
        }
    return outlines;
}

}  // namespace

bool can_be_analysed(const Game& game) { return game.seats() == 2; }

AnalysisSettings usual_analysis(const Game& game, const Solution* solution) {
    return {.solution = solution, .search = game.level(Level::hard)};
}

Analysis analyse(Session session, const AnalysisSettings& settings, const OnAnalysed& report,
                 const std::stop_token& stop) {
    const Game& game = session.game();
    Valuer valuer(game, settings, stop);
    Analysis analysis;
    for (AnalysedStep& told : outline(session)) {
        const Step& step = session.steps()[analysis.steps.size()];
        session.go_to(analysis.steps.size());
        const std::vector<std::uint64_t> history = session.history();
        if (step.actor.is_chance())
            value_throw(step, history, valuer, told);
        else
            value_decision(game, step, history, valuer, told);
        if (stop.stop_requested()) break;
        analysis.steps.push_back(std::move(told));
        if (report) report(analysis.steps.back());
    }
    const std::size_t done = analysis.steps.size();
    session.go_to(done);
    if (!stop.stop_requested())
        analysis.last = valuer.chance(*session.position(), session.history()).value_or(0.5);
    analysis.stopped = stop.stop_requested();
    if (analysis.stopped && done > 0) analysis.last = analysis.steps.back().after;
    analysis.seats = sums_of(analysis.steps);
    analysis.initial = analysis.chance(0);
    analysis.rest = analysis.last - analysis.initial;
    for (const AnalysedStep& step : analysis.steps) analysis.rest -= step.shift();
    analysis.exact = settings.solution && valuer.exact();
    analysis.error = analysis.exact ? settings.solution->error() : 0;
    return analysis;
}

std::array<SeatAnalysis, 2> sums_of(const std::vector<AnalysedStep>& steps) {
    std::array<SeatAnalysis, 2> sums;
    for (const AnalysedStep& step : steps) {
        SeatAnalysis& seat = sums[static_cast<std::size_t>(index(step.seat))];
        if (step.is_throw()) {
            ++seat.throws;
            seat.luck += step.change;
        } else if (step.choice) {
            ++seat.choices;
            seat.given_away -= step.change;
            seat.mistakes += step.change <= -small_change;
        }
    }
    return sums;
}

std::vector<std::size_t> turning_points(const std::vector<AnalysedStep>& steps, std::size_t most) {
    std::vector<std::size_t> points;
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (std::abs(steps[i].change) >= small_change) points.push_back(i);
    std::ranges::stable_sort(points, std::greater(),
                             [&](std::size_t i) { return std::abs(steps[i].change); });
    points.resize(std::min(points.size(), most));
    std::ranges::sort(points);
    return points;
}

Message kind_text(bool exact) {
    return exact ? msg("True chances: this game is solved.")
                 : msg("Estimates: chances as a search of some moves ahead judges them.");
}

Message luck_text(std::string points) {
    return msg("Luck with the dice: {points} points").with("points", std::move(points));
}

Message given_away_text(std::string points, int mistakes) {
    return msg_n("Given away: {points} points, {n} mistake", "Given away: {points} points, {n} mistakes",
                 mistakes)
        .with("points", std::move(points));
}

Message turning_point_text(const Game& game, const AnalysedStep& step, std::string points,
                           DecisionWords words) {
    Message message;
    if (step.is_throw()) {
        // Notation has a colon behind a throw.
        const std::size_t length = step.token.size() - (step.token.ends_with(':') ? 1 : 0);
        message = msg("Turn {turn}, {seat}, throw {token}: {points} points")
                      .with("token", step.token.substr(0, length));
    } else {
        const bool told = words == DecisionWords::offer && !step.says.empty() && !step.best_says.empty();
        message = msg("Turn {turn}, {seat}: {points} points given away. Played: {played}. Best: {best}.")
                      .with("played", told ? step.says : verbatim(step.token))
                      .with("best", told ? step.best_says : verbatim(step.best));
    }
    return std::move(message)
        .with("turn", std::to_string(step.turn + 1))
        .with("seat", game.seat_name(step.seat))
        .with("points", std::move(points));
}

}  // namespace sivba
