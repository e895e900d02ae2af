// What the companion says, English and German: a title, the announcement, and what to do at the
// table.
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "engine/telling.h"
#include "games/phase_away/companion.h"
#include "games/phase_away/names.h"

namespace penta::phase_away {
namespace {

constexpr std::array<Phrase, directions> compass{
    {{"north", "Norden"}, {"east", "Osten"}, {"south", "Süden"}, {"west", "Westen"}}};
constexpr std::array<Phrase, loot_tables> loot_keys{{{"Searched in Alpha", "In Alpha geplündert"},
                                                     {"Searched in Beta", "In Beta geplündert"},
                                                     {"Medi-Center", "Medi-Center"},
                                                     {"Cargo hold", "Frachtraum"}}};

struct Cry {
  std::string title;
  std::string text;
  std::string hint;
};

// Title, text and hint of one announcement.
class Crier {
 public:
  Crier(const Rules& rules, Lang lang, const Announcement& said)
      : rules_(rules), lang_(lang), said_(said) {}

  Cry cry() const {
    using enum Announcement::Kind;
    switch (said_.kind) {
      case room:
        return say_room();
      case two_rooms:
        return say_two_rooms();
      case sealed:
        return put({"Sealed in", "Eingeschlossen"},
                   said_.air
                       ? Phrase{"The next room has air.", "Der nächste Raum hat Luft."}
                       : Phrase{"The next room has no air.", "Der nächste Raum ist luftleer."},
                   {"Press Discover for it.", "Drückt dafür Entdecken."});
      case monster:
        return say_monster();
      case find:
        return say_find();
      case artefact:
        return put(
            {"The artefact", "Das Artefakt"}, {"It lies in {0}.", "Es liegt in {0}."},
            {"Put it there. One with all five shards takes it, or all of you together.",
             "Legt es dorthin. Einer mit allen fünf Splittern nimmt es, oder ihr alle zusammen."},
            {place()});
      case prowl:
        return say_prowl();
      case portals:
        return put({"Portals", "Portale"},
                   {"{0} with air, {1} without.", "{0} mit Luft, {1} luftleer."},
                   {"Lay the portal cards there.", "Legt die Portalkarten dorthin."},
                   {place(0), place(1)});
      case attack:
        return say_attack();
      case again:
        return say_again();
      case back:
        return put({"Given back", "Zurückgegeben"}, {"{0}", "{0}"},
                   {"It can be found again.", "Das kann wieder gefunden werden."}, {thing()});
      case gone:
        return put({"Monster gone", "Monster weg"}, {"{0}", "{0}"}, {}, {monster_name()});
      case moved:
        return put({"Monster corrected", "Monster berichtigt"}, {"{0}: {1}", "{0}: {1}"}, {},
                   {monster_name(), place()});
      case air:
        return put({"Air changed", "Luft geändert"},
                   said_.air ? Phrase{"{0} has air now.", "{0} hat jetzt Luft."}
                             : Phrase{"{0} has no air now.", "{0} ist jetzt luftleer."},
                   {"Turn the tile over.", "Dreht die Feldkarte um."}, {place()});
      case taken:
        return put({"The artefact", "Das Artefakt"}, {"It is in your hands.", "Ihr habt es."},
                   {"Bring it to START.", "Bringt es zum START."});
      case time_up:
        return put({"Time is up", "Die Zeit ist um"},
                   {"The mission ends here.", "Die Mission endet hier."},
                   {"Count what you carry.", "Zählt, was ihr bei euch tragt."});
      case ended:
        return say_end();
    }
    return {};
  }

 private:
  Cry put(Phrase title, Phrase text, Phrase hint,
          std::initializer_list<std::string> gaps = {}) const {
    return {.title = fill(title.in(lang_), gaps),
            .text = fill(text.in(lang_), gaps),
            .hint = fill(hint.in(lang_), gaps)};
  }

  std::string in(Phrase phrase) const { return std::string(phrase.in(lang_)); }
  std::string place() const { return name_of_square(said_.square); }
  std::string place(std::size_t at) const {
    return at < said_.squares.size() ? name_of_square(said_.squares[at]) : in(unknown);
  }
  std::string name_of_square(Square square) const {
    return on_board(square) ? rules_.word(square) : in(unknown);
  }
  std::string monster_name() const { return named(said_.monster); }
  std::string named(Monster monster) const {
    return name_of(rules_.station().monsters, static_cast<std::size_t>(monster), lang_);
  }
  std::string thing() const {
    return name_of(rules_.station().things, static_cast<std::size_t>(said_.thing), lang_);
  }

