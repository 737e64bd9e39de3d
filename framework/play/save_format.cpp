#include "framework/play/save_format.h"

#include "framework/ruleset/texts.h"

#include <sivba/paths.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace sivba {

namespace {

constexpr std::string_view ends[] = {"none",          "majority",    "seeds-counted", "no-move",
                                     "all-borne-off", "repetition",  "endless-move",  "row-empty",
                                     "no-seeds",      "special-win", "resigned",      "limit"};
// Those that a ruleset declares (64 at most) and those that its family offers.
constexpr std::size_t most_options = 128;
constexpr std::string_view throw_words[] = {"seed", "mixed", "hand"};
constexpr std::string_view required[] = {"suite",  "ruleset", "rules-hash",  "seed",
                                         "throws", "seats",   "ruleset-text"};

// For people who read the file; loading works the result out again.
std::string result_text(const Outcome& outcome) {
    if (!outcome.over()) return "open";
    std::string text;
    if (outcome.kind == OutcomeKind::drawn) text = "draw";
    if (outcome.kind == OutcomeKind::nullified) text = "void";
    for (int i = 0; i < max_seats; ++i)
        if (outcome.won_by(seat_at(i))) text.append(text.empty() ? "" : "+").append(word_of(seat_at(i)));
    return text.append(" ").append(ends[static_cast<std::size_t>(outcome.reason)]);
}

std::string_view throws_word(const Session& session) {
    if (session.setup().enter_throws) return "hand";
    return std::ranges::any_of(session.steps(), &Step::entered) ? "mixed" : "seed";
}

std::string prefixed_lines(std::string_view text) {
    std::string lines;
    while (!text.empty()) {
        const std::string_view line = take_line(text);
        lines += line.empty() ? "|\n" : fmt::format("| {}\n", line);
    }
    return lines;
}

Message wrong_numbers() { return msg("The numbers of decisions and cursor are missing or wrong."); }

Error unreadable(std::string_view tag) {
    return {msg("The value of `{tag}` cannot be read.").with("tag", std::string(tag))};
}

}  // namespace

std::string head_text(const Session& session, std::string_view kind) {
    const Game& game = session.game();
    const Ruleset& ruleset = game.ruleset();
    std::string text = fmt::format("sivba-{}: 1\nsuite: {}\nruleset: {}\nrules-hash: {:016x}\n", kind,
                                   paths::version, ruleset.id, ruleset.rules_hash);
    for (const OptionInfo& option : ruleset.options)
        text += fmt::format("option: {}={}\n", option.key, option.chosen);
    text += fmt::format("seed: {}\nthrows: {}\nseats: {}\n", session.setup().seed, throws_word(session),
                        words_of(session.setup().seats));
    if (!game.equal(*session.start(), *game.initial()))
        text += fmt::format("start: {}\n", game.text(*session.start()));
    if (kind == "save") {
        text += fmt::format("result: {}\ndecisions: {}\ncursor: {}\n", result_text(session.outcome()),
                            session.steps().size(), session.cursor());
        if (const auto seat = session.who_resigned()) text += fmt::format("resigned: {}\n", word_of(*seat));
    }
    return text + "ruleset-text:\n" + prefixed_lines(ruleset.text) + "turns:\n";
}

Result<bool> HeadReader::take(std::string_view line) {
    ++line_;
    Result<bool> last = read(line);
    if (!last) return at_line(line_, last.error().message);
    return last;
}

Result<bool> HeadReader::read(std::string_view line) {
    if (in_text_ && line.starts_with('|')) {
        line.remove_prefix(line.starts_with("| ") ? 2 : 1);
        head_.text.append(line).push_back('\n');
        return false;
    }
    in_text_ = false;
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) return Error{msg("A line `tag: value` is expected.")};
    const std::string_view tag = line.substr(0, colon);
    std::string_view value = line.substr(colon + 1);
    if (value.starts_with(' ')) value.remove_prefix(1);
    if (head_.lines.empty() && tag != "sivba-" + kind_)
        return Error{msg("This is not a saved game of Sivba.")};
    if (!head_.lines.emplace(tag, line_).second && tag != "option")
        return Error{msg("`{tag}` stands here a second time.").with("tag", std::string(tag))};
    if (tag == "turns") return finish();
    return take_tag(tag, value);
}

Result<bool> HeadReader::take_tag(std::string_view tag, std::string_view value) {
    if (tag == "sivba-" + kind_) {
        if (value != "1") return Error{msg("This file was written by a newer version of Sivba.")};
    } else if (tag == "suite") {
        head_.suite = value;
    } else if (tag == "ruleset") {
        // Ids only: a save is data and never leads to a path.
        if (!is_ruleset_id(value)) return unreadable(tag);
        head_.ruleset = value;
    } else if (tag == "option") {
        const std::size_t equals = value.find('=');
        if (equals == std::string_view::npos) return unreadable(tag);
        const std::string_view key = value.substr(0, equals), word = value.substr(equals + 1);
        if (!is_key(key) || !is_slug(word)) return unreadable(tag);
        const bool repeated =
            std::ranges::any_of(head_.options, [&](auto& each) { return each.first == key; });
        if (repeated)
            return Error{
                msg("The option `{option}` stands here a second time.").with("option", std::string(key))};
        if (head_.options.size() == most_options)
            return Error{msg("There are more options than a ruleset can have.")};
        head_.options.emplace_back(key, word);
    } else if (tag == "throws") {
        const auto* word = std::ranges::find(throw_words, value);
        if (word == std::end(throw_words)) return unreadable(tag);
        head_.throws = static_cast<SavedHead::Throws>(word - std::begin(throw_words));
    } else if (tag == "seats") {
        Result<std::vector<Player>> seats = players_from(value);
        if (!seats) return seats.error();
        head_.seats = std::move(*seats);
    } else if (tag == "start") {
        head_.start = value;
    } else if (tag == "ruleset-text") {
        in_text_ = true;
    } else {
        return take_number(tag, value);
    }
    return false;
}

