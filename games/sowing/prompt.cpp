// One sentence per kind of decision; see prompt.h.
#include "games/sowing/prompt.h"

#include "games/sowing/question.h"

namespace sivba::sowing {
namespace {

Message arrangement(const Program& program, const Snapshot& shot) {
    switch (program.rules.opening.arrange) {
    case Arrange::push_whole: return msg("Which outer pit is pushed inwards, or is the arrangement done?");
    case Arrange::push_part:
        return msg("From which outer pit are seeds pushed inwards, or is the arrangement done?");
    case Arrange::free:
        return shot.at(program.reserve[static_cast<std::size_t>(index(shot.seat))]) > 0
                   ? msg("Into which pit are seeds laid out?")
                   : msg("Is the arrangement done?");
    case Arrange::none: break;
    }
    return {};
}

Message start(StartKind kind) {
    switch (kind) {
    case StartKind::lift: return {};
    case StartKind::plant_capture: return msg("In which pit is a seed planted, to capture with it?");
    case StartKind::plant_sow:
        return msg("In which pit is a seed planted, to be sown with the others there?");
    case StartKind::plant_tax:
        return msg("A seed is planted in the house, which only pays its tax: which way is that sown?");
    case StartKind::direct: return msg("Which pit captures the seeds that it faces?");
    }
    return {};
}

}  // namespace

Message prompt(const Program& program, const Snapshot& shot) {
    if (!program.rules.relays()) return {};
    switch (shot.pending) {
    case Pending::arrange: return arrangement(program, shot);
    case Pending::together: return msg("With which pit do you begin? The other side does not see it.");
    case Pending::start: return start(shot.kind);
    default: return question(program, shot);
    }
}

}  // namespace sivba::sowing
