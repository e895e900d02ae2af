// What commands write as JSON, a field at a time.
#pragma once

#include <string_view>

#include "engine/phrase.h"
#include "protocol/json.h"

namespace penta::cli {

inline void write_text(JsonWriter& out, std::string_view name, std::string_view text) {
  out.key(name);
  out.text(text);
}

inline void write_number(JsonWriter& out, std::string_view name, int number) {
  out.key(name);
  out.integer(number);
}

// The bare text in both languages, without a name.
inline void write_phrase(JsonWriter& out, Phrase phrase) {
  out.begin_object();
  write_text(out, "en", phrase.en);
  write_text(out, "de", phrase.de);
  out.end_object();
}

inline void write_phrase(JsonWriter& out, std::string_view name, Phrase phrase) {
  out.key(name);
  write_phrase(out, phrase);
}

}  // namespace penta::cli
