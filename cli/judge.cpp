#include "protocol/judge.h"

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/pretty_json.h"
#include "protocol/json.h"

namespace penta::cli {

int judge(const JudgeOrder& order) {
  const auto question = read_file(order.file, "a question in JSON");
  const auto answer = question ? penta::judge(*question) : Result<std::string>(question.error());
  if (answer) {
    fmt::print("{}", pretty_json(*answer));
    return done;
  }
  JsonWriter out;
  out.begin_object();
  out.key("error");
  out.text(answer.error().text);
  out.end_object();
  fmt::print("{}\n", out.json());
  return refuse(answer.error().text);
}

}  // namespace penta::cli
