// What people write who do not know the words of the language yet.
#pragma once

#include <array>
#include <string_view>

#include "cards/writer.h"

namespace penta::phaktionz::cards {

// Read as if the other word stood there.
inline constexpr std::array<penta::cards::Words<std::string_view>, 12> spellings{{
    {"one", "a"},
    {"summon", "Summon"},
    {"summons", "Summons"},
    {"striker", "Striker"},
    {"strikers", "Strikers"},
    {"tech", "Tech"},
    {"techs", "Techs"},
    {"deck", "Deck"},
    {"tier", "Tier"},
    {"dmg", "DMG"},
    {"plague", "Plague"},
    {"can't", "cannot"},
}};

// Longer phrases come first.
inline constexpr std::array<penta::cards::Words<std::string_view>, 44> instead{{
    {"end zone", "'Deck-Out Pile'"},
    {"deck out pile", "'Deck-Out Pile'"},
    {"Exile Zone", "'Exile'"},
    {"graveyard", "'Deck-Out Pile'"},
    {"discard pile", "'Deck-Out Pile'"},
    {"there is", "'there are', as in 'there are 1 or more Summons of your opponent'"},
    {"there's", "'there are', as in 'there are 1 or more Summons of your opponent'"},
    {"all", "'each'"},
    {"every", "'each'"},
    {"any", "'a'"},
    {"target", "'a'"},
    {"both", "'each'"},
    {"the", "'a', 'each' or 'this Summon'"},
    {"your", "'a' or 'each', and 'of yours' behind the noun"},
    {"my", "'a' or 'each', and 'of yours' behind the noun"},
    {"enemy", "the noun, and 'of your opponent' behind it"},
    {"opponent's", "the noun, and 'of your opponent' behind it"},
    {"opponent", "'your opponent'"},
    {"other", "'another'"},
    {"random", "'a', which is chosen: nothing is drawn by lot"},
    {"choose", "what is done to it: whatever 'a' stands before is chosen"},
    {"select", "what is done to it: whatever 'a' stands before is chosen"},
    {"search", "'add', as in 'add a Summon from your Deck to your hand'"},
    {"look for", "'add', as in 'add a Summon from your Deck to your hand'"},
    {"reveal", "'look at the top 3 cards of your Deck'"},
    {"destroy", "'demote' or 'exile'"},
    {"kill", "'demote' or 'exile'"},
    {"sacrifice", "'demote', with 'of yours'"},
    {"banish", "'exile'"},
    {"remove from play", "'exile'"},
    {"counter", "'fizzle it', behind 'in response to'"},
    {"negate", "'fizzle it', behind 'in response to'"},
    {"deal", "'your opponent takes 2 damage'"},
    {"summon", "'place'"},
    {"play", "'place' or 'cast'"},
    {"attack", "'battle'"},
    {"attacks", "'battles'"},
    {"power", "'DMG'"},
    {"damage", "'DMG' for what a card has, '2 damage' for what a player takes"},
    {"level", "'Tier'"},
    {"creature", "'Summon'"},
    {"monster", "'Summon'"},
    {"spell", "'invocation'"},
    {"then", "', then'"},
}};

}  // namespace penta::phaktionz::cards
