// "Did you mean": the known word that a misspelt one resembles most.
#include "framework/ruleset/schema.h"

#include <algorithm>

namespace sivba {
namespace {

// Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment).
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t differs = a[i - 1] != b[j - 1];
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + differs});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost[a.size()][b.size()];
}

bool begins_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

}  // namespace

std::string nearest_word(std::string_view given, const std::vector<std::string>& known) {
    constexpr std::size_t longest = 64;
    if (given.empty() || given.size() > longest) return {};
    std::string best;
    std::size_t best_distance = std::max<std::size_t>(1, given.size() / 3) + 1;
    for (const std::string& word : known) {
        if (word.size() > longest) continue;
        std::size_t distance = edit_distance(given, word);
        // A word cut short or written on: "repeat" for "repetition" is too far, "rosett" is not.
        if (given.size() >= 3 && (begins_with(word, given) || begins_with(given, word)))
            distance = std::min<std::size_t>(distance, 1);
        if (distance < best_distance) {
            best = word;
            best_distance = distance;
        }
    }
    return best;
}

}  // namespace sivba
