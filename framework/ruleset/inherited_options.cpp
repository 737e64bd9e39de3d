#include "framework/ruleset/inherited_options.h"

#include "framework/ruleset/options.h"
#include "framework/ruleset/texts.h"
#include "framework/ruleset/variant.h"

#include <algorithm>

namespace sivba {
namespace {

struct Change {
    std::string word;
    const Node* now;
};

// The words, and whole blocks of the old game, that `over` says otherwise.
void collect(const Node* base, const Node& over, const std::string& path, std::vector<Change>& changes) {
    for (const Node::Entry& entry : over.entries) {
        if (path.empty() ? !is_rule(entry.key) : is_claim(entry.key)) continue;
        const Node* old = base != nullptr ? base->find(entry.key) : nullptr;
        const std::string word = path.empty() ? entry.key : path + "." + entry.key;
        const bool standard =
            entry.value.is_scalar() && !entry.value.quoted && entry.value.scalar == "default";
        if (entry.value.is_map() && !entry.value.entries.empty() && (old == nullptr || old->is_map()))
            collect(old, entry.value, word, changes);
        else if (standard ? old != nullptr : old == nullptr || !same(*old, entry.value))
            changes.push_back({word, &entry.value});
    }
}

// The same word, or one a block around the other.
bool meet(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    return b.substr(0, a.size()) == a && (a.size() == b.size() || b[a.size()] == '.');
}

const Change* touched_by(const Node& patch, const std::vector<Change>& changes) {
    for (const std::string& word : touched(patch))
        for (const Change& change : changes)
            if (meet(word, change.word)) return &change;
    return nullptr;
}

// Has the variant said itself what the option is now?
bool is_settled(const Node* own) {
    return own != nullptr &&
           (!own->is_map() || own->find("default") != nullptr || own->find("values") != nullptr);
}

class Warner {
public:
    Warner(const Node& base, const Node::Entry& option, Diagnostics& diagnostics)
        : base_(base),
          option_(option),
          diagnostics_(diagnostics),
          standard_(option.value.find("default")),
          values_(option.value.find("values")) {}

    // A range follows a new number, but a block that is put in the place of its words is lost.
    void warn_of_range(const std::vector<Change>& changes) {
        const Node* sets = option_.value.find("sets");
        if (sets == nullptr || standard_ == nullptr || !standard_->is_scalar()) return;
        for (const Node& word : sets->items)
            for (const Change& change : changes)
                if (word.is_scalar() && change.word.size() < word.scalar.size() &&
                    meet(change.word, word.scalar) && !change.now->is_map())
                    return say(change, without_effect());
    }

    // `own`: what the variant says of the option. A default of another name is another game only if
    // something is changed.
    void warn_of_name(const Node& own, const std::vector<Change>& changes) {
        const Node* name = own.is_map() ? own.find("default") : nullptr;
        if (name == nullptr || !name->is_scalar() || standard_ == nullptr || values_ == nullptr) return;
        const Node* values = own.find("values");
        if (same(*name, *standard_) || values_->find(name->scalar) != nullptr ||
            (values != nullptr && values->find(name->scalar) != nullptr))
            return;
        for (const Node::Entry& value : values_->entries)
            if (value.value.is_map() && touched_by(value.value, changes) != nullptr) return;
        diagnostics_.warning(
            name->mark, msg("The option `{option}` calls its default `{name}` here, but none of the words "
                            "that it decides is changed: it is still what {file} calls `{value}`.")
                            .with("option", option_.key)
                            .with("name", name->scalar)
                            .with("file", diagnostics_.file_name(option_.mark))
                            .with("value", standard_->scalar));
    }

    void warn(const std::vector<Change>& changes) {
        if (standard_ == nullptr || !standard_->is_scalar() || values_ == nullptr || !values_->is_map())
            return;
        if (const Node* patch = values_->find(standard_->scalar); patch != nullptr && patch->is_map())
            if (const Change* change = touched_by(*patch, changes)) return say(*change, without_effect());
        for (const Node::Entry& value : values_->entries)
            if (const Change* change = value.value.is_map() ? touched_by(value.value, changes) : nullptr)
                return say(*change,
                           msg("`{word}` is changed here, but the option `{option}`, taken over from "
                               "{file}, speaks of it, too, and still calls its default `{value}`. Say "
                               "what the option is now, as in: options: {example}"));
    }

private:
    static Message without_effect() {
        return msg("`{word}` is without effect here: the option `{option}`, taken over from {file}, sets "
                   "it by its default `{value}`. Say what the option is now, as in: options: {example}");
    }

    void say(const Change& change, Message message) {
        diagnostics_.warning(change.now->mark, std::move(message)
                                                   .with("word", change.word)
                                                   .with("option", option_.key)
                                                   .with("file", diagnostics_.file_name(option_.mark))
                                                   .with("value", standard_->scalar)
                                                   .with("example", example(change)));
    }

    // Where the default is named after the value of the word, it may be named after the new one.
    std::string example(const Change& change) const {
        const Node* old = at_path(base_, change.word);
        const bool named = old != nullptr && old->is_scalar() && old->scalar == standard_->scalar &&
                           change.now->is_scalar() && is_slug(change.now->scalar) &&
                           change.now->scalar != "default";
        return "{" + option_.key + ": " + (named ? "{default: " + change.now->scalar + "}" : "hidden") + "}";
    }

    const Node& base_;
    const Node::Entry& option_;
    Diagnostics& diagnostics_;
    const Node* standard_;
    const Node* values_;
};

}  // namespace

void warn_of_options(const Node& base, const Node& over, Diagnostics& diagnostics) {
    const Node* options = base.find("options");
    if (options == nullptr || !options->is_map()) return;
    std::vector<Change> changes;
    collect(&base, over, "", changes);
    const Node* all = over.find("options");
    for (const Node::Entry& option : options->entries) {
        if (!option.value.is_map()) continue;
        Warner warner(base, option, diagnostics);
        const Node* own = all != nullptr ? all->find(option.key) : nullptr;
        if (own != nullptr) warner.warn_of_name(*own, changes);
        if (own == nullptr || (own->is_map() && own->find("sets") == nullptr)) warner.warn_of_range(changes);
        if (!is_settled(own)) warner.warn(changes);
    }
}

}  // namespace sivba
