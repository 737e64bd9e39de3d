// Reads the command line (docs/cli.md). What does not exist is wrong usage.
#include "qml/models/launch.h"

#include "qml/models/saved_file.h"
#include "qml/theme/palette.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace sivba {

namespace {

// A class of its own, so that lupdate has a name for these texts.
struct LaunchText {
    Q_DECLARE_TR_FUNCTIONS(LaunchText)
};

struct Word {
    const char* name;
    const char* value;  // what stands behind it; null: nothing
    const char* says;
};
constexpr Word words[] = {
    {"help", nullptr, QT_TRANSLATE_NOOP("LaunchText", "shows this text")},
    {"version", nullptr, QT_TRANSLATE_NOOP("LaunchText", "shows the version")},
    {"grab", "FILE.png", QT_TRANSLATE_NOOP("LaunchText", "draws one screen, saves the picture and ends")},
    {"screen", "launcher|start|game|analysis|rules|compare|settings",
     QT_TRANSLATE_NOOP("LaunchText", "what is shown first")},
    {"game", "ID", QT_TRANSLATE_NOOP("LaunchText", "the game of that screen")},
    {"with", "ID", QT_TRANSLATE_NOOP("LaunchText", "another game of its family, to compare it with")},
    {"turns", "\"3; 5\"", QT_TRANSLATE_NOOP("LaunchText", "plays these turns first")},
    {"theme", theme_words, QT_TRANSLATE_NOOP("LaunchText", "colours, for this time")},
    {"size", "1280x720", QT_TRANSLATE_NOOP("LaunchText", "width and height of the window")},
    {"lang", "en|uk|ru|sl", QT_TRANSLATE_NOOP("LaunchText", "language, for this time")},
    {"scale", "1..2", QT_TRANSLATE_NOOP("LaunchText", "size of texts and controls, for this time")},
    {"time-start", nullptr, QT_TRANSLATE_NOOP("LaunchText", "prints the time to the first frame and ends")}};

void describe(QCommandLineParser& parser) {
    for (const Word& word : words) {
        const QString name = QString::fromLatin1(word.name);
        const QStringList names = name == "help"      ? QStringList{"h", name}
                                  : name == "version" ? QStringList{"v", name}
                                                      : QStringList{name};
        parser.addOption({names, {}, word.value ? QString::fromLatin1(word.value) : QString()});
    }
}

// What the parser itself would say, it says in English.
QString wrong_option(const QCommandLineParser& parser) {
    const QStringList unknown = parser.unknownOptionNames();
    if (!unknown.isEmpty()) return LaunchText::tr("There is no option --%1.").arg(unknown.front());
    return LaunchText::tr("An option lacks its value, or has one that it does not take.");
}

// "" when the value is one of those that the help names.
QString check_word(const QString& option, const QString& value) {
    const auto word = std::ranges::find(words, option, [](const Word& each) { return QString(each.name); });
    const QStringList known = QString(word->value).split('|');
    if (value.isEmpty() || known.contains(value)) return {};
    return LaunchText::tr("--%1 %2: known are %3").arg(option, value, known.join(", "));
}

QString read_size(const QString& text, QSize& size) {
    if (text.isEmpty()) return {};
    const auto match = QRegularExpression("^(\\d{3,5})x(\\d{3,5})$").match(text);
    if (!match.hasMatch()) return LaunchText::tr("--size wants WIDTHxHEIGHT, for example 1280x720");
    size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits =
        size.width() >= 320 && size.height() >= 240 && size.width() <= 8192 && size.height() <= 8192;
    return fits ? QString() : LaunchText::tr("--size: from 320x240 to 8192x8192");
}

QString read_scale(const QString& text, double& scale) {
    if (text.isEmpty()) return {};
    bool number = false;
    scale = text.toDouble(&number);
    return number && scale >= 1 && scale <= 2 ? QString() : LaunchText::tr("--scale: a number from 1 to 2");
}

// The window shows the gallery and opens the file as Ctrl+O does.
QString read_saved(LaunchOptions& options) {
    if (!options.turns.isEmpty() || (!options.screen.isEmpty() && options.screen != "game"))
        return LaunchText::tr("A saved game is opened as it is: without --turns and with no other screen.");
    options.saved = QFileInfo(options.game).absoluteFilePath();
    options.game.clear();
    options.screen = "launcher";
    return {};
}

QString read_game(const QCommandLineParser& parser, LaunchOptions& options) {
    const QStringList ids = parser.positionalArguments();
    if (ids.size() > 1) return LaunchText::tr("Only one game can be opened.");
    options.game = ids.isEmpty() ? parser.value("game") : ids.front();
    if (!ids.isEmpty() && parser.isSet("game")) return LaunchText::tr("The game is named twice.");
    // The page of the game, with its panel beside the board.
    if (options.screen == "analysis") options.panel = std::exchange(options.screen, "game");
    if (saved_file::is_name_of_one(options.game)) return read_saved(options);
    if (options.screen.isEmpty()) options.screen = options.game.isEmpty() ? "launcher" : "game";
    const bool wants_game = QStringList{"start", "game", "rules", "compare"}.contains(options.screen);
    if (wants_game && options.game.isEmpty())
        return LaunchText::tr("--screen %1 wants a game: --game ID").arg(options.screen);
    if (!options.other.isEmpty() && options.screen != "compare")
        return LaunchText::tr("--with wants the screen `compare`.");
    if (!options.turns.isEmpty() && options.screen != "game" && options.screen != "compare")
        return LaunchText::tr("--turns wants a game on the screen.");
    return {};
}

}  // namespace

