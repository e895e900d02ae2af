// Reading cards during a match, and passing until something concerns one.
#include <algorithm>

#include "cli/card_texts.h"
#include "cli/phrases.h"
#include "cli/session.h"
#include "table/any_game.h"

namespace penta::cli {
namespace {

// The cards that these rules are played with, or null if the game has none that have texts.
std::unique_ptr<const cards::AnySet> set_of(const AnyRules& rules) {
  const auto game = find_game(rules.info().id);
  const cards::Language* language = game ? (*game)->card_language() : nullptr;
  if (language == nullptr) return nullptr;
  for (const OptionList& options : {rules.brought(), rules.options().list()}) {
    for (const auto& [name, value] : options) {
      if (name != "cards" || value.empty()) continue;
      auto set = language->unpack(value);
      if (set) return std::move(*set);
    }
  }
  return nullptr;
}

}  // namespace

// By title, by a part of one that no other has, or by its number on the table.
bool Session::show_card(Seat seat, const std::string& name) {
  const auto set = set_of(match_->rules());
  if (!set || name.empty()) return false;
  std::vector<std::string> titles = match_->state().designs(seat, name);
  if (titles.empty()) {
    titles = {name};
    const std::vector<std::string> like = titles_like(name, *set);
    const bool one = like.size() == 1 && lower(like[0]).find(lower(name)) != std::string::npos;
    if (one) titles = {like[0].substr(1, like[0].size() - 2)};
  }
  constexpr std::size_t usual = 80;
  constexpr std::size_t least = 30;
  const std::size_t width = terminal_.width() == 0 ? usual : std::max(least, terminal_.width());
  bool found = false;
  for (const std::string& title : titles) {
    const auto design = find_design(title, *set);
    if (!design) continue;
    found = true;
    terminal_.print(as_text(set->show(*design, settings_.lang), terminal_.ink(), width));
    terminal_.line("");
  }
  return found;
}

void Session::no_such_card(const std::string& name) {
  const auto set = set_of(match_->rules());
  if (!set) {
    terminal_.line(say(phrases::no_card_texts));
    return;
  }
  const std::vector<std::string> like = titles_like(name, *set);
  terminal_.line(name.empty()   ? say(phrases::which_card)
                 : like.empty() ? say(phrases::no_such_card, {printable(name)})
                                : say(phrases::card_like, {printable(name), join(like, ", ")}));
}

bool Session::pass_on(Seat seat) {
  const AnyState& state = match_->state();
  if (match_->rules().questions().empty()) {
    terminal_.line(say(phrases::nobody_asks));
    return false;
  }
  standing_[seat] = {.on = true, .turn_ended = !state.has_turn(seat)};
  taken_back_ = false;
  terminal_.line(say(phrases::passes_on));
  const auto window = state.window(seat);
  if (!window) return false;
  play(seat, window->pass);
  return true;
}

}  // namespace penta::cli
