// What a person has chosen for the whole suite: language, theme, size, motion and
// marks. Kept in a file of its own in the user's configuration folder and written at
// once, so that nothing is lost however the program ends.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class QQmlEngine;
class QJSEngine;

namespace sivba {

class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(QString language READ language WRITE set_language NOTIFY changed)
    Q_PROPERTY(QString theme READ theme WRITE set_theme NOTIFY changed)
    Q_PROPERTY(QStringList themes READ themes CONSTANT)  // words, in the order of Theme.Kind
    Q_PROPERTY(double scale READ scale WRITE set_scale NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reduced_motion WRITE set_reduced_motion NOTIFY changed)
    Q_PROPERTY(int speed READ speed WRITE set_speed NOTIFY changed)
    Q_PROPERTY(bool counts READ counts WRITE set_counts NOTIFY changed)
    Q_PROPERTY(bool coordinates READ coordinates WRITE set_coordinates NOTIFY changed)
    Q_PROPERTY(bool preview READ preview WRITE set_preview NOTIFY changed)
    Q_PROPERTY(bool throwsByItself READ throws_by_itself WRITE set_throws_by_itself NOTIFY changed)
    Q_PROPERTY(QStringList favourites READ favourites NOTIFY favouritesChanged)
    Q_PROPERTY(QStringList recent READ recent NOTIFY recentChanged)

public:
    static Settings& instance();
    static Settings* create(QQmlEngine*, QJSEngine*);

    // Pictures made for documents start from the defaults and leave no trace.
    void use_defaults_and_keep_nothing();
    // What the command line says holds for this run and is not kept.
    void use_for_now(const QString& key, const QVariant& value);

    QString language() const;
    QString theme() const;
    static QStringList themes();
    double scale() const;
    bool reduced_motion() const;
    int speed() const;  // 0 slow, 1 normal, 2 fast, 3 instant
    bool counts() const;
    bool coordinates() const;
    bool preview() const;
    bool throws_by_itself() const;
    QStringList favourites() const;
    QStringList recent() const;

    void set_language(const QString& language);
    void set_theme(const QString& theme);
    void set_scale(double scale);
    void set_reduced_motion(bool on);
    void set_speed(int speed);
    void set_counts(bool on);
    void set_coordinates(bool on);
    void set_preview(bool on);
    void set_throws_by_itself(bool on);

    Q_INVOKABLE bool isFavourite(const QString& id) const;
    Q_INVOKABLE void toggleFavourite(const QString& id);
    void note_recent(const QString& id);

    // How a game was last set up: seats, options, guides.
    QVariantMap last_setup(const QString& id) const;
    void remember_setup(const QString& id, const QVariantMap& setup);

signals:
    void changed();
    void languageChosen(const QString& language);
    void favouritesChanged();
    void recentChanged();

private:
    Settings();
    QVariant read(const char* key, const QVariant& otherwise) const;
    bool write(const QString& key, const QVariant& value);
    QSettings file_;
    bool keep_ = true;
    QVariantMap unkept_;   // instead of the file
    QVariantMap for_now_;  // before the file
};

}  // namespace sivba
