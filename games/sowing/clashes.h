// Reports words of a ruleset that do not go together, naming both keys.
#pragma once

#include "framework/rules/compile_checks.h"
#include "games/sowing/compile.h"
#include "games/sowing/words.h"

#include <algorithm>
#include <vector>

namespace sivba::sowing {

class Clashes {
public:
    Clashes(const Rules& rules, const Node& root, Diagnostics& diagnostics)
        : rules_(rules),
          root_(root),
          diagnostics_(diagnostics) {}

    // Notes that the values of the two keys do not go together; the one that the author wrote is to
    // blame, not what he takes over and not a default.
    void refuse_if(bool clash, std::string_view key, std::string_view other) {
        if (!clash) return;
        const std::string_view blamed = to_blame(root_, key, other);
        pairs_.push_back({std::string(blamed), std::string(blamed == key ? other : key)});
    }
    void refuse_if(bool wrong, std::string_view key, Message message) {
        if (wrong) diagnostics_.error(mark_of(root_, key), std::move(message));
    }

    // The same where a fault of `key` may come from a change of `other`.
    void refuse_if(bool wrong, std::string_view key, std::string_view other, Message message) {
        refuse_if(wrong, to_blame(root_, key, other), std::move(message));
    }

    bool any() const { return diagnostics_.failed() || !pairs_.empty(); }

    // Reports the pairs: a word that clashes with several is named once with all of them.
    void report() {
        std::vector<std::string> told;
        for (const Pair& pair : pairs_) {
            if (std::ranges::find(told, pair.blamed) != told.end()) continue;
            told.push_back(pair.blamed);
            std::vector<std::string> others;
            for (const Pair& each : pairs_)
                if (each.blamed == pair.blamed && std::ranges::find(others, each.other) == others.end())
                    others.push_back(each.other);
            report(pair.blamed, others);
        }
        pairs_.clear();
    }

    // Reports the words of some groups that are not at their default: they mean nothing here.
    void refuse_words_of(std::initializer_list<std::string_view> groups, std::string_view other) {
        for (const WordInfo& word : words().infos())
            for (const std::string_view group : groups)
                refuse_if(std::string_view(word.path).substr(0, group.size()) == group &&
                              words().value(rules_, word.path) != word.standard,
                          word.path, other);
    }

private:
    struct Pair {
        std::string blamed, other;
    };

    void report(const std::string& key, const std::vector<std::string>& others) {
        std::string list;
        for (const std::string& other : others) {
            const std::string value = words().value(rules_, other);  // of a block: none
            list += (list.empty() ? "`" : ", `") + other + (value.empty() ? "" : ": " + value) + "`";
        }
        diagnostics_.error(mark_of(root_, key), msg("`{key}: {value}` makes no sense together with {others}.")
                                                    .with("key", key)
                                                    .with("value", words().value(rules_, key))
                                                    .with("others", list));
    }

    const Rules& rules_;
    const Node& root_;
    Diagnostics& diagnostics_;
    std::vector<Pair> pairs_;
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