  Cry say_room() const {
    const Phrase hint =
        said_.air ? Phrase{"Lay the tile with air: its light side up, with the blue veil.",
                           "Legt die Feldkarte mit Luft: die helle Seite mit dem blauen Schleier "
                           "nach oben."}
                  : Phrase{"Lay the tile without air: its dark side up.",
                           "Legt die Feldkarte ohne Luft: die dunkle Seite nach oben."};
    if (said_.monster != Monster::none) {
      return put(discovered,
                 said_.air ? Phrase{"Air. In it: {0}.", "Luft. Darin: {0}."}
                           : Phrase{"No air. In it: {0}.", "Luftleer. Darin: {0}."},
                 hint, {monster_name()});
    }
    if (said_.lurks) {
      return put(discovered,
                 said_.air
                     ? Phrase{"Air, and a monster lurks.", "Luft, ein Monster lauert."}
                     : Phrase{"No air, and a monster lurks.", "Luftleer, ein Monster lauert."},
                 hint);
    }
    return put(discovered,
               said_.air ? Phrase{"Air, and no monster.", "Luft, kein Monster."}
                         : Phrase{"No air, and no monster.", "Luftleer, kein Monster."},
               hint);
  }

  std::string described(bool air, Monster monster) const {
    const Phrase with = air ? Phrase{"air", "Luft"} : Phrase{"no air", "luftleer"};
    return in(with) + ", " +
           (monster == Monster::none ? in({"no monster", "kein Monster"}) : named(monster));
  }

  Cry say_two_rooms() const {
    return put(
        {"Two rooms", "Zwei Räume"}, {"1: {0}. 2: {1}.", "1: {0}. 2: {1}."},
        {"Draw two tiles, lay one of them. The other goes back and is mixed in.",
         "Zieht zwei Feldkarten und legt eine davon. Die andere mischt ihr wieder unter."},
        {described(said_.air, said_.monster), described(said_.other_air, said_.other_monster)});
  }

  Cry say_monster() const {
    const auto at = static_cast<std::size_t>(said_.monster);
    const Figures& figures = rules_.figures();
    return put(on_board(said_.square) ? Phrase{"In {5}", "In {5}"} : Phrase{"Monster", "Monster"},
               {"{0}", "{0}"},
               {"Damage {1}, HP {2}, moves {3}. {4}", "Schaden {1}, HP {2}, Bewegung {3}. {4}"},
               {monster_name(), std::to_string(figures.monster_damage[at]),
                std::to_string(figures.monster_hp[at]), std::to_string(figures.movement[at]),
                rules_.station().monsters[at].naming.text(lang_), place()});
  }

  Cry say_find() const {
    const Phrase title = loot_keys[static_cast<std::size_t>(said_.table)];
    const std::string number = std::to_string(said_.amount);
    switch (said_.loot.value_or(LootLine::What::money)) {
      case LootLine::What::thing:
        return put(
            title, {"{0}", "{0}"}, {"Take the card: {1}", "Nehmt die Karte: {1}"},
            {thing(),
             rules_.station().things[static_cast<std::size_t>(said_.thing)].naming.text(lang_)});
      case LootLine::What::money:
        return put(title, {"{0}", "{0}"}, {},
                   {counted(said_.amount, {"credit", "Credit"}, {"credits", "Credits"}, lang_)});
      case LootLine::What::gem:
        return put(title, {"{0}", "{0}"}, {},
                   {counted(said_.amount, {"gem", "Edelstein"}, {"gems", "Edelsteine"}, lang_)});
      case LootLine::What::shard:
        return put(title, {"A shard: the {0} of 5.", "Ein Splitter: der {0}. von 5."},
                   said_.amount == all_shards
                       ? Phrase{"All five are found.", "Alle fünf sind gefunden."}
                       : Phrase{},
                   {lang_ == Lang::de ? number : ordinal(said_.amount)});
    }
    return {};
  }

  static std::string ordinal(int number) {
    constexpr std::array<std::string_view, 5> words{"first", "second", "third", "fourth", "fifth"};
    return std::string(words[static_cast<std::size_t>(number - 1) % words.size()]);
  }

  Cry say_prowl() const {
    if (said_.monster == Monster::none) {
      return put({"Monsters move", "Monsterzug"},
                 {"No monster moves.", "Kein Monster bewegt sich."},
                 {"The next round begins.", "Die nächste Runde beginnt."});
    }
    const std::string to = in(compass[static_cast<std::size_t>(said_.direction) % directions]);
    const std::string far = counted(said_.amount, {"square", "Feld"}, {"squares", "Felder"}, lang_);
    const bool known = !said_.squares.empty();
    const Phrase title = known ? Phrase{"{0}, from {3}", "{0}, von {3}"} : Phrase{"{0}", "{0}"};
    const Phrase text{"{1} to the {2}.", "{1} nach {2}."};
    Phrase hint{"It stops where somebody stands, and fights. On an empty square it vanishes.",
                "Es hält bei der ersten Person und kämpft. Auf einem leeren Feld verschwindet es."};
    const bool one_step = said_.amount == 1;  // nobody can stand before its end
    if (said_.vanished && one_step) {
      hint = {"No room lies there: take it off the board.",
              "Dort liegt kein Raum: Nehmt es vom Brett."};
    } else if (said_.vanished) {
      hint = {"No room lies there: take it off the board, unless somebody stands in its way.",
              "Dort liegt kein Raum: Nehmt es vom Brett, außer jemand steht ihm im Weg."};
    } else if (known && said_.square == said_.squares.front()) {
      hint = {"Something is in the way: it stays in {4}.", "Etwas ist im Weg: Es bleibt in {4}."};
    } else if (known && said_.square != Square::none && one_step) {
      hint = {"To {4}. Whoever stands there fights.", "Nach {4}. Wer dort steht, muss kämpfen."};
    } else if (known && said_.square != Square::none) {
      hint = {"To {4}, unless somebody stands before that: there it stops and fights.",
              "Bis {4}, außer es trifft vorher jemanden: Dort hält es und kämpft."};
    }
    return put(title, text, hint, {monster_name(), far, to, place(0), place()});
  }

