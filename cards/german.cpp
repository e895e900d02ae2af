#include "cards/german.h"

#include <array>
#include <cstddef>

namespace penta::cards::german {
namespace {

using Forms = std::array<std::array<std::string_view, 4>, 3>;  // by gender and case

std::string_view form(const Forms& forms, Gender gender, Case grammatical_case) {
  return forms[static_cast<std::size_t>(gender)][static_cast<std::size_t>(grammatical_case)];
}

}  // namespace

std::string strong(std::string_view stem, Gender gender, Case grammatical_case) {
  constexpr Forms endings{
      {{"er", "en", "em", "es"}, {"e", "e", "er", "er"}, {"es", "es", "em", "es"}}};
  return std::string(stem).append(form(endings, gender, grammatical_case));
}

std::string a(Gender gender, Case grammatical_case) {
  constexpr Forms forms{{{"ein", "einen", "einem", "eines"},
                         {"eine", "eine", "einer", "einer"},
                         {"ein", "ein", "einem", "eines"}}};
  return std::string(form(forms, gender, grammatical_case));
}

std::string the(Gender gender, Case grammatical_case) {
  constexpr Forms forms{
      {{"der", "den", "dem", "des"}, {"die", "die", "der", "der"}, {"das", "das", "dem", "des"}}};
  return std::string(form(forms, gender, grammatical_case));
}

std::string pronoun(Gender gender, Case grammatical_case) {
  constexpr Forms forms{
      {{"er", "ihn", "ihm", "sein"}, {"sie", "sie", "ihr", "ihr"}, {"es", "es", "ihm", "sein"}}};
  return std::string(form(forms, gender, grammatical_case));
}

std::string_view behind_a(Gender gender, Case grammatical_case) {
  constexpr Forms endings{
      {{"er", "en", "en", "en"}, {"e", "e", "en", "en"}, {"es", "es", "en", "en"}}};
  return form(endings, gender, grammatical_case);
}

std::string_view behind_the(Gender gender, Case grammatical_case) {
  constexpr Forms endings{
      {{"e", "en", "en", "en"}, {"e", "e", "en", "en"}, {"e", "e", "en", "en"}}};
  return form(endings, gender, grammatical_case);
}

std::string capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

}  // namespace penta::cards::german
