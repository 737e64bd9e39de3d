// See choosing.h.
#include "qml/board/choosing.h"

#include <algorithm>

namespace sivba {
namespace {

constexpr std::size_t few_answers = 3;

bool is_set(const Choice& choice) { return !choice.with.empty(); }

}  // namespace

Choosing::Choosing(std::vector<Choice> choices, bool in_turn) : choices_(std::move(choices)) {
    few_ = in_turn && choices_.size() > 1 && choices_.size() <= few_answers;
    const auto elsewhere = [&](const Choice& c) { return c.place != choices_.front().place || is_set(c); };
    if (choices_.size() < 2 || choices_.front().place == no_place) return;
    stays_ = in_turn && std::ranges::none_of(choices_, elsewhere);
    if (stays_) asking_ = choices_.front().place;
}

bool Choosing::includes(const Choice& choice, PlaceId place) const {
    return choice.place == place || std::ranges::count(choice.with, place) > 0;
}

bool Choosing::still_possible(const Choice& choice) const {
    return std::ranges::all_of(marked_, [&](PlaceId place) { return includes(choice, place); });
}

bool Choosing::is_marked(PlaceId place) const { return std::ranges::count(marked_, place) > 0; }

std::vector<int> Choosing::at(PlaceId place) const {
    std::vector<int> found;
    if (place == no_place || is_marked(place)) return found;
    for (std::size_t i = 0; i < choices_.size(); ++i)
        if (includes(choices_[i], place) && still_possible(choices_[i])) found.push_back(static_cast<int>(i));
    return found;
}

bool Choosing::open(PlaceId place) const {
    if (place == no_place) return false;
    return is_marked(place) || std::ranges::any_of(choices_, [&](const Choice& choice) {
               return includes(choice, place) && still_possible(choice);
           });
}

Choosing::Press Choosing::press(PlaceId place) {
    using Kind = Press::Kind;
    typed_ = 0;
    if (is_marked(place)) {
        std::erase(marked_, place);
        return {Kind::marked, -1};
    }
    const std::vector<int> here = at(place);
    if (here.empty()) return {};
    if (here.size() == 1) return {Kind::decided, here.front()};
    const bool set =
        std::ranges::any_of(here, [&](int i) { return is_set(choices_[static_cast<std::size_t>(i)]); });
    if (!set) {
        asking_ = place;
        return {Kind::asks, -1};
    }
    marked_.push_back(place);
    return {Kind::marked, -1};
}

bool Choosing::asks_amount() const {
    const std::vector<int> here = at(asking_);
    return !here.empty() && choices_[static_cast<std::size_t>(here.front())].amount > 0;
}

Choosing::Press Choosing::take_typed() const {
    if (typed_ > 0 && asks_amount())
        for (const int i : at(asking_))
            if (choices_[static_cast<std::size_t>(i)].amount == typed_) return {Press::Kind::decided, i};
    return {};
}

Choosing::Press Choosing::type(int digit) {
    if (!asks_amount()) return {};
    const int wanted = typed_ * 10 + digit;
    bool meant = false, longer = false;
    for (const int i : at(asking_)) {
        int begin = choices_[static_cast<std::size_t>(i)].amount;
        meant = meant || begin == wanted;
        while (begin > wanted) begin /= 10;
        longer = longer || (begin == wanted && choices_[static_cast<std::size_t>(i)].amount > wanted);
    }
    if (wanted == 0 || (!meant && !longer)) return {};
    typed_ = wanted;
    return longer ? Press{Press::Kind::marked, -1} : take_typed();
}

std::vector<int> Choosing::in_words() const {
    if (asking_ != no_place) return asks_amount() ? std::vector<int>{} : at(asking_);
    std::vector<int> found;
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        const Choice& choice = choices_[i];
        const bool complete = !marked_.empty() && choice.with.size() + 1 == marked_.size();
        if (few_ || choice.place == no_place || (complete && still_possible(choice)))
            found.push_back(static_cast<int>(i));
    }
    return found;
}

int Choosing::wanted() const {
    std::size_t largest = 0;
    for (const Choice& choice : choices_)
        if (is_set(choice) && still_possible(choice)) largest = std::max(largest, choice.with.size() + 1);
    return static_cast<int>(largest - std::min(largest, marked_.size()));
}

bool Choosing::take_back() {
    if (typed_ > 0) {
        typed_ /= 10;
        return true;
    }
    if (asking_ != no_place && !stays_) {
        asking_ = no_place;
        return true;
    }
    if (marked_.empty()) return false;
    marked_.pop_back();
    return true;
}

}  // namespace sivba
