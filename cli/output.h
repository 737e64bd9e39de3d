// Everything the program prints goes through here: sentences in the reader's language
// and JSON to standard output, errors to standard error.
#pragma once

#include "framework/ruleset/document.h"
#include "framework/text/catalogue.h"

#include <nlohmann/json.hpp>

#include <functional>
#include <string>

namespace sivba::cli {

using Json = nlohmann::ordered_json;

class Output {
public:
    explicit Output(const Catalogue& catalogue) : catalogue_(&catalogue) {}

    bool json = false;  // --json was given
    // Called when whoever reads standard output has gone (`| head`, a terminal that was closed).
    std::function<void()> on_reader_gone = {};

    std::string say(const Message& message) const { return catalogue_->format(message); }
    const std::string& language() const { return catalogue_->language(); }

    void text(std::string_view text) const;     // as it stands
    void line(const Message& message) const;    // a sentence and the end of the line
    void document(const Json& document) const;  // the one JSON document of a command
    void error(const Message& message) const;   // "sivba: ..." on standard error
    void show_now() const;                      // before long work
    // `file:line:col: error: text`; the words error and warning stay English for editors.
    std::string problem_text(const Diagnostic& problem) const;
    void problem(const Diagnostic& problem) const;  // on standard error
    Json problem_json(const Diagnostic& problem) const;

    // False when something could not be written (a full disk). A reader that has gone is no
    // failure: it has read what it wanted.
    bool finish() const;
    bool reader_gone() const { return reader_gone_; }

private:
    void note_failure() const;

    const Catalogue* catalogue_;
    mutable bool reader_gone_ = false;
};

// `text` with blanks up to `width` characters.
std::string padded(std::string text, std::size_t width);
// Characters, not bytes.
std::size_t width_of(std::string_view text);

}  // namespace sivba::cli
