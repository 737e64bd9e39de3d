// The page of the rules with this game's Rules at hand.
#pragma once

#include "framework/rules/rules_page.h"
#include "games/sowing/program.h"
#include "games/sowing/words.h"

namespace sivba::sowing {

class Page : public RulesPage {
public:
    Page(const Program& program, const Ruleset& ruleset) : RulesPage(ruleset), rules_(program.rules) {}
    Page& say(std::string_view path, Message text) {
        line(path, std::move(text));
        return *this;
    }
    Page& word(std::string_view path) {
        RulesPage::word(words(), rules_, path);
        return *this;
    }
    Page& word_if(bool told, std::string_view path) { return told ? word(path) : *this; }

private:
    const Rules& rules_;
};

// The sections of a four-row game.
void four_rows_in_words(const Program& program, Page& page);
Message repetition_sentence(int times);

}  // namespace sivba::sowing
