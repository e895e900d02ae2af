// What the terminal says beside the words of the games, in both languages.
#pragma once

#include "engine/phrase.h"

namespace penta::cli::phrases {

// --- the beginning
inline constexpr Phrase guest{"Guest", "Gast"};
inline constexpr Phrase at_the_table{"At the table: {0}.", "Am Tisch: {0}."};
inline constexpr Phrase committed{"Commitment: {0}", "Festlegung: {0}"};
inline constexpr Phrase how_to_ask{"help lists what you can type.",
                                   "hilfe zeigt, was du eingeben kannst."};
inline constexpr Phrase resumed{"The match goes on after entry {0}.",
                                "Die Partie geht nach Eintrag {0} weiter."};

// --- a turn
inline constexpr Phrase pass_device{"Pass the device to {0}. (Enter when only {0} is looking)",
                                    "Gib das Gerät an {0}. (Enter, sobald nur {0} hinsieht)"};
inline constexpr Phrase pass_device_back{
    "Pass the device to {0}. (Enter when only {0} is looking; {1} may still type undo)",
    "Gib das Gerät an {0}. (Enter, sobald nur {0} hinsieht; {1} kann noch zurück eingeben)"};
inline constexpr Phrase your_turn{"{0}, it is your turn:", "{0}, du bist am Zug:"};
inline constexpr Phrase you_choose{"{0}, choose:", "{0}, wähle:"};
inline constexpr Phrase choice_made{
    "Your choice is made. (Enter goes on, undo takes it back)",
    "Deine Wahl steht. (Enter macht weiter, zurück nimmt sie zurück)"};
inline constexpr Phrase thinks{"{0} is thinking ...", "{0} denkt nach ..."};
inline constexpr Phrase enter_plays{"(Enter for the only move) ", "(Enter für den einzigen Zug) "};
inline constexpr Phrase not_understood{
    "'{0}' is neither a move nor a command; expected a number, a move like {1}, or help.",
    "„{0}“ ist weder Zug noch Befehl; erwartet wird eine Nummer, ein Zug wie {1} oder hilfe."};
inline constexpr Phrase no_such_number{"There is no move {0}; expected 1 to {1}.",
                                       "Es gibt keinen Zug {0}; erwartet wird 1 bis {1}."};

// --- reading cards, and passing until something concerns one
inline constexpr Phrase which_card{"Expected a card: card NAME, or card 8 for your #8.",
                                   "Erwartet wird eine Karte: karte NAME, oder karte 8 für deine "
                                   "#8."};
inline constexpr Phrase no_such_card{"There is no card '{0}'.", "Eine Karte „{0}“ gibt es nicht."};
inline constexpr Phrase card_like{"There is no card '{0}'; expected {1}.",
                                  "Eine Karte „{0}“ gibt es nicht; gemeint ist vielleicht {1}."};
inline constexpr Phrase no_card_texts{"The cards of this game have no texts.",
                                      "Die Karten dieses Spiels haben keine Texte."};
inline constexpr Phrase nobody_asks{"Nobody is asked to react in this game.",
                                    "In diesem Spiel wird niemand nach einer Antwort gefragt."};
inline constexpr Phrase passes_on{
    "You pass until something concerns you, or it is your turn again.",
    "Du passt, bis dich etwas angeht oder du wieder am Zug bist."};

// --- explanations
inline constexpr Phrase may_be_played{"Nothing speaks against it.", "Nichts spricht dagegen."};
inline constexpr Phrase would_do{"Nothing speaks against it. This would happen: {0}",
                                 "Nichts spricht dagegen. Dann geschieht das: {0}"};
inline constexpr Phrase hint{"Hint: {0} ({1}){2}", "Tipp: {0} ({1}){2}"};
inline constexpr Phrase chance_to_win{", {0} % to win", ", {0} % Siegchance"};
inline constexpr Phrase more{"(Enter for more, q to go back) ", "(Enter für mehr, q für zurück) "};

// --- taking back
inline constexpr Phrase nothing_to_undo{"You have nothing to take back.",
                                        "Du hast nichts zurückzunehmen."};
inline constexpr Phrase may_undo{"{0}: may {1} take back the last move? (y/n) ",
                                 "{0}: Darf {1} den letzten Zug zurücknehmen? (j/n) "};
inline constexpr Phrase undo_refused{"{0} does not agree; the move stands.",
                                     "{0} stimmt nicht zu; der Zug bleibt."};

inline constexpr Phrase draws_stand{
    "In this game nobody takes back what was drawn or shown.",
    "In diesem Spiel wird nichts zurückgenommen, was gezogen oder gezeigt wurde."};

// --- conceding, and a draw
inline constexpr Phrase nobody_concedes{"Nobody concedes in this game.",
                                        "In diesem Spiel gibt niemand auf."};
inline constexpr Phrase really_concede{"Concede? The match is over then. (y/n) ",
                                       "Aufgeben? Die Partie ist dann zu Ende. (j/n) "};
inline constexpr Phrase really_hand_over{"Concede? A bot plays on for you then. (y/n) ",
                                         "Aufgeben? Dann spielt ein Bot für dich weiter. (j/n) "};
inline constexpr Phrase nobody_draws{"Nobody agrees on a draw in this match.",
                                     "In dieser Partie gibt es kein Remis."};
inline constexpr Phrase offered_before{"You may offer a draw again after your next move.",
                                       "Du kannst nach deinem nächsten Zug wieder Remis anbieten."};
inline constexpr Phrase may_draw{"{0}: {1} offers a draw. Do you accept? (y/n) ",
                                 "{0}: {1} bietet Remis an. Nimmst du an? (j/n) "};
inline constexpr Phrase draw_declined{"{0} declines the draw.", "{0} lehnt das Remis ab."};

// --- the end
inline constexpr Phrase result{"Result", "Ergebnis"};
inline constexpr Phrase wins{"wins", "gewinnt"};
inline constexpr Phrase team_wins{"All win together.", "Alle gewinnen gemeinsam."};
inline constexpr Phrase team_loses{"All lose together.", "Alle verlieren gemeinsam."};
inline constexpr Phrase rank{"Rank: {0}", "Rang: {0}"};
inline constexpr Phrase server_seed{"Server seed: {0}", "Server-Seed: {0}"};
inline constexpr Phrase check_it{"It gives the commitment and the deal: penta verify {0}",
                                 "Er ergibt die Festlegung und alle Karten: penta verify {0}"};
inline constexpr Phrase save_to_check{
    "It gives the commitment and the deal: save FILE, then penta verify FILE",
    "Er ergibt die Festlegung und alle Karten: speichern DATEI, dann penta verify DATEI"};
inline constexpr Phrase after_match{"save FILE keeps the record, log tells it again, Enter leaves.",
                                    "speichern DATEI behält die Partie, verlauf erzählt sie noch "
                                    "einmal, Enter beendet."};

// --- saving and leaving
inline constexpr Phrase saved{
    "Saved to {0}: all hands, the seed and every move so far, for everybody who opens it. "
    "penta play --resume {0} goes on, penta verify {0} checks it.",
    "Gespeichert in {0}: alle Hände, der Seed und jeder Zug, für alle, die die Datei öffnen. "
    "penta play --resume {0} setzt fort, penta verify {0} prüft."};
inline constexpr Phrase save_where{"Expected the name of a file: save FILE.",
                                   "Erwartet wird ein Dateiname: speichern DATEI."};
inline constexpr Phrase cannot_write{"cannot write '{0}': {1}", "Kann „{0}“ nicht schreiben: {1}"};
inline constexpr Phrase folder_missing{"expected a folder that exists",
                                       "erwartet wird ein Ordner, den es gibt"};
inline constexpr Phrase is_folder{"it is a folder; expected the name of a file",
                                  "das ist ein Ordner; erwartet wird ein Dateiname"};
inline constexpr Phrase not_a_record{
    "there is a file that is not a Pentaphase record; expected another name",
    "dort liegt eine Datei, die keine Pentaphase-Partie ist; erwartet wird ein anderer Name"};
inline constexpr Phrase really_quit{
    "This match is not saved: save FILE keeps it, quit once more leaves it.",
    "Diese Partie ist nicht gespeichert: speichern DATEI behält sie, noch einmal schluss "
    "verlässt sie."};
inline constexpr Phrase stopped{"Stopped after {0} moves; the match is not over.",
                                "Angehalten nach {0} Zügen; die Partie ist nicht zu Ende."};
inline constexpr Phrase go_on_with{" penta play --resume {0} goes on.",
                                   " penta play --resume {0} setzt sie fort."};
inline constexpr Phrase go_on_later{" save FILE before the end would have kept it.",
                                    " Mit speichern DATEI vor dem Ende bleibt sie erhalten."};

inline constexpr Phrase help{
    R"(  NUMBER or MOVE   play it: 1, {0}
  ?                the rules
  ? MOVE           why it may be played or not (also: why MOVE)
  hint             what a strong player would do, and why
  undo             take back your last move
  concede          give up
  offer            offer a draw, where the game knows one
  moves, board     show them again
  card NAME        all that stands on a card, also card 8 for your #8 (also: ? NAME)
  pass turn        pass until something concerns you, or it is your turn again
  log              what has happened so far
  save FILE        keep the match in a file
  quit             leave
)",
    R"(  NUMMER oder ZUG  spielen: 1, {0}
  ?                die Regeln (auch: regeln)
  ? ZUG            warum er geht oder nicht (auch: warum ZUG)
  tipp             was jemand Starkes tun würde und warum (auch: hinweis)
  zurück           deinen letzten Zug zurücknehmen
  aufgeben         die Partie verloren geben
  remis            Remis anbieten, wo es das gibt
  züge, tisch      noch einmal zeigen
  karte NAME       alles, was auf einer Karte steht, auch karte 8 für deine #8 (auch: ? NAME)
  passe zug        passen, bis dich etwas angeht oder du wieder am Zug bist
  verlauf          was bisher geschah
  speichern DATEI  die Partie in einer Datei behalten
  schluss          verlassen
)"};

// --- replay
inline constexpr Phrase older_cards{"Played with older cards, which the record carries.",
                                    "Gespielt mit älteren Karten, die die Aufzeichnung mitbringt."};
inline constexpr Phrase replay_prompt{"{0} of {1} (Enter next, b back, NUMBER, q quit) ",
                                      "{0} von {1} (Enter weiter, z zurück, NUMMER, e Ende) "};
inline constexpr Phrase replay_words{"Expected Enter, b, q or a number from 0 to {0}.",
                                     "Erwartet wird Enter, z, e oder eine Nummer von 0 bis {0}."};

}  // namespace penta::cli::phrases
