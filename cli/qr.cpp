#include "cli/qr.h"

#include <qrcodegen/qrcodegen.hpp>

namespace penta::cli {

std::string qr_code(std::string_view text, bool ink) {
  constexpr int margin = 2;
  if (text.size() > 300) return "";
  const auto code =
      qrcodegen::QrCode::encodeText(std::string(text).c_str(), qrcodegen::QrCode::Ecc::LOW);
  std::string lines;
  for (int y = -margin; y < code.getSize() + margin; y += 2) {
    if (ink) lines += "\x1b[40;97m";
    for (int x = -margin; x < code.getSize() + margin; ++x) {
      const bool upper = !code.getModule(x, y);
      const bool lower = !code.getModule(x, y + 1) && y + 1 < code.getSize() + margin;
      lines += upper ? (lower ? "\u2588" : "\u2580") : (lower ? "\u2584" : " ");
    }
    lines += ink ? "\x1b[0m\n" : "\n";
  }
  return lines;
}

}  // namespace penta::cli
