#include "framework/rules/starter.h"

#include <algorithm>

namespace sivba {

std::vector<WordChoice<Starter>> starter_words(std::initializer_list<Starter> values) {
    static const std::vector<WordChoice<Starter>> all = {
        {"first", Starter::first, SIVBA_N("The first player begins.")},
        {"second", Starter::second, SIVBA_N("The second player begins.")},
        {"random", Starter::random, SIVBA_N("Chance decides who begins.")},
        {"throw-off", Starter::throw_off,
         SIVBA_N("Both seats throw the dice; the higher throw starts, equal throws are repeated.")},
        {"first-one", Starter::first_one,
         SIVBA_N("The seats throw by turns, beginning by lot; who first throws a 1 starts and plays it.")}};
    std::vector<WordChoice<Starter>> chosen;
    for (const Starter value : values)
        chosen.push_back(*std::ranges::find(all, value, &WordChoice<Starter>::value));
    return chosen;
}

}  // namespace sivba
