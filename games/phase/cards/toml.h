// Sets and decks as people write them: TOML files, as docs/card-language-phase.md explains. The
// texts may come from a disk (cards/files.h) or from a page.
#pragma once

#include <span>
#include <string>

#include "cards/errors.h"
#include "cards/source.h"
#include "engine/result.h"
#include "games/phase/cards/set.h"

namespace penta::phase::cards {

using penta::cards::ParseErrors;
using penta::cards::Source;

// All sources together are one set. What is wrong in any of them becomes a flaw; then the set is of
// no use.
Set read_set(std::span<const Source> sources, ParseErrors& flaws);
// A source with one deck, at its top or as [[deck]].
Deck read_deck(const Source& source, const Set& set, ParseErrors& flaws);
// Whether this is one deck, for the cards of another set. What cannot be read is none.
bool is_deck(const Source& source);

// The same; an error says everything that is wrong.
Result<Set> read_set(std::span<const Source> sources);
Result<Deck> read_deck(const Source& source, const Set& set);

}  // namespace penta::phase::cards
