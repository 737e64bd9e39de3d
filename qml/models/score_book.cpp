#include "qml/models/score_book.h"

#include "framework/play/file.h"
#include "qml/models/table_store.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLockFile>

#include <algorithm>

namespace sivba::score_book {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t largest_file = 1 << 20;
constexpr int most_games = 1'000'000;  // of one kind; more is a damaged number
constexpr int lock_milliseconds = 500;

QString text_of(std::string_view word) { return QString::fromUtf8(word.data(), qsizetype(word.size())); }

// The book as it stands; empty when there is none.
QJsonObject read() {
    std::error_code error;
    if (!fs::exists(file(), error)) return {};
    const Result<std::string> text = read_file(file(), largest_file);
    if (text) {
        const QJsonDocument book = QJsonDocument::fromJson(QByteArray::fromStdString(*text));
        if (book.isObject() && book["format"].toInt() == 1 && book["games"].isObject())
            return book["games"].toObject();
    }
    const std::string date = QDateTime::currentDateTime().toString("yyyy-MM-dd-HHmmss-zzz").toStdString();
    fs::rename(file(), file().string() + ".damaged-" + date, error);
    return {};
}

// Changes the book under a lock: two windows may end a game at the same moment.
template <class Change>
void change(const std::string& id, Change change) {
    QLockFile lock(QString::fromStdString(file().string()) + ".lock");
    if (!lock.tryLock(lock_milliseconds)) return;
    QJsonObject games = read();
    const QString key = QString::fromStdString(id);
    QJsonObject levels = games[key].toObject();
    change(levels);
    if (levels.isEmpty())
        games.remove(key);
    else
        games[key] = levels;
    const QJsonDocument book(QJsonObject{{"format", 1}, {"games", games}});
    // A book that cannot be written loses a number, never a game.
    static_cast<void>(write_file(file(), book.toJson().toStdString()));
}

Score score_from(const QJsonObject& level) {
    const auto number = [&](const char* key) { return std::clamp(level[key].toInt(), 0, most_games); };
    return {number("won"), number("drawn"), number("lost")};
}

const char* result_for(const Outcome& outcome, Seat person) {
    if (outcome.kind == OutcomeKind::drawn) return "drawn";
    return outcome.won_by(person) ? "won" : "lost";
}

}  // namespace

fs::path file() { return table_store::folder().parent_path() / "statistics.json"; }

void note(const Session& session) {
    const std::vector<Player>& seats = session.setup().seats;
    const Outcome outcome = session.outcome();
    if (seats.size() != 2 || std::ranges::count(seats, Player::human) != 1) return;
    if (outcome.kind != OutcomeKind::won && outcome.kind != OutcomeKind::drawn) return;
    const bool first = seats[0] == Player::human;
    const char* result = result_for(outcome, first ? Seat::p1 : Seat::p2);
    change(session.game().ruleset().id, [&](QJsonObject& levels) {
        const QString level = text_of(word_of(first ? seats[1] : seats[0]));
        QJsonObject counts = levels[level].toObject();
        counts[result] = std::clamp(counts[result].toInt(), 0, most_games - 1) + 1;
        levels[level] = counts;
    });
}

Scores of(const std::string& id) {
    Scores scores;
    const QJsonObject levels = read()[QString::fromStdString(id)].toObject();
    for (auto level = levels.begin(); level != levels.end(); ++level) {
        const std::optional<Player> player = player_from(level.key().toStdString());
        const Score score = score_from(level.value().toObject());
        if (player && *player != Player::human && score != Score{}) scores[*player] = score;
    }
    return scores;
}

void forget(const std::string& id) {
    change(id, [](QJsonObject& levels) { levels = {}; });
}

}  // namespace sivba::score_book
