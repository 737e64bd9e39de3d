// The program `sivba`: finds the language, declares the commands, runs one.
#include "cli/commands/commands.h"
#include "cli/streams.h"

#include <algorithm>
#include <exception>
#include <iterator>

namespace {

using namespace sivba;
using namespace sivba::cli;

Exit run(int count, char** words) {
    const std::optional<std::string> given = language_of(count, words);
    const std::string asked = given ? *given : language_of_environment();
    const bool known = std::find(std::begin(languages), std::end(languages), asked) != std::end(languages);
    Context context(known ? asked : language_of_environment());
    if (!known)
        return context.fail(
            Exit::usage,
            msg("There is no language `{given}`; there are en, uk, ru and sl.").with("given", asked));
    CommandLine line(context);
    for (const auto add :
         {add_list, add_check, add_rules, add_diff, add_show, add_moves, add_apply, add_perft, add_playout,
          add_solve, add_match, add_analyse, add_vectors, add_play, add_convert, add_schema})
        add(line);
    const Exit exit = line.run(count, words);
    if (!context.out.finish()) return context.fail(Exit::internal, msg("The output could not be written."));
    // What it found wrong before its reader went stays wrong; the rest nobody wants.
    if (exit == Exit::interrupted && context.out.reader_gone()) return Exit::done;
    return exit;
}

}  // namespace

int main(int count, char** words) {
    prepare_standard_streams();
    try {
        return static_cast<int>(run(count, words));
    } catch (const std::exception& error) {
        // Only memory that ran out or a mistake of ours gets here.
        write_error("sivba: ");
        write_error(error.what());
        write_error("\n");
        return static_cast<int>(Exit::internal);
    }
}
