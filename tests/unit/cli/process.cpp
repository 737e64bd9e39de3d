#include "tests/unit/cli/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <stdexcept>

namespace sivba::test {

namespace {

struct Pipe {
    Pipe() {
        if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("no pipe");
    }
    ~Pipe() {
        close_end(0);
        close_end(1);
    }
    void close_end(int end) {
        if (ends[end] >= 0) close(ends[end]);
        ends[end] = -1;
    }
    int ends[2] = {-1, -1};
};

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (std::string& each : texts) all.push_back(each.data());
    all.push_back(nullptr);
    return all;
}

// Nothing of the machine the test runs on: no language, no rulesets of its user.
std::vector<std::string> clean_environment(const Call& call) {
    std::map<std::string, std::string> all = {
        {"LC_ALL", "C.UTF-8"}, {"HOME", "/nonexistent"}, {"XDG_DATA_HOME", "/nonexistent"}};
    // Sanitizers are told by variables what to do.
    for (const char* name : {"ASAN_OPTIONS", "LSAN_OPTIONS", "UBSAN_OPTIONS", "TSAN_OPTIONS"})
        if (const char* value = std::getenv(name)) all[name] = value;
    for (const auto& [name, value] : call.environment) all[name] = value;
    std::vector<std::string> texts;
    for (const auto& [name, value] : all) texts.push_back(name + "=" + value);
    return texts;
}

pid_t start(const Call& call, const Pipe& in, const Pipe& out, const Pipe& err) {
    std::vector<std::string> words = {TEST_SIVBA};
    words.insert(words.end(), call.words.begin(), call.words.end());
    std::vector<std::string> environment = clean_environment(call);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.ends[0], 0);
    posix_spawn_file_actions_adddup2(&actions, out.ends[1], 1);
    posix_spawn_file_actions_adddup2(&actions, err.ends[1], 2);
    for (const int each : call.closed) posix_spawn_file_actions_addclose(&actions, each);
    // Programs in the background of a script ignore Ctrl-C; this one must not inherit that.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t interrupt;
    sigemptyset(&interrupt);
    sigaddset(&interrupt, SIGINT);
    sigaddset(&interrupt, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &interrupt);
    sigset_t blocked;
    sigemptyset(&blocked);
    if (call.interrupt_at_once) sigaddset(&blocked, SIGINT);
    posix_spawnattr_setsigmask(&attributes, &blocked);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    pid_t child = -1;
    const int failure = posix_spawn(&child, TEST_SIVBA, &actions, &attributes, pointers(words).data(),
                                    pointers(environment).data());
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (failure != 0) throw std::runtime_error("sivba does not start");
    return child;
}

// One read; false at the end.
bool take(Pipe& pipe, std::string& text) {
    char bytes[4096];
    const ssize_t count = read(pipe.ends[0], bytes, sizeof bytes);
    if (count <= 0) {
        pipe.close_end(0);
        return false;
    }
    text.append(bytes, static_cast<std::size_t>(count));
    return true;
}

}  // namespace

Outcome run(const Call& call) {
    Pipe in, out, err;
    const pid_t child = start(call, in, out, err);
    if (call.interrupt_at_once) kill(child, SIGINT);
    in.close_end(0);
    out.close_end(1);
    err.close_end(1);
    // What the tests type fits into a pipe at once.
    if (!call.input.empty() && write(in.ends[1], call.input.data(), call.input.size()) < 0) in.close_end(1);
    bool interrupting = !call.interrupt_after.empty();
    if (!interrupting) in.close_end(1);
    Outcome outcome;
    while (out.ends[0] >= 0 || err.ends[0] >= 0) {
        pollfd sources[] = {{out.ends[0], POLLIN, 0}, {err.ends[0], POLLIN, 0}};
        if (poll(sources, 2, -1) < 0) break;
        if (sources[0].revents != 0 && take(out, outcome.out) && call.reads_little) out.close_end(0);
        if (sources[1].revents != 0) take(err, outcome.err);
        if (interrupting && outcome.out.find(call.interrupt_after) != std::string::npos) {
            kill(child, SIGINT);
            interrupting = false;
        }
    }
    int status = 0;
    waitpid(child, &status, 0);
    outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
    return outcome;
}

Outcome sivba(std::vector<std::string> words) { return run({std::move(words), "", {}, ""}); }

Outcome sivba(std::vector<std::string> words, std::string input) {
    return run({std::move(words), std::move(input), {}, ""});
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::size_t start = 0;
    while (start < text.size()) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        lines.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return lines;
}

}  // namespace sivba::test
