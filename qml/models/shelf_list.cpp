// See shelf_list.h.
#include "qml/models/shelf_list.h"

#include "qml/models/app.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <tuple>

namespace sivba {
namespace {

struct Known {
    const char* word;
    const char* title;
};

// In the order in which they are best learned. A word of an author's own comes after them.
constexpr Known known[] = {
    {"two-rows", QT_TRANSLATE_NOOP("Shelves", "Two rows")},
    {"captures-to-store", QT_TRANSLATE_NOOP("Shelves", "Four rows: captured seeds leave the board")},
    {"re-sow-from-next-pit",
     QT_TRANSLATE_NOOP("Shelves", "Four rows: captured seeds are sown on from the next pit")},
    {"re-sow-from-lap-origin",
     QT_TRANSLATE_NOOP("Shelves", "Four rows: captured seeds are sown from where the lap began")},
    {"re-sow-from-capturing-pit",
     QT_TRANSLATE_NOOP("Shelves", "Four rows: captured seeds are sown from the pit that captured")},
    {"re-sow-from-row-end",
     QT_TRANSLATE_NOOP("Shelves", "Four rows: captured seeds are sown from an end of the row")},
    {"royal-game-of-ur", QT_TRANSLATE_NOOP("Shelves", "Royal Game of Ur")},
    {"twenty-squares", QT_TRANSLATE_NOOP("Shelves", "The board of twenty squares")},
};

std::ptrdiff_t rank(const std::string& subfamily) {
    return std::ranges::find(known, subfamily, &Known::word) - std::begin(known);
}

const Family* family_of(const std::string& name) {
    for (const Family* family : App::instance().library().families())
        if (family->name() == name) return family;
    return nullptr;
}

QString family_title(const std::string& name) {
    const Family* const family = family_of(name);
    return family ? say(family->title()) : QString::fromStdString(name);
}

// "" for a family that stands on one shelf.
QString subfamily_title(const std::string& subfamily) {
    if (subfamily.empty()) return {};
    const std::ptrdiff_t at = rank(subfamily);
    if (at < std::ssize(known)) return QCoreApplication::translate("Shelves", known[at].title);
    QString words = QString::fromStdString(subfamily).replace('-', ' ');
    words[0] = words[0].toUpper();
    return words;
}

std::ptrdiff_t family_rank(const std::string& name) {
    const std::vector<const Family*>& families = App::instance().library().families();
    return std::ranges::find(families, family_of(name)) - families.begin();
}

}  // namespace

QString shelf_of(const Ruleset& rules) {
    const QString family = QString::fromStdString(rules.family);
    return rules.subfamily.empty() ? family : family + '/' + QString::fromStdString(rules.subfamily);
}

bool ShelfList::before(const Entry& a, const Entry& b) const {
    return std::tuple(family_rank(a.family), rank(a.subfamily), a.subfamily) <
           std::tuple(family_rank(b.family), rank(b.subfamily), b.subfamily);
}

void ShelfList::add(const Ruleset& rules) {
    Entry entry{rules.family, rules.subfamily, shelf_of(rules), 0};
    if (std::ranges::count(entries_, entry.shelf, &Entry::shelf) > 0) return;
    const auto at = std::ranges::find_if(entries_, [&](const Entry& each) { return before(entry, each); });
    const int row = static_cast<int>(at - entries_.begin());
    beginInsertRows({}, row, row);
    entries_.insert(at, std::move(entry));
    endInsertRows();
    retranslate();  // its family may have had one shelf so far
}

void ShelfList::retranslate() {
    if (!entries_.empty()) emit dataChanged(index(0), index(rowCount() - 1));
}

void ShelfList::show(const QMap<QString, int>& counts) {
    for (Entry& entry : entries_) entry.shown = counts.value(entry.shelf);
    if (!entries_.empty()) emit dataChanged(index(0), index(rowCount() - 1), {shown_role});
}

QString ShelfList::full_title(const Ruleset& rules) {
    return family_title(rules.family) + ": " + subfamily_title(rules.subfamily);
}

int ShelfList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

QVariant ShelfList::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Entry& entry = entries_[static_cast<std::size_t>(index.row())];
    // A word of an author's own has no translations: alone, its shelf is that of the family.
    const bool alone = rank(entry.subfamily) == std::ssize(known) &&
                       std::ranges::count(entries_, entry.family, &Entry::family) == 1;
    const QString title = alone ? QString() : subfamily_title(entry.subfamily);
    switch (role) {
    case shelf_role: return entry.shelf;
    case title_role: return title.isEmpty() ? family_title(entry.family) : title;
    case family_role: return title.isEmpty() ? QString() : family_title(entry.family);
    case shown_role: return entry.shown;
    default: return {};
    }
}

QHash<int, QByteArray> ShelfList::roleNames() const {
    return {{shelf_role, "shelf"}, {title_role, "title"}, {family_role, "family"}, {shown_role, "shown"}};
}

}  // namespace sivba
