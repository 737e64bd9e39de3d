#include "games/notations/rgn_form.h"

#include "framework/ruleset/utf8.h"

#include <algorithm>
#include <charconv>

namespace sivba::notations {

namespace {

bool is_letter(char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_plain(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '.' || c == '-'; }

// "A4", "B12" at the beginning of `text`, taken off it; empty where none is.
std::string take_square(std::string_view& text) {
    std::size_t end = 1;
    while (end < text.size() && end < 4 && is_digit(text[end])) ++end;
    if (end == 1 || text.empty() || text[0] < 'A' || text[0] > 'Z') return {};
    std::string square(text.substr(0, end));
    text.remove_prefix(end);
    return square;
}

std::optional<int> small_number(std::string_view text) {
    int number = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && rest == text.data() + text.size();
    return whole && !text.empty() && is_digit(text[0]) ? std::optional(number) : std::nullopt;
}

std::string_view take_word(std::string_view& text) {
    constexpr std::string_view blanks = " \t";
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    const std::string_view word = text.substr(0, text.find_first_of(blanks));
    text.remove_prefix(word.size());
    return word;
}

std::string_view take_line(std::string_view& text) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

Error at_line(std::size_t line, Message problem) {
    return {msg("Line {line}: {problem}")
                .with("line", static_cast<std::int64_t>(line))
                .with("problem", std::move(problem))};
}

Message no_header() { return msg("A header is written like `[Rules \"ur/finkel\"]`."); }

// The value between quotation marks, the closing one included; `text` is what follows.
std::optional<std::string> take_quoted(std::string_view& text) {
    std::string value;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"') {
            text.remove_prefix(i + 1);
            return value;
        }
        if (text[i] != '\\') {
            value += text[i];
            continue;
        }
        if (++i == text.size()) break;
        constexpr std::string_view written = "\"\\rn", meant = "\"\\\r\n";
        const std::size_t which = written.find(text[i]);
        if (which == std::string_view::npos) return std::nullopt;
        value += meant[which];
    }
    return std::nullopt;
}

class Reader {
public:
    Result<RgnText> read(std::string_view text) {
        while (!text.empty()) {
            std::string_view line = take_line(text);
            ++line_;
            if (find_bad_character(line)) return at_line(line_, msg("This is not plain UTF-8 text."));
            if (std::string_view rest = line; take_word(rest).empty()) continue;
            const Message wrong = line.starts_with('[') ? header(line) : turns(line);
            if (!wrong.empty()) return at_line(line_, wrong);
        }
        return std::move(read_);
    }

private:
    Message header(std::string_view line) {
        if (pair_ != 0) return msg("Headers stand before the first turn.");
        line.remove_prefix(1);
        const std::string key(line.substr(0, line.find(' ')));
        line.remove_prefix(std::min(key.size() + 1, line.size()));
        if (key.empty() || !std::ranges::all_of(key, is_plain) || line.empty()) return no_header();
        std::optional<std::string> value;
        if (line[0] == '"') {
            value = take_quoted(line);
        } else {
            const auto end = std::ranges::find_if_not(line, is_plain);
            value = std::string(line.begin(), end);
            line.remove_prefix(value->size());
            if (value->empty() || !is_letter(value->front())) return no_header();
        }
        if (!value || line != "]") return no_header();
        if (!read_.headers.emplace(key, *value).second)
            return msg("`{tag}` stands here a second time.").with("tag", key);
        read_.header_lines.emplace(key, line_);
        return {};
    }

    // "3. A2B2 / C3C1 * C1B3"
    Message turns(std::string_view line) {
        const std::string_view number = take_word(line);
        const std::optional<int> pair =
            number.ends_with('.') ? small_number(number.substr(0, number.size() - 1)) : std::nullopt;
        if (!pair || *pair < 1) return msg("A line like `3. A2B2 / C3C1` is expected.");
        if (pair_ != 0 && static_cast<std::size_t>(*pair) != pair_ + 1)
            return msg("Turn {n} is expected here.").with("n", static_cast<std::int64_t>(pair_ + 1));
        pair_ = static_cast<std::size_t>(*pair);
        seat_ = Seat::p1;
        const std::size_t first = read_.actions.size();
        while (true) {
            const std::string_view word = take_word(line);
            if (word.empty()) return {};
            if (Message wrong = take(word, first); !wrong.empty()) return wrong;
        }
    }

