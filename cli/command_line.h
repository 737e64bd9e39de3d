// The commands and their options: a thin layer over CLI11 that keeps every sentence a
// Message and every number checked.
#pragma once

#include "cli/context.h"

#include <functional>
#include <memory>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace sivba::cli {

// One command while its options are declared. The targets must live as long as the
// command line; commands keep them in a shared structure that `run` holds, too.
class Command {
public:
    Command(const Output& out, CLI::App& app, std::function<Exit(Context&)> run)
        : out_(out),
          app_(app),
          run_(std::move(run)) {}

    Command& needs(const std::string& name, std::string& target, const Message& says);
    // A positional argument that may be left out.
    Command& argument(const std::string& name, std::string& target, const Message& says);
    Command& needs_some(const std::string& name, std::vector<std::string>& target, const Message& says);
    Command& option(const std::string& name, std::string& target, const Message& says,
                    const std::string& value);
    Command& options(const std::string& name, std::vector<std::string>& target, const Message& says,
                     const std::string& value);
    Command& flag(const std::string& name, bool& target, const Message& says);
    // The command writes no JSON; it refuses --json itself, and its help does not offer it.
    Command& without_json();
    // A whole number from `minimum` to `maximum`; a positional one when the name has no dashes.
    Command& number(const std::string& name, std::uint64_t& target, std::uint64_t minimum,
                    std::uint64_t maximum, const Message& says);

    std::string name() const;
    bool chosen() const;  // it was the command given
    // Checks what CLI11 has read; the message says what is wrong.
    std::optional<Message> check() const;
    Exit run(Context& context) const { return run_(context); }

private:
    const Output& out_;
    CLI::App& app_;
    std::function<Exit(Context&)> run_;
    std::vector<std::function<std::optional<Message>()>> checks_;
};

class CommandLine {
public:
    explicit CommandLine(Context& context);
    ~CommandLine();

    Command& add(const std::string& name, const Message& says, std::function<Exit(Context&)> run);
    // Parses and runs; reports wrong usage.
    Exit run(int count, const char* const* words);

private:
    void add_common(CLI::App& app);
    Exit explain(const CLI::ParseError& error) const;
    Exit unexpected() const;
    // Text, or a document with this key.
    Exit show(const char* key, const std::string& text) const;
    std::vector<std::string> command_names() const;

    Context& context_;
    std::unique_ptr<CLI::App> app_;
    std::string language_;  // read before everything else by language_of(); here for --help
    bool json_ = false;
    std::vector<std::unique_ptr<Command>> commands_;
};

// The value of --lang among the words, before they are parsed: the help is in that
// language, too.
std::optional<std::string> language_of(int count, const char* const* words);

}  // namespace sivba::cli
