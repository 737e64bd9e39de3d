// Damaged and cut files: refused with a sentence, or a game that the rules allow; never
// anything else. The damage follows from fixed seeds.
#include "tests/unit/notations/table.h"

namespace sivba::test {
namespace {

// A game that was read is written and read again without a change.
void expect_sound(std::string_view id, const Result<Session>& read_session) {
    if (!read_session) {
        EXPECT_FALSE(english(read_session.error().message).empty());
        return;
    }
    Session session = *read_session;
    if (notation(id).write(session)) expect_same(id, session);
    while (session.can_undo()) session.undo();
    EXPECT_TRUE(session.game().equal(*session.position(), *session.start()));
}

std::string damaged(std::string text, std::uint64_t seed) {
    constexpr std::string_view letters = "0123456789ABCx*-+#@/.\"\\{}[]:, \n\xff";
    const auto random = [&](std::uint64_t nth, std::size_t below) {
        return static_cast<std::size_t>(bounded(random_at(seed, nth), static_cast<std::uint32_t>(below)));
    };
    const std::size_t at = random(0, text.size());
    switch (random(1, 4)) {
    case 0: text[at] = letters[random(2, letters.size())]; break;
    case 1: text.insert(at, 1, letters[random(2, letters.size())]); break;
    case 2: text.erase(at, 1 + random(2, 12)); break;
    default: text.insert(at, text.substr(random(2, text.size()), random(3, 30))); break;
    }
    return text;
}

class Damage : public testing::TestWithParam<std::string> {
protected:
    std::string text() const {
        const Result<std::string> written =
            notation(GetParam()).write(random_game(game("ur/finkel:pieces=2"), 9));
        EXPECT_TRUE(written) << why(written);
        return written ? *written : "";
    }
};

TEST_P(Damage, text_that_is_cut_anywhere_is_refused_or_a_shorter_game) {
    const std::string whole = text();
    int games = 0;
    for (std::size_t size = 0; size < whole.size(); size += 3) {
        const Result<Session> session = read(GetParam(), whole.substr(0, size));
        games += static_cast<bool>(session);
        expect_sound(GetParam(), session);
    }
    // JSON that is cut is no JSON; lines of RGN stand for themselves.
    EXPECT_EQ(games > 0, GetParam() == "rgn");
}

TEST_P(Damage, damaged_text_is_refused_or_a_game_that_the_rules_allow) {
    const std::string whole = text();
    int refused = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const Result<Session> session = read(GetParam(), damaged(whole, seed));
        refused += !session;
        expect_sound(GetParam(), session);
    }
    EXPECT_GT(refused, 100);
}

INSTANTIATE_TEST_SUITE_P(Notations, Damage, testing::Values("rgn", "royalur"),
                         [](const auto& each) { return each.param; });

TEST(Notations, files_larger_than_a_saved_game_are_not_read) {
    const std::string large(largest_notation + 1, ' ');
    for (const ForeignNotation& each : foreign_notations()) {
        const Result<Session> session = each.read(large, library(), std::nullopt);
        ASSERT_FALSE(session);
        EXPECT_TRUE(session.error().limit);
    }
}

}  // namespace
}  // namespace sivba::test
