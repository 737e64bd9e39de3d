// Text from outside (arguments, file names, what files contain) inside sentences that a
// terminal shows: made printable, so that it cannot steer the terminal or break the line,
// and short, so that the sentence around it can be read.
#pragma once

#include "framework/text/message.h"

#include <string>
#include <string_view>

namespace sivba::cli {

// Control characters and marks of writing direction are written as `\x1B` or `\u202E`, what
// is not UTF-8 as U+FFFD; of more than 500 characters the middle is left out.
std::string printable(std::string_view text);

// The same for every value of a message and of the messages in it.
Message printable(Message message);

}  // namespace sivba::cli
