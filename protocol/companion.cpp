#include "protocol/companion.h"

#include <utility>

#include "protocol/json.h"

namespace penta {
namespace {

using phase_away::CompanionSession;

// Squares, monsters and things have the same words on every level.
const phase_away::Rules& usual_rules() {
  static const phase_away::Rules rules =
      *phase_away::companion_rules(CompanionSession{.players = {"1", "2", "3"}});
  return rules;
}

// A page asks every second: the tables of its session are read once.
Result<const phase_away::Rules*> rules_of(const CompanionSession& session) {
  struct Kept {
    std::size_t players = 0;
    phase_away::Difficulty difficulty{};
    int minutes = 0;
    std::optional<phase_away::Rules> rules;
  };
  static Kept kept;
  const bool same = kept.rules && kept.players == session.players.size() &&
                    kept.difficulty == session.difficulty && kept.minutes == session.minutes;
  if (!same) {
    auto rules = phase_away::companion_rules(session);
    if (!rules) return rules.error();
    kept = {session.players.size(), session.difficulty, session.minutes, std::move(*rules)};
  }
  return &*kept.rules;
}

CompanionAnswer companion_answer(std::string_view json) {
  CompanionQuestion question;
  const auto document = JsonDocument::parse(json);
  const MaybeError wrong = document
                               ? read(document->root(), usual_rules(), question, Place("question"))
                               : MaybeError{document.error()};
  CompanionAnswer made;
  if (wrong) {
    made.error = wrong->text;
    return made;
  }
  if (!question.session) {
    made.content = CompanionContent{.station = usual_rules().content(question.lang),
                                    .rules = usual_rules().rules_text(question.lang),
                                    .tables = to_hex(usual_rules().id()).substr(0, 16)};
    return made;
  }
  const auto rules = rules_of(*question.session);
  if (!rules) {
    made.error = rules.error().text;
    return made;
  }
  auto standing = phase_away::keep_company(**rules, *question.session, question.now, question.lang);
  if (standing) {
    made.standing = std::move(*standing);
  } else {
    made.error = standing.error().text;
  }
  return made;
}

}  // namespace

std::string ask_companion(std::string_view question) {
  return write_json(usual_rules(), companion_answer(question));
}

}  // namespace penta
