#include "protocol/score_sheet.h"

#include "protocol/json.h"

namespace penta {
namespace {

ReckonAnswer answer(std::string_view json) {
  ReckonQuestion question;
  const auto document = JsonDocument::parse(json);
  MaybeError wrong = document ? read(document->root(), Words{}, question, Place("question"))
                              : MaybeError{document.error()};
  ReckonAnswer made{.content = phase10_masters::sheet_content(question.lang)};
  if (!wrong) {
    auto standing = phase10_masters::reckon(question.sheet, question.lang);
    if (standing) {
      made.standing = std::move(*standing);
      return made;
    }
    wrong = standing.error();
  }
  made.error = wrong->text;
  return made;
}

}  // namespace

std::string reckon_sheet(std::string_view question) {
  return write_json(Words{}, answer(question));
}

}  // namespace penta
