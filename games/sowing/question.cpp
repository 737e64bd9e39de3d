#include "games/sowing/question.h"

namespace sivba::sowing {
namespace {

Message asked(Pending pending) {
    switch (pending) {
    case Pending::then_start: return msg("Which pit is sown after the capture?");
    case Pending::take: return msg("Capture, or sow the pit on?");
    case Pending::side: return msg("From which end of the inner row are the captured seeds sown?");
    case Pending::lap_way: return msg("Which way does the lap go?");
    case Pending::resow_way:
    case Pending::sow_way: return msg("Which way are the captured seeds sown?");
    case Pending::house: return msg("Stop in the house, or sow it on?");
    case Pending::extra: return msg("Which further pits are captured?");
    default: return {};
    }
}

}  // namespace

Message question(const Program& program, const Snapshot& shot) {
    Message what = asked(shot.pending);
    if (what.empty()) return what;
    if (shot.walk.hand == 0) return what;
    return msg_n("{n} seed is in hand at {pit}. {question}", "{n} seeds are in hand at {pit}. {question}",
                 shot.walk.hand)
        .with("pit", pit_label(program, shot.walk.at))
        .with("question", std::move(what));
}

}  // namespace sivba::sowing
