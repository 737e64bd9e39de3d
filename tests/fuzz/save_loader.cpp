// Any bytes as a saved game and as a journal. What is accepted must be a game that is
// saved and read again without a change; what is refused must say why.
#include "framework/play/journal.h"
#include "framework/play/save.h"
#include "framework/text/catalogue.h"
#include "games/families.h"
#include "tests/unit/play/toy_game.h"

#include <cstdlib>

namespace {

using namespace sivba;

void require(bool truth) {
    if (!truth) std::abort();
}

// The toy's rulesets are short, which leaves the fuzzer more tries for everything else.
// No folder: the ruleset always comes from the input.
const Library& library() {
    static const Library library = [] {
        Families families = all_families();
        families.push_back(&toy::toy_family());
        return Library(families, {});
    }();
    return library;
}

void speak(const Message& message) {
    static const Catalogue english("en", {});
    require(!english.format(message).empty());
}

void walk(Session& session) {
    const std::string text = save_text(session);
    const Result<Session> again = load_save(text, library());
    require(again && save_text(*again) == text);
    (void)session.turns();
    while (session.can_undo()) session.undo();
    require(session.game().equal(*session.position(), *session.start()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    Result<Session> saved = load_save(text, library());
    if (saved)
        walk(*saved);
    else
        speak(saved.error().message);
    Result<Recovered> recovered = recover_journal_text(text, library());
    if (recovered)
        walk(recovered->session);
    else
        speak(recovered.error().message);
    return 0;
}
