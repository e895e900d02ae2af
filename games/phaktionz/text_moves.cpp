// Moves in words, whatever bits they have. With a view they say what the card does, and where a
// Summon stands.
#include "games/phaktionz/names.h"

namespace penta::phaktionz {
namespace {

using MoveKind = Move::Kind;

std::string say_plain(Move move, const Names& names, const Speaker& speaker) {
  const std::string value = std::to_string(move.value());
  switch (move.kind()) {
    case MoveKind::pass:
      return speaker.say({"Pass", "Passe"});
    case MoveKind::next:
      return speaker.say({"Go on to the next phase", "Gehe zur nächsten Phase über"});
    case MoveKind::done:
      return speaker.say({"No more", "Keine weiteren"});
    case MoveKind::slot:
      return speaker.say({"Place it {0}", "Stelle es {0} auf"}, {names.in_slot(move.value())});
    case MoveKind::direct:
      return speaker.say({"Battle the player directly", "Greife direkt an"});
    case MoveKind::number:
      return speaker.say({"Choose X = {0}", "Wähle X = {0}"}, {value});
    case MoveKind::option:
      return move.value() == 0 ? speaker.say({"Choose the first way", "Wähle den ersten Weg"})
                               : speaker.say({"Choose the second way", "Wähle den zweiten Weg"});
    case MoveKind::accept:
      return speaker.say({"Do it", "Tu es"});
    case MoveKind::decline:
      return speaker.say({"Leave it", "Lass es"});
    default:
      return speaker.say({"No move", "Kein Zug"});
  }
}

std::string say_with_card(Move move, const Names& names, const Speaker& speaker) {
  const std::string card = names.card(move.card());
  const std::string plain = names.plain(move.card());
  switch (move.kind()) {
    case MoveKind::aside:
      return speaker.say({"Set {0} aside", "Lege {0} beiseite"}, {plain});
    case MoveKind::place:
      return speaker.say({"Place {0}", "Stelle {0} auf"}, {plain});
    case MoveKind::cast:
      return speaker.say({"Cast {0}", "Wirke {0}"}, {plain});
    case MoveKind::use:
      return speaker.say({"Use ability {1} of {0}", "Nutze Fähigkeit {1} von {0}"},
                         {card, std::to_string(move.value() + 1)});
    case MoveKind::create:
      return speaker.say({"Create {0}", "Erschaffe {0}"}, {plain});
    case MoveKind::promote:
      return speaker.say({"Promote {0}", "Befördere {0}"}, {card});
    case MoveKind::battle:
      return speaker.say({"Battle with {0}", "Kämpfe mit {0}"}, {card});
    case MoveKind::demote:
      return speaker.say({"Demote {0}", "Setze {0} ab"}, {card});
    case MoveKind::pay:
      return speaker.say({"Pay with {0}", "Zahle mit {0}"}, {card});
    case MoveKind::target:
      return speaker.say({"Aim at {0}", "Ziele auf {0}"}, {names.owned(move.card())});
    default:
      return speaker.say({"Choose {0}", "Wähle {0}"}, {names.owned(move.card())});
  }
}

// For whoever sees the view.
class Seen {
 public:
  Seen(const Rules& rules, const View& view, const Speaker& speaker)
      : rules_(rules),
        view_(view),
        table_(view.table),
        speaker_(speaker),
        names_(rules, speaker),
        sight_(rules.sight(view)),
        judge_(rules.judge(view.table, sight_)) {}

  // Nothing if there is nothing to add.
  std::string say(Move move) const {
    switch (move.kind()) {
      case MoveKind::use:
        return use(move);
      case MoveKind::place:
        return place(move.card());
      case MoveKind::battle:
        return battle(move.card());
      case MoveKind::target:
      case MoveKind::demote:
      case MoveKind::choose:
      case MoveKind::pay:
        return standing(move);
      case MoveKind::next:
        return next();
      case MoveKind::done:
        return done();
      case MoveKind::direct:
        return direct();
      case MoveKind::accept:
      case MoveKind::decline:
        return offered(move.kind());
      case MoveKind::slot:
        return slot(move.value());
      default:
        return "";
    }
  }

 private:
  bool exists(Card card) const { return card != no_card && rules_.exists(card); }

