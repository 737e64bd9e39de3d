// Plays a list of events as a film: a pure function of the contents before, the events
// and a time. Time may run backwards (undo) and may be set freely (step, skip). No Qt,
// no clock; BoardModel has the clock.
#pragma once

#include "framework/board/picture.h"
#include "qml/board/board_frame.h"

namespace sivba {

struct PlayerOptions {
    double seed_ms = 150;         // one seed to the next pit
    bool reduced_motion = false;  // fades instead of travel
    PlaceId hand_at = no_place;   // where seeds in hand hover before the first event
};

// Where the seeds in hand hover after these events; `before`: where they did before them.
PlaceId hand_after(const BoardPicture& picture, const EventLog& events, PlaceId before);

class BoardPlayer {
public:
    // `picture` must outlive the player.
    BoardPlayer(const BoardPicture& picture, Contents before, EventLog events, PlayerOptions options);

    double duration() const { return starts_.back(); }  // milliseconds
    BoardFrame at(double time) const;
    const Contents& before() const { return stills_.front(); }
    const Contents& after() const { return stills_.back(); }
    const EventLog& events() const { return events_; }
    // Index of the event that is running at `time`; events().size() at the end.
    std::size_t event_at(double time) const;
    double start_of(std::size_t event) const { return starts_[event]; }  // start_of(size) = duration
    PlaceId hand_after() const { return hands_.back(); }

private:
    void plan();
    double beats(std::size_t i) const;
    bool turns_over(std::size_t i) const;
    void add_lift(std::size_t i, double part, BoardFrame& frame) const;
    void add_drop(std::size_t i, double part, BoardFrame& frame) const;
    void add_sweep(std::size_t i, double part, BoardFrame& frame) const;
    // Heights that are free in a stack, before and after what happens there.
    static constexpr std::size_t no_gap = 0xffff;
    struct Gap {
        std::size_t before, after;
    };
    void add_others(PlaceId place, Gap gap, double along, BoardFrame& frame) const;
    void add_travel(std::size_t i, double part, BoardFrame& frame) const;
    void add_flip(std::size_t i, double part, BoardFrame& frame) const;
    void add_raise(std::size_t i, double part, BoardFrame& frame) const;
    void add_inversion(std::size_t i, double part, BoardFrame& frame) const;
    void add_fade(std::size_t i, double part, BoardFrame& frame) const;
    std::vector<PlaceId> way(std::size_t i) const;
    const std::vector<PlaceId>* path_of(std::size_t i) const;
    bool known(PlaceId place) const { return place.value < picture_->places.size(); }

    const BoardPicture* picture_;
    EventLog events_;
    PlayerOptions options_;
    std::vector<Contents> stills_;  // before event i; one more for the end
    std::vector<bool> applied_;     // event i did something to the contents
    std::vector<PlaceId> hands_;    // where the hand is before event i; one more for the end
    std::vector<double> starts_;    // of event i; one more for the end
};

}  // namespace sivba
