// A folder of its own for each test, and a library with the toy ruleset in it.
#pragma once

#include "framework/play/library.h"
#include "framework/play/session.h"
#include "tests/unit/play/toy_game.h"

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <unistd.h>

namespace sivba::toy {

inline constexpr std::string_view line_yaml = R"(format: 1
id: toys/line
family: toy
name: {en: Line}
symmetry: rotate
players: 2
goal: 6
options:
  goal: {default: six, values: {six: {goal: 6}, five: {goal: 5}}}
)";

class Folder {
public:
    Folder() {
        // In memory where the system has it: these tests write often and fear no power cut.
        const std::filesystem::path memory = "/dev/shm";
        const bool there = ::access(memory.c_str(), W_OK) == 0;
        std::string name =
            ((there ? memory : std::filesystem::temp_directory_path()) / "sivba-XXXXXX").string();
        if (const char* made = ::mkdtemp(name.data())) path_ = made;
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::filesystem::path operator/(std::string_view name) const { return path_ / name; }
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

inline void put(const std::filesystem::path& path, std::string_view text) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

inline std::string contents_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

inline Library library_in(const Folder& folder) {
    put(folder / "rulesets/toys/line.yaml", line_yaml);
    return Library({&toy_family()}, {folder / "rulesets"});
}

inline GamePtr load_line(const Library& library, std::string_view options = "") {
    const auto request = GameRequest::parse("toys/line" + std::string(options));
    return library.load(*request).game;
}

// Plays `decisions` decisions (fewer if the game ends); seats choose by the step's parity.
inline void play_on(Session& session, std::size_t decisions) {
    MoveList moves;
    for (std::size_t i = 0; i < decisions && !session.actor().is_nobody(); ++i) {
        if (session.actor().is_chance()) {
            session.throw_dice();
            continue;
        }
        session.game().legal(*session.position(), moves);
        (void)session.play(moves[session.cursor() / 2 % moves.size()]);
    }
}

// What two sessions must share to be the same game.
inline std::string story_of(const Session& session) {
    std::string story;
    for (const Step& step : session.steps())
        story += step.token + " " + session.game().text(*step.after) + "\n";
    return story + "cursor " + std::to_string(session.cursor()) + (session.resigned() ? " resigned" : "");
}

}  // namespace sivba::toy
