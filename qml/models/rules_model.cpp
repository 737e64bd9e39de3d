#include "qml/models/rules_model.h"

#include "qml/models/app.h"
#include "qml/models/option_words.h"
#include "qml/models/saying.h"

#include <QLocale>

#include <algorithm>

namespace sivba {

RulesModel::RulesModel(QObject* parent) : QAbstractListModel(parent) {
    connect(&App::instance(), &App::languageChanged, this, &RulesModel::rebuild);
}

void RulesModel::set_request(const QString& request) {
    if (request_ == request) return;
    request_ = request;
    game_ = request.isEmpty() ? nullptr : App::instance().game(request.toStdString());
    rebuild();
}

QString RulesModel::title() const { return game_ ? say(game_->ruleset().name) : QString(); }
QString RulesModel::summary() const { return game_ ? say(game_->ruleset().summary) : QString(); }

GameRef RulesModel::picture() const { return {game_, nullptr}; }

QString RulesModel::own_name() const {
    return game_ ? App::instance().own_name(game_->ruleset()) : QString();
}

QString RulesModel::origin() const {
    if (!game_) return {};
    const Origin& origin = game_->ruleset().origin;
    QStringList parts{say(origin.place), say(origin.people), say(origin.period)};
    parts.removeAll(QString());
    return parts.join(" · ");
}

bool RulesModel::reconstruction() const {
    return game_ && game_->ruleset().status == RulesetStatus::reconstruction;
}

bool RulesModel::variant() const { return game_ && game_->ruleset().status == RulesetStatus::variant; }

void RulesModel::rebuild() {
    beginResetModel();
    rows_.clear();
    if (game_) {
        add_rules();
        add_options();
        add_sources();
    }
    endResetModel();
    emit changed();
}

// A line of the printed rules that the page draws as a bar.
bool RulesModel::tells_odds(const RuleLine& line) const {
    const auto& arguments = line.text.arguments;
    const auto has = [&](std::string_view name) {
        return std::ranges::any_of(arguments, [&](const MessageArgument& each) { return each.name == name; });
    };
    return game_->dice().count > 0 && has("steps") && has("weight") && has("percent");
}

// Sources are numbered in the order of the list at the end; a rule carries the number.
QString RulesModel::number_of(const std::string& source) const {
    const auto& sources = game_->ruleset().sources;
    const auto found = sources.find(source);
    if (found == sources.end()) return {};
    return QString::number(std::distance(sources.begin(), found) + 1);
}

void RulesModel::add_rules() {
    for (const RuleSection& section : game_->rules()) {
        rows_.push_back({"heading", say(section.title), {}, {}});
        bool odds = false;
        for (const RuleLine& line : section.lines) {
            if (tells_odds(line)) {
                odds = true;
                continue;
            }
            rows_.push_back(
                {"rule", with_rows_whole(say(line.text)), say(line.note), number_of(line.source)});
        }
        if (odds) add_odds();
    }
    if (const QString ends = say(game_->ends_by()); !ends.isEmpty()) {
        rows_.push_back({"heading", tr("Why every game ends"), {}, {}});
        rows_.push_back({"rule", ends, {}, {}});
    }
}

// Of the dice as they are chosen by the options.
void RulesModel::add_odds() {
    const DiceInfo dice = game_->dice();
    const QLocale locale(App::instance().language());
    const double most = std::ranges::max(dice.weights);
    rows_.push_back({"caption", tr("How often each throw comes"), {}, {}});
    for (std::size_t steps = 0; steps < dice.weights.size(); ++steps) {
        const std::uint32_t weight = dice.weights[steps];
        if (weight == 0) continue;
        const double percent = 100.0 * weight / dice.denominator;
        const bool whole = weight * 100 % dice.denominator == 0;
        rows_.push_back({"throw",
                         QString::number(steps),
                         tr("%1 of %2 throws").arg(weight).arg(dice.denominator),
                         {},
                         weight / most,
                         tr("%1 %").arg(locale.toString(percent, 'f', whole ? 0 : 1))});
    }
}

void RulesModel::add_options() {
    const std::vector<OptionInfo>& options = game_->ruleset().options;
    if (options.empty()) return;
    rows_.push_back({"heading", tr("As it is set up"), {}, {}});
    for (const OptionInfo& option : options) {
        const bool changed = option.chosen != option.standard;
        rows_.push_back({"option", option_words(option), changed ? tr("changed here") : QString(), {}});
    }
}

void RulesModel::add_sources() {
    const auto& sources = game_->ruleset().sources;
    if (sources.empty()) return;
    rows_.push_back({"heading", tr("Sources"), {}, {}});
    for (const auto& [key, citation] : sources) {
        const QString text = say(citation);
        rows_.push_back({"source", text.isEmpty() ? QString::fromStdString(key) : text, {}, number_of(key)});
    }
}

int RulesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant RulesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case kind_role: return QString::fromLatin1(row.kind);
    case text_role: return row.text;
    case note_role: return row.note;
    case source_role: return row.source;
    case share_role: return row.share;
    case percent_role: return row.percent;
    default: return {};
    }
}

QHash<int, QByteArray> RulesModel::roleNames() const {
    return {{kind_role, "kind"},     {text_role, "words"},  {note_role, "note"},
            {source_role, "source"}, {share_role, "share"}, {percent_role, "percent"}};
}

}  // namespace sivba
