#include "cards/language.h"

#include "cards/toml.h"

namespace penta::cards {

std::string game_named(std::span<const Source> sources) {
  for (const Source& source : sources) {
    ParseErrors flaws;  // the language will tell them
    const auto top = toml::read(source.text, 0, flaws);
    const toml::Value* game = top ? top->find("game") : nullptr;
    if (game != nullptr && game->kind == toml::Value::Kind::text) return game->text;
  }
  return {};
}

}  // namespace penta::cards
