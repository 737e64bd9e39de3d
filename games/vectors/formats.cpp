#include "games/vectors/formats.h"

namespace sivba {

const VectorFormats& all_vector_formats() {
    static const VectorFormats formats{{"two-row-vectors/1", two_row_entries},
                                       {"ur-vectors/1", race_entries},
                                       {"sowing-vectors/1", sowing_entries},
                                       {"paper-vectors/1", paper_entries}};
    return formats;
}

}  // namespace sivba
