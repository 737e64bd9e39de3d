// The examples of the documentation are run as they stand there: blocks marked `console`,
// lines that begin with `$ sivba`, then what is printed, standard error included. A line
// `...` stands for any lines; `[exit N]` for an exit code other than 0.
#include "tests/unit/cli/process.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

namespace sivba::test {
namespace {

struct Example {
    std::string command;
    std::vector<std::string> expected;
    int exit = 0;
};

// Words as a shell splits them; quotation marks may enclose blanks.
std::vector<std::string> shell_words(const std::string& command) {
    std::vector<std::string> words;
    std::string word;
    bool open = false;
    char mark = 0;
    for (const char each : command) {
        if (mark != 0) {
            if (each == mark)
                mark = 0;
            else
                word += each;
        } else if (each == '\'' || each == '"') {
            mark = each;
            open = true;
        } else if (each == ' ') {
            if (open) words.push_back(word);
            word.clear();
            open = false;
        } else {
            word += each;
            open = true;
        }
    }
    if (open) words.push_back(word);
    return words;
}

std::vector<Example> examples(const std::string& page) {
    std::ifstream file(SIVBA_SOURCE_DIR "/" + page);
    std::vector<Example> all;
    bool inside = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("```")) {
            inside = line == "```console";
        } else if (inside && line.starts_with("$ sivba ")) {
            all.push_back({line.substr(8), {}, 0});
        } else if (inside && line.starts_with("[exit ")) {
            all.back().exit = std::stoi(line.substr(6));
        } else if (inside) {
            all.back().expected.push_back(line);
        }
    }
    return all;
}

// Whether `printed` from line `p` matches `expected` from line `e`.
bool matches(const std::vector<std::string>& expected, std::size_t e, const std::vector<std::string>& printed,
             std::size_t p) {
    if (e == expected.size()) return p == printed.size();
    if (expected[e] == "...") {
        for (std::size_t next = p; next <= printed.size(); ++next)
            if (matches(expected, e + 1, printed, next)) return true;
        return false;
    }
    return p < printed.size() && printed[p] == expected[e] && matches(expected, e + 1, printed, p + 1);
}

void run_examples(const std::string& page, std::size_t at_least) {
    std::filesystem::current_path(SIVBA_SOURCE_DIR);  // as a reader of the page would stand
    const std::vector<Example> all = examples(page);
    ASSERT_GE(all.size(), at_least);
    for (const Example& example : all) {
        const Outcome outcome = sivba(shell_words(example.command));
        EXPECT_EQ(outcome.exit, example.exit) << example.command;
        EXPECT_TRUE(matches(example.expected, 0, lines_of(outcome.out + outcome.err), 0))
            << "$ sivba " << example.command << "\n"
            << outcome.out << outcome.err;
    }
}

std::string content_of(const std::string& path) {
    std::ifstream file(SIVBA_SOURCE_DIR "/" + path);
    std::stringstream content;
    content << file.rdbuf();
    return content.str();
}

TEST(Documentation, examples_of_the_command_line_are_true) { run_examples("docs/cli.md", 20); }
TEST(Documentation, examples_for_authors_are_true) { run_examples("docs/authors.md", 2); }
TEST(Documentation, examples_of_the_first_page_are_true) { run_examples("README.md", 2); }

// `sivba schema --reference > docs/ruleset-language.md` renews the page.
TEST(Documentation, language_reference_is_what_the_tables_write) {
    EXPECT_EQ(sivba({"schema", "--reference"}).out, content_of("docs/ruleset-language.md"));
}

// `sivba schema > rulesets/schema.json` renews the file.
TEST(Documentation, schema_for_editors_is_what_the_tables_write) {
    EXPECT_EQ(sivba({"schema"}).out, content_of("rulesets/schema.json"));
}

}  // namespace
}  // namespace sivba::test
