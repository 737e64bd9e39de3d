#include "qml/models/icon_provider.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

namespace sivba {

QImage IconProvider::requestImage(const QString& id, QSize* size, const QSize& requested) {
    const QSize wanted = requested.isEmpty() ? QSize(24, 24) : requested;
    if (size) *size = wanted;
    QImage image(wanted, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QFile file(":/qt/qml/Sivba/icons/" + id.section('/', 0, 0) + ".svg");
    if (!file.open(QIODevice::ReadOnly)) return image;
    QByteArray drawing = file.readAll();
    drawing.replace("#000000", "#" + id.section('/', 1, 1).toLatin1());
    QSvgRenderer renderer(drawing);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter);
    return image;
}

}  // namespace sivba
