// The words of the sample family, in the order of a file.
#include "tests/unit/ruleset/sample_family.h"

#include "framework/text/catalogue.h"
#include "games/null/game.h"

namespace sivba::sample {
namespace {

void read_take(const Node& node, Rules& rules, ValueReader& reader) {
    if (!reader.sequence(node)) return;
    static const std::vector<WordValue> places = {{"opposite", "The opposite pit."},
                                                  {"last", "The last pit."}};
    rules.take.clear();
    for (const Node& item : node.items) {
        std::size_t which = 0;
        if (reader.word(item, places, which)) rules.take.push_back(places[which].word);
    }
}

std::string write_take(const Rules& rules) {
    std::string text = "[";
    for (const std::string& each : rules.take) text += (text.size() > 1 ? ", " : "") + each;
    return text + "]";
}

WordTable<Rules> make_words() {
    WordTable<Rules> table;
    table
        .number(
            "board.columns", [](auto& r) -> auto& { return r.columns; }, 1, 20, "Pits in a row.")
        .required = true;
    table.number(
        "setup.each", [](auto& r) -> auto& { return r.each; }, 0, 16, "Seeds in every pit.");
    table.number(
        "setup.outer", [](auto& r) -> auto& { return r.outer; }, 0, 16, "Seeds in the outer row.");
    table.choice(
        "move.direction", [](auto& r) -> auto& { return r.direction; },
        std::vector<WordChoice<Direction>>{
            {"counter-clockwise", Direction::counter_clockwise, "Against the clock."},
            {"clockwise", Direction::clockwise, "With the clock."},
            {"free", Direction::free, "As the player likes."}},
        "The way of the seeds.");
    table.flag(
        "move.relay", [](auto& r) -> auto& { return r.relay; }, "Laps go on.", "One lap.",
        "Whether laps go on.");
    table.choice(
        "capture.when", [](auto& r) -> auto& { return r.when; },
        std::vector<WordChoice<Capture>>{
            {"never", Capture::never, "Nothing is captured."},
            {"last-in-empty", Capture::last_in_empty, "The last seed captures."}},
        "What captures.");
    table.custom("capture.take", "list of places", "What is taken.", read_take, write_take);
    table
        .choice(
            "starter", [](auto& r) -> auto& { return r.starter; },
            std::vector<WordChoice<Starter>>{{"first", Starter::first, "The first player begins."},
                                             {"second", Starter::second, "The second player begins."},
                                             {"random", Starter::random, "Chance decides."}},
            "Who begins.")
        .offered = true;
    table
        .number(
            "end.limit", [](auto& r) -> auto& { return r.limit; }, 0, 5, "Turns.")
        .offered = true;
    return table;
}

class SampleFamily final : public Family {
public:
    std::string_view name() const override { return "sample"; }
    Message title() const override { return msg("Sample games"); }
    const std::vector<WordInfo>& words() const override { return sample::words().infos(); }
    GamePtr compile(const Node& root, Ruleset frame, Diagnostics& diagnostics) const override {
        const Rules rules = sample::words().parse(root, frame_words(), diagnostics);
        if (rules.when == Capture::never && !rules.take.empty())
            diagnostics.error(root.find("capture")->mark, msg("Something is taken, but never."));
        if (diagnostics.failed()) return nullptr;
        frame.canonical = sample::words().dump(rules);
        frame.rules_hash = content_hash(frame.canonical);
        return std::make_shared<null::NullGame>(null::Program{}, std::move(frame));
    }
};

}  // namespace

const WordTable<Rules>& words() {
    static const WordTable<Rules> table = make_words();
    return table;
}

const Family& family() {
    static const SampleFamily made;
    return made;
}

const std::string plain = R"(format: 1
id: sample/plain
family: sample
name: {en: Plain, uk: Просто, ru: Просто, sl: Preprosto}
summary: {en: "A plain game.", uk: "Гра.", ru: "Игра.", sl: "Igra."}
origin: {place: {en: Here, uk: Тут, ru: Здесь, sl: Tukaj}, people: [Nama, Damara], map: [-22.0, 17.5]}
players: 2
minutes: 15
difficulty: 1
symmetry: rotate
sources:
  rules: "A. Author, Games, 1999"
board: {columns: 8}
setup: {each: 4}
move:
  direction: counter-clockwise
  relay: on
capture:
  source: rules
  note: {en: "Rarely."}
  when: last-in-empty
  take: [opposite]
options:
  direction:
    default: counter-clockwise
    values:
      clockwise: {move: {direction: clockwise}}
      free: {move: {direction: free}}
    value_names: {free: {en: as you like}}
  seeds: {name: {en: Seeds}, default: 4, range: [1, 8], sets: [setup.each]}
  captures: {default: on, values: {off: {capture: {when: never, take: default}}}}
examples:
  - note: {en: "nothing happens"}
    turns: ["a", "b"]
    expect: {score: [0, 0]}
)";

std::string word_of(const GamePtr& game, std::string_view path) {
    if (game == nullptr) return "error";
    std::string text = "\n", key = "\n";
    text += game->ruleset().canonical;
    key.append(path).append(": ");
    const std::size_t at = text.find(key);
    if (at == std::string::npos) return "missing";
    return text.substr(at + key.size(), text.find('\n', at + 1) - at - key.size());
}

bool same_content(const Node& a, const Node& b) {
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
    const bool is_plain = !a.scalar.empty() && a.scalar.find_first_not_of(letters) == std::string::npos;
    return a.kind == b.kind && a.scalar == b.scalar && (a.quoted == b.quoted || !is_plain) &&
           std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), same_content) &&
           std::equal(a.entries.begin(), a.entries.end(), b.entries.begin(), b.entries.end(),
                      [](const Node::Entry& x, const Node::Entry& y) {
                          return x.key == y.key && same_content(x.value, y.value);
                      });
}

std::string english(const Message& message) { return Catalogue("en", {}).format(message); }

std::string listed(const std::vector<Diagnostic>& problems) {
    std::string text;
    for (const Diagnostic& each : problems)
        text += std::to_string(each.mark.line) + ":" + std::to_string(each.mark.column) + " " +
                english(each.message) + "\n";
    return text;
}

}  // namespace sivba::sample
