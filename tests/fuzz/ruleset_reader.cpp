// Any bytes as a ruleset: read, written and read again, merged with what it extends, its
// options chosen, compiled. Nothing may crash, hang or lose content.
#include "framework/ruleset/reader.h"
#include "framework/ruleset/writer.h"
#include "tests/unit/ruleset/sample_family.h"

#include "framework/play/library.h"

#include <cstdlib>

namespace {

using namespace sivba;

void require(bool truth) {
    if (!truth) std::abort();
}

// Every message can be put into words.
void speak(const std::vector<Diagnostic>& problems) {
    for (const Diagnostic& each : problems) require(!sample::english(each.message).empty());
}

void round_trip(std::string_view text) {
    Document document;
    Diagnostics diagnostics(&document);
    const auto root = read_yaml(text, "fuzz", document, diagnostics);
    require(root || diagnostics.failed());
    speak(diagnostics.all());
    if (!root || diagnostics.failed()) return;
    const std::string written = to_yaml(*root);
    if (written.size() > ReaderLimits{}.bytes) return;
    const auto again = read_yaml(written, "again", document, diagnostics);
    require(again && sample::same_content(*root, *again));
}

void compile(std::string_view text) {
    const Library library({&sample::family()}, {});
    const Loaded loaded = library.load_text(text, "fuzz", {});
    speak(loaded.problems);
    if (loaded.game == nullptr) return;
    const Ruleset& ruleset = loaded.game->ruleset();
    const Loaded again = library.load_text(ruleset.text, "save", {});
    require(again.game != nullptr && again.game->ruleset().rules_hash == ruleset.rules_hash);
    for (const OptionInfo& option : ruleset.options)
        speak(library.load_text(text, "fuzz", {{option.key, option.values.back().word}}).problems);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    round_trip(text);
    compile(text);
    return 0;
}