  Cry say_attack() const {
    if (said_.squares.empty()) {
      return put({"Attack", "Angriff"}, {"No room is free for it.", "Dafür ist kein Raum frei."},
                 {});
    }
    std::vector<std::string> places;
    for (std::size_t i = 0; i < said_.squares.size(); ++i) places.push_back(place(i));
    return put({"Monsters attack", "Monsterangriff"}, {"{0}", "{0}"},
               {"The gold button draws one monster for each square.",
                "Der goldene Knopf lost für jedes Feld ein Monster aus."},
               {listing(places, lang_)});
  }

  Cry say_again() const {
    if (place(0) == place()) {
      return put({"Drawn again", "Neu gezogen"}, {"Still {1}.", "Weiter {1}."},
                 {"No other room is known.", "Ein anderer Raum ist nicht bekannt."},
                 {place(0), place()});
    }
    return put({"Drawn again", "Neu gezogen"}, {"{1} instead of {0}.", "{1} statt {0}."}, {},
               {place(0), place()});
  }

  Cry say_end() const {
    constexpr std::array<Phrase, 3> ends{
        {{"Mission accomplished: all of you are back.", "Mission erfüllt: Alle sind zurück."},
         {"The artefact is safe, but somebody is missing.",
          "Das Artefakt ist geborgen, aber es fehlt jemand."},
         {"Mission failed: nobody stands on START with the artefact.",
          "Mission gescheitert: Niemand steht mit dem Artefakt auf START."}}};
    return put({"The end", "Das Ende"},
               ends[static_cast<std::size_t>(said_.amount - 1) % ends.size()],
               said_.amount == 3 ? Phrase{"What counts are the gems of those who stand, 1 each.",
                                          "Es zählen die Edelsteine derer, die stehen, je 1."}
                                 : Phrase{"What counts are the credits that you carry.",
                                          "Es zählen die Credits, die ihr bei euch tragt."});
  }

  static constexpr Phrase unknown{"unknown", "unbekannt"};
  static constexpr Phrase discovered{"Room discovered", "Raum entdeckt"};

  const Rules& rules_;
  Lang lang_;
  const Announcement& said_;
};

}  // namespace

std::string doubt_in_words(LootTable table, int rooms, Lang lang) {
  const Phrase none = table == LootTable::alpha
                          ? Phrase{"No room with air was discovered yet. Search all the same?",
                                   "Noch ist kein Raum mit Luft entdeckt. Trotzdem suchen?"}
                      : table == LootTable::beta
                          ? Phrase{"No room without air was discovered yet. Search all the same?",
                                   "Noch ist kein luftleerer Raum entdeckt. Trotzdem suchen?"}
                          : Phrase{"No room was discovered yet. Search all the same?",
                                   "Noch ist kein Raum entdeckt. Trotzdem suchen?"};
  if (rooms == 0) return std::string(none.in(lang));
  const Phrase of_all =
      table == LootTable::alpha
          ? Phrase{"Discovered with air: {0}. As often you have searched in Alpha, and it can be "
                   "done once per room. Search all the same?",
                   "Mit Luft entdeckt: {0}. So oft habt ihr in Alpha schon gesucht, und das geht "
                   "je Raum einmal. Trotzdem suchen?"}
      : table == LootTable::beta
          ? Phrase{"Discovered without air: {0}. As often you have searched in Beta, and it can be "
                   "done once per room. Search all the same?",
                   "Luftleer entdeckt: {0}. So oft habt ihr in Beta schon gesucht, und das geht je "
                   "Raum einmal. Trotzdem suchen?"}
          : Phrase{"Rooms discovered: {0}. All of them are searched: it can be done once per room "
                   "and dimension. Search all the same?",
                   "Entdeckte Räume: {0}. Alle sind schon geplündert: Das geht je Raum und "
                   "Dimension einmal. Trotzdem suchen?"};
  return fill(of_all.in(lang), {std::to_string(rooms)});
}

void put_into_words(const Rules& rules, Lang lang, Announcement& announcement) {
  auto [title, text, hint] = Crier(rules, lang, announcement).cry();
  announcement.title = std::move(title);
  announcement.text = std::move(text);
  announcement.hint = std::move(hint);
}

}  // namespace penta::phase_away
