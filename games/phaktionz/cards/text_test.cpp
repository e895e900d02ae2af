#include "games/phaktionz/cards/text.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "games/phaktionz/cards/testing/lexicon.h"
#include "games/phaktionz/cards/testing/read_text.h"
#include "games/phaktionz/cards/testing/round_trip.h"

namespace penta::phaktionz::cards {
namespace {

Ability read(std::string_view text) {
  const Reading reading = read_ability(text, specimen());
  EXPECT_FALSE(reading.mistake) << text << "\n  " << reading.mistake->column << ": "
                                << reading.mistake->text;
  return reading.ability;
}

// What is said of a text: its column, and the complaint.
std::string said_of(std::string_view text, Role role = Role::any) {
  const Reading reading = read_ability(text, specimen(), role);
  if (!reading.mistake) return "";
  return std::to_string(reading.mistake->column) + ": " + reading.mistake->text;
}

// Every text of the designer's four sheets, in our words; below each its German.
TEST(PhaktionzText, WhatTheSheetsSayIsSaid) {
  const std::filesystem::path here = std::filesystem::path(__FILE__).parent_path();
  std::ifstream file(here / "testing/sheet_texts.txt");
  ASSERT_TRUE(file);
  int texts = 0;
  for (std::string english, german; std::getline(file, english);) {
    if (english.empty() || english[0] == '#') continue;
    ASSERT_TRUE(std::getline(file, german));
    const Ability ability = read(english);
    EXPECT_EQ(in_english(ability, specimen()), english);
    EXPECT_EQ("    " + in_german(ability, specimen()), german);
    ++texts;
  }
  EXPECT_EQ(texts, 65);
}

TEST(PhaktionzText, WordsCombine) {
  const std::vector<std::pair<std::string_view, std::string_view>> texts{
      {"Action from hand in your Final Cast, L/2, exile this card: add a CP Regular from your "
       "Creation Pile to your hand.",
       "Aktion aus der Hand in deiner Zauberphase, L/2, diese Karte verbannen: Nimm einen "
       "CP-Spruch aus deinem Schöpfungsstapel auf die Hand."},
      {"Cast in response to the casting of a Counter of your opponent, choose X, nothing in "
       "response, mill 2 cards and exile 2 cards from your hand: fizzle it, and if so, your "
       "opponent mills X+1 cards.",
       "Wirken als Antwort auf das Wirken eines gegnerischen Konters, wähle X, ohne Antwort, 2 "
       "Karten vom Deck ablegen und 2 Karten aus deiner Hand verbannen: Lass es verpuffen. Wenn "
       "das geschieht, legt der Gegner X+1 Karten vom Deck ab."},
      {"When another Warriors Striker of yours is demoted during your opponent's Combat Phase: "
       "return it to its owner's hand.",
       "Wenn ein anderer eigener Stürmer der Krieger in der gegnerischen Kampfphase abgesetzt "
       "wird: Bringe den abgesetzten Stürmer auf die Hand zurück."},
      {"When your opponent takes damage: draw X cards, where X is the damage.",
       "Wenn der Gegner Schaden erleidet: Ziehe X Karten, wobei X dem Schaden entspricht."},
      {"At the start of any End Phase: each player demotes up to 2 Summons with 3 or less DMG.",
       "Zu Beginn einer Endphase: Jeder Spieler setzt bis zu 2 eigene Wesen mit 3 oder weniger "
       "DMG ab."},
      {"Cast: your opponent cannot battle this turn, then no player can place Tier 3 Summons "
       "during the next turn.",
       "Wirken: Der Gegner kann in diesem Zug nicht kämpfen. Kein Spieler kann im nächsten Zug "
       "Wesen mit Rang 3 aufstellen."},
      {"Action: a Summon of your opponent becomes a Tech while it stays, then it cannot be "
       "battled this turn, or 2 Techs become Strikers this turn.",
       "Aktion: Ein gegnerisches Wesen wird, solange es bleibt, zum Techniker. Das gewählte Wesen "
       "kann in diesem Zug nicht angegriffen werden. Oder 2 Techniker werden in diesem Zug zu "
       "Stürmern."},
      {"Always: the DMG of each CP Summon of yours with 1 or less DMG is doubled, and this Summon "
       "can battle directly, and this Summon cannot be chosen by your opponent.",
       "Immer: Die DMG von jedem eigenen CP-Wesen mit 1 oder weniger DMG verdoppeln sich und "
       "dieses Wesen kann direkt kämpfen und dieses Wesen kann vom Gegner nicht gewählt werden."},
      {"Cast: if no invocations of your opponent were cast this turn, put each Realm of your "
       "opponent into the Deck-Out Pile.",
       "Wirken: Wenn in diesem Zug keine gegnerischen Anrufungen gewirkt wurden, lege jedes "
       "gegnerische Reich auf den Deck-Out-Stapel."},
      {"Action: remove the Plague counter from a Plague Summon, and if so, give another Summon a "
       "Plague counter.",
       "Aktion: Entferne die Seuchenmarke von einem verseuchten Wesen. Wenn das geschieht, gib "
       "einem anderen Wesen eine Seuchenmarke."},
  };
  for (const auto& [english, german] : texts) {
    const Ability ability = read(english);
    EXPECT_EQ(in_english(ability, specimen()), english);
    EXPECT_EQ(in_german(ability, specimen()), german);
  }
}

TEST(PhaktionzText, ConditionsStandAlone) {
  const std::vector<std::pair<std::string_view, std::string_view>> texts{
      {"you control 3 or more Strikers", "du kontrollierst 3 oder mehr Stürmer"},
      {"there are 10 or fewer cards in your Deck and it is your opponent's turn",
       "es gibt 10 oder weniger Karten in deinem Deck und der Gegner ist am Zug"},
      {"2 or more Plague Summons were exiled this turn",
       "in diesem Zug wurden 2 oder mehr verseuchte Wesen verbannt"},
  };
  for (const auto& [english, german] : texts) {
    const ConditionsReading reading = read_conditions(english, specimen());
    ASSERT_FALSE(reading.mistake) << reading.mistake->text;
    EXPECT_EQ(in_english(reading.conditions, specimen()), english);
    EXPECT_EQ(in_german(reading.conditions, specimen()), german);
  }
  const auto wrong = read_conditions("this Summon is a Tech", specimen());
  ASSERT_TRUE(wrong.mistake);
  EXPECT_EQ(wrong.mistake->text,
            "the card is not in play yet; expected 'you control' or 'there are'");
  EXPECT_TRUE(read_conditions("you control 3 or more", specimen()).mistake);
  EXPECT_TRUE(read_conditions("it is your turn and it is your turn", specimen()).mistake);
}

// What can be said in other words is understood, and written in the usual ones.
TEST(PhaktionzText, WhatPlayersWriteIsUnderstood) {
  const auto means = [](std::string_view written, std::string_view meant) {
    EXPECT_EQ(in_english(read(written), specimen()), meant) << written;
  };
  means("L/1: Action: draw one card.", "Action, L/1: draw a card.");
  means("L1: Cast: each player takes 3 damage and each player demotes a summon.",
        "Cast, L1: each player takes 3 damage, then each player demotes a Summon.");
  means("Whenever a Summon is placed by demoting: Plague.",
        "When a Summon is placed by demoting: use Plague.");
  means("When this Summon is placed: it gains +1 DMG.",
        "When this Summon is placed: this Summon gets +1 DMG this turn.");
  means("When the bearer battles: the DMG of it becomes three this turn.",
        "When the bearer battles: the DMG of the bearer becomes 3 this turn.");
  means("Action, remove 3 counters from this card: draw a card.",
        "Action, remove 3 counters: draw a card.");
  means("Cast in response to a battle: fizzle it.",
        "Cast in response to a battle of a Summon: fizzle it.");
  means("Always: as long as you control 2 or less Summons, this Summon can't be battled.",
        "Always: if you control 2 or fewer Summons, this Summon cannot be battled.");
  means("At the start of each Combat Phase: a Mythicals Summon gets +1 DMG.",
        "At the start of any Combat Phase: a Mythicals Summon gets +1 DMG this turn.");
}

TEST(PhaktionzText, WhatMakesNoSenseIsRefusedAtItsPlace) {
  EXPECT_EQ(said_of("Action: draw a card, then demote a card of yours."),
            "27: that cannot be said of such a card; expected 'Summon'");
  EXPECT_EQ(said_of("Action: exile it."),
            "9: 'it' needs something that was chosen before; expected 'this Summon' or 'a'");
  EXPECT_EQ(said_of("Action: fizzle it."),
            "9: there is nothing to fizzle; expected 'in response to' before the colon");
  EXPECT_EQ(said_of("Always: a Summon gets +1 DMG."),
            "9: what always holds chooses nothing; expected 'this Summon', 'the bearer' or 'each'");
  EXPECT_EQ(said_of("Action: draw X cards."),
            "21: X has to be explained; expected ', where X is', or ', choose X' before the colon");
  EXPECT_EQ(said_of("Action, choose X: draw a card."),
            "7: X is chosen and not used; expected an 'X' behind the colon");
  EXPECT_EQ(said_of("Action, demote a Summon of your opponent: draw a card."),
            "9: costs are paid with cards of one's own; expected 'of yours', or 'your'");
  EXPECT_EQ(said_of("Action from hand: draw a card."),
            "1: what is used from hand has to leave it; expected 'discard' or 'exile' with 'this "
            "Summon' or 'this card' among its costs");
  EXPECT_EQ(said_of("Cast: if you control 2 or more Summons in your hand, draw a card."),
            "40: expected ',', 'other than' or 'with', not 'in'");
  EXPECT_EQ(said_of("Cast: draw X cards, where X is the number of Summons in your hand."),
            "19: hands and Decks are hidden, so that only all their cards are counted; expected "
            "'cards'");
  EXPECT_EQ(said_of("Cast: exile a card among them."),
            "7: nothing was looked at before; expected 'look at the top' before it");
  EXPECT_EQ(said_of("Cast: add a Summon from your opponent's Exile to your hand."),
            "7: what you take up is your own; expected 'your'");
  EXPECT_EQ(said_of("Cast: give a Plague Summon a Plague counter."),
            "7: a Summon has at most one Plague counter; expected no 'Plague'");
  EXPECT_EQ(said_of("Cast: draw a card, or draw a card, or draw a card."),
            "39: one chooses between two, not more; expected ', then'");
  EXPECT_EQ(said_of("Cast: a Summon has \"United\" in its name."),
            "16: expected 'among them', 'becomes a Striker', 'becomes a Tech', 'becomes its other "
            "type', 'can battle', 'can battle directly' or other words, not 'has'");
  EXPECT_EQ(said_of("Cast: Plague takes one turn less."),
            "14: that holds always; expected it behind 'Always'");
}

TEST(PhaktionzText, SlipsOfThePenAreNamed) {
  EXPECT_EQ(said_of("Action: demot a Summon."),
            "9: expected 'demote', 'a', 'add', 'an', 'another', 'discard' or other words, not "
            "'demot'; did you mean 'demote'?");
  EXPECT_EQ(said_of("Action: search your Deck."),
            "9: expected 'add', as in 'add a Summon from your Deck to your hand', not 'search'");
  EXPECT_EQ(said_of("Action: destroy a Summon."), "9: expected 'demote' or 'exile', not 'destroy'");
  EXPECT_EQ(said_of("Action: add a Summon from your end zone to your hand."),
            "32: expected 'Deck-Out Pile', not 'end zone'");
  EXPECT_EQ(
      said_of("Cast: an \"Elv\" Summon gets +1 DMG."),
      "10: expected '\"Elf\"', '\"Defense Guard\"', '\"Forbidden\"', '\"United\"', 'CP', 'Counter' "
      "or other words, not '\"Elv\"'; did you mean '\"Elf\"'?");
  EXPECT_EQ(said_of("Cast: your opponent cannot battle."),
            "34: expected 'during the next turn' or 'this turn', not '.'");
  EXPECT_EQ(said_of("When this Summon is placed, discard a card: draw a card."),
            "27: only 'Cast' and 'Action' have a price; expected ':'");
  EXPECT_EQ(
      said_of(""),
      "1: expected 'Action', 'Always', 'At the start of', 'Cast', 'L /', 'Placed only' or other "
      "words, but the text ends");
}

// Every text in the blocks of the page, and in its tables of texts; and the set that it shows.
TEST(PhaktionzText, ThePageForDesignersIsTrue) {
  const std::filesystem::path here = std::filesystem::path(__FILE__).parent_path();
  std::ifstream page(here / "../../../docs/card-language-phaktionz.md");
  ASSERT_TRUE(page);
  int texts = 0;
  std::string toml;
  std::string block;  // what it begins with
  const auto expect_understood = [&texts](const std::string& text) {
    EXPECT_EQ(in_english(read(text), specimen()), text);
    ++texts;
  };
  for (std::string line; std::getline(page, line);) {
    const auto from = line.find("| `");
    const auto end = line.rfind(".` |");
    if (line.starts_with("```")) {
      block = block.empty() ? line : "";
    } else if (block == "```toml") {
      toml += line + "\n";
    } else if (!block.empty()) {
      expect_understood(line);
    } else if (from != std::string::npos && from > 0 && end != std::string::npos) {
      expect_understood(line.substr(from + 3, end - from - 2));
    }
  }
  EXPECT_GE(texts, 35);
  const auto set = read_set_text(toml, "card-language-phaktionz.md");
  ASSERT_TRUE(set) << set.error().text;
  EXPECT_EQ(set->designs.size(), 4U);
}

// What the tables say happens can be said.
TEST(PhaktionzText, WhatThePageSaysHappensCanBeSaid) {
  const std::filesystem::path here = std::filesystem::path(__FILE__).parent_path();
  std::ifstream page(here / "../../../docs/card-language-phaktionz.md");
  int clauses = 0;
  bool here_now = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("#")) here_now = line == "## What happens";
    if (!here_now || !line.starts_with("| `") || line.find("among them") != std::string::npos)
      continue;
    const std::string clause = line.substr(3, line.find('`', 3) - 3);
    if (clause == "fizzle it") continue;
    read("Action: " + clause + ".");
    ++clauses;
  }
  EXPECT_GE(clauses, 30);
}

