#include "framework/play/check.h"

#include "framework/base/random.h"
#include "framework/play/examples.h"
#include "framework/play/invariants.h"

#include <algorithm>

namespace sivba {

namespace {

// One fault shows in many games; a person wants to read it once.
constexpr std::size_t most_problems = 10;

// Random games of one compiled ruleset.
class RandomGames {
public:
    RandomGames(GamePtr game, const CheckOptions& options, CheckReport& report)
        : game_(std::move(game)),
          options_(options),
          report_(report),
          invariants_(*game_, options.stop),
          random_(options.seed) {}

    // `work`: of all these games together.
    void play(std::uint64_t games, const CheckOptions::Work& work) {
        decisions_left_ = work.decisions;
        thorough_left_ = work.thorough;
        // What the file lacks (texts in a language, say) does not keep it from being played.
        const std::size_t most = report_.problems.size() + most_problems;
        for (std::uint64_t g = 0; g < games && has_time() && report_.problems.size() < most; ++g) {
            play_one(g);
            if (stopped()) return;
            if (options_.progress && (g + 1) % 16 == 0) options_.progress(g + 1, games);
        }
    }

private:
    bool has_time() const { return decisions_left_ > 0; }

    // Asked at every decision: on large boards a game alone takes seconds.
    bool stopped() { return report_.stopped = report_.stopped || options_.stop.stop_requested(); }

    // Every decision is written and read back, every place is looked at, and more than once.
    void spend(std::uint64_t positions, std::uint64_t moves) {
        const std::uint64_t places = game_->board().places.size();
        thorough_left_ -= std::min(thorough_left_, positions * (1000 + places * (1 + moves)));
    }

    void play_one(std::uint64_t number) {
        Session session(game_, {.seed = mix64(options_.seed) + number});
        std::optional<Message> problem = invariants_.of_position(*session.position());
        while (!problem && !session.actor().is_nobody() && has_time() &&
               session.steps().size() < most_decisions && !stopped()) {
            const Step& step = decide(session);
            ++report_.decisions;
            --decisions_left_;
            report_.turns += step.progress.turn_ended;
            const bool thorough =
                number < options_.thorough_games || report_.decisions % options_.thorough_every == 0;
            if ((thorough && thorough_left_ > 0) || session.actor().is_nobody()) {
                spend(1, moves_.size());
                problem = invariants_.of_step(step);
                if (!problem) problem = invariants_.of_position(*step.after);
            }
        }
        if (stopped()) return;
        ++report_.games;
        const std::size_t turns = count_turns(session);
        report_.longest = std::max<std::uint64_t>(report_.longest, turns);
        if (!problem && !session.actor().is_nobody() && has_time()) problem = msg("the game does not end");
        if (!problem && number < options_.thorough_games && thorough_left_ > 0) {
            spend(session.steps().size(), 0);
            problem = invariants_.of_game(session);
        }
        if (problem) complain(session, std::move(*problem));
    }

    const Step& decide(Session& session) {
        if (session.actor().is_chance()) return session.throw_dice();
        game_->legal(*session.position(), moves_);
        const Move move =
            moves_.size() == 1 ? moves_[0] : moves_[random_.below(static_cast<std::uint32_t>(moves_.size()))];
        return **session.play(move);
    }

    static std::size_t count_turns(const Session& session) {
        return static_cast<std::size_t>(std::ranges::count_if(
            session.steps(), [](const Step& step) { return step.progress.turn_ended; }));
    }

    void complain(const Session& session, Message problem) {
        Message where = session.steps().empty()
                            ? msg("at the start")
                            : msg("`{position}`, after `{token}`")
                                  .with("position", game_->text(*session.steps().back().before))
                                  .with("token", session.steps().back().token);
        Diagnostic diagnostic;
        diagnostic.file = game_->ruleset().path;
        diagnostic.message = msg("Random game of {id}: {problem} ({where}).")
                                 .with("id", game_->ruleset().full_id())
                                 .with("problem", std::move(problem))
                                 .with("where", std::move(where));
        report_.problems.push_back(std::move(diagnostic));
    }

    const GamePtr game_;
    const CheckOptions& options_;
    CheckReport& report_;
    const Invariants invariants_;
    RandomStream random_;
    MoveList moves_;
    std::uint64_t decisions_left_ = 0, thorough_left_ = 0;
};

// Plays every value of every option that the request leaves at its default. A pair of
// values may exclude each other; Library::check reports what is wrong alone.
void play_option_values(const Library& library, const GameRequest& request, const CheckOptions& options,
                        CheckReport& report) {
    const Library::Compile compile = library.compiler(request);
    if (!compile) return;
    std::uint64_t values = 0;
    for (const OptionInfo& option : report.game->ruleset().options) values += option.values.size();
    values = std::max<std::uint64_t>(values, 1);
    const CheckOptions::Work share{options.option_work.decisions / values,
                                   options.option_work.thorough / values};
    for (const OptionInfo& option : report.game->ruleset().options) {
        for (const OptionValue& value : option.values) {
            if (value.word == option.chosen || report.failed() || report.stopped) continue;
            std::vector<std::pair<std::string, std::string>> choices = request.options;
            std::erase_if(choices, [&](const auto& each) { return each.first == option.key; });
            choices.emplace_back(option.key, value.word);
            const GamePtr game = compile(choices).game;
            if (!game) continue;
            ++report.option_values;
            RandomGames(game, options, report).play(options.option_games, share);
        }
    }
}

}  // namespace

bool CheckReport::failed() const {
    return !game || std::ranges::any_of(
                        problems, [](const Diagnostic& each) { return each.severity == Severity::error; });
}

CheckReport check_ruleset(const Library& library, const GameRequest& request, const CheckOptions& options) {
    CheckReport report;
    Loaded loaded = library.check(request);
    report.game = loaded.game;
    report.problems = std::move(loaded.problems);
    report.unknown = loaded.unknown;
    if (!report.game) return report;
    report.ends_by = report.game->ends_by();
    report.path = report.game->path_drawing();
    if (report.ends_by.empty()) {
        Diagnostic diagnostic;
        diagnostic.file = report.game->ruleset().path;
        diagnostic.message = msg("The ruleset does not say what ends its games.");
        report.problems.push_back(std::move(diagnostic));
    }
    report.examples = run_examples(library, request, *report.game, report.problems, options.stop);
    report.stopped = options.stop.stop_requested();
    if (report.failed() || report.stopped) return report;
    RandomGames(report.game, options, report).play(options.games, options.work);
    if (!report.stopped) play_option_values(library, request, options, report);
    return report;
}

}  // namespace sivba