  std::string use(Move move) const {
    if (!exists(move.card())) return "";
    const Spot spot = judge_.find(move.card());
    const bool back = spot != no_spot && judge_.facts(spot).promoted;
    const std::string text = names_.text(move.card(), move.value() + (back ? 8 : 0));
    if (text.empty()) return "";
    return speaker_.say({"Use {0}: {1}", "Nutze {0}: {1}"}, {names_.card(move.card()), text});
  }
  std::string place(Card card) const {
    if (!exists(card)) return "";
    const Facts& facts = rules_.facts(rules_.design(card));
    if (!facts.is_summon()) return "";
    return speaker_.say({"Place {0} ({1}, {2} DMG)", "Stelle {0} auf ({1}, {2} DMG)"},
                        {names_.plain(card), tier(facts.tier), std::to_string(facts.dmg)});
  }
  std::string tier(int tier) const {
    return speaker_.say({"Tier {0}", "Rang {0}"}, {std::to_string(tier)});
  }
  std::string battle(Card card) const {
    const Spot spot = exists(card) ? judge_.find(card) : no_spot;
    if (spot == no_spot || !is_unit(spot)) return "";
    return speaker_.say({"Battle with {0}, {1} DMG, {2}", "Kämpfe mit {0}, {1} DMG, {2}"},
                        {names_.quoted(judge_.shown(spot)), std::to_string(judge_.dmg(spot)),
                         names_.in_slot(slot_of(spot))});
  }
  // What stands on a battlefield, with its place and DMG.
  std::string standing(Move move) const {
    const Spot spot = exists(move.card()) ? judge_.find(move.card()) : no_spot;
    if (spot == no_spot || !is_unit(spot)) return "";
    const bool own = move.kind() == MoveKind::demote;
    return speaker_.say(
        standing_phrase(move.kind()),
        {own ? names_.card(move.card()) : names_.owned(move.card()), names_.in_slot(slot_of(spot)),
         tier(judge_.tier(spot)), std::to_string(judge_.dmg(spot))});
  }
  Phrase standing_phrase(MoveKind kind) const {
    switch (kind) {
      case MoveKind::demote:
        return {"Demote {0} {1} ({2})", "Setze {0} {1} ab ({2})"};
      case MoveKind::pay:
        return {"Pay with {0} {1}, {3} DMG", "Zahle mit {0} {1}, {3} DMG"};
      case MoveKind::target:
        if (table_.depth > 0 && table_.last().kind == Link::Kind::battle) {
          return {"Attack {0} {1}, {3} DMG", "Greife {0} {1} an, {3} DMG"};
        }
        return {"Aim at {0} {1}, {3} DMG", "Ziele auf {0} {1}, {3} DMG"};
      default:
        return {"Choose {0} {1}, {3} DMG", "Wähle {0} {1}, {3} DMG"};
    }
  }
  std::string next() const {
    switch (table_.phase) {
      case Phase::main:
        return speaker_.say({"Go on to the Combat Phase", "Gehe zur Kampfphase über"});
      case Phase::combat:
        return speaker_.say({"Go on to the Final Cast", "Gehe zur Zauberphase über"});
      case Phase::final_cast:
        return speaker_.say({"End the turn", "Beende den Zug"});
      default:
        return "";
    }
  }
  std::string done() const {
    if (table_.ask != Ask::mulligan) return "";
    if (view_.viewer == stranger || table_.lords[table_.actor].set_aside == 0) {
      return speaker_.say({"Keep this hand", "Behalte diese Hand"});
    }
    return speaker_.say({"Exchange what is set aside", "Tausche, was beiseiteliegt"});
  }
  std::string direct() const {
    return speaker_.say(other(table_.actor), {"Battle you directly", "Greife dich direkt an"},
                        {"Battle {0} directly", "Greife {0} direkt an"});
  }
  std::string slot(int slot) const {
    const Card card = table_.holding != no_card ? table_.holding
                      : table_.depth > 0        ? table_.last().source
                                                : no_card;
    if (!exists(card)) return "";
    return speaker_.say({"Place {0} {1}", "Stelle {0} {1} auf"},
                        {names_.card(card), names_.in_slot(slot)});
  }
  // What is offered: of a Tier 4 its price, otherwise the text that resolves.
  std::string offered(MoveKind kind) const {
    if (table_.ask == Ask::price) return price(kind);
    if (table_.depth == 0) return "";
    const std::string text = names_.text(table_.last().source, table_.last().ability);
    if (text.empty()) return "";
    return kind == MoveKind::accept ? speaker_.say({"Do it: {0}", "Tu es: {0}"}, {text}) : "";
  }
  std::string price(MoveKind kind) const {
    const Spot spot = unit_spot(table_.actor, tier3_slot);
    if (!judge_.unit(spot).there()) return "";
    const std::string title = names_.quoted(judge_.shown(spot));
    if (kind == MoveKind::decline) {
      return speaker_.say({"Exile {0}", "Verbanne {0}"}, {title});
    }
    return speaker_.say({"Take {1} damage and keep {0}", "Nimm {1} Schaden und behalte {0}"},
                        {title, std::to_string(judge_.dmg(spot))});
  }

  const Rules& rules_;
  const View& view_;
  const Table& table_;
  const Speaker& speaker_;
  Names names_;
  ViewSight sight_;
  Judge<ViewSight> judge_;
};

}  // namespace

std::string Rules::say(Move move, const View& view, const Speaker& speaker) const {
  std::string text = Seen(*this, view, speaker).say(move);
  return text.empty() ? say(move, speaker) : text;
}

std::string Rules::say(Move move, const Speaker& speaker) const {
  const Names names(*this, speaker);
  if (names_card(move.kind())) return say_with_card(move, names, speaker);
  return say_plain(move, names, speaker);
}

}  // namespace penta::phaktionz
