// The types of all messages, and of what the games put into them, as TypeScript for the page.
#pragma once

#include <string>

namespace penta {

std::string typescript();

}  // namespace penta
