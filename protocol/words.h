// Words of the protocol itself: enumerations as they stand in messages.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/seat.h"
#include "engine/sha256.h"
#include "engine/word_list.h"

namespace penta {

enum class Who : std::uint8_t { person, bot };
constexpr auto list_words(Who /*of*/) {
  return word_list<Who>({{Who::person, "person"}, {Who::bot, "bot"}});
}

enum class Level : std::uint8_t { easy, normal, hard };
constexpr auto list_words(Level /*of*/) {
  using enum Level;
  return word_list<Level>({{easy, "easy"}, {normal, "normal"}, {hard, "hard"}});
}

// What is done about a draw, in records and where tables are stored.
enum class DrawStep : std::uint8_t { offer, accept, decline };
constexpr auto list_words(DrawStep /*of*/) {
  using enum DrawStep;
  return word_list<DrawStep>({{offer, "offer"}, {accept, "accept"}, {decline, "decline"}});
}

enum class Stage : std::uint8_t { open, dealing, running, over, closed };
constexpr auto list_words(Stage /*of*/) {
  using enum Stage;
  return word_list<Stage>({{open, "open"},
                           {dealing, "dealing"},
                           {running, "running"},
                           {over, "over"},
                           {closed, "closed"}});
}

enum class Role : std::uint8_t { seat, watch, host };
constexpr auto list_words(Role /*of*/) {
  using enum Role;
  return word_list<Role>({{seat, "seat"}, {watch, "watch"}, {host, "host"}});
}

// How long a seat passes without being asked.
enum class Until : std::uint8_t { off, concern, turn };
constexpr auto list_words(Until /*of*/) {
  using enum Until;
  return word_list<Until>({{off, "off"}, {concern, "concern"}, {turn, "turn"}});
}

enum class DealStep : std::uint8_t { commit, reveal, restart, done };
constexpr auto list_words(DealStep /*of*/) {
  using enum DealStep;
  return word_list<DealStep>(
      {{commit, "commit"}, {reveal, "reveal"}, {restart, "restart"}, {done, "done"}});
}

// What it takes to go on in a guided match: a press; one of some moves; that a scene
// which rests has been seen; or play until a scene comes.
enum class GuideWay : std::uint8_t { press, move, scene, free };
constexpr auto list_words(GuideWay /*of*/) {
  using enum GuideWay;
  return word_list<GuideWay>({{press, "press"}, {move, "move"}, {scene, "scene"}, {free, "free"}});
}

enum class ErrorCode : std::uint8_t {
  malformed,
  unknown_type,
  version,
  unknown,
  not_yours,
  not_now,
  stale,
  illegal,
  limit,
  taken,
};
constexpr auto list_words(ErrorCode /*of*/) {
  using enum ErrorCode;
  return word_list<ErrorCode>({{malformed, "malformed"},
                               {unknown_type, "unknown_type"},
                               {version, "version"},
                               {unknown, "unknown"},
                               {not_yours, "not_yours"},
                               {not_now, "not_now"},
                               {stale, "stale"},
                               {illegal, "illegal"},
                               {limit, "limit"},
                               {taken, "taken"}});
}

// In place of a game's rules, for what no game has to put into words. Seats are checked by whoever
// knows the table.
struct Words {
  int players() const { return max_seats; }

  // Hashes and secrets are hexadecimal.
  static std::string word(const Digest& digest) { return to_hex(digest); }
  static bool from_word(std::string_view word, Digest& digest) {
    const auto found = digest_from_hex(word);
    if (found) digest = *found;
    return found.has_value();
  }
  static std::string expected(const Digest& /*of*/) { return "64 hexadecimal digits"; }
};

}  // namespace penta
