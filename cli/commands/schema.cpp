// `sivba schema` and `sivba reference`: what the schema tables say about the ruleset
// language, for editors and for authors. rulesets/schema.json and
// docs/ruleset-language.md are their output.
#include "cli/commands/commands.h"
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

Exit print_schema(Context& context) {
    context.out.text(json_schema(all_words(context)));
    return Exit::done;
}

Exit print_reference(Context& context) {
    const std::string text = language_reference(all_words(context));
    if (context.out.json)
        context.out.document({{"format", "markdown"}, {"text", text}});
    else
        context.out.text(text);
    return Exit::done;
}

}  // namespace

void add_schema(CommandLine& line) {
    line.add("schema", msg("The JSON Schema of rulesets, for editors"), print_schema);
}

void add_reference(CommandLine& line) {
    line.add("reference", msg("The ruleset language, word by word, in Markdown"), print_reference);
}

}  // namespace sivba::cli
