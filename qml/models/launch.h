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
    QString grab;    // picture to save, then end
    QString screen;  // launcher, start, game, rules, settings
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

// Applies the options, loads the window. False: `error` says why (an unknown game or turn).
bool launch(QQmlApplicationEngine& engine, const LaunchOptions& options, QString& error);

// Draws the first window, saves it and ends the program.
void grab_and_quit(QQmlApplicationEngine& engine, const QString& file);
// Prints the time from the start of the process to the first frame and ends the program.
void time_and_quit(QQmlApplicationEngine& engine);

}  // namespace sivba
