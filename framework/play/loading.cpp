// Every step goes on after errors as long as the next one can still say something true,
// so that an author sees all problems at once.
#include "framework/play/loading.h"

#include "framework/ruleset/frame.h"
#include "framework/ruleset/reader.h"
#include "framework/ruleset/writer.h"

namespace sivba {

// Without a family nobody knows the words of the rules, but a misspelt `family` is found.
void Loading::report_slips() {
    for (const Node::Entry& entry : root_.entries) {
        const std::string nearest = nearest_word(entry.key, frame_words());
        if (nearest.empty() || nearest == entry.key || root_.find(nearest) != nullptr) continue;
        diagnostics_.error(entry.mark, msg("The key `{key}` is not known here; did you mean `{nearest}`?")
                                           .with("key", entry.key)
                                           .with("nearest", nearest));
    }
}

bool Loading::find_family() {
    std::vector<std::string> known;
    for (const Family* family : families_) {
        known.emplace_back(family->name());
        if (family->name() == frame_.family) family_ = family;
    }
    if (family_ != nullptr) return true;
    const Node* node = root_.find("family");
    if (node == nullptr) report_slips();
    if (node == nullptr || frame_.family.empty()) return false;  // already reported
    ValueReader reader(diagnostics_);
    std::vector<WordValue> allowed;
    allowed.reserve(known.size());
    for (const std::string& name : known) allowed.push_back({name, {}});
    std::size_t which = 0;
    reader.word(*node, allowed, which);
    return false;
}

bool Loading::prepare(std::string_view text, std::string_view name) {
    std::optional<Node> read = read_yaml(text, name, document_, diagnostics_);
    if (!read) return false;
    std::optional<Node> merged = resolve_extends(std::move(*read), document_, find_, diagnostics_);
    if (!merged) return false;
    root_ = std::move(*merged);
    settle_ranges(root_, diagnostics_);
    frame_ = read_frame(root_, diagnostics_);
    frame_.path = std::string(name);
    frame_.text = to_yaml(root_);
    if (frame_.text.size() > ReaderLimits{}.bytes)
        diagnostics_.error({0, 1, 1},
                           msg_n("The file and what it extends are larger than {n} byte together.",
                                 "The file and what it extends are larger than {n} bytes together.",
                                 static_cast<std::int64_t>(ReaderLimits{}.bytes)));
    if (!find_family()) return false;
    options_ = read_options(root_, family_->words(), diagnostics_);
    return true;
}

Mark Loading::mark_of(std::string_view key) const {
    const Node* node = root_.find(key);
    return node == nullptr ? root_.mark : node->mark;
}

GamePtr Loading::compile(const Choices& choices, bool& unknown, Diagnostics& diagnostics) const {
    OptionSet options = options_;
    unknown = !choose_options(options, choices, diagnostics);
    Node root = root_;
    apply_options(options, root);
    Ruleset frame = frame_;
    read_block_notes(root, frame, diagnostics);
    for (const OptionSpec& spec : options.specs) frame.options.push_back(spec.info);
    GamePtr game = family_->compile(root, std::move(frame), diagnostics);
    if (game == nullptr && !diagnostics.failed())
        diagnostics.error(root.mark, msg("The rules could not be compiled."));
    return diagnostics.failed() ? nullptr : game;
}

void Loading::check_value(const OptionSpec& spec, const OptionValue& value) {
    Diagnostics found(&document_);
    bool unknown = false;
    compile({{spec.info.key, value.word}}, unknown, found);
    for (const Diagnostic& each : found.all()) {
        if (each.severity == Severity::warning) continue;  // said of the game itself
        Message message = msg("With {option}={value}: {problem}")
                              .with("option", spec.info.key)
                              .with("value", value.word)
                              .with("problem", each.message);
        diagnostics_.error(each.mark.line > 0 ? each.mark : spec.mark, std::move(message));
    }
}

void Loading::check_everything() {
    warn_of_gaps(root_, diagnostics_);
    find_clashes(options_, diagnostics_);
    if (diagnostics_.failed()) return;
    for (const OptionSpec& spec : options_.specs)
        for (const OptionValue& value : spec.info.values)
            if (value.word != spec.info.standard) check_value(spec, value);
}

}  // namespace sivba
