// Reads the command line (docs/cli.md). What does not exist is wrong usage.
#include "qml/models/launch.h"

#include "framework/text/catalogue.h"

#include <QCommandLineParser>
#include <QRegularExpression>

#include <algorithm>

namespace sivba {

namespace {

const QStringList screens{"launcher", "start", "game", "rules", "settings"};
const QStringList themes{"light", "dark", "projector", "colour-blind"};

void describe(QCommandLineParser& parser) {
    parser.setApplicationDescription("Traditional games of sowing, racing and pen and paper.");
    parser.addPositionalArgument("ID", "opens this game, for example mancala/oware or ur/finkel:pieces=3");
    parser.addOptions({{{"h", "help"}, "shows this text"},
                       {{"v", "version"}, "shows the version"},
                       {"grab", "draws one screen, saves the picture and ends", "file.png"},
                       {"screen", screens.join('|'), "screen"},
                       {"game", "the game of the screen", "id"},
                       {"turns", "plays these turns first: \"3; 5\"", "turns"},
                       {"theme", themes.join('|'), "theme"},
                       {"size", "of the window, for example 1280x720", "WxH"},
                       {"lang", "en|uk|ru|sl", "language"},
                       {"scale", "size of texts and controls, 1 to 2", "factor"},
                       {"time-start", "prints the time to the first frame and ends"}});
}

// "" when the value is one of the list.
QString check_word(const QString& option, const QString& value, const QStringList& known) {
    if (value.isEmpty() || known.contains(value)) return {};
    return QString("--%1 %2: known are %3").arg(option, value, known.join(", "));
}

QString read_size(const QString& text, QSize& size) {
    if (text.isEmpty()) return {};
    const auto match = QRegularExpression("^(\\d{3,5})x(\\d{3,5})$").match(text);
    if (!match.hasMatch()) return "--size wants WIDTHxHEIGHT, for example 1280x720";
    size = QSize(match.captured(1).toInt(), match.captured(2).toInt());
    const bool fits =
        size.width() >= 320 && size.height() >= 240 && size.width() <= 8192 && size.height() <= 8192;
    return fits ? QString() : "--size: from 320x240 to 8192x8192";
}

QString read_scale(const QString& text, double& scale) {
    if (text.isEmpty()) return {};
    bool number = false;
    scale = text.toDouble(&number);
    return number && scale >= 1 && scale <= 2 ? QString() : "--scale: a number from 1 to 2";
}

QString read_game(const QCommandLineParser& parser, LaunchOptions& options) {
    const QStringList ids = parser.positionalArguments();
    if (ids.size() > 1) return "only one game can be opened";
    options.game = ids.isEmpty() ? parser.value("game") : ids.front();
    if (!ids.isEmpty() && parser.isSet("game")) return "the game is named twice";
    if (options.screen.isEmpty()) options.screen = options.game.isEmpty() ? "launcher" : "game";
    const bool wants_game =
        options.screen == "start" || options.screen == "game" || options.screen == "rules";
    if (wants_game && options.game.isEmpty()) return "--screen " + options.screen + " wants --game ID";
    if (!options.turns.isEmpty() && options.screen != "game") return "--turns wants a game on the screen";
    return {};
}

}  // namespace

LaunchParse parse_launch(const QStringList& arguments) {
    QCommandLineParser parser;
    describe(parser);
    LaunchParse result;
    LaunchOptions& options = result.options;
    if (!parser.parse(arguments)) {
        result.error = parser.errorText();
        return result;
    }
    options.help = parser.isSet("help");
    options.version = parser.isSet("version");
    options.grab = parser.value("grab");
    options.screen = parser.value("screen");
    options.turns = parser.value("turns");
    options.theme = parser.value("theme");
    options.language = parser.value("lang");
    options.time_start = parser.isSet("time-start");
    QStringList known_languages;
    for (const std::string_view each : languages)
        known_languages.append(QString::fromUtf8(each.data(), qsizetype(each.size())));
    const QString errors[] = {parser.isSet("grab") && options.grab.isEmpty() ? QString("--grab wants a file")
                                                                             : QString(),
                              check_word("screen", options.screen, screens),
                              check_word("theme", options.theme, themes),
                              check_word("lang", options.language, known_languages),
                              read_size(parser.value("size"), options.size),
                              read_scale(parser.value("scale"), options.scale),
                              read_game(parser, options)};
    const auto first = std::ranges::find_if(errors, [](const QString& error) { return !error.isEmpty(); });
    if (first != std::end(errors)) result.error = *first;
    return result;
}

QString launch_help() {
    QCommandLineParser parser;
    describe(parser);
    return parser.helpText();
}

}  // namespace sivba
