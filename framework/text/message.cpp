// Building Messages: nothing here knows a language.
#include "framework/text/message.h"

namespace sivba {

namespace {

MessageArgument argument(std::string_view name, MessageValue value) {
    return {std::string(name), std::move(value)};
}

}  // namespace

std::string_view LocalText::in(std::string_view language) const {
    for (const std::string_view wanted : {language, std::string_view("en")}) {
        const auto found = by_language.find(wanted);
        if (found != by_language.end()) return found->second;
    }
    return by_language.empty() ? std::string_view() : std::string_view(by_language.begin()->second);
}

bool operator==(const Message& a, const Message& b) {
    return a.id == b.id && a.plural == b.plural && a.count == b.count && a.arguments == b.arguments;
}
bool operator==(const MessageArgument& a, const MessageArgument& b) {
    return a.name == b.name && a.value == b.value;
}

Message Message::with(std::string_view name, std::string value) && {
    arguments.push_back(argument(name, std::move(value)));
    return std::move(*this);
}

Message Message::with(std::string_view name, std::int64_t value) && {
    arguments.push_back(argument(name, value));
    return std::move(*this);
}

Message Message::with(std::string_view name, Message value) && {
    std::vector<Message> parts;
    parts.push_back(std::move(value));
    arguments.push_back(argument(name, std::move(parts)));
    return std::move(*this);
}

Message Message::with(std::string_view name, LocalText value) && {
    arguments.push_back(argument(name, std::move(value)));
    return std::move(*this);
}

Message msg_n(std::string_view singular, std::string_view plural, std::int64_t count) {
    Message message{std::string(singular)};
    message.plural = plural;
    message.count = count;
    return std::move(message).with("n", count);
}

Message verbatim(std::string text) {
    if (text.empty()) return {};
    // No catalogue has this id, so the text reaches the reader as it is.
    return Message("{verbatim}").with("verbatim", std::move(text));
}

}  // namespace sivba
