// Reading and writing of the settings file. A value that makes no sense (edited by
// hand, from another version) counts as not set.
#include "qml/models/settings.h"

#include "framework/text/catalogue.h"
#include "qml/theme/palette.h"

#include <QQmlEngine>
#include <QStandardPaths>

#include <algorithm>

namespace sivba {

namespace {

QString settings_path() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) + "/settings.ini";
}

bool known_language(const QString& language) {
    return std::ranges::any_of(languages, [&](std::string_view each) {
        return language == QLatin1StringView(each.data(), static_cast<qsizetype>(each.size()));
    });
}

}  // namespace

Settings::Settings() : file_(settings_path(), QSettings::IniFormat) {}

Settings& Settings::instance() {
    static Settings settings;
    return settings;
}

Settings* Settings::create(QQmlEngine*, QJSEngine*) {
    QJSEngine::setObjectOwnership(&instance(), QJSEngine::CppOwnership);
    return &instance();
}

void Settings::use_defaults_and_keep_nothing() {
    keep_ = false;
    emit changed();
}

void Settings::use_for_now(const QString& key, const QVariant& value) {
    for_now_[key] = value;
    emit changed();
}

QVariant Settings::read(const char* key, const QVariant& otherwise) const {
    if (const QVariant now = for_now_.value(key); now.isValid()) return now;
    return keep_ ? file_.value(key, otherwise) : unkept_.value(key, otherwise);
}

bool Settings::write(const QString& key, const QVariant& value) {
    const QVariant old = keep_ ? file_.value(key) : unkept_.value(key);
    const bool overruled = for_now_.remove(key) > 0;
    if (!overruled && old.isValid() && old == value) return false;
    if (keep_) {
        file_.setValue(key, value);
        file_.sync();
    } else {
        unkept_[key] = value;
    }
    return true;
}

QString Settings::language() const {
    const QString chosen = read("language", QString()).toString();
    return known_language(chosen) ? chosen : QString::fromStdString(language_of_environment());
}
QStringList Settings::themes() { return QString(theme_words).split('|'); }
QString Settings::theme() const {
    const QStringList known = themes();
    const QString chosen = read("theme", known[0]).toString();
    return known.contains(chosen) ? chosen : known[0];
}
double Settings::scale() const { return std::clamp(read("scale", 1.0).toDouble(), 1.0, 2.0); }
bool Settings::reduced_motion() const { return read("reduced_motion", false).toBool(); }
int Settings::speed() const { return std::clamp(read("speed", 1).toInt(), 0, 3); }
bool Settings::counts() const { return read("counts", true).toBool(); }
bool Settings::coordinates() const { return read("coordinates", true).toBool(); }
bool Settings::preview() const { return read("preview", true).toBool(); }
bool Settings::throws_by_itself() const { return read("throws_by_itself", false).toBool(); }
QStringList Settings::favourites() const { return read("favourites", QStringList()).toStringList(); }
QStringList Settings::recent() const { return read("recent", QStringList()).toStringList(); }

void Settings::set_language(const QString& language) {
    if (!known_language(language) || language == this->language()) return;
    write("language", language);
    emit languageChosen(language);
    emit changed();
}
void Settings::set_theme(const QString& theme) {
    if (themes().contains(theme) && write("theme", theme)) emit changed();
}
void Settings::set_scale(double scale) {
    if (write("scale", std::clamp(scale, 1.0, 2.0))) emit changed();
}
void Settings::set_reduced_motion(bool on) {
    if (write("reduced_motion", on)) emit changed();
}
void Settings::set_speed(int speed) {
    if (write("speed", std::clamp(speed, 0, 3))) emit changed();
}
void Settings::set_counts(bool on) {
    if (write("counts", on)) emit changed();
}
void Settings::set_coordinates(bool on) {
    if (write("coordinates", on)) emit changed();
}
void Settings::set_preview(bool on) {
    if (write("preview", on)) emit changed();
}
void Settings::set_throws_by_itself(bool on) {
    if (write("throws_by_itself", on)) emit changed();
}

bool Settings::isFavourite(const QString& id) const { return favourites().contains(id); }

void Settings::toggleFavourite(const QString& id) {
    QStringList list = favourites();
    if (!list.removeOne(id)) list.append(id);
    write("favourites", list);
    emit favouritesChanged();
}

void Settings::note_recent(const QString& id) {
    QStringList list = recent();
    list.removeAll(id);
    list.prepend(id);
    if (write("recent", list.first(std::min<qsizetype>(list.size(), 12)))) emit recentChanged();
}

QVariantMap Settings::last_setup(const QString& id) const {
    return read(("setup/" + QString(id).replace('/', '.')).toUtf8().constData(), QVariantMap()).toMap();
}

void Settings::remember_setup(const QString& id, const QVariantMap& setup) {
    write("setup/" + QString(id).replace('/', '.'), setup);
}

}  // namespace sivba
