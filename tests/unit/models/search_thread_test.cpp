// The computer's thread: an answer to each question that nobody stopped, and an end at
// any moment, also while it thinks.
#include "framework/play/library.h"
#include "games/families.h"
#include "qml/models/search_thread.h"

#include <gtest/gtest.h>

#include <future>

namespace sivba {
namespace {

GamePtr oware() {
    const Library library(all_families(), {std::filesystem::path(SIVBA_SOURCE_DIR) / "rulesets"});
    return library.load(*GameRequest::parse("mancala/oware")).game;
}

SearchThread::Question question(const GamePtr& game, Player player) {
    return {game, game->initial(), {}, player, 7};
}

TEST(SearchThread, answers_as_the_same_call_without_a_thread) {
    const GamePtr game = oware();
    std::promise<std::pair<std::uint64_t, ComputerMove>> answer;
    SearchThread search([&](std::uint64_t number, const ComputerMove& move) {
        answer.set_value({number, move});
    });
    search.ask(question(game, Player::easy), 3);
    const auto [number, move] = answer.get_future().get();
    const ComputerMove expected =
        choose_move(*game, *game->initial(), {}, Player::easy, 7, ComputerLimits{}, {});
    EXPECT_EQ(number, 3U);
    EXPECT_EQ(move.move, expected.move);
}

TEST(SearchThread, only_the_last_of_many_questions_has_to_be_thought_out) {
    const GamePtr game = oware();
    constexpr std::uint64_t last = 200;
    std::promise<void> answered;
    std::uint64_t before = 0;
    bool rising = true;
    SearchThread search([&](std::uint64_t number, const ComputerMove&) {
        rising = rising && number > before;
        before = number;
        if (number == last) answered.set_value();
    });
    for (std::uint64_t number = 1; number < last; ++number) {
        search.ask(question(game, Player::master), number);
        if (number % 3 == 0) search.cancel();
    }
    search.ask(question(game, Player::random), last);
    answered.get_future().wait();
    EXPECT_TRUE(rising);
}

TEST(SearchThread, ends_while_it_thinks) {
    const GamePtr game = oware();
    std::size_t answers = 0;
    for (int i = 0; i < 20; ++i) {
        std::size_t here = 0;
        {
            SearchThread search([&](std::uint64_t, const ComputerMove&) { ++here; });
            if (i % 4 != 0) search.ask(question(game, Player::master), 1);
            if (i % 4 == 2) search.cancel();
        }
        EXPECT_LE(here, 1U);
        answers += here;
    }
    EXPECT_LE(answers, 15U);
}

}  // namespace
}  // namespace sivba
