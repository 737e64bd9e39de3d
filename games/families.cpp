#include "games/families.h"

#include "games/race/family.h"
#include "games/sowing/family.h"

namespace sivba {

const Families& all_families() {
    static const Families families{&sowing_family(), &race_family()};
    return families;
}

}  // namespace sivba
