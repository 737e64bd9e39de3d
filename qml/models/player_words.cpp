#include "qml/models/player_words.h"

#include <QCoreApplication>
#include <QVariantMap>

namespace sivba {

namespace {

struct PlayerText {
    Player player;
    const char* name;
    const char* says;
};

const PlayerText player_texts[] = {
    {Player::human, QT_TRANSLATE_NOOP("Players", "Person"),
     QT_TRANSLATE_NOOP("Players", "somebody at this screen")},
    {Player::random, QT_TRANSLATE_NOOP("Players", "Random"),
     QT_TRANSLATE_NOOP("Players", "plays anything that is legal")},
    {Player::easy, QT_TRANSLATE_NOOP("Players", "Easy"),
     QT_TRANSLATE_NOOP("Players", "looks a little ahead, errs often: a first opponent")},
    {Player::medium, QT_TRANSLATE_NOOP("Players", "Medium"),
     QT_TRANSLATE_NOOP("Players", "looks at more positions, errs seldom")},
    {Player::hard, QT_TRANSLATE_NOOP("Players", "Hard"),
     QT_TRANSLATE_NOOP("Players", "does not err on purpose")},
    {Player::master, QT_TRANSLATE_NOOP("Players", "Master"),
     QT_TRANSLATE_NOOP("Players", "like Hard, looks at more positions")},
    {Player::perfect, QT_TRANSLATE_NOOP("Players", "Perfect"),
     QT_TRANSLATE_NOOP("Players", "knows all positions and makes no mistake")},
};

QString translated(const char* text) { return QCoreApplication::translate("Players", text); }

}  // namespace

QString player_name(Player player) {
    for (const PlayerText& each : player_texts)
        if (each.player == player) return translated(each.name);
    return {};
}

QVariantList player_list(bool solved) {
    QVariantList list;
    for (const PlayerText& each : player_texts) {
        if (each.player == Player::perfect && !solved) continue;
        const std::string_view word = word_of(each.player);
        list.append(QVariantMap{{"word", QString::fromUtf8(word.data(), qsizetype(word.size()))},
                                {"name", translated(each.name)},
                                {"says", translated(each.says)}});
    }
    return list;
}

}  // namespace sivba
