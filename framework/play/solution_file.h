// Files of solutions: a head of 48 bytes (what it is, of which rules, how many values, two
// checksums), then the values as the family packs them. They are read by mapping, not
// copied.
#pragma once

#include "framework/rules/game.h"

#include <filesystem>

namespace sivba {

// Written beside its place and put there when it is complete.
Result<bool> save_solution(const std::filesystem::path& path, const Game& game, const Solution& solution);

// The solution of `game`. Damaged files, files of other rules and of other versions are refused.
Result<SolutionPtr> open_solution(const std::filesystem::path& path, const Game& game);

// A file that keeps the parts a solver has done, whole through any end of the program. One that
// was begun for the same rules is gone on with.
class SolveFile final : public SolveStore {
public:
    static Result<std::unique_ptr<SolveFile>> open(const std::filesystem::path& path, const Game& game);
    ~SolveFile() override;

    bool restore(std::span<std::byte> part) override;
    void keep(std::span<const std::byte> part) override;
    // What went wrong while keeping; the solver went on without.
    const std::optional<Error>& problem() const { return problem_; }
    // The work is done and its result is safe elsewhere.
    void remove();
    // Gives up what somebody has begun; true where there is nothing. Refused while it is being gone on with.
    static Result<bool> discard(const std::filesystem::path& path);

private:
    struct File;
    explicit SolveFile(std::unique_ptr<File> file);

    std::unique_ptr<File> file_;
    bool restoring_ = true;
    std::optional<Error> problem_;
};

}  // namespace sivba
