// The head that saved games and journals share: tagged lines which say what is played
// and how, then the text of the ruleset itself, so that a game outlives its file.
// Private to framework/play.
#pragma once

#include "framework/play/library.h"
#include "framework/play/session.h"

#include <map>

namespace sivba {

inline constexpr std::size_t save_limit = std::size_t{4} << 20;  // bytes of a save or journal

struct SavedHead {
    std::string suite, ruleset;
    std::uint64_t rules_hash = 0, seed = 0;
    enum class Throws : std::uint8_t {
        seed,   // all of them follow from the seed
        mixed,  // some were entered by hand, the next one follows from the seed
        hand    // they are entered by hand
    } throws = Throws::seed;
    std::vector<std::pair<std::string, std::string>> options;
    std::vector<Player> seats;
    std::optional<std::string> start;                       // one-line position; none: the opening
    std::string text;                                       // of the ruleset
    std::map<std::string, std::size_t, std::less<>> lines;  // where each tag stands
    // Saves only; a journal tells these by its lines.
    std::optional<std::size_t> decisions, cursor;
    std::optional<Seat> resigned;
};

// `kind`: "save" or "journal". Ends with the line `turns:`.
std::string head_text(const Session& session, std::string_view kind);

// Reads the head line by line.
class HeadReader {
public:
    explicit HeadReader(std::string_view kind) : kind_(kind) {}
    // True when `line` was the last of the head. The error names the line.
    Result<bool> take(std::string_view line);
    const SavedHead& head() const { return head_; }

private:
    Result<bool> take_tag(std::string_view tag, std::string_view value);
    Result<bool> take_number(std::string_view tag, std::string_view value);
    Result<bool> read(std::string_view line);
    Result<bool> finish() const;
    std::string kind_;
    SavedHead head_;
    std::size_t line_ = 0;
    bool in_text_ = false;
};

// The game of the head at its first position. The library's ruleset is used while its
// rules are the same; otherwise the text in the head. The error names the line.
Result<Session> open_session(const SavedHead& head, const Library& library);

Message too_many_decisions();
Error at_line(std::size_t line, Message problem);
std::optional<std::uint64_t> number_from(std::string_view text, int base = 10);
std::optional<Seat> seat_from(std::string_view text);  // "p1"
std::string word_of(Seat seat);
std::string words_of(const std::vector<Player>& seats);
Result<std::vector<Player>> players_from(std::string_view words);
// Splits off the next line without its end; a carriage return before it is dropped.
std::string_view take_line(std::string_view& text);

}  // namespace sivba
