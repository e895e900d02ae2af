// The words for cards, in JSON.
#include <algorithm>

#include "games/phase/rules.h"

namespace penta::phase {

std::string Rules::word(SideId side) const {
  if (side == no_side) return "";
  if (side == hidden_side) return "?";
  return title(side, Lang::en);
}
bool Rules::from_word(std::string_view word, SideId& side) const {
  side = word == "?" ? hidden_side : no_side;
  if (word.empty() || side == hidden_side) return true;
  const auto& sides = set().sides;
  const auto found = std::find_if(sides.begin(), sides.end(),
                                  [&](const cards::Side& each) { return each.title == word; });
  if (found == sides.end()) return false;
  side = static_cast<SideId>(found - sides.begin());
  return true;
}
std::string Rules::expected(SideId /*side*/) const { return "the title of a side of the set"; }

// People count seats and sleeves from 1.
std::string Rules::word(Sleeve sleeve) const {
  if (sleeve == no_sleeve) return "";
  return std::to_string(index(owner(sleeve)) + 1) + ":" + std::to_string(number(sleeve) + 1);
}
bool Rules::from_word(std::string_view word, Sleeve& sleeve) const {
  sleeve = no_sleeve;
  if (word.empty()) return true;
  const std::size_t colon = word.find(':');
  if (colon == std::string_view::npos) return false;
  const auto seat = whole_number(word.substr(0, colon));
  const auto place = whole_number(word.substr(colon + 1));
  if (!seat || *seat < 1 || *seat > players_ || !place || *place < 1) return false;
  const Seat of = seat_at(static_cast<int>(*seat) - 1);
  if (*place > deck(of).size) return false;
  sleeve = sleeve_of(of, static_cast<int>(*place) - 1);
  return true;
}
std::string Rules::expected(Sleeve /*sleeve*/) const {
  return "a card like \"2:17\": seat and number of the sleeve";
}

}  // namespace penta::phase
