// The words of the card language, each with what it means.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "cards/writer.h"
#include "games/phaktionz/cards/program.h"

namespace penta::phaktionz::cards {

using penta::cards::Words;

// A noun says a type or a form with it.
struct Named {
  Noun noun = Noun::summon;
  Type type = Type::any;
  Form form = Form::any;
  bool operator==(const Named&) const = default;
};
using NamedWords = std::array<Words<Named>, 9>;
inline constexpr NamedWords one_of{{{"Summon", {}},
                                    {"Striker", {.type = Type::striker}},
                                    {"Tech", {.type = Type::tech}},
                                    {"invocation", {.noun = Noun::invocation}},
                                    {"Regular", {Noun::invocation, Type::any, Form::regular}},
                                    {"Counter", {Noun::invocation, Type::any, Form::counter}},
                                    {"Realm", {Noun::invocation, Type::any, Form::realm}},
                                    {"Weapon", {Noun::invocation, Type::any, Form::weapon}},
                                    {"card", {.noun = Noun::card}}}};
inline constexpr NamedWords many_of{{{"Summons", {}},
                                     {"Strikers", {.type = Type::striker}},
                                     {"Techs", {.type = Type::tech}},
                                     {"invocations", {.noun = Noun::invocation}},
                                     {"Regulars", {Noun::invocation, Type::any, Form::regular}},
                                     {"Counters", {Noun::invocation, Type::any, Form::counter}},
                                     {"Realms", {Noun::invocation, Type::any, Form::realm}},
                                     {"Weapons", {Noun::invocation, Type::any, Form::weapon}},
                                     {"cards", {.noun = Noun::card}}}};
// What calls itself so: a Summon, or any other card.
inline constexpr std::array<Words<Noun>, 2> this_one{
    {{"this Summon", Noun::summon}, {"this card", Noun::card}}};
inline constexpr std::array<Words<Pick>, 4> picks{
    {{"another", Pick::other}, {"each", Pick::each}, {"an", Pick::one}, {"a", Pick::one}}};
inline constexpr std::array<Words<Zone>, 5> zones{{{"hand", Zone::hand},
                                                   {"Deck", Zone::deck},
                                                   {"Deck-Out Pile", Zone::deck_out},
                                                   {"Exile", Zone::exile},
                                                   {"Creation Pile", Zone::creation}}};
inline constexpr std::array<Words<Whose>, 2> owners{
    {{"of yours", Whose::yours}, {"of your opponent", Whose::opponents}}};
inline constexpr std::array<Words<Whose>, 3> holders{
    {{"your", Whose::yours}, {"your opponent's", Whose::opponents}, {"any", Whose::anybody}}};

inline constexpr std::array<Words<Players>, 3> people{
    {{"you", Players::you}, {"your opponent", Players::opponent}, {"each player", Players::each}}};
// Of whom something is forbidden.
inline constexpr std::array<Words<Players>, 3> barred{{{"you cannot", Players::you},
                                                       {"your opponent cannot", Players::opponent},
                                                       {"no player can", Players::each}}};

// "Summons were placed this turn": what, and what was done.
inline constexpr std::array<Words<Past>, 4> past_things{{{"cards", Past::exiled},
                                                         {"Plague Summons", Past::plague_exiled},
                                                         {"Summons", Past::demoted},
                                                         {"invocations", Past::cast}}};
inline constexpr std::array<Words<Past>, 2> past_summons{
    {{"were demoted this turn", Past::demoted}, {"were placed this turn", Past::placed}}};

// --- heads

inline constexpr std::array<Words<Mode>, 6> modes{{{"Cast", Mode::cast},
                                                   {"Action", Mode::action},
                                                   {"When", Mode::when},
                                                   {"Whenever", Mode::when},
                                                   {"Always", Mode::always},
                                                   {"Placed only", Mode::placing}}};
inline constexpr std::array<Words<Phase>, 5> phases{{{"Draw Phase", Phase::draw},
                                                     {"Main Phase", Phase::main},
                                                     {"Combat Phase", Phase::combat},
                                                     {"Final Cast", Phase::final_cast},
                                                     {"End Phase", Phase::end}}};
inline constexpr std::array<Words<Phase>, 2> acting{
    {{"in your Combat Phase", Phase::combat}, {"in your Final Cast", Phase::final_cast}}};
inline constexpr std::array<Words<Whose>, 6> whose_phase{{{"your", Whose::yours},
                                                          {"your opponent's", Whose::opponents},
                                                          {"any", Whose::anybody},
                                                          {"each", Whose::anybody},
                                                          {"a", Whose::anybody},
                                                          {"an", Whose::anybody}}};
inline constexpr std::array<Words<Whose>, 3> whose_deed{
    {{"you", Whose::yours}, {"your opponent", Whose::opponents}, {"a player", Whose::anybody}}};
inline constexpr std::array<Words<Event>, 7> happenings{
    {{"is placed", Event::placed},
     {"battles", Event::battles},
     {"is battled", Event::battled},
     {"deals damage", Event::damages},
     {"is demoted", Event::demoted},
     {"is exiled", Event::exiled},
     {"gets a Plague counter", Event::plagued}}};
inline constexpr std::array<Words<By>, 4> ways{{{"by Reinforcement", By::reinforcement},
                                                {"by demoting", By::demoting},
                                                {"by demoting Plague Summons", By::demoting_plague},
                                                {"from a hand", By::hand}}};
inline constexpr std::array<Words<Reply>, 7> replies{{{"anything", Reply::anything},
                                                      {"an ability", Reply::ability},
                                                      {"the casting of", Reply::cast},
                                                      {"the placing of", Reply::placement},
                                                      {"a battle of", Reply::battle},
                                                      {"a battle against", Reply::against},
                                                      {"a battle", Reply::battle}}};
inline constexpr std::array<Words<Silence>, 3> silences{
    {{", no abilities in response", Silence::abilities},
     {", no invocations in response", Silence::casts},
     {", nothing in response", Silence::everything}}};
inline constexpr std::array<Words<Payment>, 7> payments{
    {{"demote", Payment::demote},
     {"exile", Payment::exile},
     {"discard", Payment::discard},
     {"give", Payment::plague},
     {"remove the Plague counter", Payment::cure},
     {"remove", Payment::remove},
     {"mill", Payment::mill}}};

// --- clauses

inline constexpr std::array<Words<Duration>, 3> durations{
    {{"this turn", Duration::turn},
     {"during your next turn", Duration::next_turn},
     {"while it stays", Duration::stays}}};
inline constexpr std::array<Words<Duration>, 3> durations_of_many{
    {{"this turn", Duration::turn},
     {"during your next turn", Duration::next_turn},
     {"while they stay", Duration::stays}}};
inline constexpr std::array<Words<Duration>, 2> durations_of_bans{
    {{"this turn", Duration::turn}, {"during the next turn", Duration::next_turn}}};

// "can battle" and "can battle directly": the longest that fits is read.
inline constexpr std::array<Words<Rule>, 12> rules_of_one{
    {{"can battle", Rule::battles},
     {"cannot be battled", Rule::unbattled},
     {"cannot be demoted", Rule::undemoted},
     {"cannot be exiled", Rule::unexiled},
     {"cannot be chosen by your opponent", Rule::unchosen},
     {"is unaffected by your opponent", Rule::unaffected},
     {"cannot battle", Rule::idle},
     {"can only battle", Rule::only_battles},
     {"cannot battle directly", Rule::indirect},
     {"can battle directly", Rule::direct},
     {"exiles instead of demoting", Rule::exiles_beaten},
     {"deals the DMG of the Summon that it battles", Rule::mirrors}}};
inline constexpr std::array<Words<Rule>, 12> rules_of_many{
    {{"can battle", Rule::battles},
     {"cannot be battled", Rule::unbattled},
     {"cannot be demoted", Rule::undemoted},
     {"cannot be exiled", Rule::unexiled},
     {"cannot be chosen by your opponent", Rule::unchosen},
     {"are unaffected by your opponent", Rule::unaffected},
     {"cannot battle", Rule::idle},
     {"can only battle", Rule::only_battles},
     {"cannot battle directly", Rule::indirect},
     {"can battle directly", Rule::direct},
     {"exile instead of demoting", Rule::exiles_beaten},
     {"deal the DMG of the Summon that they battle", Rule::mirrors}}};
inline constexpr std::array<Words<Rule>, 4> rules_of_cards{
    {{"has", Rule::named},
     {"is placed as Tier", Rule::stands_as},
     {"can only be attached to", Rule::attached_only},
     {"cannot be placed by Reinforcement", Rule::unreinforced}}};
inline constexpr std::array<Words<Type>, 3> types_of_one{{{"becomes its other type", Type::any},
                                                          {"becomes a Striker", Type::striker},
                                                          {"becomes a Tech", Type::tech}}};
inline constexpr std::array<Words<Type>, 3> types_of_many{{{"become their other type", Type::any},
                                                           {"become Strikers", Type::striker},
                                                           {"become Techs", Type::tech}}};
inline constexpr std::array<Words<Deed>, 4> deeds{{{"battle", Deed::battle},
                                                   {"place", Deed::place},
                                                   {"cast", Deed::cast},
                                                   {"use abilities of", Deed::use}}};

// What is said to the one whose card it is.
inline constexpr std::array<Words<Verb>, 14> commands{{{"demote", Verb::demotes},
                                                       {"exile", Verb::exiles},
                                                       {"add", Verb::moves},
                                                       {"return", Verb::moves},
                                                       {"place", Verb::places},
                                                       {"give", Verb::plagues},
                                                       {"remove", Verb::removes},
                                                       {"put", Verb::puts},
                                                       {"mill", Verb::mills},
                                                       {"draw", Verb::draws},
                                                       {"discard", Verb::discards},
                                                       {"look at the top", Verb::looks},
                                                       {"fizzle it", Verb::fizzles},
                                                       {"use", Verb::plague}}};
// What players do or have done to them.
inline constexpr std::array<Words<Verb>, 8> yours_to_do{{{"take", Verb::damages},
                                                         {"mill", Verb::mills},
                                                         {"draw", Verb::draws},
                                                         {"discard", Verb::discards},
                                                         {"demote", Verb::demotes},
                                                         {"exile", Verb::exiles},
                                                         {"add", Verb::moves},
                                                         {"place", Verb::places}}};
inline constexpr std::array<Words<Verb>, 8> theirs_to_do{{{"takes", Verb::damages},
                                                          {"mills", Verb::mills},
                                                          {"draws", Verb::draws},
                                                          {"discards", Verb::discards},
                                                          {"demotes", Verb::demotes},
                                                          {"exiles", Verb::exiles},
                                                          {"adds", Verb::moves},
                                                          {"places", Verb::places}}};
inline constexpr std::array<Words<Verb>, 2> keywords{
    {{"Plague", Verb::plague}, {"Reinforcement", Verb::reinforce}}};

constexpr bool lasts(Verb verb) { return verb <= Verb::rules; }
// Done by people whom a text can name.
constexpr bool by_people(Verb verb) {
  return verb == Verb::demotes || verb == Verb::exiles || verb == Verb::moves ||
         verb == Verb::places || (verb >= Verb::damages && verb <= Verb::discards);
}
constexpr bool is_plural(const Target& target) {
  return target.pick == Pick::many || target.pick == Pick::up_to;
}

}  // namespace penta::phaktionz::cards
