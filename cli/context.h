// What every command works with: language, rulesets, output, and the stop token that
// Ctrl-C sets; and how a command gets at the game and the position it was given.
#pragma once

#include "cli/exit.h"
#include "cli/interrupt.h"
#include "cli/output.h"
#include "framework/play/library.h"

namespace sivba::cli {

struct Context {
    explicit Context(const std::string& language);

    Catalogue catalogue;
    Library library;
    Output out;
    Interrupt interrupt;

    bool stopped() const { return interrupt.requested(); }
    // Says why and passes the exit code on.
    Exit fail(Exit exit, const Message& message) const;
    Exit fail(const Error& error) const;
};

// Commands that count, list or play given turns do the same under every starter rule: the
// first seat begins unless the request says otherwise.
enum class Starter { as_ruled, first };

// A game and a position of it, as the command line names them.
struct Table {
    GamePtr game;
    PositionPtr position;
    std::optional<std::uint64_t> seed;  // of `id#seed`
};

// Opens `what` (`ur/finkel:pieces=2#7` or a file) into `table`. `position`: one line,
// `@file` or JSON; empty: the opening. Anything but Exit::done has been reported.
[[nodiscard]] Exit open_table(const Context& context, const std::string& what, const std::string& position,
                              Starter starter, Table& table);

// Reads a position for a game that is open already.
[[nodiscard]] Result<PositionPtr> read_position(const Game& game, const std::string& text);

// Reads `ur/finkel:pieces=2`; reports what is none, with what was probably meant.
[[nodiscard]] std::optional<GameRequest> read_request(const Context& context, const std::string& what);

// What a ruleset that could not be loaded means for the exit code; reports it.
[[nodiscard]] Exit report(const Context& context, const Loaded& loaded);

// The entry of `known` that was probably meant, as a message to append, or nothing.
Message did_you_mean(std::string_view given, const std::vector<std::string>& known);

}  // namespace sivba::cli
