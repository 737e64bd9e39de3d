// The way of one file to a Game: read, resolve `extends`, frame, options, compile. Used
// by Library alone.
#pragma once

#include "framework/play/library.h"
#include "framework/ruleset/extends.h"
#include "framework/ruleset/options.h"

namespace sivba {

class Loading {
public:
    Loading(const Families& families, FindRuleset find) : families_(families), find_(std::move(find)) {}

    // False when the file cannot be compiled at all; problems are in diagnostics().
    bool prepare(std::string_view text, std::string_view name);
    // The game with these options; may be called several times.
    GamePtr compile(const Choices& choices, bool& unknown, Diagnostics& diagnostics) const;
    // What `sivba check` adds (Library::check).
    void check_everything();

    // Where a top-level key's value stands.
    Mark mark_of(std::string_view key) const;
    Diagnostics& diagnostics() { return diagnostics_; }
    const Ruleset& frame() const { return frame_; }

private:
    void report_slips();
    bool find_family();
    void check_value(const OptionSpec& spec, const OptionValue& value);

    const Families& families_;
    FindRuleset find_;
    Document document_;
    Diagnostics diagnostics_{&document_};
    Node root_;
    Ruleset frame_;
    OptionSet options_;
    const Family* family_ = nullptr;
};

}  // namespace sivba
