// A match in sentences, as one seat saw it, or with everything open.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/match.h"

namespace penta::cli {

class Narrator {
 public:
  Narrator(const Match& match, Lang lang);

  Lang lang() const { return lang_; }
  Speaker speaker(Viewer viewer) const;
  // "Ada (search)"
  std::string full_name(Seat seat) const;
  const std::string& name(Seat seat) const { return names_[seat]; }

  // What happened with entry n (0: the deal) as that viewer saw it. A secret answer that was
  // changed in time is nobody else's business.
  std::vector<std::string> entry(std::size_t n, Viewer viewer) const;
  // All of it, told to nobody in particular.
  std::vector<std::string> open_entry(std::size_t n) const;

  // Names with scores, and who has won. REQUIRES: the match is over.
  std::string result() const;

 private:
  std::vector<std::string> sentences(std::size_t n, const std::vector<AnyEvent>& events,
                                     const Speaker& speaker) const;
  bool is_private(std::size_t n) const;

  const Match& match_;
  Lang lang_;
  PerSeat<std::string> names_{};
};

// Entries with their numbers in front.
std::string numbered(std::size_t first, std::size_t last,
                     const std::function<std::vector<std::string>(std::size_t)>& entry);

// "You hold green-12 and must follow green: Phase III."
std::string as_sentence(std::string text);

}  // namespace penta::cli