Result<bool> HeadReader::take_number(std::string_view tag, std::string_view value) {
    const bool save = kind_ == "save";
    if (tag == "result" && save) return false;
    if (tag == "resigned" && save) {
        head_.resigned = seat_from(value);
        if (!head_.resigned) return unreadable(tag);
        return false;
    }
    const std::optional<std::uint64_t> number = number_from(value, tag == "rules-hash" ? 16 : 10);
    if (tag == "rules-hash" && number) {
        head_.rules_hash = *number;
    } else if (tag == "seed" && number) {
        head_.seed = *number;
    } else if (tag == "decisions" && save && number) {
        if (*number > most_decisions) return Error{too_many_decisions()};
        head_.decisions = *number;
    } else if (tag == "cursor" && save && number) {
        if (head_.decisions && *number > *head_.decisions) return Error{wrong_numbers()};
        head_.cursor = *number;
    } else {
        const bool known =
            tag == "rules-hash" || tag == "seed" || (save && (tag == "decisions" || tag == "cursor"));
        if (known) return unreadable(tag);
        return Error{msg("`{tag}` is no tag of this format.").with("tag", std::string(tag))};
    }
    return false;
}

Result<bool> HeadReader::finish() const {
    for (const std::string_view tag : required)
        if (!head_.lines.contains(tag))
            return Error{msg("The tag `{tag}` is missing.").with("tag", std::string(tag))};
    if (kind_ == "save" && (!head_.decisions || !head_.cursor || *head_.cursor > *head_.decisions))
        return Error{wrong_numbers()};
    return true;
}

namespace {

// The rules of the head's own text: a game outlives its file in the library, and what has
// changed there since never changes a game that was played before.
Result<GamePtr> embedded_game(const SavedHead& head, const Library& library) {
    const Loaded embedded = library.load_text(head.text, head.ruleset, head.options);
    if (!embedded.game) {
        Message why = embedded.problems.empty() ? msg("there is no such ruleset or option")
                                                : embedded.problems.front().message;
        return Error{msg("The rules of {id} in this file cannot be used: {problem}")
                         .with("id", head.ruleset)
                         .with("problem", std::move(why))};
    }
    // Another version may know more words, all of which count.
    const bool same_words = head.suite == paths::version;
    if (same_words && embedded.game->ruleset().rules_hash != head.rules_hash)
        return Error{
            msg("The rules of {id} in this file are not those it was played by.").with("id", head.ruleset)};
    return embedded.game;
}

}  // namespace

Result<Session> open_session(const SavedHead& head, const Library& library) {
    const auto at_tag = [&](std::string_view tag, Message problem) {
        return at_line(head.lines.find(tag)->second, std::move(problem));
    };
    GamePtr game = library.load({head.ruleset, head.options, {}}).game;
    if (!game || game->ruleset().rules_hash != head.rules_hash) {
        Result<GamePtr> embedded = embedded_game(head, library);
        if (!embedded) return at_tag("ruleset", embedded.error().message);
        game = std::move(*embedded);
    }
    if (head.seats.size() != static_cast<std::size_t>(game->seats()))
        return at_tag("seats", msg_n("This game has {n} seat.", "This game has {n} seats.", game->seats()));
    SessionSetup setup{head.seed, head.seats, head.throws != SavedHead::Throws::seed};
    if (!head.start) return Session(game, std::move(setup));
    Result<PositionPtr> start = game->parse_text(*head.start);
    if (!start) return at_tag("start", start.error().message);
    return Session(std::move(game), std::move(setup), std::move(*start));
}

Message too_many_decisions() {
    return msg_n("The file tells of more than {n} decision.", "The file tells of more than {n} decisions.",
                 static_cast<std::int64_t>(most_decisions));
}

Error at_line(std::size_t line, Message problem) {
    return {msg("Line {line}: {problem}")
                .with("line", static_cast<std::int64_t>(line))
                .with("problem", std::move(problem))};
}

std::optional<std::uint64_t> number_from(std::string_view text, int base) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, number, base);
    if (error != std::errc{} || rest != end || text.empty()) return std::nullopt;
    return number;
}

std::optional<Seat> seat_from(std::string_view text) {
    if (text.size() != 2 || text[0] != 'p' || text[1] < '1' || text[1] >= '1' + max_seats)
        return std::nullopt;
    return seat_at(text[1] - '1');
}

std::string word_of(Seat seat) { return fmt::format("p{}", index(seat) + 1); }

std::string words_of(const std::vector<Player>& seats) {
    std::string words;
    for (Player player : seats) {
        if (!words.empty()) words += ' ';
        words += word_of(player);
    }
    return words;
}

Result<std::vector<Player>> players_from(std::string_view words) {
    std::vector<Player> seats;
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find(' '));
        words.remove_prefix(std::min(word.size() + 1, words.size()));
        const std::optional<Player> player = player_from(word);
        if (!player || seats.size() == max_seats) return unreadable("seats");
        seats.push_back(*player);
    }
    return seats;
}

std::string_view take_line(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

}  // namespace sivba
