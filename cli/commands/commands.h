// One function per command; each declares its options and says what runs. main.cpp
// calls them in the order of --help.
#pragma once

#include "cli/command_line.h"

namespace sivba::cli {

void add_list(CommandLine& line);
void add_check(CommandLine& line);
void add_rules(CommandLine& line);
void add_diff(CommandLine& line);
void add_show(CommandLine& line);
void add_moves(CommandLine& line);
void add_apply(CommandLine& line);
void add_perft(CommandLine& line);
void add_playout(CommandLine& line);
void add_solve(CommandLine& line);
void add_match(CommandLine& line);
void add_analyse(CommandLine& line);
void add_vectors(CommandLine& line);
void add_play(CommandLine& line);
void add_convert(CommandLine& line);
void add_schema(CommandLine& line);

// Words that several commands use.
Message says_ruleset();
Message says_position();

}  // namespace sivba::cli
