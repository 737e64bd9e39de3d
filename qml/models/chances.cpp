#include "qml/models/chances.h"

#include "qml/models/app.h"

#include <QLocale>

#include <algorithm>

namespace sivba {

namespace {

QString percent(double chance, int digits) {
    const QLocale locale(App::instance().language());
    // Not parted at the end of a line.
    return Chances::tr("%1 %")
        .arg(locale.toString(100 * chance, 'f', digits))
        .replace(' ', QChar(QChar::Nbsp));
}

// So many that the best can be told from the others, as far as the solution can tell them.
int digits_for(const std::vector<ScoredMove>& rated, double same) {
    constexpr int most = 3;
    const double best = rated.front().value;
    for (int digits = 1; digits < most; ++digits) {
        const auto alike = [&](const ScoredMove& each) {
            return best - each.value > same && percent(each.value, digits) == percent(best, digits);
        };
        if (std::ranges::none_of(rated, alike)) return digits;
    }
    return most;
}

// The chance of p1 or of the other seat.
double of_seat(double chance, Seat seat) { return seat == Seat::p1 ? chance : 1 - chance; }

QString told(const Game& game, const Position& position, const Solution& solution) {
    const auto chance = solution.chance(position);
    if (!chance || game.actor(position).is_nobody()) return {};
    return Chances::tr("Chance to win: %1 %2, %3 %4")
        .arg(say(game.seat_name(Seat::p1)), percent(of_seat(*chance, Seat::p1), 1),
             say(game.seat_name(Seat::p2)), percent(of_seat(*chance, Seat::p2), 1));
}

}  // namespace

std::vector<Plate> chance_plates(const Game& game, const Position& position, const Solution& solution) {
    const std::vector<ScoredMove> rated = rated_decisions(game, position, solution);
    if (rated.empty()) return {};
    const std::vector<Choice> choices = game.choices(position);
    const double same = std::max(2 * solution.error(), 1e-9);
    const int digits = digits_for(rated, same);
    std::vector<Plate> plates;
    for (const Choice& choice : choices) {
        const auto here = std::ranges::count(choices, choice.place, &Choice::place);
        const auto found = std::ranges::find(rated, choice.move, &ScoredMove::move);
        if (found == rated.end()) continue;
        Plate plate{.place = here > 1 ? choice.landing : choice.place,
                    .move = choice.move,
                    .text = percent(found->value, digits),
                    .best = rated.front().value - found->value <= same};
        plate.spoken = (plate.best ? Chances::tr("chance to win %1, best") : Chances::tr("chance to win %1"))
                           .arg(plate.text);
        plates.push_back(std::move(plate));
    }
    return plates;
}

void Chances::tell(const SolutionPtr& solution, const Game* game, const PositionPtr& at, bool moves) {
    const bool was_available = available();
    solution_ = solution;
    const bool tells = shown() && game && at;
    const QString now = tells ? told(*game, *at, *solution_) : QString();
    plates_ = tells && moves ? chance_plates(*game, *at, *solution_) : std::vector<Plate>();
    if (now == current_ && was_available == available()) return;
    current_ = now;
    emit changed();
}

void Chances::set_shown(bool shown) {
    if (shown == shown_) return;
    shown_ = shown;
    emit changed();
}

}  // namespace sivba
