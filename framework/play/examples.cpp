#include "framework/play/examples.h"

#include "framework/play/event_words.h"
#include "framework/play/replay.h"
#include "framework/play/save_format.h"
#include "framework/ruleset/examples.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cassert>

namespace sivba {

namespace {

using Json = nlohmann::ordered_json;
using Problem = std::optional<Message>;

Json json_from(const Node& node) {
    if (node.is_map()) {
        Json json = Json::object();
        for (const Node::Entry& entry : node.entries) json[entry.key] = json_from(entry.value);
        return json;
    }
    if (node.is_sequence()) {
        Json json = Json::array();
        for (const Node& item : node.items) json.push_back(json_from(item));
        return json;
    }
    if (!node.quoted) {
        if (const auto number = number_from(node.scalar)) return *number;
        if (node.scalar == "null" || node.scalar == "~") return nullptr;
        if (node.scalar == "true" || node.scalar == "on") return true;
        if (node.scalar == "false" || node.scalar == "off") return false;
    }
    return node.scalar;
}

Result<PositionPtr> position_in(const Game& game, const Node& node) {
    return node.is_scalar() ? game.parse_text(node.scalar) : game.from_json(json_from(node));
}

// Everything an expectation may look at.
struct Played {
    const Session& session;
    EventLog last_turn;
    bool refused = false;
};

Problem expected(std::string_view word, std::string wanted, std::string got) {
    return msg("The example expects `{word}: {wanted}`, the game gives {got}.")
        .with("word", std::string(word))
        .with("wanted", std::move(wanted))
        .with("got", std::move(got));
}

std::string list_of(std::vector<std::string> words) {
    std::ranges::sort(words);
    std::string text;
    for (const std::string& word : words) text.append(text.empty() ? "" : ", ").append(word);
    return text.insert(0, 1, '[').append("]");
}

std::vector<std::string> words_in(const Node& node) {
    std::vector<std::string> words;
    if (node.is_scalar()) words.push_back(node.scalar);
    for (const Node& item : node.items) words.push_back(item.scalar);
    return words;
}

Problem check_position(const Played& played, const Node& node) {
    const Game& game = played.session.game();
    const Result<PositionPtr> wanted = position_in(game, node);
    if (!wanted) return wanted.error().message;
    if (game.equal(**wanted, *played.session.position())) return {};
    return expected("position", game.text(**wanted), game.text(*played.session.position()));
}

Problem check_next(const Played& played, const Node& node) {
    const Actor actor = played.session.actor();
    const std::string got = actor.is_seat() ? word_of(actor.seat()) : actor.is_chance() ? "chance" : "nobody";
    return node.scalar == got ? Problem() : expected("next", node.scalar, got);
}

Problem check_decisions(const Played& played, const Node& node) {
    MoveList moves;
    const Session& session = played.session;
    session.game().legal(*session.position(), moves);
    std::vector<std::string> tokens;
    for (Move move : moves) tokens.push_back(session.game().token(*session.position(), move));
    const std::string wanted = list_of(words_in(node)), got = list_of(tokens);
    return wanted == got ? Problem() : expected("decisions", wanted, got);
}

Problem check_event(const Played& played, std::string_view text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::optional<EventKind> kind = event_from(text.substr(0, blank));
    const auto number = number_from(blank < text.size() ? text.substr(blank + 1) : "1");
    if (!kind || !number)
        return msg("`{word}` is no event; events are written like `capture 5`.")
            .with("word", std::string(text));
    std::uint64_t sum = 0;
    for (const Event& event : played.last_turn)
        if (event.kind == *kind) sum += std::max<std::uint64_t>(event.count, 1);
    const bool bare = blank == text.size();
    if (bare ? sum > 0 : sum == *number) return {};
    return expected("events", std::string(text), std::to_string(sum));
}

Problem check_events(const Played& played, const Node& node) {
    for (const std::string& text : words_in(node))
        if (Problem problem = check_event(played, text)) return problem;
    return {};
}

Problem check_winner(const Played& played, const Node& node) {
    const Outcome outcome = played.session.outcome();
    std::string got = "none";
    if (outcome.kind == OutcomeKind::drawn) got = "draw";
    if (outcome.kind == OutcomeKind::nullified) got = "void";
    for (int i = max_seats - 1; i >= 0; --i)
        if (outcome.won_by(seat_at(i))) got = word_of(seat_at(i));
    return node.scalar == got ? Problem() : expected("winner", node.scalar, got);
}

Problem check_score(const Played& played, const Node& node) {
    std::string wanted, got;
    for (const std::string& number : words_in(node)) wanted.append(wanted.empty() ? "" : ", ").append(number);
    const Outcome outcome = played.session.outcome();
    for (int i = 0; i < played.session.game().seats(); ++i)
        got.append(got.empty() ? "" : ", ")
            .append(std::to_string(outcome.score[static_cast<std::size_t>(i)]));
    return wanted == got ? Problem() : expected("score", wanted, got);
}

Problem check_refused(const Played& played, const Node& node) {
    const bool wanted = node.scalar == "on" || node.scalar == "true";
    return wanted == played.refused ? Problem()
                                    : expected("refused", node.scalar, played.refused ? "on" : "off");
}

using Check = Problem (*)(const Played&, const Node&);
// In the order of expect_rows().
constexpr Check checks[] = {check_position, check_next,  check_decisions, check_events,
                            check_winner,   check_score, check_refused};

Problem check_word(const Played& played, const Node::Entry& entry) {
    const std::vector<WordInfo>& rows = expect_rows();
    assert(rows.size() == std::size(checks));
    const auto row = std::ranges::find(rows, entry.key, &WordInfo::path);
    // Unknown words were reported when the file was read.
    return row == rows.end() ? Problem() : checks[row - rows.begin()](played, entry.value);
}

// Plays one example; the first thing that is wrong, and where.
std::optional<std::pair<Mark, Message>> play_example(const GamePtr& game, const Example& example) {
    PositionPtr from = game->initial();
    if (example.position) {
        const Result<PositionPtr> given = position_in(*game, *example.position);
        if (!given) return std::pair{example.position->mark, given.error().message};
        from = *given;
    }
    Session session(game, {.enter_throws = true}, from);
    const bool may_be_refused = example.expect.find("refused") != nullptr;
    std::size_t before = 0;
    bool refused = false;
    for (std::size_t i = 0; i < example.turns.size() && !refused; ++i) {
        before = session.steps().size();
        const Result<bool> played = play_turn(session, example.turns[i]);
        if (played) continue;
        if (!may_be_refused || i + 1 < example.turns.size())
            return std::pair{example.mark, played.error().message};
        refused = true;
    }
    Played played{session, {}, refused};
    for (std::size_t i = before; i < session.steps().size(); ++i)
        played.last_turn.insert(played.last_turn.end(), session.steps()[i].events.begin(),
                                session.steps()[i].events.end());
    for (const Node::Entry& entry : example.expect.entries)
        if (Problem problem = check_word(played, entry)) return std::pair{entry.mark, std::move(*problem)};
    return {};
}

}  // namespace

std::size_t run_examples(const Library& library, const GameRequest& request, const Game& game,
                         std::vector<Diagnostic>& problems, const std::stop_token& stop) {
    const Library::Compile compile = library.compiler(request);
    if (!compile) return 0;
    std::size_t played = 0;
    for (const Example& example : game.ruleset().examples) {
        if (stop.stop_requested()) break;
        ++played;
        Diagnostic diagnostic;
        diagnostic.file = example.file;
        diagnostic.mark = example.mark;
        const Loaded loaded = compile(example.options);
        if (!loaded.game) {
            diagnostic.message = loaded.problems.empty() ? msg("The example's options do not exist.")
                                                         : loaded.problems.front().message;
            problems.push_back(std::move(diagnostic));
        } else if (auto wrong = play_example(loaded.game, example)) {
            diagnostic.mark = wrong->first;
            diagnostic.message = std::move(wrong->second);
            problems.push_back(std::move(diagnostic));
        }
    }
    return played;
}

}  // namespace sivba