// Not everything can stand on every card.
TEST(PhaktionzText, WhatStandsOnTheWrongCardIsRefused) {
  EXPECT_EQ(said_of("Cast: draw a card.", Role::summon),
            "1: only Regulars and Counters do something when cast; expected 'Action', 'When' or "
            "'Always'");
  EXPECT_EQ(said_of("Cast in response to an ability: fizzle it.", Role::regular),
            "1: only a Counter answers; expected no 'in response to'");
  EXPECT_EQ(said_of("Action: draw a card.", Role::counter),
            "1: the card is never in play; expected 'Cast'");
  EXPECT_EQ(said_of("Always: this card has \"Elf\" in its name.", Role::counter), "");
  EXPECT_EQ(said_of("Action: put a counter on this card.", Role::summon),
            "9: the card is a Summon; expected 'this Summon'");
  EXPECT_EQ(said_of("Action: exile this Summon.", Role::realm),
            "9: the card is no Summon; expected 'this card'");
  EXPECT_EQ(said_of("When the bearer battles: draw a card.", Role::realm),
            "1: only a Weapon has a bearer");
  EXPECT_EQ(said_of("Cast: another Summon gets +1 DMG.", Role::regular),
            "7: the card is no Summon, and nothing was chosen before; expected 'a'");
  EXPECT_EQ(said_of("Action, discard this Summon: draw a card.", Role::summon),
            "9: the card is in play; expected 'demote' or 'exile'");
  EXPECT_EQ(said_of("Placed only if you demote this Summon.", Role::summon),
            "20: the card is only being placed; expected others");
}

TEST(PhaktionzText, ATextThatIsTooLongIsRefused) {
  const std::string text = "Cast: draw a card" + std::string(400, ' ') + ".";
  EXPECT_EQ(said_of(text), "401: expected a text of at most 400 characters");
}

TEST(PhaktionzText, AnyProgramIsReadBackTheSame) {
  EXPECT_GT(expect_round_trips(3'000, 2), 2'000U);
}

TEST(PhaktionzText, AnyConditionsAreReadBackTheSame) {
  RandomAbility random(specimen(), 3);
  for (int i = 0; i < 1'000; ++i) {
    const Conditions conditions = random.next_conditions();
    const std::string text = in_english(conditions, specimen());
    const ConditionsReading reading = read_conditions(text, specimen());
    ASSERT_FALSE(reading.mistake) << text << "\n  " << reading.mistake->text;
    ASSERT_EQ(reading.conditions, conditions) << text;
    EXPECT_FALSE(in_german(conditions, specimen()).empty());
  }
}

}  // namespace
}  // namespace penta::phaktionz::cards
