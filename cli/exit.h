// How the program ends; scripts depend on these numbers (docs/cli.md).
#pragma once

namespace sivba::cli {

enum class Exit : int {
    done = 0,
    wrong = 1,  // the input was examined and found wrong
    usage = 2,  // wrong usage: unknown command, option, ruleset
    limit = 3,  // a limit was reached
    internal = 70,
    interrupted = 130
};

}  // namespace sivba::cli
