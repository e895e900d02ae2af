// The functions that a page calls, beside those of the hall. wasm/answer.h says how one answers.
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <string>

#include "protocol/card_check.h"
#include "protocol/chances.h"
#include "protocol/companion.h"
#include "protocol/judge.h"
#include "protocol/record.h"
#include "protocol/score_sheet.h"
#include "table/any_game.h"
#include "wasm/answer.h"
#include "wasm/games.h"

namespace {

std::string result;

const char* answer_or_error(const penta::Result<std::string>& said) {
  if (said) return answer(*said);
  penta::JsonWriter out;
  out.begin_object();
  out.key("error");
  out.text(said.error().text);
  out.end_object();
  return answer(out.json());
}

}  // namespace

const char* answer(std::string text) {
  result = std::move(text);
  return result.data();
}

extern "C" {

[[clang::export_name("penta_alloc")]] void* penta_alloc(std::size_t size) {
  return std::malloc(size);
}

[[clang::export_name("penta_free")]] void penta_free(void* memory) { std::free(memory); }

[[clang::export_name("penta_result_size")]] std::size_t penta_result_size() {
  return result.size();
}

// As `penta bench all --signature` prints them.
[[clang::export_name("penta_signatures")]] const char* penta_signatures() {
  std::string text;
  for (const penta::AnyGame* game : module_games()) {
    text += game->signature_line() + "\n";
  }
  return answer(text);
}

// The answer of `penta judge`, or {"error": ...}.
[[clang::export_name("penta_judge")]] const char* penta_judge(const char* question,
                                                              std::size_t size) {
  return answer_or_error(penta::judge({question, size}));
}

// How a match might have ended, after each turn: protocol/chances.h. Or {"error": ...}.
[[clang::export_name("penta_chances")]] const char* penta_chances(const char* question,
                                                                  std::size_t size) {
  return answer_or_error(penta::chances({question, size}));
}

// "ok" and the digest of the last state, or the flaw and what is wrong: a record is replayed here
// to the same bytes as natively.
[[clang::export_name("penta_verify")]] const char* penta_verify(const char* json,
                                                                std::size_t size) {
  const auto record = penta::Record::read({json, size});
  if (!record) return answer("form: " + record.error().text);
  const penta::Verdict verdict = penta::verify(*record, std::nullopt, module_games());
  if (verdict.flaw != penta::Flaw::none) {
    return answer(std::string(penta::word_of(verdict.flaw)) + ": " + verdict.text);
  }
  return answer("ok " + penta::to_hex(penta::state_digest(verdict.match->state())));
}

// A score sheet of Phase 10 Masters: protocol/score_sheet.h describes question and answer.
[[clang::export_name("penta_reckon")]] const char* penta_reckon(const char* question,
                                                                std::size_t size) {
  return answer(penta::reckon_sheet({question, size}));
}

// The companion of Phase Away: protocol/companion.h describes question and answer.
[[clang::export_name("penta_companion")]] const char* penta_companion(const char* question,
                                                                      std::size_t size) {
  return answer(penta::ask_companion({question, size}));
}

// Cards that somebody pasted: protocol/card_check.h describes the answer.
[[clang::export_name("penta_check_cards")]] const char* penta_check_cards(const char* text,
                                                                          std::size_t size) {
  return answer(penta::check_cards({text, size}));
}

}  // extern "C"
