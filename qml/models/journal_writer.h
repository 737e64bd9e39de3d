// Keeps a game on disk without making the window wait for the disk: a thread that writes
// snapshots of the session in the order in which they were made. Of several that wait
// only the newest is written. Knows no Qt, so that the thread sanitizer can look at it.
#pragma once

#include "framework/play/journal.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace sivba {

class JournalWriter {
public:
    // Called in the writer's thread each time that something could not be written.
    using Trouble = std::function<void(const Message&)>;

    explicit JournalWriter(Trouble trouble);
    ~JournalWriter();  // when everything is written

    // The game that is kept from now on, in a new file or in the one it was recovered from,
    // `held` since then.
    void begin(const std::filesystem::path& path, const Session& session, OpenFile held = {});
    void update(const Session& session);
    // Waits until everything is written and lets the file go. False if it was never ours:
    // it could not be made, or another program holds it.
    bool close();

private:
    struct Job {
        enum class Kind : std::uint8_t { begin, update, close };
        Kind kind;
        std::filesystem::path path;
        std::optional<Session> session;
        OpenFile held = {};
    };
    void add(Job job);
    void run(const std::stop_token& end);
    // Writer's thread only.
    void work(Job& job);
    void open(Result<Journal> journal);
    void try_again(const Session& session);

    Trouble trouble_;
    std::optional<Journal> journal_;  // writer's thread only
    std::filesystem::path path_;      // of the game that is kept; writer's thread only
    Message refused_;                 // why its file could not be made; writer's thread only

    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::condition_variable idle_;
    std::deque<Job> jobs_;  // guarded by mutex_
    bool closing_ = false;  // guarded by mutex_
    bool held_ = false;     // guarded by mutex_: what close() answers
    std::jthread thread_;   // last: starts when all else is ready
};

}  // namespace sivba
