// `sivba schema` and `sivba schema --reference`: what the schema tables say about the ruleset
// language, for editors and for authors. rulesets/schema.json and
// docs/ruleset-language.md are their output.
#include "cli/commands/commands.h"
#include "framework/play/event_words.h"
#include "framework/ruleset/reference.h"

namespace sivba::cli {

namespace {

// Both are files of the project and therefore in English.
std::vector<FamilyWords> all_words(const Context& context) {
    const Catalogue english("en", {});
    std::vector<FamilyWords> all;
    for (const Family* family : context.library.families())
        all.push_back({std::string(family->name()), english.format(family->title()), &family->words()});
    return all;
}

std::vector<WordValue> all_events() {
    std::vector<WordValue> all;
    for (const EventWord& event : event_words)
        all.push_back({std::string(event.word), std::string(event.says)});
    return all;
}

Exit run(Context& context, bool reference) {
    const std::vector<FamilyWords> words = all_words(context);
    const std::string text = reference ? language_reference(words, all_events()) : json_schema(words);
    if (reference && context.out.json)
        context.out.document({{"format", "markdown"}, {"text", text}});
    else
        context.out.text(text);
    return Exit::done;
}

}  // namespace

void add_schema(CommandLine& line) {
    const auto reference = std::make_shared<bool>(false);
    line.add("schema", msg("The JSON Schema of rulesets, for editors"),
             [reference](Context& context) { return run(context, *reference); })
        .flag("--reference", *reference, msg("The ruleset language, word by word, in Markdown"));
}

}  // namespace sivba::cli
