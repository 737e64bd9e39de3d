// Rules of ours against the settings of RoyalUr. Rules decide, not names: whatever an author
// calls it, a game with Bell's path, four pyramids and safe rosettes is RoyalUr's Finkel.
#include "games/notations/deeds.h"
#include "games/notations/royalur.h"

#include <algorithm>
#include <array>

namespace sivba::notations {

namespace {

using Squares = std::vector<std::string>;

struct Route {
    std::string_view id, shape;
    const char* light;  // dark walks it with rows A and C exchanged
};
constexpr Route routes[] = {
    {"bell", "standard", "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 A8 A7"},
    {"masters", "standard", "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 C7 C8 B8 A8 A7"},
    {"murray", "standard",
     "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 C7 C8 B8 A8 A7 B7 B6 B5 B4 B3 B2 B1 C1 C2 C3 C4"},
    {"aseb", "aseb", "A4 A3 A2 A1 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12"},
};
constexpr std::string_view standard_rosettes[] = {"A1", "A7", "B4", "C1", "C7"};
constexpr std::string_view aseb_rosettes[] = {"A1", "B12", "B4", "B8", "C1"};

struct DiceSet {
    std::string_view id, option;
    std::array<std::uint32_t, 5> sixteenths;
};
constexpr DiceSet dice_sets[] = {{"four_binary", "four", {1, 4, 6, 4, 1}},
                                 {"three_binary_0eq4", "three-zero-is-four", {0, 6, 6, 2, 2}}};

constexpr Needed fixed_rules[] = {
    {"entry.throws", "any", SIVBA_N("only some throws enter a piece")},
    {"entry.square", "0", SIVBA_N("pieces do not enter as far as was thrown")},
    {"exit.throw", "exact", SIVBA_N("a piece may leave the board with a larger throw")},
    {"again.leaving_from", "[]", SIVBA_N("a piece that leaves the board may earn another throw")},
    {"again.throws", "none", SIVBA_N("some throws earn another one by themselves")},
    {"capture.sides", "any", SIVBA_N("not every piece may capture every other")},
    {"admission.plain_only", "[]", SIVBA_N("not every piece may enter every square")},
    {"admission.marked_only", "[]", SIVBA_N("not every piece may enter every square")},
};

Squares words_in(std::string_view text) {
    Squares words;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find_first_of(" ,"));
        text.remove_prefix(std::min(word.size() + 1, text.size()));
        if (!word.empty()) words.emplace_back(word);
    }
    return words;
}

Squares turned_over(Squares squares) {
    for (std::string& square : squares) {
        if (square[0] == 'A')
            square[0] = 'C';
        else if (square[0] == 'C')
            square[0] = 'A';
    }
    return squares;
}

// Squares of a list in the ruleset ("[rosette, B4]"); none where it names positions of a path.
std::optional<Squares> squares_of(const Game& game, std::string_view word) {
    std::string list = word_of_rules(game, word);
    if (!list.starts_with('[') || !list.ends_with(']')) return std::nullopt;
    list = list.substr(1, list.size() - 2);
    Squares squares;
    for (const std::string& name : words_in(list)) {
        const std::size_t before = squares.size();
        for (const Place& place : game.board().places)
            if (place.shape == PlaceShape::square && (place.label == name || place.mark == name))
                squares.push_back(place.label);
        if (squares.size() == before) return std::nullopt;
    }
    std::ranges::sort(squares);
    return squares;
}

Squares rosettes_of(const Game& game) {
    Squares squares;
    for (const Place& place : game.board().places)
        if (place.shape == PlaceShape::square && place.mark == "rosette") squares.push_back(place.label);
    std::ranges::sort(squares);
    return squares;
}

const Route* route_of(const Ways& ways) {
    for (const Route& route : routes) {
        const Squares light = words_in(route.light);
        if (ways.squares(Seat::p1) == light && ways.squares(Seat::p2) == turned_over(light)) return &route;
    }
    return nullptr;
}

bool same_weights(const DiceInfo& dice, const DiceSet& set) {
    for (std::size_t steps = 0; steps < std::max(dice.weights.size(), set.sixteenths.size()); ++steps) {
        const std::uint64_t ours = steps < dice.weights.size() ? dice.weights[steps] : 0;
        const std::uint64_t theirs = steps < set.sixteenths.size() ? set.sixteenths[steps] : 0;
        if (ours * 16 != theirs * dice.denominator) return false;
    }
    return true;
}

// All of `rosettes` (true), none (false), or something between. Only squares where pieces of both
// can meet count: a piece on the others is never in danger.
std::optional<bool> all_or_none(Squares chosen, Squares rosettes, const Ways& ways) {
    const Squares light = ways.squares(Seat::p1), dark = ways.squares(Seat::p2);
    const auto lonely = [&](const std::string& square) {
        return std::ranges::count(light, square) == 0 || std::ranges::count(dark, square) == 0;
    };
    std::erase_if(chosen, lonely);
    std::erase_if(rosettes, lonely);
    if (chosen.empty()) return false;
    if (chosen == rosettes) return true;
    return std::nullopt;
}

