// Weights that follow from the rules, for rulesets that say none. They come from matches
// between sets of weights (docs/levels.md).
#include "games/sowing/evaluation.h"

namespace sivba::sowing {
namespace {

// Stored seeds decide; a seed on the own side is worth a little, for it is the owner's when
// the seeds are counted, and so is a pit from which a turn may start.
Weights two_rows(const Rules& rules) {
    Weights weights;
    weights.stored = 1'000;
    weights.seeds = 125;
    weights.mobility = 100;
    weights.claimed = rules.claim.makes > 0 ? 100 : 0;
    return weights;
}

// Who has no move loses, so the seeds that can be sown count as much as those in store.
Weights four_rows(const Rules& rules) {
    Weights weights;
    weights.seeds = 500;
    weights.stored = rules.capture.to == CaptureTo::store ? 500 : 0;
    return weights;
}

}  // namespace

Weights weights_of(const Rules& rules) {
    Weights weights = rules.relays() ? four_rows(rules) : two_rows(rules);
    const auto said = [](int word, float& weight) {
        if (word != ComputerRules::from_the_rules) weight = static_cast<float>(word);
        weight /= 1'000;
    };
    const ComputerRules& words = rules.computer;
    said(words.seeds, weights.seeds);
    said(words.stored, weights.stored);
    said(words.mobility, weights.mobility);
    said(words.capturable, weights.capturable);
    said(words.inner, weights.inner);
    said(words.house, weights.house);
    said(words.claimed, weights.claimed);
    said(words.special, weights.special);
    return weights;
}

}  // namespace sivba::sowing
