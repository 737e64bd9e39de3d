#include "qml/models/analysis_model.h"

#include "qml/models/app.h"

#include <QLocale>

#include <algorithm>

namespace sivba {

namespace {

constexpr std::size_t most_points = 10;

QString number(double chance) { return QLocale(App::instance().language()).toString(100 * chance, 'f', 1); }

// With its sign; the minus is the typographer's.
QString signed_number(double chance) {
    const QString size = number(std::abs(chance));
    return (chance < 0 ? QChar(0x2212) : QChar('+')) + size;
}

QString percent(double chance) {
    return AnalysisModel::tr("%1 %").arg(number(chance)).replace(' ', QChar(QChar::Nbsp));
}

bool is_over(const Session& session) {
    if (session.resigned()) return true;
    const std::vector<Step>& steps = session.steps();
    return !steps.empty() && session.game().actor(*steps.back().after).is_nobody();
}

}  // namespace

AnalysisModel::AnalysisModel(QObject* parent)
    : QObject(parent),
      thread_(
          [this](std::uint64_t number, const AnalysedStep& step) {
              const std::lock_guard lock(mutex_);
              fresh_.emplace_back(number, step);
              if (fresh_.size() == 1)
                  QMetaObject::invokeMethod(this, &AnalysisModel::take_steps, Qt::QueuedConnection);
          },
          [this](std::uint64_t number, const Analysis& analysis) {
              QMetaObject::invokeMethod(
                  this, [this, number, analysis] { finish(number, analysis); }, Qt::QueuedConnection);
          }) {
    connect(&App::instance(), &App::languageChanged, this, [this] {
        emit changed();
        emit moved();
    });
}

void AnalysisModel::set_table(Table* table) {
    if (table == table_) return;
    if (table_) table_->disconnect(this);
    table_ = table;
    if (table_) connect(table_, &Table::changed, this, &AnalysisModel::look);
    look();
}

void AnalysisModel::set_wanted(bool wanted) {
    if (wanted == wanted_) return;
    wanted_ = wanted;
    if (!wanted_) cancel();
    look();
    emit changed();
}

// Going back and forth changes nothing; another decision makes another game.
bool AnalysisModel::is_subject(const Session& session) const {
    if (!subject_ || subject_->start() != session.start()) return false;
    const std::vector<Step>&a = subject_->steps(), &b = session.steps();
    return a.size() == b.size() && (a.empty() || a.back().after == b.back().after);
}

void AnalysisModel::look() {
    const Session* now = session();
    if (subject_ && !(now && is_subject(*now))) forget();
    if (wanted_ && now && !subject_ && is_over(*now)) begin();
    emit moved();
    // What is said instead of an analysis depends on the game.
    if (wanted_ && !subject_) emit changed();
}

void AnalysisModel::begin() {
    const Session* now = session();
    if (!now || running_ || !can_be_analysed(now->game()) || now->steps().empty()) return;
    subject_ = *now;
    steps_.clear();
    result_.reset();
    running_ = true;
    thread_.analyse(*subject_, table_->solution(), ++number_);
    emit changed();
}

// What is complete stays.
void AnalysisModel::cancel() {
    if (running_) forget();
}

void AnalysisModel::forget() {
    thread_.cancel();
    ++number_;
    running_ = false;
    subject_.reset();
    steps_.clear();
    result_.reset();
    emit changed();
    emit completeChanged();
}

void AnalysisModel::take_steps() {
    std::vector<std::pair<std::uint64_t, AnalysedStep>> fresh;
    {
        const std::lock_guard lock(mutex_);
        fresh.swap(fresh_);
    }
    for (auto& [number, step] : fresh)
        if (number == number_) steps_.push_back(std::move(step));
    emit changed();
    emit moved();
}

void AnalysisModel::finish(std::uint64_t number, const Analysis& analysis) {
    if (number != number_) return;
    running_ = false;
    steps_ = analysis.steps;
    result_ = analysis;
    emit changed();
    emit moved();
    emit completeChanged();
}

QString AnalysisModel::reason() const {
    const Session* now = session();
    if (subject_ || !now) return {};
    if (!can_be_analysed(now->game())) return say(msg("Only games of two seats can be analysed."));
    if (now->steps().empty()) return tr("Nothing has been played yet.");
    return tr("The analysis tells which moves were best, so it waits until the game is over.");
}

bool AnalysisModel::offered() const {
    const Session* now = session();
    return now && !subject_ && can_be_analysed(now->game()) && !now->steps().empty() &&
           table_->hints()->allowed() && !now->keeps_secret();
}

QString AnalysisModel::heading() const { return result_ ? say(kind_text(result_->exact)) : QString(); }

QList<double> AnalysisModel::values() const {
    QList<double> values;
    for (const AnalysedStep& step : steps_) values.append(step.before);
    if (!steps_.empty()) values.append(result_ ? result_->last : steps_.back().after);
    return values;
}

QList<int> AnalysisModel::marked(bool luck) const {
    QList<int> marked;
    for (const std::size_t at : turning_points(steps_, most_points))
        if (steps_[at].is_throw() == luck) marked.append(static_cast<int>(at));
    return marked;
}

QVariantList AnalysisModel::seats() const {
    QVariantList seats;
    if (!subject_) return seats;
    const auto sums = sums_of(steps_);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        const SeatAnalysis& sum = sums[i];
        const QString luck =
            sum.throws > 0 ? say(luck_text(signed_number(sum.luck).toStdString())) : QString();
        seats.append(QVariantMap{
            {"name", say(subject_->game().seat_name(seat_at(static_cast<int>(i))))},
            {"luck", luck},
            {"givenAway", say(given_away_text(number(sum.given_away).toStdString(), sum.mistakes))}});
    }
    return seats;
}

QVariantList AnalysisModel::points() const {
    QVariantList points;
    for (const std::size_t at : turning_points(steps_, most_points)) {
        const AnalysedStep& step = steps_[at];
        const QString size = step.is_throw() ? signed_number(step.change) : number(-step.change);
        points.append(QVariantMap{{"text", say(turning_point_text(subject_->game(), step, size.toStdString(),
                                                                  DecisionWords::offer))},
                                  {"turn", static_cast<int>(step.turn)},
                                  {"luck", step.is_throw()},
                                  {"up", step.shift() > 0}});
    }
    return points;
}

int AnalysisModel::current() const {
    const Session* now = session();
    return now ? static_cast<int>(now->cursor()) : 0;
}

QString AnalysisModel::here() const {
    const auto at = static_cast<std::size_t>(current());
    if (!subject_ || at > steps_.size() || steps_.empty()) return {};
    const double chance = at < steps_.size() ? steps_[at].before : values().back();
    const Game& game = subject_->game();
    // Names and numbers are not parted at the end of a line.
    const QString chances = QString("%1\u00A0%2, %3\u00A0%4")
                                .arg(say(game.seat_name(Seat::p1)), percent(chance),
                                     say(game.seat_name(Seat::p2)), percent(1 - chance));
    return at == 0 ? tr("Start: %1").arg(chances)
                   : tr("After turn %1: %2").arg(steps_[at - 1].turn + 1).arg(chances);
}

void AnalysisModel::goToStep(int step) {
    if (!subject_ || step < 0 || step > done()) return;
    table_->goTo(step == 0 ? -1 : static_cast<int>(steps_[static_cast<std::size_t>(step - 1)].turn));
}

void AnalysisModel::goBy(int turns) {
    if (!subject_) return;
    const int last = table_->turns()->count() - 1;
    table_->goTo(std::clamp(table_->turns()->current() + turns, -1, last));
}

}  // namespace sivba
