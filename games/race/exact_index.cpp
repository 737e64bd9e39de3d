#include "games/race/exact_index.h"

#include <bit>

namespace sivba::race {

namespace {

Positions path_ground(const Program& program) { return at(program.length + 1) - at(1); }

bool same_bars(const std::vector<Bar>& a, const std::vector<Bar>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Bar& x, const Bar& y) {
        return x.standing == y.standing && x.barred == y.barred;
    });
}

}  // namespace

bool mirror_images(const Program& program) {
    return program.facing[0] == program.facing[1] && program.twins[0] == program.twins[1] &&
           program.again[0] == program.again[1] && program.leaving_again[0] == program.leaving_again[1] &&
           same_bars(program.barred_by_enemy[0], program.barred_by_enemy[1]) &&
           same_bars(program.barred_by_twin[0], program.barred_by_twin[1]);
}

Positions home_ground(const Program& program) {
    Positions home = 0;
    for (int position = 1; position <= program.length; ++position)
        if (program.facing[0][static_cast<std::size_t>(position)] == 0) home |= at(position);
    return home;
}

ExactSides::ExactSides(const Program& program)
    : field_ground(path_ground(program) & ~home_ground(program)),
      home(program, home_ground(program), program.pieces),
      field(program, field_ground, program.pieces),
      excluded(field.count()) {
    for (std::size_t rank = 0; rank < field.count(); ++rank)
        for (Positions set = field[rank]; set != 0; set &= set - 1)
            excluded[rank] |= program.facing[0][static_cast<std::size_t>(std::countr_zero(set))];
}

LayerIndex::LayerIndex(const ExactSides& sides, int mine, int theirs)
    : mine_(mine),
      theirs_(theirs),
      my_fields_(sides.field.count(mine)),
      their_fields_(sides.field.count(theirs)),
      tiles_(my_fields_ * their_fields_, no_tile) {
    const auto at_home = [&](std::size_t field, int pieces) {
        return sides.home.count(pieces - std::popcount(sides.field[field]));
    };
    for (std::size_t field = 0; field < my_fields_; ++field) rows_.push_back(at_home(field, mine));
    for (std::size_t field = 0; field < their_fields_; ++field) columns_.push_back(at_home(field, theirs));
    for (std::size_t my = 0; my < my_fields_; ++my)
        for (std::size_t their = 0; their < their_fields_; ++their) {
            if ((sides.excluded[my] & sides.field[their]) != 0) continue;
            tiles_[my * their_fields_ + their] = static_cast<std::uint32_t>(size_);
            size_ += rows_[my] * columns_[their];
        }
}

}  // namespace sivba::race
