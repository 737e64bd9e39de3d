// What a solution says of a position: the first seat's chance, and that of every decision.
#pragma once

#include "cli/describe.h"

namespace sivba::cli {

struct Answer {
    std::string position;
    double chance = 0;  // the first seat's, with best play
    double error = 0;   // of the chance, at the most
    struct Decision {
        std::string token;
        double chance = 0;
    };
    std::vector<Decision> decisions;  // of the seat to move, the best first; none before a throw
};

// Nothing where the solution does not hold the position.
std::optional<Answer> ask(const Game& game, const Solution& solution, const Position& position);

// As many digits as are certain.
std::string chance_text(double chance, double error);
void print_answer(const Output& out, const Answer& answer);
Json answer_json(const Answer& answer);

}  // namespace sivba::cli
