// Autosave: an append-only file with one line and checksum per decision. A crash or a
// full disk loses at most the last decision. Only one window keeps a file: the second is
// refused while the first Journal exists. A line is
//     8 hex digits, blank, payload
// where the digits are FNV-1a of the payload, begun with the checksum of the line before:
// a lost, doubled or moved line is noticed, too. The payloads are the head of
// save_format.h and then, behind `turns:`, one of
//     play I4> | throw 3: | enter 3: | undo 2 | redo 1 | resign p1 | seats human hard |
//     throws hand
#pragma once

#include "framework/play/open_file.h"
#include "framework/play/save.h"

namespace sivba {

class Journal {
public:
    // Starts the file with the session's tags and decisions so far. An error when another
    // Journal, of this process or of any other, keeps the file: close yours first.
    // A recovered game goes on in its file, `held` since it was read: it is written anew,
    // without what was damaged.
    static Result<Journal> create(const std::filesystem::path& path, const Session& session,
                                  OpenFile held = {});

    // Appends what has changed since the last call (decisions, undo, redo, resignation).
    // On an error the session goes on; the caller shows the message once.
    Result<bool> update(const Session& session);

private:
    Journal() = default;
    // What the written lines say.
    struct Written {
        std::size_t cursor = 0;
        std::optional<Seat> resigned;
        std::vector<Player> seats;
        bool enter_throws = false;
        std::uint32_t chain = 0;  // checksum of the last line

        void append(std::string& lines, std::string_view payload);
    };
    std::size_t shared_steps(const Session& session) const;
    static std::string lines_for(const Session& session, std::size_t same, Written& written);
    void remember(const Session& session, std::size_t same, Written&& written);
    Result<bool> write(std::string_view lines);

    std::filesystem::path path_;
    OpenFile file_;
    std::size_t size_ = 0;  // bytes of whole lines written
    Written written_;
    std::vector<PositionPtr> steps_;  // after each step; each has a position of its own, so the pointer is it
};

struct Recovered {
    Session session;
    std::size_t lost_lines = 0;  // damaged lines at the end that were left out
};
// Only to look at it.
Result<Recovered> recover_journal(const std::filesystem::path& path, const Library& library);
// To go on with it: nobody else can from before it is read. `held` is for Journal::create.
struct Resumed {
    Recovered game;
    OpenFile held;
};
Result<Resumed> resume_journal(const std::filesystem::path& path, const Library& library);
Result<Recovered> recover_journal_text(std::string_view data, const Library& library);

}  // namespace sivba
