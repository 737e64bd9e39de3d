// A value or the message that says why there is none. Errors are values in this
// project; exceptions stop at the yaml-cpp and Qt borders.
#pragma once

#include "framework/text/message.h"

#include <cassert>
#include <utility>
#include <variant>

namespace sivba {

// Why an input was refused. `limit` marks refusals that a larger budget would lift
// (exit code 3 of the command line).
struct Error {
    Message message;
    bool limit = false;
};

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

    explicit operator bool() const { return content_.index() == 0; }
    T& operator*() { return value(); }
    const T& operator*() const { return value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    T& value() {
        assert(*this);
        return std::get<0>(content_);
    }
    const T& value() const {
        assert(*this);
        return std::get<0>(content_);
    }
    const Error& error() const {
        assert(!*this);
        return std::get<1>(content_);
    }

private:
    std::variant<T, Error> content_;
};

}  // namespace sivba
