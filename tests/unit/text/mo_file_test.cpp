// A damaged catalogue gives English and never a crash: every byte of a real file is
// bent, every length is cut.
#include "framework/text/catalogue.h"
#include "framework/text/mo_file.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <fstream>

namespace sivba {
namespace {

class MoFile : public testing::Test {
protected:
    void SetUp() override {
        good_ = read_mo_file(std::filesystem::path(TEST_LOCALE_DIR) / "uk" / "LC_MESSAGES" / "sivba.mo");
        ASSERT_FALSE(good_.empty());
        folder_ = std::filesystem::path(testing::TempDir()) /
                  ("sivba-mo-" + std::string(testing::UnitTest::GetInstance()->current_test_info()->name()));
        std::filesystem::create_directories(folder_ / "uk" / "LC_MESSAGES");
    }
    void TearDown() override { std::filesystem::remove_all(folder_); }

    std::string south_with(const std::vector<char>& bytes) {
        std::ofstream(folder_ / "uk" / "LC_MESSAGES" / "sivba.mo", std::ios::binary)
            .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        const Catalogue catalogue("uk", folder_);
        catalogue.format(msg_n("{n} seed", "{n} seeds", 7));
        return catalogue.format(msg("South"));
    }

    std::vector<char> good_;
    std::filesystem::path folder_;
};

TEST_F(MoFile, whole_file_translates) { EXPECT_EQ(south_with(good_), "Південь"); }

TEST_F(MoFile, cut_file_is_english) {
    for (std::size_t length = 0; length < good_.size(); ++length) {
        const std::vector<char> cut(good_.begin(), good_.begin() + static_cast<std::ptrdiff_t>(length));
        ASSERT_EQ(south_with(cut), "South") << length;
    }
}

TEST_F(MoFile, bent_tables_never_lead_outside) {
    // Beyond the tables lie the strings, where a bent byte is only a misprint.
    const std::size_t tables = 28 + 16 * 8;
    for (std::size_t i = 0; i < std::min(tables, good_.size()); ++i)
        for (const char value : {'\0', '\x7f', '\xff'}) {
            std::vector<char> bent = good_;
            bent[i] = value;
            EXPECT_FALSE(south_with(bent).empty()) << i;
        }
}

TEST_F(MoFile, other_byte_order_is_read) {
    std::vector<char> swapped = good_;
    const auto swap_word = [&](std::size_t offset) {
        std::reverse(swapped.begin() + static_cast<std::ptrdiff_t>(offset),
                     swapped.begin() + static_cast<std::ptrdiff_t>(offset) + 4);
    };
    std::uint32_t count = 0, ids = 0, texts = 0;
    std::memcpy(&count, good_.data() + 8, 4);
    std::memcpy(&ids, good_.data() + 12, 4);
    std::memcpy(&texts, good_.data() + 16, 4);
    for (std::size_t word = 0; word < 7; ++word) swap_word(word * 4);
    for (std::size_t word = 0; word < count * 2; ++word) {
        swap_word(ids + word * 4);
        swap_word(texts + word * 4);
    }
    EXPECT_EQ(south_with(swapped), "Південь");
}

}  // namespace
}  // namespace sivba
