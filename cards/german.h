// German words in their forms, for whatever nouns a language has: articles, pronouns and the
// endings of what describes a noun. A language gives each noun its gender and its own forms.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace penta::cards::german {

enum class Case : std::uint8_t { nominative, accusative, dative, genitive };
enum class Gender : std::uint8_t { male, female, neuter };

// "dieser", "jede", "anderes"; and "einer", where no noun follows.
std::string strong(std::string_view stem, Gender gender, Case grammatical_case);
// "ein", "einen", "einer"
std::string a(Gender gender, Case grammatical_case);
// "der", "die", "das"
std::string the(Gender gender, Case grammatical_case);
// "er", "ihn", "ihm"; the genitive is what "seinem" and "ihrer" begin with.
std::string pronoun(Gender gender, Case grammatical_case);

// How adjectives end behind "ein"; behind "der" and "jeder".
std::string_view behind_a(Gender gender, Case grammatical_case);
std::string_view behind_the(Gender gender, Case grammatical_case);

// With a capital first letter.
std::string capital(std::string text);

}  // namespace penta::cards::german
