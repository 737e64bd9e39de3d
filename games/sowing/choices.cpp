// One case per kind of decision.
#include "games/sowing/choices.h"

#include "games/sowing/relay_opening.h"

namespace sivba::sowing {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

class Asked {
public:
    Asked(const Program& program, const Snapshot& shot, Move move)
        : program_(program),
          shot_(shot),
          own_(program.first_pit[at(index(shot.seat))]),
          their_(program.first_pit[at(1 - index(shot.seat))]),
          second_(move.bits != 0) {
        choice_.move = move;
    }

    Choice choice() {
        const Walk& walk = shot_.walk;
        switch (shot_.pending) {
        case Pending::nothing:
        case Pending::starter: break;
        case Pending::start:
        case Pending::then_start:
        case Pending::together: start(); break;
        case Pending::arrange: arrange(); break;
        case Pending::take:
            if (second_)
                choice_.place = their(program_.ring.pit[walk.at].opposite);
            else
                heads(walk.at, walk.clockwise);
            break;
        case Pending::side: heads(second_ ? program_.columns - 1 : 0, second_ ? 0 : 1); break;
        case Pending::lap_way: heads(walk.at, second_); break;
        case Pending::resow_way: resow(); break;
        case Pending::sow_way: heads(walk.taken_at, second_); break;
        case Pending::house:
            if (second_)
                heads(walk.at, walk.clockwise);
            else
                choice_.place = own(walk.at);
            break;
        case Pending::extra: extra(); break;
        }
        return std::move(choice_);
    }

private:
    PlaceId own(int pit) const { return {static_cast<std::uint16_t>(own_ + pit)}; }
    PlaceId their(int pit) const { return {static_cast<std::uint16_t>(their_ + pit)}; }

    // Asked at `pit`, from which the seeds go `way` round the ring.
    void heads(int pit, int way) {
        choice_.place = own(pit);
        choice_.towards = own(program_.ring.step(pit, way));
    }

    void start() {
        const int pit = pit_of(choice_.move);
        if (!program_.rules.relays()) {
            choice_.place = own(pit);
            choice_.towards = {program_.next[at(index(shot_.seat))][at(own_ + pit)]};
            return;
        }
        const int way = shot_.pending == Pending::together ? program_.ring.way : way_of(choice_.move);
        if (way == no_way)
            choice_.place = own(pit);
        else
            heads(pit, way);
    }

    void arrange() {
        if (choice_.move == arranged) return;
        choice_.place = own(pit_of(choice_.move));
        choice_.amount = seeds_of(choice_.move);
    }

    // Clockwise captured seeds go from where the lap began, else from there or the capturing pit.
    void resow() {
        const Walk& walk = shot_.walk;
        const bool from_origin = program_.rules.capture.resow.from == ResowFrom::lap_origin;
        heads(second_ || from_origin ? walk.origin : walk.taken_at, second_);
    }

    void extra() {
        for (std::uint64_t rest = choice_.move.bits; rest != 0; rest >>= 8) {
            const PlaceId pit = their(static_cast<int>(rest & 0xFF) - 1);
            if (choice_.place == no_place)
                choice_.place = pit;
            else
                choice_.with.push_back(pit);
        }
    }

    const Program& program_;
    const Snapshot& shot_;
    int own_, their_;
    bool second_;
    Choice choice_;
};

}  // namespace

Choice asked_choice(const Program& program, const Snapshot& shot, Move move) {
    return Asked(program, shot, move).choice();
}

}  // namespace sivba::sowing
