// Light on carved things: a picture of a board made by shading its heights pixel by
// pixel. Hollows and plaques are rounded rectangles with a wall; light comes from the
// upper left, so a hollow is dark under its upper rim and light above its lower one.
// Pure and thread-safe: boards are rendered beside the screen's own thread.
#pragma once

#include <QColor>
#include <QImage>
#include <QRectF>

#include <cstdint>
#include <vector>

namespace sivba {

// A hollow or a plaque. Lengths are pixels of the image.
struct Feature {
    enum class Form : std::uint8_t { bowl, tray, plaque, dish };
    QRectF rect;
    Form form = Form::bowl;
    float radius = 0;  // of the corners; half the width makes a circle
    float depth = 0;   // height for plaques
    float wall = 1;    // over which the depth is reached
    QColor tone;       // colour of the material inside
    float tint = 1;    // how much of `tone`, 0..1
    std::uint32_t seed = 0;
};

enum class Ground : std::uint8_t { wood, bitumen };

struct ReliefScene {
    QSize pixels;
    float unit = 100;  // pixels of one pit: textures keep their size relative to it
    Ground ground = Ground::wood;
    bool grain_down = false;  // wood grain runs from top to bottom
    float light = 1;
    std::uint32_t seed = 1;
    QColor colour, dark;       // of the ground
    std::vector<QRectF> body;  // union of rounded rectangles
    float corner = 10;
    float bevel = 4;
    std::vector<Feature> features;
    QImage inlay;  // colours let into the surface; null or of the scene's size, premultiplied
};

QImage render_relief(const ReliefScene& scene);

}  // namespace sivba
