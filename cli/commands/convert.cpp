// `sivba convert`: a game from one written form into another: saved games of ours, and the
// notations of other programs (games/notations).
#include "cli/commands/commands.h"
#include "cli/played_game.h"
#include "framework/play/file.h"
#include "framework/play/save.h"
#include "games/notations/notations.h"

namespace sivba::cli {

namespace {

struct Options {
    std::string file, to = std::string(own_form), game, output;
};

std::vector<std::string> form_words() {
    std::vector<std::string> words{std::string(own_form)};
    for (const ForeignNotation& each : foreign_notations()) words.emplace_back(each.id);
    return words;
}

Exit unknown_form(const Context& context, const std::string& given) {
    std::string list;
    for (const std::string& word : form_words()) list += (list.empty() ? "" : ", ") + word;
    context.out.error(
        msg("There is no form `{given}`; there are {list}.").with("given", given).with("list", list));
    if (const Message hint = did_you_mean(given, form_words()); !hint.empty()) context.out.error(hint);
    return Exit::usage;
}

Exit print(Context& context, const Options& options, const Session& session, std::string_view from,
           const std::string& text) {
    if (!options.output.empty()) {
        const Result<bool> written = write_new_file(options.output, text);
        if (!written) return context.fail(written.error());
        if (!*written)
            return context.fail(
                Exit::wrong, msg("{file} is there already and is left alone.").with("file", options.output));
    }
    if (context.out.json)
        context.out.document({{"id", session.game().ruleset().full_id()},
                              {"from", from},
                              {"to", options.to},
                              {"turns", session.turns().size()},
                              {"text", text}});
    else if (options.output.empty())
        context.out.text(text);
    return Exit::done;
}

Exit run(Context& context, const Options& options) {
    const ForeignNotation* to = foreign_notation(options.to);
    if (to == nullptr && options.to != own_form) return unknown_form(context, options.to);
    std::optional<PlayedGame> played;
    if (const Exit exit = read_played(context, options.file, options.game, played); exit != Exit::done)
        return exit;
    const Result<std::string> written =
        to != nullptr ? to->write(played->session) : Result<std::string>(save_text(played->session));
    if (!written) return context.fail(written.error());
    return print(context, options, played->session, played->form, *written);
}

}  // namespace

void add_convert(CommandLine& line) {
    const auto options = std::make_shared<Options>();
    line.add("convert", msg("A played game in another notation"),
             [options](Context& context) { return run(context, *options); })
        .needs("FILE", options->file, msg("A saved game, or one in RGN or in RoyalUr's JSON"))
        .option("--to", options->to, msg("The form to write: save (the default), rgn, royalur"), "FORM")
        .option("--game", options->game, msg("What is played, where the file does not say"), "ID")
        .option("--output", options->output, msg("Write to a new file instead of standard output"), "FILE");
}

}  // namespace sivba::cli
