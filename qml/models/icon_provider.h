// Icons in the colour of the text around them: `image://icon/undo/24211d` draws
// icons/undo.svg, whose strokes are black, in that colour and in the size asked for.
#pragma once

#include <QQuickImageProvider>

namespace sivba {

class IconProvider : public QQuickImageProvider {
public:
    IconProvider() : QQuickImageProvider(QQuickImageProvider::Image) {}
    QImage requestImage(const QString& id, QSize* size, const QSize& requested) override;
};

}  // namespace sivba
