// The command line of `sivba-launcher` and the start of the window from it. The same
// for the program and for tests, so that what is tested is what runs.
#pragma once

#include <QQmlApplicationEngine>
#include <QSize>
#include <QString>

#include <optional>

namespace sivba {

struct LaunchOptions {
    QString game;    // opened directly; may carry options and a seed
    QString saved;   // path of a saved game that is opened
    QString grab;    // picture to save, then end
    QString screen;  // launcher, start, game, rules, compare, settings
    QString panel;   // beside the board: analysis
    QString other;   // compared with the game
    QString turns;   // played before the window shows
    QString theme, language;
    QSize size;
    double scale = 0;
    bool time_start = false;
    bool help = false, version = false;
};

struct LaunchParse {
    LaunchOptions options;
    QString error;  // wrong usage
};
LaunchParse parse_launch(const QStringList& arguments);
QString launch_help();
// Of messages that are told before there is a window.
QString launch_language(const QStringList& arguments);
// Pictures need no display. False: there is none, and a window was asked for.
bool find_display(const LaunchOptions& options);

// Exit codes, as those of the command line.
inline constexpr int exit_failed = 1, exit_usage = 2;

// Why there is no window: an unknown game or turn, a file with mistakes.
struct LaunchFailure {
    QString text;  // a line for each mistake
    int exit = exit_usage;
};
// Applies the options, loads the window.
std::optional<LaunchFailure> launch(QQmlApplicationEngine& engine, const LaunchOptions& options);

// Draws the first window, saves it and ends the program.
void grab_and_quit(QQmlApplicationEngine& engine, const QString& file);
// Prints the time from the start of the process to the first frame and ends the program.
void time_and_quit(QQmlApplicationEngine& engine);

}  // namespace sivba
