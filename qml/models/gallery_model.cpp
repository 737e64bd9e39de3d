#include "qml/models/gallery_model.h"

#include "framework/play/journal.h"
#include "qml/models/app.h"
#include "qml/models/settings.h"
#include "qml/models/table_store.h"

#include <QElapsedTimer>

#include <algorithm>
#include <set>

namespace sivba {

namespace {

// What may be read before the first frame, and per turn of the event loop after it.
constexpr int first_milliseconds = 120;
constexpr int slice_milliseconds = 15;
constexpr int short_game_minutes = 10;
constexpr int most_rows = 9;

QString word_of_rows(int rows) { return QString("rows-%1").arg(rows); }

// Pits at one height are a row; stores and bowls are none.
int rows_of_pits(const BoardPicture& board) {
    std::set<double> heights;
    for (const Place& place : board.places)
        if (place.shape == PlaceShape::pit || place.shape == PlaceShape::house) heights.insert(place.y);
    return static_cast<int>(heights.size());
}

bool begins_a_word(const QString& text, const QString& start) {
    qsizetype at = text.indexOf(start, 0, Qt::CaseInsensitive);
    while (at > 0 && text[at - 1].isLetterOrNumber()) at = text.indexOf(start, at + 1, Qt::CaseInsensitive);
    return at >= 0;
}

}  // namespace

GalleryModel::GalleryModel(QObject* parent) : QAbstractListModel(parent) {
    waiting_ = App::instance().library().ids();
    std::ranges::reverse(waiting_);
    reading_.setInterval(0);
    connect(&reading_, &QTimer::timeout, this, [this] { read_some(slice_milliseconds); });
    connect(&App::instance(), &App::languageChanged, this, [this] {
        shelves_.retranslate();
        everything_changed();
    });
    connect(&Settings::instance(), &Settings::favouritesChanged, this, &GalleryModel::everything_changed);
    read_some(first_milliseconds);
    if (!complete()) reading_.start();
}

void GalleryModel::read_some(int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (!waiting_.empty() && clock.elapsed() < milliseconds) read_one();
    if (complete()) reading_.stop();
    tell_shelves();
    emit contentChanged();
}

bool GalleryModel::read_one() {
    const std::string id = waiting_.back();
    waiting_.pop_back();
    std::vector<Diagnostic> found;
    Card card{App::instance().game(id, &found), {}};
    if (!card.game) {
        problems_ += say(found);
        return false;
    }
    card.rows = rows_of_pits(card.game->board());
    look_for_table(card);
    shelves_.add(card.game->ruleset());
    const int row = static_cast<int>(cards_.size());
    beginInsertRows({}, row, row);
    cards_.push_back(std::move(card));
    endInsertRows();
    return true;
}

void GalleryModel::look_for_table(Card& card) const {
    const std::string& id = card.game->ruleset().id;
    card.open = table_store::is_open(id);
    card.left = {};
    if (!card.open) return;
    const Result<Recovered> found = recover_journal(table_store::journal_of(id), App::instance().library());
    if (found) card.left = {found->session.game_ptr(), found->session.position()};
}

void GalleryModel::refreshTables() {
    for (Card& card : cards_) look_for_table(card);
    everything_changed();
}

void GalleryModel::everything_changed() {
    if (!cards_.empty()) emit dataChanged(index(0), index(static_cast<int>(cards_.size()) - 1));
    tell_shelves();
    emit contentChanged();
}

void GalleryModel::tell_shelves() {
    QMap<QString, int> counts;
    for (const Card& card : cards_)
        if (visible(card)) ++counts[shelf_of(card.game->ruleset())];
    shelves_.show(counts);
}

void GalleryModel::set_search(const QString& search) {
    if (search_ == search) return;
    search_ = search;
    emit filterChanged();
    everything_changed();
}

void GalleryModel::set_filter(const QString& filter) {
    if (filter_ == filter) return;
    filter_ = filter;
    emit filterChanged();
    everything_changed();
}

bool GalleryModel::passes(const Card& card, const QString& filter) const {
    const Ruleset& rules = card.game->ruleset();
    if (filter == "table") return card.open;
    if (filter == "recent") return Settings::instance().recent().contains(QString::fromStdString(rules.id));
    if (filter == "favourite") return Settings::instance().isFavourite(QString::fromStdString(rules.id));
    if (filter == "solo") return rules.players == 1;
    if (filter == "children") return rules.difficulty <= 1;
    if (filter == "short") return rules.minutes <= short_game_minutes;
    if (filter == "dice") return card.game->dice().count > 0;
    return !filter.startsWith("rows-") || filter == word_of_rows(card.rows);
}

// Every word of the search must begin a word in some text of the card, in any language, or in the
// title of its shelf.
bool GalleryModel::found_by_search(const Card& card) const {
    const Ruleset& rules = card.game->ruleset();
    QString all = QString::fromStdString(rules.id);
    for (const LocalText* text : {&rules.name, &rules.own_name, &rules.summary, &rules.origin.place,
                                  &rules.origin.people, &rules.origin.period})
        for (const auto& [language, words] : text->by_language) all += ' ' + QString::fromStdString(words);
    all += ' ' + ShelfList::full_title(rules);
    const QStringList words = search_.split(' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(words, [&](const QString& word) { return begins_a_word(all, word); });
}

QVariantList GalleryModel::filters() const {
    std::vector<std::pair<QString, QString>> all{
        {"table", tr("Unfinished")}, {"recent", tr("Played lately")}, {"favourite", tr("Favourites")}};
    for (int rows = 1; rows <= most_rows; ++rows)
        all.emplace_back(word_of_rows(rows), tr("%n row(s)", nullptr, rows));
    all.insert(all.end(), {{"dice", tr("With dice")},
                           {"children", tr("For children")},
                           {"short", tr("Short games")},
                           {"solo", tr("Alone")}});
    QVariantList list;
    for (const auto& [word, name] : all) {
        const auto fits = [this, wanted = word](const Card& card) { return passes(card, wanted); };
        const auto count = static_cast<std::size_t>(std::ranges::count_if(cards_, fits));
        if ((count > 0 && count < cards_.size()) || filter_ == word)
            list.append(QVariantMap{{"word", word}, {"name", name}});
    }
    return list;
}

int GalleryModel::visible_count() const {
    return static_cast<int>(
        std::ranges::count_if(cards_, [this](const Card& card) { return visible(card); }));
}

QString GalleryModel::facts(const Ruleset& rules) const {
    return tr("%n player(s)", nullptr, rules.players) + " · " + tr("%n minute(s)", nullptr, rules.minutes);
}

int GalleryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(cards_.size());
}

QVariant GalleryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Card& card = cards_[static_cast<std::size_t>(index.row())];
    const Ruleset& rules = card.game->ruleset();
    const QString id = QString::fromStdString(rules.id);
    switch (role) {
    case id_role: return id;
    case name_role: return say(rules.name);
    case own_name_role: return App::instance().own_name(rules);
    case summary_role: return say(rules.summary);
    case facts_role: return facts(rules);
    case origin_role: {
        const QString place = say(rules.origin.place);
        const QString period = say(rules.origin.period);
        return place.isEmpty() || period.isEmpty() ? place + period : place + ", " + period;
    }
    case history_role: return say(rules.history);
    case difficulty_role: return rules.difficulty;
    case shelf_role: return shelf_of(rules);
    case has_table_role: return card.open;
    case favourite_role: return Settings::instance().isFavourite(id);
    case picture_role: return QVariant::fromValue(card.left.game ? card.left : GameRef{card.game, nullptr});
    case visible_role: return visible(card);
    default: return {};
    }
}

QHash<int, QByteArray> GalleryModel::roleNames() const {
    return {{id_role, "gameId"},           {name_role, "name"},
            {own_name_role, "ownName"},    {summary_role, "summary"},
            {facts_role, "facts"},         {origin_role, "origin"},
            {history_role, "history"},     {difficulty_role, "difficulty"},
            {shelf_role, "shelf"},         {has_table_role, "hasTable"},
            {favourite_role, "favourite"}, {picture_role, "picture"},
            {visible_role, "shown"}};
}

}  // namespace sivba
