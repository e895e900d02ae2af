// The functions that a page calls, beside those of the hall. wasm/answer.h says how one answers.
#include <cstddef>
#include <cstdlib>
#include <string>

#include "bots/signature.h"
#include "games/all_games.h"
#include "protocol/judge.h"
#include "protocol/record.h"
#include "wasm/answer.h"

namespace {

std::string result;

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
#define PENTA_SIGN(name)                                     \
  text += std::string(penta::name::Rules::info().id) + " " + \
          std::to_string(penta::bots::signature<penta::name::Rules>()) + "\n";
  PENTA_FOR_EACH_GAME(PENTA_SIGN)
  return answer(text);
}

// The answer of `penta judge`, or {"error": ...}.
[[clang::export_name("penta_judge")]] const char* penta_judge(const char* question,
                                                              std::size_t size) {
  const auto judged = penta::judge({question, size});
  if (judged) return answer(*judged);
  penta::JsonWriter out;
  out.begin_object();
  out.key("error");
  out.text(judged.error().text);
  out.end_object();
  return answer(out.json());
}

// "ok" and the digest of the last state, or the flaw and what is wrong: a record is replayed here
// to the same bytes as natively.
[[clang::export_name("penta_verify")]] const char* penta_verify(const char* json,
                                                                std::size_t size) {
  const auto record = penta::Record::read({json, size});
  if (!record) return answer("form: " + record.error().text);
  const penta::Verdict verdict = penta::verify(*record);
  if (verdict.flaw != penta::Flaw::none) {
    return answer(std::string(penta::word(verdict.flaw)) + ": " + verdict.text);
  }
  return answer("ok " + penta::to_hex(penta::state_digest(verdict.match->state())));
}

}  // extern "C"
