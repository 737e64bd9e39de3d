// Any bytes as a game in the notation of another program. What is accepted must be a game
// that is saved and read again without a change, and written and read again where the
// notation can tell it; what is refused must say why.
#include "framework/play/save.h"
#include "framework/text/catalogue.h"
#include "games/notations/notations.h"
#include "games/race/family.h"

#include <cstdlib>

namespace {

using namespace sivba;

void require(bool truth) {
    if (!truth) std::abort();
}

const Library& library() {
    static const Library library({&race_family()}, {SIVBA_SOURCE_DIR "/rulesets"});
    return library;
}

void speak(const Message& message) {
    static const Catalogue english("en", {});
    require(!english.format(message).empty());
}

void walk(const ForeignNotation& notation, Session& session) {
    const std::string text = save_text(session);
    const Result<Session> again = load_save(text, library());
    require(again && save_text(*again) == text);
    const Result<std::string> written = notation.write(session);
    if (!written) return speak(written.error().message);
    if (written->size() > largest_notation) return;
    const Result<Session> twice = notation.read(*written, library(), std::nullopt);
    require(twice && twice->game().text(*twice->position()) == session.game().text(*session.position()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::optional<GameRequest> finkel = GameRequest{"ur/finkel", {}, {}};
    for (const ForeignNotation& notation : foreign_notations()) {
        const bool names_none = notation.id == "rgn" && text.find("[Rules ") == std::string_view::npos;
        Result<Session> read = notation.read(text, library(), names_none ? finkel : std::nullopt);
        if (read)
            walk(notation, *read);
        else
            speak(read.error().message);
    }
    return 0;
}
