// Documentation made from the schema tables: the reference for authors
// (docs/ruleset-language.md) and the JSON Schema for editors (rulesets/schema.json).
#pragma once

#include "framework/ruleset/schema.h"

namespace sivba {

// The words of one family, as its tables have them.
struct FamilyWords {
    std::string name;   // value of `family:`
    std::string title;  // "Sowing games"
    const std::vector<WordInfo>* words = nullptr;
};

// `events`: the kinds that examples may name.
std::string language_reference(const std::vector<FamilyWords>& families,
                               const std::vector<WordValue>& events);
// Draft-07, indented by two spaces, with a final line feed.
std::string json_schema(const std::vector<FamilyWords>& families);

}  // namespace sivba
