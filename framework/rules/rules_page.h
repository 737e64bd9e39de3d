// Writes the rules in words for every family: sections of lines, each line about a word or
// block of the ruleset. The `source` and `note` of a block go to the first line about it;
// those of blocks without a line of their own are added to the section that speaks of them.
#pragma once

#include "framework/rules/game.h"
#include "framework/ruleset/schema.h"

#include <set>

namespace sivba {

class RulesPage {
public:
    explicit RulesPage(const Ruleset& ruleset) : ruleset_(ruleset) {}

    void section(Message title);
    // `path`: what of the ruleset the line tells, as "move.lap.origin" or "capture". The note of
    // the innermost block around it that still has one to give goes with the line.
    void line(std::string_view path, Message text);
    // The sentence of the schema table for the value that the word at `path` has.
    template <class Rules>
    void word(const WordTable<Rules>& table, const Rules& rules, std::string_view path) {
        const std::string value = table.value(rules, path);
        for (const WordInfo& info : table.infos())
            if (info.path == path)
                for (const WordValue& each : info.values)
                    if (each.word == value) line(path, msg(each.says));
    }
    std::vector<RuleSection> finish();

private:
    void add_left_over(const std::string& block, const std::pair<std::string, LocalText>& said);

    const Ruleset& ruleset_;
    std::vector<RuleSection> sections_;
    std::vector<std::set<std::string>> topics_;  // of each section: first parts of its lines' paths
    std::set<std::string> given_;                // blocks whose source and note have a line
};

}  // namespace sivba