LaunchParse parse_launch(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    LaunchParse result;
    LaunchOptions& options = result.options;
    if (!parser.parse(arguments)) {
        result.error = wrong_option(parser);
        return result;
    }
    options.help = parser.isSet("help");
    options.version = parser.isSet("version");
    options.grab = parser.value("grab");
    options.screen = parser.value("screen");
    options.turns = parser.value("turns");
    options.other = parser.value("with");
    options.theme = parser.value("theme");
    options.language = parser.value("lang");
    options.time_start = parser.isSet("time-start");
    const QString errors[] = {
        parser.isSet("grab") && options.grab.isEmpty() ? LaunchText::tr("--grab wants a file.") : QString(),
        check_word("screen", options.screen),
        check_word("theme", options.theme),
        check_word("lang", options.language),
        read_size(parser.value("size"), options.size),
        read_scale(parser.value("scale"), options.scale),
        read_game(parser, options)};
    const auto first = std::ranges::find_if(errors, [](const QString& error) { return !error.isEmpty(); });
    if (first != std::end(errors)) result.error = *first;
    return result;
}

QString launch_help() {
    QString text =
        LaunchText::tr("Usage: sivba-launcher [ID | FILE.yaml | FILE.sivba] [OPTION...]") + "\n\n" +
        LaunchText::tr("Traditional games of sowing and racing in a window.") + "\n\n" +
        LaunchText::tr("ID is a game, for example mancala/oware or ur/finkel:pieces=3#7; FILE.yaml a "
                       "ruleset of your own, FILE.sivba a saved game. Without them all games are shown.") +
        "\n\n";
    for (const Word& word : words) {
        QString option = QString("  --") + word.name;
        if (word.value) option += QString(" ") + word.value;
        text += option.leftJustified(69) + LaunchText::tr(word.says) + "\n";
    }
    return text;
}

QString launch_language(const QStringList& arguments) {
    const qsizetype at = arguments.lastIndexOf("--lang");
    QString asked = at >= 0 ? arguments.value(at + 1) : QString();
    for (const QString& each : arguments)
        if (each.startsWith("--lang=")) asked = each.mid(7);
    for (const std::string_view known : languages)
        if (asked == QString::fromUtf8(known.data(), qsizetype(known.size()))) return asked;
    return QString::fromStdString(language_of_environment());
}

}  // namespace sivba
