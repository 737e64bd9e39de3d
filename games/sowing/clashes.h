// Reports words of a ruleset that do not go together, naming both keys.
#pragma once

#include "framework/rules/compile_checks.h"
#include "games/sowing/compile.h"
#include "games/sowing/words.h"

namespace sivba::sowing {

class Clashes {
public:
    Clashes(const Rules& rules, const Node& root, Diagnostics& diagnostics)
        : rules_(rules),
          root_(root),
          diagnostics_(diagnostics) {}

    // Reports that the values of the two keys do not go together.
    void refuse_if(bool clash, std::string_view key, std::string_view other) {
        if (!clash) return;
        diagnostics_.error(mark_of_either(root_, key, other),
                           msg("`{key}: {value}` makes no sense together with `{other}: {given}`.")
                               .with("key", std::string(key))
                               .with("value", words().value(rules_, key))
                               .with("other", std::string(other))
                               .with("given", words().value(rules_, other)));
    }
    void refuse_if(bool wrong, std::string_view key, Message message) {
        if (wrong) diagnostics_.error(mark_of(root_, key), std::move(message));
    }

    bool any() const { return diagnostics_.failed(); }

    // Reports the words of some groups that are not at their default: they mean nothing here.
    void refuse_words_of(std::initializer_list<std::string_view> groups, std::string_view other) {
        for (const WordInfo& word : words().infos())
            for (const std::string_view group : groups)
                refuse_if(std::string_view(word.path).substr(0, group.size()) == group &&
                              words().value(rules_, word.path) != word.standard,
                          word.path, other);
    }

private:
    const Rules& rules_;
    const Node& root_;
    Diagnostics& diagnostics_;
};

// `seeds`: of the opening, all places together.
inline void check_seeds(int seeds, Clashes& clashes) {
    clashes.refuse_if(seeds > max_seeds_of_rulesets, "setup.all",
                      msg_n("The board would hold {n} seed; {most} is the most.",
                            "The board would hold {n} seeds; {most} is the most.", seeds)
                          .with("most", std::int64_t{max_seeds_of_rulesets}));
    clashes.refuse_if(seeds == 0, "setup.all", msg("The board would hold no seeds."));
}

}  // namespace sivba::sowing
