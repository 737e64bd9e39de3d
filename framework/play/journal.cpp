#include "framework/play/journal.h"

#include "framework/play/checksum.h"
#include "framework/play/file.h"
#include "framework/play/replay.h"
#include "framework/play/save_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>

namespace sivba {

namespace {

// Longer than a save: undone decisions stay in it.
constexpr std::size_t journal_limit = 4 * save_limit;

// The state a new journal's head describes: the start of the same game.
Session at_start(const Session& session) {
    return Session(session.game_ptr(), session.setup(), session.start());
}

std::optional<std::size_t> count_behind(std::string_view payload, std::string_view word) {
    if (!payload.starts_with(word)) return std::nullopt;
    const auto number = number_from(payload.substr(word.size()));
    if (!number) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

std::optional<std::string_view> text_behind(std::string_view payload, std::string_view word) {
    if (!payload.starts_with(word)) return std::nullopt;
    return payload.substr(word.size());
}

bool set_players(Session& session, std::string_view words) {
    const Result<std::vector<Player>> players = players_from(words);
    if (!players || players->size() != session.setup().seats.size()) return false;
    for (std::size_t i = 0; i < players->size(); ++i)
        session.set_player(seat_at(static_cast<int>(i)), (*players)[i]);
    return true;
}

bool resign(Session& session, std::string_view word) {
    const std::optional<Seat> seat = seat_from(word);
    if (!seat || index(*seat) >= session.game().seats() || session.actor().is_nobody()) return false;
    session.resign(*seat);
    return true;
}

bool enter(Session& session, std::string_view token) {
    if (!session.actor().is_chance()) return false;
    const Result<Move> move = session.game().parse_token(*session.position(), token);
    return move && session.enter_throw(*move);
}

bool undo(Session& session, std::size_t count) {
    if (count > 0 && session.resigned()) {
        session.undo();
        --count;
    }
    if (count > 0) session.go_to(session.cursor() - std::min(count, session.cursor()));
    return true;
}

bool is_decision(std::string_view payload) {
    return payload.starts_with("play ") || payload.starts_with("throw ") || payload.starts_with("enter ");
}

// Plays one line; false when the game does not permit what it says.
bool replay_line(Session& session, std::string_view payload) {
    if (const auto token = text_behind(payload, "play "))
        return session.actor().is_seat() && play_decision(session, *token);
    if (const auto token = text_behind(payload, "throw "))
        return session.actor().is_chance() && play_decision(session, *token);
    if (const auto token = text_behind(payload, "enter ")) return enter(session, *token);
    if (const auto word = text_behind(payload, "resign ")) return resign(session, *word);
    if (const auto words = text_behind(payload, "seats ")) return set_players(session, *words);
    if (payload == "throws hand" || payload == "throws seed") {
        session.set_enter_throws(payload == "throws hand");
        return true;
    }
    if (const auto count = count_behind(payload, "undo ")) return undo(session, *count);
    if (const auto count = count_behind(payload, "redo ")) {
        session.go_to(session.cursor() + std::min(*count, session.steps().size() - session.cursor()));
        return true;
    }
    return false;
}

std::size_t count_lines(std::string_view text) {
    const auto ends = static_cast<std::size_t>(std::ranges::count(text, '\n'));
    return ends + (!text.empty() && text.back() != '\n');
}

// Walks the lines of a journal from its beginning.
struct Walk {
    std::string_view rest;
    std::uint32_t chain = checksum_start;
    std::size_t line = 0;

    ChainedLine next() {
        ChainedLine read = read_chained_line(rest, chain);
        if (!read.good) return read;
        ++line;
        chain = read.chain;
        rest.remove_prefix(read.length);
        return read;
    }
};

}  // namespace

void Journal::Written::append(std::string& lines, std::string_view payload) {
    chain = checksum(payload, chain);
    lines += fmt::format("{} {}\n", hex8(chain), payload);
}

// How many of the first steps the file and the session share. A step brings those before
// it along, so only what has changed is looked at.
std::size_t Journal::shared_steps(const Session& session) const {
    const std::vector<Step>& steps = session.steps();
    std::size_t same = std::min(steps.size(), steps_.size());
    while (same > 0 && steps_[same - 1] != steps[same - 1].after) --same;
    return same;
}

// What has to be written so that the journal tells of `session`; `written` tells it then.
std::string Journal::lines_for(const Session& session, std::size_t same, Written& written) {
    std::string lines;
    const std::vector<Step>& steps = session.steps();
    const bool changed = same < steps.size() || written.cursor != session.cursor();
    if (written.resigned && (changed || written.resigned != session.who_resigned())) {
        written.append(lines, "undo 1");
        written.resigned.reset();
    }
    // New decisions are made at the end of those both know.
    const auto walk_to = [&](std::size_t cursor) {
        if (cursor < written.cursor) written.append(lines, fmt::format("undo {}", written.cursor - cursor));
        if (cursor > written.cursor) written.append(lines, fmt::format("redo {}", cursor - written.cursor));
        written.cursor = cursor;
    };
    if (same < steps.size()) walk_to(same);
    for (std::size_t i = same; i < steps.size(); ++i) {
        const std::string_view word = steps[i].actor.is_seat() ? "play"
                                      : steps[i].entered       ? "enter"
                                                               : "throw";
        written.append(lines, fmt::format("{} {}", word, steps[i].token));
        ++written.cursor;
    }
    walk_to(session.cursor());
    if (session.resigned() && !written.resigned) {
        written.append(lines, fmt::format("resign {}", word_of(*session.who_resigned())));
        written.resigned = session.who_resigned();
    }
    if (written.seats != session.setup().seats) {
        written.append(lines, fmt::format("seats {}", words_of(session.setup().seats)));
        written.seats = session.setup().seats;
    }
    if (written.enter_throws != session.setup().enter_throws) {
        written.append(lines, session.setup().enter_throws ? "throws hand" : "throws seed");
        written.enter_throws = session.setup().enter_throws;
    }
    return lines;
}

void Journal::remember(const Session& session, std::size_t same, Written&& written) {
    written_ = std::move(written);
    steps_.resize(same);
    for (std::size_t i = same; i < session.steps().size(); ++i) steps_.push_back(session.steps()[i].after);
}

Result<Journal> Journal::create(const std::filesystem::path& path, const Session& session, OpenFile held) {
    Journal journal;
    journal.path_ = path;
    Written written;
    written.chain = checksum_start;
    written.seats = session.setup().seats;
    written.enter_throws = session.setup().enter_throws;
    std::string lines;
    const std::string head = head_text(at_start(session), "journal");
    for (std::string_view rest = head; !rest.empty();) written.append(lines, take_line(rest));
    lines += lines_for(session, 0, written);
    journal.remember(session, 0, std::move(written));
    Result<OpenFile> file = write_held_file(path, lines, std::move(held));
    if (!file) return file.error();
    journal.file_ = std::move(*file);
    journal.size_ = lines.size();
    return journal;
}

Result<bool> Journal::update(const Session& session) {
    const std::size_t same = shared_steps(session);
    Written written = written_;
    const std::string lines = lines_for(session, same, written);
    if (lines.empty()) return true;
    Result<bool> done = write(lines);
    // What did not reach the disk is tried again with the next decision.
    if (done) remember(session, same, std::move(written));
    return done;
}

Result<bool> Journal::write(std::string_view lines) {
    // Removes what an earlier attempt may have left of a line.
    if (::ftruncate(file_.number(), static_cast<off_t>(size_)) != 0) return file_error(path_, errno);
    if (::lseek(file_.number(), 0, SEEK_END) < 0) return file_error(path_, errno);
    if (const int code = write_all(file_.number(), lines)) return file_error(path_, code);
    if (::fdatasync(file_.number()) != 0 && errno != EINVAL) return file_error(path_, errno);
    size_ += lines.size();
    return true;
}

Result<Recovered> recover_journal(const std::filesystem::path& path, const Library& library) {
    const Result<std::string> data = read_file(path, journal_limit);
    if (!data) return data.error();
    return recover_journal_text(*data, library);
}

Result<Resumed> resume_journal(const std::filesystem::path& path, const Library& library) {
    Result<OpenFile> held = hold_file(path);
    if (!held) return held.error();
    Result<Recovered> game = recover_journal(path, library);
    if (!game) return game.error();
    return Resumed{std::move(*game), std::move(*held)};
}

Result<Recovered> recover_journal_text(std::string_view data, const Library& library) {
    Walk walk{data};
    HeadReader reader("journal");
    for (bool more = true; more;) {
        const ChainedLine line = walk.next();
        if (!line.good) return at_line(walk.line + 1, msg("The beginning of the file is damaged."));
        const Result<bool> last = reader.take(line.payload);
        if (!last) return last.error();
        more = !*last;
    }
    Result<Session> session = open_session(reader.head(), library);
    if (!session) return session.error();
    Recovered recovered{std::move(*session)};
    std::size_t decisions = 0;
    for (std::string_view before = walk.rest; !before.empty(); before = walk.rest) {
        const ChainedLine line = walk.next();
        decisions += line.good && is_decision(line.payload);
        if (decisions > most_decisions) return at_line(walk.line, too_many_decisions());
        if (!line.good || !replay_line(recovered.session, line.payload)) {
            recovered.lost_lines = count_lines(before);
            break;
        }
    }
    return recovered;
}

}  // namespace sivba
