// What may be chosen on a board and how far a person has come with it: a press on a place
// decides, asks which of several decisions is meant, or marks a place of a set that is not
// complete yet. Knows neither rules nor the screen. No Qt.
#pragma once

#include "framework/rules/game.h"

#include <vector>

namespace sivba {

class Choosing {
public:
    struct Press {
        enum class Kind : std::uint8_t { refused, decided, asks, marked } kind = Kind::refused;
        int choice = -1;  // of all(), when decided
    };

    Choosing() = default;
    // `in_turn`: the seat has begun its turn; a question with few answers is then asked at once.
    Choosing(std::vector<Choice> choices, bool in_turn);

    const std::vector<Choice>& all() const { return choices_; }
    // What a press on the place may still mean, as indices of all().
    std::vector<int> at(PlaceId place) const;
    bool open(PlaceId place) const;
    bool is_marked(PlaceId place) const;
    const std::vector<PlaceId>& marked() const { return marked_; }

    Press press(PlaceId place);
    // A digit of the amount that is asked: decides where no longer number can be meant, else
    // it is kept (marked); refused where no amount begins so.
    Press type(int digit);
    // The number typed so far, 0 if none, taken as it stands.
    int typed() const { return typed_; }
    Press take_typed() const;
    // The place that asks which of several decisions is meant; no_place if none does.
    PlaceId asking() const { return asking_; }
    // Seeds are counted there: the answers are amounts.
    bool asks_amount() const;
    // Decisions to be offered in words: the answers to a question, those that stand beside
    // the board, and the set as it is marked now.
    std::vector<int> in_words() const;
    // Places that must be marked yet until a set is complete; 0 where no set is chosen.
    int wanted() const;
    // Few answers that differ in their places: one of these places, or the answer in words.
    bool has_few() const { return few_; }
    // The place that asks is the only one that can be pressed.
    bool stays() const { return stays_; }
    bool can_take_back() const { return typed_ > 0 || (asking_ != no_place && !stays_) || !marked_.empty(); }
    // Takes back a digit, a question or a mark; false when there is none.
    bool take_back();

private:
    bool includes(const Choice& choice, PlaceId place) const;
    bool still_possible(const Choice& choice) const;

    std::vector<Choice> choices_;
    std::vector<PlaceId> marked_;
    PlaceId asking_ = no_place;
    int typed_ = 0;
    bool few_ = false;    // all of them are offered in words
    bool stays_ = false;  // the question cannot be taken back: nothing else can be done
};

}  // namespace sivba
