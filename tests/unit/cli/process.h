// Runs the program `sivba` as a person's shell would and keeps what it says.
#pragma once

#include <csignal>
#include <map>
#include <string>
#include <vector>

namespace sivba::test {

struct Outcome {
    std::string out, err;
    int exit = -1;
};

struct Call {
    std::vector<std::string> words;
    std::string input = {};
    std::map<std::string, std::string> environment = {};  // added to a clean one
    // Sends SIGINT as soon as this text has been written to standard output.
    std::string interrupt_after = {};
    // Standard descriptors (0, 1, 2) that the program finds closed.
    std::vector<int> closed = {};
    // Sends SIGINT before the program does anything; it waits until it is asked for.
    bool interrupt_at_once = false;
    // Stops reading standard output after its first bytes.
    bool reads_little = false;
};

Outcome run(const Call& call);
Outcome sivba(std::vector<std::string> words);
Outcome sivba(std::vector<std::string> words, std::string input);

std::vector<std::string> lines_of(const std::string& text);

}  // namespace sivba::test