    Message take(std::string_view word, std::size_t first) {
        if (word == "/") {
            if (seat_ == Seat::p2) return unreadable(word);
            seat_ = Seat::p2;
            return {};
        }
        if (word == "*" || word == "--") {
            if (read_.actions.size() == first || read_.actions.back().seat != seat_) return unreadable(word);
            RgnAction& action = read_.actions.back();
            bool& mark = word == "*" ? action.rosette : action.passes;
            if (mark || action.move.has_value() != (word == "*")) return unreadable(word);
            mark = true;
            return {};
        }
        RgnAction action;
        action.line = line_;
        action.pair = pair_;
        action.seat = seat_;
        action.last = word.ends_with('#');
        if (action.last) word.remove_suffix(1);
        action.text = word;
        action.thrown = small_number(word);
        if (!action.thrown) action.move = parse_rgn_move(word);
        if (!action.thrown && !action.move) return unreadable(word);
        read_.actions.push_back(std::move(action));
        return {};
    }

    static Message unreadable(std::string_view word) {
        return msg("`{action}` is no action of RGN; they look like A@A4, A2B2x, A7A+ or 0 --.")
            .with("action", std::string(word));
    }

    RgnText read_;
    std::size_t line_ = 0, pair_ = 0;
    Seat seat_ = Seat::p1;
};

}  // namespace

std::optional<RgnMove> parse_rgn_move(std::string_view text) {
    RgnMove move;
    move.captures = text.ends_with('x');
    if (move.captures) text.remove_suffix(1);
    if (text.size() > 2 && text[1] == '@') {
        move.row = text[0];
        text.remove_prefix(2);
        move.to = take_square(text);
        return text.empty() && !move.to.empty() ? std::optional(move) : std::nullopt;
    }
    move.from = take_square(text);
    if (move.from.empty() || text.empty()) return std::nullopt;
    if (text.size() == 2 && text[1] == '+' && !move.captures) {
        move.row = text[0];
        return move;
    }
    move.to = take_square(text);
    return text.empty() && !move.to.empty() ? std::optional(move) : std::nullopt;
}

Result<RgnText> parse_rgn(std::string_view text) { return Reader().read(text); }

std::string rgn_header(std::string_view key, std::string_view value) {
    std::string written;
    for (const char c : value) {
        if (c == '"' || c == '\\') written += '\\';
        if (c == '\r') written += "\\r";
        if (c == '\n') written += "\\n";
        if (c != '\r' && c != '\n') written += c;
    }
    const bool plain = !value.empty() && is_letter(value[0]) && std::ranges::all_of(value, is_plain);
    if (!plain) written = '"' + written + '"';
    return "[" + std::string(key) + " " + written + "]";
}

std::string rgn_action(const Ways& ways, const Deed& deed) {
    if (!deed.move) return std::to_string(deed.thrown) + (deed.passed ? " --" : "");
    const auto [from, to] = *deed.move;
    const int off = ways.off(deed.seat);
    std::string text =
        from == 0 ? std::string{ways.square(deed.seat, 1)[0], '@'} : ways.square(deed.seat, from);
    if (to == off)
        text += {ways.square(deed.seat, off - 1)[0], '+'};
    else
        text += ways.square(deed.seat, to);
    if (captures(deed.token)) text += 'x';
    if (earns_throw(deed.token) && ways.is_rosette(deed.seat, to)) text += " *";
    return text;
}

namespace {

bool means(const Ways& ways, Seat seat, const Stretch& step, const RgnMove& written) {
    const int off = ways.off(seat);
    const bool entry = step.from == 0 ? written.from.empty() && written.row == ways.square(seat, 1)[0]
                                      : written.from == ways.square(seat, step.from);
    return entry && (step.to == off ? written.to.empty() : written.to == ways.square(seat, step.to));
}

}  // namespace

std::vector<RgnMeaning> meanings_of(const Game& game, const Position& position, Seat seat,
                                    const RgnMove& written) {
    const Ways ways(game);
    std::vector<RgnMeaning> found;
    const auto look = [&](const Position& choosing, std::optional<Move> thrown) {
        MoveList moves;
        game.legal(choosing, moves);
        for (const Move move : moves) {
            std::string token = game.token(choosing, move);
            const std::optional<Stretch> step = step_of(token, ways.off(seat));
            if (step && means(ways, seat, *step, written)) found.push_back({thrown, move, std::move(token)});
        }
    };
    if (game.actor(position).is_seat()) {
        look(position, std::nullopt);
    } else if (game.actor(position).is_chance()) {
        MoveList throws;
        game.legal(position, throws);
        for (const Move thrown : throws) {
            const PositionPtr choosing = game.apply(position, thrown, nullptr).position;
            if (game.actor(*choosing).is_seat()) look(*choosing, thrown);
        }
    }
    return found;
}

}  // namespace sivba::notations
