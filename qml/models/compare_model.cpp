// See compare_model.h.
#include "qml/models/compare_model.h"

#include "qml/models/app.h"
#include "qml/models/option_words.h"

#include <algorithm>

namespace sivba {

namespace {

GamePtr open(const QString& request) {
    return request.isEmpty() ? nullptr : App::instance().game(request.toStdString());
}

// As positions are listed and counted everywhere: the first seat begins.
GamePtr listed(const QString& request) {
    const Result<GameRequest> parsed = GameRequest::parse(request.toStdString());
    if (!parsed) return nullptr;
    return App::instance().game(App::instance().library().with_first_starter(*parsed).text());
}

// The game with one option at another of its words; of numbers, the least and the largest.
QStringList variants(const Game& game) {
    QStringList list, numbers;
    for (const OptionInfo& option : game.ruleset().options) {
        if (option.key == "starter") continue;  // positions are compared with the first seat to move
        std::vector<std::string> words;
        if (option.range)
            words = {std::to_string(option.range->first), std::to_string(option.range->second)};
        else
            for (const OptionValue& value : option.values) words.push_back(value.word);
        for (const std::string& word : words)
            if (word != option.standard)
                (option.range ? numbers : list)
                    .append(QString::fromStdString(game.ruleset().id + ":" + option.key + "=" + word));
    }
    return list + numbers;
}

QString words_of(const std::optional<Message>& message) {
    return message ? with_rows_whole(say(*message)) : QString();
}

}  // namespace

CompareModel::CompareModel(QObject* parent) : QObject(parent) {
    connect(&App::instance(), &App::languageChanged, this, [this] {
        at_.retranslate();
        show_ways();
        emit changed();
    });
}

void CompareModel::set_request(const QString& request) {
    if (request == requests_[0]) return;
    requests_[0] = request;
    find_relatives();
    if (requests_[1].isEmpty()) requests_[1] = nearest();
    compare();
}

void CompareModel::set_other(const QString& request) {
    if (request.isEmpty() || request == requests_[1]) return;
    requests_[1] = request;
    if (!requests_[0].isEmpty()) find_relatives();
    compare();
}

void CompareModel::set_table(Table* table) {
    table_ = table;
    emit changed();
}

// The family in the order of the library, the game itself with each of its options after it,
// and what was asked for otherwise.
void CompareModel::find_relatives() {
    relatives_.clear();
    const GamePtr game = open(requests_[0]);
    if (!game) return;
    for (const std::string& id : App::instance().library().ids()) {
        const GamePtr other = App::instance().game(id);
        if (!other || other->ruleset().family != game->ruleset().family) continue;
        relatives_.push_back(QString::fromStdString(id));
        if (id != game->ruleset().id) continue;
        for (const QString& variant : variants(*other)) relatives_.push_back(variant);
    }
    for (const QString& request : requests_)
        if (!request.isEmpty() && index_of(request) < 0) relatives_.insert(relatives_.begin(), request);
}

// With other options its own ruleset; else the one that differs in the fewest words.
QString CompareModel::nearest() const {
    const GamePtr game = open(requests_[0]);
    QString best;
    std::size_t least = 0;
    for (const QString& each : relatives_) {
        const GamePtr other = open(each);
        if (!other || each == requests_[0]) continue;
        const std::size_t words = compare_rules(*game, *other).words.size();
        // A game of its own says more than an option, where there is one.
        const bool variant = each.contains(':'), before = best.contains(':');
        const bool nearer = variant == before ? words < least : before;
        if (words == 0 || (!best.isEmpty() && !nearer)) continue;
        best = each;
        least = words;
    }
    return best;
}

void CompareModel::compare() {
    a_ = open(requests_[0]);
    b_ = open(requests_[1]);
    if (!a_ || !b_ || !why_not_comparable(*a_, *b_).empty()) {
        rules_ = {};
        at_.set_games(nullptr, nullptr);
    } else {
        rules_ = compare_rules(*a_, *b_);
        at_.set_games(listed(requests_[0]), listed(requests_[1]));
    }
    show_ways();
    emit changed();
}

// Options are named only where the games would else be called the same.
void CompareModel::show_ways() {
    const bool comparable = a_ && b_ && why_not_comparable(*a_, *b_).empty();
    const bool options = short_a() == short_b();
    ways_.set_games(comparable ? a_ : nullptr, comparable ? b_ : nullptr, options ? name_a() : short_a(),
                    options ? name_b() : short_b());
}

// One that is played otherwise than it is shipped carries its options behind its name.
QString CompareModel::name(const GamePtr& game) const {
    if (!game) return {};
    const QString plain = say(game->ruleset().name), changed = options(game);
    return changed.isEmpty() ? plain : tr("%1 (%2)").arg(plain, changed);
}

// "Direction: clockwise", what is not as the ruleset has it.
QString CompareModel::options(const GamePtr& game) {
    QStringList told;
    if (!game) return {};
    for (const OptionInfo& option : game->ruleset().options)
        if (option.chosen != option.standard) told.append(option_words(option));
    return told.join("; ");
}

int CompareModel::index_of(const QString& request) const {
    const auto found = std::ranges::find(relatives_, request);
    return found == relatives_.end() ? -1 : static_cast<int>(found - relatives_.begin());
}

QString CompareModel::at_index(int index) const {
    const bool known = index >= 0 && index < static_cast<int>(relatives_.size());
    return known ? relatives_[static_cast<std::size_t>(index)] : QString();
}

QStringList CompareModel::names() const {
    QStringList list;
    for (const QString& request : relatives_) list.append(name(open(request)));
    return list;
}

QVariantList CompareModel::facts() const {
    QVariantList list;
    for (const FactPair& fact : rules_.facts)
        list.append(QVariantMap{{"title", say(fact.title)},
                                {"a", fact.a.empty() ? "–" : say(fact.a)},
                                {"b", fact.b.empty() ? "–" : say(fact.b)},
                                {"same", fact.same}});
    return list;
}

QVariantList CompareModel::rules() const {
    QVariantList list;
    for (const SectionDifference& section : rules_.sections) {
        QString title = say(section.title);
        for (const LinePair& line : section.lines) {
            list.append(QVariantMap{
                {"title", title}, {"a", words_of(line.a)}, {"b", words_of(line.b)}, {"same", false}});
            title.clear();
        }
    }
    if (!rules_.sections.empty()) return list;
    for (const WordPair& word : rules_.words)
        list.append(QVariantMap{{"title", QString::fromStdString(word.word)},
                                {"a", QString::fromStdString(word.a)},
                                {"b", QString::fromStdString(word.b)},
                                {"same", false}});
    return list;
}

void CompareModel::chooseFirst(int index) {
    if (const QString request = at_index(index); !request.isEmpty()) set_request(request);
}

void CompareModel::chooseSecond(int index) { set_other(at_index(index)); }

void CompareModel::swap() {
    std::swap(requests_[0], requests_[1]);
    compare();
}

bool CompareModel::has_present() const {
    const Game* game = table_ && table_->is_open() ? table_->board()->game() : nullptr;
    return game && a_ && game->ruleset().family == a_->ruleset().family;
}

void CompareModel::toPresent() {
    if (has_present()) at_.show_position_of(*table_->board()->game(), table_->board()->shared_position());
}

}  // namespace sivba
