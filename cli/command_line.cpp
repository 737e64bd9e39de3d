// CLI11 speaks English only and throws; both end here. Values are taken as text and
// examined by our own checks, so that what remains of CLI11's errors is unknown words
// and missing values.
#include "cli/command_line.h"

#include "sivba/paths.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace sivba::cli {

namespace {

std::optional<std::uint64_t> number_from(const std::string& text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

void translate_labels(CLI::App& app, const Output& out) {
    const auto formatter = std::make_shared<CLI::Formatter>();
    formatter->label("Usage", out.say(msg("Usage")));
    formatter->label("OPTIONS", out.say(msg("OPTIONS")));
    formatter->label("Positionals", out.say(msg("Arguments")));
    formatter->label("SUBCOMMAND", out.say(msg("COMMAND")));
    formatter->column_width(28);
    app.formatter(formatter);
    // The headings are the names of the groups; commands take them over from the program.
    app.option_defaults()->group(out.say(msg("Options")));
}

}  // namespace

Command& Command::needs(const std::string& name, std::string& target, const Message& says) {
    argument(name, target, says);
    checks_.emplace_back([this, name, &target]() -> std::optional<Message> {
        if (!target.empty()) return std::nullopt;
        return msg("`{command}` needs `{what}`.").with("command", app_.get_name()).with("what", name);
    });
    return *this;
}

Command& Command::argument(const std::string& name, std::string& target, const Message& says) {
    app_.add_option(name, target, out_.say(says))->type_name("");
    return *this;
}

Command& Command::needs_some(const std::string& name, std::vector<std::string>& target, const Message& says) {
    app_.add_option(name, target, out_.say(says))->type_name("");
    checks_.emplace_back([this, name, &target]() -> std::optional<Message> {
        if (!target.empty()) return std::nullopt;
        return msg("`{command}` needs `{what}`.").with("command", app_.get_name()).with("what", name);
    });
    return *this;
}

Command& Command::option(const std::string& name, std::string& target, const Message& says,
                         const std::string& value) {
    const CLI::Option* option = app_.add_option(name, target, out_.say(says))->type_name(value);
    checks_.emplace_back([option, name, &target]() -> std::optional<Message> {
        if (option->count() == 0 || !target.empty()) return std::nullopt;
        return msg("The value of `{option}` is empty.").with("option", name);
    });
    return *this;
}

Command& Command::options(const std::string& name, std::vector<std::string>& target, const Message& says,
                          const std::string& value) {
    app_.add_option(name, target, out_.say(says))->type_name(value)->expected(1)->take_all();
    return *this;
}

Command& Command::flag(const std::string& name, bool& target, const Message& says) {
    app_.add_flag(name, target, out_.say(says));
    return *this;
}

Command& Command::without_json() {
    app_.get_option("--json")->group("");
    return *this;
}

Command& Command::number(const std::string& name, std::uint64_t& target, std::uint64_t minimum,
                         std::uint64_t maximum, const Message& says) {
    const auto given = std::make_shared<std::string>();
    const bool positional = !name.starts_with('-');
    app_.add_option(name, *given, out_.say(says))->type_name(positional ? "" : "N");
    checks_.emplace_back([=, this, &target]() -> std::optional<Message> {
        if (given->empty()) {
            if (!positional) return std::nullopt;
            return msg("`{command}` needs `{what}`.").with("command", app_.get_name()).with("what", name);
        }
        const std::optional<std::uint64_t> value = number_from(*given);
        if (!value || *value < minimum || *value > maximum)
            return msg("`{what}` must be a whole number from {minimum} to {maximum}, not `{given}`.")
                .with("what", name)
                .with("minimum", std::to_string(minimum))
                .with("maximum", std::to_string(maximum))
                .with("given", *given);
        target = *value;
        return std::nullopt;
    });
    return *this;
}

std::optional<Message> Command::check() const {
    for (const auto& each : checks_)
        if (std::optional<Message> wrong = each()) return wrong;
    return std::nullopt;
}

std::string Command::name() const { return app_.get_name(); }

bool Command::chosen() const { return app_.parsed(); }

CommandLine::CommandLine(Context& context)
    : context_(context),
      app_(std::make_unique<CLI::App>(
          context.out.say(msg("Traditional games of sowing and racing: play, examine and count.")),
          "sivba")) {
    translate_labels(*app_, context_.out);
    add_common(*app_);
    app_->set_version_flag("--version", fmt::format("sivba {}", paths::version),
                           context_.out.say(msg("The version of the program")));
    app_->require_subcommand(0, 1);
}

CommandLine::~CommandLine() = default;

void CommandLine::add_common(CLI::App& app) {
    const Output& out = context_.out;
    app.set_help_flag("-h,--help", out.say(msg("This help")));
    app.add_flag("--json", json_, out.say(msg("Print one JSON document")));
    app.add_option("--lang", language_, out.say(msg("Language: en, uk, ru or sl")))->type_name("L");
}

Command& CommandLine::add(const std::string& name, const Message& says, std::function<Exit(Context&)> run) {
    CLI::App& app =
        *app_->add_subcommand(name, context_.out.say(says))->group(context_.out.say(msg("Commands")));
    add_common(app);
    commands_.push_back(std::make_unique<Command>(context_.out, app, std::move(run)));
    return *commands_.back();
}

std::vector<std::string> CommandLine::command_names() const {
    std::vector<std::string> names;
    for (const auto& each : commands_) names.push_back(each->name());
    return names;
}

Exit CommandLine::unexpected() const {
    const std::vector<std::string> rest = app_->remaining(true);
    const std::string word = rest.empty() ? std::string() : rest.front();
    if (!app_->get_subcommands().empty() || word.starts_with('-'))
        return context_.fail(Exit::usage, msg("Unknown argument `{word}`.").with("word", word));
    context_.out.error(msg("Unknown command `{word}`.").with("word", word));
    if (const Message hint = did_you_mean(word, command_names()); !hint.empty()) context_.out.error(hint);
    context_.out.error(msg("`sivba --help` lists the commands."));
    return Exit::usage;
}

Exit CommandLine::show(const char* key, const std::string& text) const {
    if (context_.out.json)
        context_.out.document({{key, text}});
    else
        context_.out.text(text);
    return Exit::done;
}

Exit CommandLine::explain(const CLI::ParseError& error) const {
    if (dynamic_cast<const CLI::CallForHelp*>(&error)) {
        if (app_->get_subcommands().empty() && app_->remaining_size() > 0) return unexpected();
        return show("help", app_->help());
    }
    if (dynamic_cast<const CLI::CallForVersion*>(&error))
        return context_.out.json ? show("version", std::string(paths::version))
                                 : show("version", std::string(error.what()) + "\n");
    if (dynamic_cast<const CLI::ExtrasError*>(&error)) return unexpected();
    const std::string text = error.what();
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error))
        return context_.fail(
            Exit::usage,
            msg("`{option}` takes exactly one value.").with("option", text.substr(0, text.find(':'))));
    return context_.fail(Exit::usage, verbatim(text));
}

Exit CommandLine::run(int count, const char* const* words) {
    // Help and version come before the options are read.
    context_.out.json = std::count(words, words + count, std::string_view("--json")) > 0;
    try {
        app_->parse(count, words);
    } catch (const CLI::ParseError& error) {
        return explain(error);
    }
    context_.out.json = json_;
    for (const auto& command : commands_) {
        if (!command->chosen()) continue;
        if (const std::optional<Message> wrong = command->check()) {
            context_.out.error(*wrong);
            context_.out.error(msg("`sivba {command} --help` tells more.").with("command", command->name()));
            return Exit::usage;
        }
        return command->run(context_);
    }
    context_.out.text(app_->help());
    return Exit::usage;
}

std::optional<std::string> language_of(int count, const char* const* words) {
    constexpr std::string_view name = "--lang";
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        if (word == name && i + 1 < count) return words[i + 1];
        if (word.starts_with("--lang=")) return std::string(word.substr(name.size() + 1));
    }
    return std::nullopt;
}

}  // namespace sivba::cli
