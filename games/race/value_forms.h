// Values of the race words that are not a single word or number: lists of squares,
// kinds, faces and steps of dice. Each form has a reader and its canonical text.
#pragma once

#include "framework/ruleset/schema.h"
#include "games/race/rules.h"

namespace sivba::race {

void read_names(const Node& node, Names& names, ValueReader& reader);
std::string names_text(const Names& names);

void read_kinds(const Node& node, std::vector<std::pair<std::string, Names>>& kinds, ValueReader& reader);
std::string kinds_text(const std::vector<std::pair<std::string, Names>>& kinds);

void read_second_path(const Node& node, Rules::Ways& ways, ValueReader& reader);
std::string second_path_text(const Rules::Ways& ways);

// `standard` is the word for an empty list: "any", "none".
void read_throws(const Node& node, std::string_view standard, std::vector<int>& throws, ValueReader& reader);
std::string throws_text(const std::vector<int>& throws, std::string_view standard);

void read_faces(const Node& node, Rules::Dice& dice, ValueReader& reader);
std::string faces_text(const Rules::Dice& dice);

void read_steps(const Node& node, std::map<int, int>& steps, ValueReader& reader);
std::string steps_text(const std::map<int, int>& steps);

void read_goal(const Node& node, int& goal, ValueReader& reader);

}  // namespace sivba::race
