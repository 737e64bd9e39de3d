// The smallest words of the rules: who acts, where, and what one decision is.
#pragma once

#include <algorithm>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>

namespace sivba {

inline constexpr int max_seats = 6;

enum class Seat : std::uint8_t { p1, p2, p3, p4, p5, p6 };

constexpr int index(Seat seat) { return static_cast<int>(seat); }
constexpr Seat seat_at(int i) { return static_cast<Seat>(i); }
constexpr Seat other(Seat seat) { return seat == Seat::p1 ? Seat::p2 : Seat::p1; }

// Who decides next: a seat, chance, or nobody because the game is over. Search
// compares actors; it never assumes that turns alternate.
class Actor {
public:
    constexpr Actor(Seat seat) : code_(static_cast<std::uint8_t>(seat)) {}
    static constexpr Actor chance() { return Actor(chance_code); }
    static constexpr Actor nobody() { return Actor(nobody_code); }

    constexpr bool is_seat() const { return code_ < max_seats; }
    constexpr bool is_chance() const { return code_ == chance_code; }
    constexpr bool is_nobody() const { return code_ == nobody_code; }
    constexpr Seat seat() const {
        assert(is_seat());
        return static_cast<Seat>(code_);
    }
    friend constexpr bool operator==(Actor, Actor) = default;

private:
    static constexpr std::uint8_t chance_code = 254;
    static constexpr std::uint8_t nobody_code = 255;
    explicit constexpr Actor(std::uint8_t code) : code_(code) {}
    std::uint8_t code_;
};

// A pit, square, store or hand: index into the BoardPicture of the game.
struct PlaceId {
    std::uint16_t value;
    friend constexpr auto operator<=>(PlaceId, PlaceId) = default;
};
inline constexpr PlaceId no_place{0xFFFF};

// One decision of one actor (a throw is a decision of chance). The bits are the
// family's own; outside the family a Move is compared, listed and passed on only.
// Left without initialiser so that a MoveList costs nothing to make.
struct Move {
    std::uint64_t bits;
    friend constexpr auto operator<=>(Move, Move) = default;
};

// The legal decisions of a position. Lives on the stack; a position with more than
// `capacity` of them (only choices among sets of pits on the longest boards) takes memory.
class MoveList {
public:
    static constexpr std::size_t capacity = 1024;

    MoveList() = default;
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;

    void clear() { size_ = 0; }
    void push(Move move) {
        if (size_ == room_) grow();
        moves_[size_++] = move;
    }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Move operator[](std::size_t i) const { return moves_[i]; }
    Move& operator[](std::size_t i) { return moves_[i]; }
    const Move* begin() const { return moves_; }
    const Move* end() const { return moves_ + size_; }
    Move* begin() { return moves_; }
    Move* end() { return moves_ + size_; }
    bool contains(Move move) const {
        for (Move each : *this)
            if (each == move) return true;
        return false;
    }

private:
    [[gnu::noinline]] void grow() {
        std::unique_ptr<Move[]> larger(new Move[2 * room_]);
        std::copy(begin(), end(), larger.get());
        more_ = std::move(larger);
        moves_ = more_.get();
        room_ *= 2;
    }

    Move inline_[capacity];  // deliberately not initialised
    std::unique_ptr<Move[]> more_;
    Move* moves_ = inline_;
    std::size_t size_ = 0, room_ = capacity;
};

}  // namespace sivba
