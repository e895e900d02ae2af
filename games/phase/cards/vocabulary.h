// The words of the card language, each with what it means, and what goes with what.
#pragma once

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include "cards/writer.h"
#include "games/phase/cards/program.h"

namespace penta::phase::cards {

using penta::cards::Words;

inline constexpr std::array<Words<Trigger>, 5> triggers{{{"Action", Trigger::action},
                                                         {"Elite", Trigger::elite},
                                                         {"Phaseling", Trigger::phaseling},
                                                         {"Relentless", Trigger::relentless},
                                                         {"Trained", Trigger::trained}}};
inline constexpr std::array<Words<Skill>, 2> skills{
    {{"Ally", Skill::ally}, {"Swift", Skill::swift}}};
inline constexpr std::array<Words<Stance>, 6> stances{{{"attacking", Stance::attacking},
                                                       {"defending", Stance::defending},
                                                       {"opposed", Stance::opposed},
                                                       {"unopposed", Stance::unopposed},
                                                       {"opposing", Stance::opposing},
                                                       {"locked", Stance::locked}}};
inline constexpr std::array<Words<Alignment>, 2> alignments{
    {{"good", Alignment::good}, {"evil", Alignment::evil}}};
inline constexpr std::array<Words<Measure>, 3> measures{
    {{"cost", Measure::cost}, {"attack", Measure::attack}, {"defence", Measure::defence}}};
inline constexpr std::array<Words<Whose>, 2> owners{
    {{"of yours", Whose::yours}, {"of an opponent", Whose::opponents}}};
inline constexpr std::array<Words<Noun>, 4> one_of{
    {{"warrior", Noun::warrior},
     {"resource", Noun::resource},
     {"card in your hand", Noun::hand_card},
     {"card in your discard pile", Noun::discard_card}}};
inline constexpr std::array<Words<Noun>, 4> many_of{
    {{"warriors", Noun::warrior},
     {"resources", Noun::resource},
     {"cards in your hand", Noun::hand_card},
     {"cards in your discard pile", Noun::discard_card}}};
inline constexpr std::array<Words<Noun>, 2> this_one{
    {{"this warrior", Noun::warrior}, {"this resource", Noun::resource}}};
inline constexpr std::array<Words<Pick>, 4> picks{
    {{"another", Pick::other}, {"each", Pick::each}, {"an", Pick::one}, {"a", Pick::one}}};
// "return each warrior to their owners' hands" is understood, too.
inline constexpr std::array<Words<bool>, 3> to_owners{
    {{"to its owner's", true}, {"to their owner's", true}, {"to their owners'", true}}};
inline constexpr std::array<Words<Unknown>, 4> unknowns{
    {{"its cost difference", Unknown::cost_difference},
     {"its cost", Unknown::cost},
     {"its attack", Unknown::attack},
     {"its defence", Unknown::defence}}};
inline constexpr std::array<Words<Place>, 5> places{{{"hand", Place::hand},
                                                     {"barracks", Place::barracks},
                                                     {"deck", Place::deck},
                                                     {"hands", Place::hand},
                                                     {"decks", Place::deck}}};
// What is said to the one who plays the card.
inline constexpr std::array<Words<Verb>, 13> commands{{{"deal", Verb::damages},
                                                       {"prevent", Verb::prevents},
                                                       {"destroy", Verb::destroys},
                                                       {"phase", Verb::phases},
                                                       {"lock", Verb::locks},
                                                       {"unlock", Verb::unlocks},
                                                       {"return", Verb::returns},
                                                       {"gain", Verb::gains},
                                                       {"draw", Verb::draws},
                                                       {"discard", Verb::discards},
                                                       {"enlist", Verb::enlists},
                                                       {"train", Verb::trains},
                                                       {"look", Verb::looks}}};
inline constexpr std::array<Words<Players>, 4> people{{{"you", Players::you},
                                                       {"an opponent", Players::opponent},
                                                       {"each opponent", Players::each_opponent},
                                                       {"each player", Players::each_player}}};

// "2" or "X"; "+2/-X".
inline std::string amount_text(Amount amount) {
  return amount.x ? "X" : std::to_string(std::abs(amount.value));
}
inline std::string change_text(Amount attack, Amount defence) {
  const auto with_sign = [](Amount amount) {
    return (amount.value < 0 ? "-" : "+") + amount_text(amount);
  };
  return with_sign(attack) + "/" + with_sign(defence);
}

constexpr bool has_players(Verb verb) {
  return verb == Verb::loses || verb == Verb::draws || verb == Verb::discards;
}
// "+2/+0", where two amounts stand.
constexpr bool has_pair(Verb verb) { return verb == Verb::gets; }
constexpr bool has_amount(Verb verb) {
  return verb == Verb::gets || verb == Verb::damages || verb == Verb::prevents ||
         verb >= Verb::gains;
}
// "up to 3 warriors", "enlist 2 cards from your discard pile"
constexpr bool chooses_several(const Effect& effect) {
  if (effect.verb == Verb::enlists) {
    return effect.from_discard && (effect.times || effect.amount != Amount{1, false});
  }
  return has_target(effect.verb) && effect.target.pick == Pick::up_to;
}
inline constexpr std::string_view several_before =
    "'another' does not stand behind a choice of several; expected 'a'";
// "3 or 5 if it is locked": what another amount makes sense for.
constexpr bool has_plain_amount(Verb verb) {
  return verb == Verb::damages || verb == Verb::prevents || verb == Verb::gains ||
         verb == Verb::loses || verb == Verb::draws || verb == Verb::discards;
}

}  // namespace penta::phase::cards
