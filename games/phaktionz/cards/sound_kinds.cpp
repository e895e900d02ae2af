#include "games/phaktionz/cards/sound_kinds.h"

namespace penta::phaktionz::cards {
namespace {

bool wrong_range(const Range& range, int most) {
  return range.bound == Bound::none ? range.value != 0 : range.value > most;
}

MaybeText wrong_noun(const Kind& kind) {
  const bool of_summons = kind.type != Type::any || kind.faction > 0 || kind.plague ||
                          kind.tier != Range{} || kind.dmg != Range{};
  if (of_summons && kind.noun != Noun::summon) {
    return "only Summons have a Tier, a faction, DMG and Plague counters; expected 'Summon'";
  }
  if (kind.form != Form::any && kind.noun != Noun::invocation) return "a Summon has no such form";
  return std::nullopt;
}

MaybeText wrong_zones(const Kind& kind) {
  constexpr unsigned all = 2 * bit(Zone::looked) - 1;
  if (kind.zones == 0 || kind.zones > all) return "there is no such place";
  for (const Zone alone : {Zone::battlefield, Zone::looked}) {
    if ((kind.zones & bit(alone)) != 0 && kind.zones != bit(alone)) {
      return "a battlefield stands alone, without piles";
    }
  }
  if (kind.zones == bit(Zone::looked) && kind.whose != Whose::anybody) {
    return "'among them' stands alone";
  }
  if (kind.plague && kind.zones != field) return "only on a battlefield are there Plague Summons";
  const bool passing = kind.form == Form::regular || kind.form == Form::counter;
  if (passing && kind.zones == field) {
    return "no Regular and no Counter stays on a battlefield; expected 'Realm' or 'Weapon'";
  }
  return std::nullopt;
}

}  // namespace

MaybeText wrong_kind(const Kind& kind, const Lexicon& lexicon) {
  if (kind.faction > lexicon.factions.size()) return "there is no such faction";
  if (kind.word > lexicon.words.size()) return "there is no such word";
  if (kind.other_names && kind.word == 0) return "'other than' needs a word of names";
  if (wrong_range(kind.tier, 4)) return "there is no such Tier; expected 0 to 4";
  if (wrong_range(kind.dmg, 99)) return "there is no such DMG; expected 0 to 99";
  if (auto wrong = wrong_noun(kind)) return wrong;
  return wrong_zones(kind);
}

MaybeText wrong_summon(const Kind& kind, const Lexicon& lexicon) {
  if (kind.noun != Noun::summon) return "that cannot be said of such a card; expected 'Summon'";
  if (kind.zones != field) {
    return "that can only be said of what is on a battlefield; expected no pile";
  }
  return wrong_kind(kind, lexicon);
}

MaybeText wrong_counted(const Kind& kind, const Lexicon& lexicon) {
  if (kind.zones == bit(Zone::looked)) return "what is looked at is not counted";
  const Kind plain{.noun = Noun::card, .whose = kind.whose, .zones = kind.zones};
  if ((kind.zones & hidden_zones) != 0 && kind != plain) {
    return "hands and Decks are hidden, so that only all their cards are counted; expected "
           "'cards'";
  }
  return wrong_kind(kind, lexicon);
}

MaybeText wrong_chosen(const Kind& kind, const Lexicon& lexicon) {
  constexpr unsigned own = hidden_zones | bit(Zone::creation);
  if ((kind.zones & own) != 0 && kind.whose != Whose::yours) {
    return "nobody chooses from a hand, a Deck or a Creation Pile of others; expected 'your'";
  }
  return wrong_kind(kind, lexicon);
}

}  // namespace penta::phaktionz::cards
