// QR codes for the terminal, so that a phone can read an address from it.
#pragma once

#include <string>
#include <string_view>

namespace penta::cli {

// Lines of half blocks, light on dark; with `ink`, in black and white whatever the terminal's
// colours. Empty if the text is too long for a code.
std::string qr_code(std::string_view text, bool ink);

}  // namespace penta::cli