template <std::size_t n>
bool same(const Squares& squares, const std::string_view (&names)[n]) {
    return std::ranges::equal(squares, names);
}

// What decides throws and captures; the error is the end of a sentence.
Message read_powers(const Game& game, RoyalUrSettings& settings) {
    const Squares rosettes = rosettes_of(game);
    const bool known =
        settings.board_shape == "aseb" ? same(rosettes, aseb_rosettes) : same(rosettes, standard_rosettes);
    if (!known) return msg("its rosettes lie elsewhere");
    const std::optional<Squares> landing = squares_of(game, "again.landing_on");
    if (!landing || (!landing->empty() && *landing != rosettes))
        return msg("other squares than the rosettes earn another throw, or only some of them do");
    settings.rosettes_grant_rolls = !landing->empty();
    settings.captures_grant_rolls = word_of_rules(game, "again.capturing") == "on";
    const std::optional<Squares> safe = squares_of(game, "protection.squares");
    const std::optional<bool> all = safe ? all_or_none(*safe, rosettes, Ways(game)) : std::nullopt;
    if (!all) return msg("other squares than the rosettes are safe, or only some of them are");
    settings.safe_rosettes = *all;
    return {};
}

Message read_rules(const Game& game, RoyalUrSettings& settings) {
    if (Message why = obstacle(game); !why.empty()) return why;
    if (Message why = missing(game, fixed_rules); !why.empty()) return why;
    const std::string pieces = word_of_rules(game, "pieces.each");
    const std::string goal = word_of_rules(game, "end.first_to_bear_off");
    if (goal != "all" && goal != pieces) return msg("fewer pieces than all of them win");
    settings.start_pieces = std::stoi("0" + pieces);
    const Route* route = route_of(Ways(game));
    if (route == nullptr) return msg("its paths are none of RoyalUr's");
    settings.paths = route->id;
    settings.board_shape = route->shape;
    const DiceInfo dice = game.dice();
    const auto* set =
        std::ranges::find_if(dice_sets, [&](const auto& each) { return same_weights(dice, each); });
    if (set == std::end(dice_sets)) return msg("its dice are none of RoyalUr's");
    settings.dice = set->id;
    return read_powers(game, settings);
}

Error no_such_game(Message why) {
    return {msg("No game of this program has these settings: {reason}.").with("reason", std::move(why))};
}

}  // namespace

Result<RoyalUrSettings> royalur_settings(const Game& game) {
    RoyalUrSettings settings;
    if (Message why = read_rules(game, settings); !why.empty()) return cannot_tell("RoyalUr", std::move(why));
    return settings;
}

Result<GameRequest> game_of(const RoyalUrSettings& settings) {
    const auto* set = std::ranges::find(dice_sets, settings.dice, &DiceSet::id);
    if (set == std::end(dice_sets))
        return no_such_game(msg("the dice `{word}` are not known").with("word", settings.dice));
    const auto* route = std::ranges::find(routes, settings.paths, &Route::id);
    if (settings.paths == "skiriuk")
        return no_such_game(
            msg("in Skiriuk's game pieces turn over and share squares, which they do not tell"));
    if (route == std::end(routes) || route->shape != settings.board_shape)
        return no_such_game(
            msg("the paths `{word}` are not known on this board").with("word", settings.paths));
    GameRequest request;
    request.options = {{"pieces", std::to_string(settings.start_pieces)}, {"dice", std::string(set->option)}};
    const bool blitz = settings.paths == "masters" && settings.captures_grant_rolls;
    if (settings.captures_grant_rolls && !blitz) return no_such_game(msg("captures earn another throw"));
    if (settings.paths == "murray") {
        request.what = "ur/murray";
        request.options.emplace_back("path", "far-row");
        request.options.emplace_back("rosettes", settings.rosettes_grant_rolls ? "extra" : "none");
        if (settings.safe_rosettes) return no_such_game(msg("rosettes are safe"));
        return request;
    }
    if (!settings.rosettes_grant_rolls) return no_such_game(msg("rosettes earn no other throw"));
    const bool bell = settings.paths == "bell", aseb = settings.paths == "aseb";
    request.what = bell ? "ur/finkel" : aseb ? "ur/aseb" : blitz ? "ur/blitz" : "ur/masters";
    const char* safe = bell ? "centre" : aseb ? "all" : "rosettes";
    request.options.emplace_back("safe", settings.safe_rosettes ? safe : "none");
    return request;
}

}  // namespace sivba::notations
