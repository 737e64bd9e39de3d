// Autosave: an append-only file with one line and checksum per decision. A crash or a
// full disk loses at most the last decision.
#pragma once

#include "framework/play/save.h"

namespace sivba {

class Journal {
public:
    // Starts the file with the session's tags and decisions so far.
    static Result<Journal> create(const std::filesystem::path& path, const Session& session);
    // Goes on with an existing file whose content matches `session`.
    static Result<Journal> resume(const std::filesystem::path& path, const Session& session);
    Journal(Journal&&) noexcept;
    Journal& operator=(Journal&&) noexcept;
    ~Journal();

    // Appends what has changed since the last call (decisions, undo, redo, resignation).
    // On an error the session goes on; the caller shows the message once.
    Result<bool> update(const Session& session);

private:
    Journal() = default;
    int file_ = -1;
    std::filesystem::path path_;
    std::size_t cursor_ = 0, length_ = 0;
};

struct Recovered {
    Session session;
    std::size_t lost_lines = 0;  // damaged lines at the end that were left out
};
Result<Recovered> recover_journal(const std::filesystem::path& path, const Library& library);

}  // namespace sivba
