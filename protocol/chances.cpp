#include "protocol/chances.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "protocol/record.h"

namespace penta {
namespace {

constexpr std::int64_t most_continuations = 10'000;
constexpr std::size_t most_numbers = 2'000;

std::string as_json(Node node) {
  JsonWriter out;
  write_node(out, node);
  return std::move(out).json();
}

Result<Viewer> viewer_in(Node question, int players) {
  const auto node = question.find("viewer");
  if (!node || node->kind() == Node::Kind::null) return stranger;
  const auto number = number_field(question, "viewer", "question");
  if (!number) return number.error();
  if (*number < 1 || *number > players) return Error{"question: there is no such viewer"};
  return seat_at(static_cast<int>(*number) - 1);
}

// By the viewer's number of an entry: its number in the log.
std::vector<std::size_t> noticed_by(const Match& match, Viewer viewer) {
  std::vector<std::size_t> numbers;
  for (std::size_t n = 0; n <= match.log().size(); ++n) {
    if (match.noticed(n, viewer)) numbers.push_back(n);
  }
  return numbers;
}

Result<std::vector<std::size_t>> numbers_in(Node question, const std::vector<std::size_t>& known) {
  const auto list = field_of(question, "after", Node::Kind::array, "question");
  if (!list) return list.error();
  if (list->size() > most_numbers) return Error{"question: after has too many numbers"};
  std::vector<std::size_t> numbers;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const Node item = list->item(i);
    const bool fits = item.kind() == Node::Kind::integer && item.integer() >= 0 &&
                      static_cast<std::size_t>(item.integer()) < known.size();
    if (!fits) return Error{"question: after holds what is no entry of the match"};
    numbers.push_back(known[static_cast<std::size_t>(item.integer())]);
  }
  return numbers;
}

}  // namespace

Result<std::string> chances(std::string_view question) {
  const auto document = JsonDocument::parse(question);
  if (!document) return document.error();
  const Node root = document->root();
  const auto sent = field_of(root, "record", Node::Kind::object, "question");
  if (!sent) return sent.error();
  const auto record = Record::read(as_json(*sent));
  if (!record) return record.error();
  const Verdict verdict = verify(*record);
  if (verdict.flaw != Flaw::none) return Error{verdict.text};
  const Match& match = *verdict.match;
  if (!match.over()) return Error{"the match is not over"};

  const int players = match.rules().players();
  const auto viewer = viewer_in(root, players);
  if (!viewer) return viewer.error();
  const auto numbers = numbers_in(root, noticed_by(match, *viewer));
  if (!numbers) return numbers.error();
  const auto continuations = number_field(root, "continuations", "question");
  if (!continuations) return continuations.error();
  if (*continuations < 1 || *continuations > most_continuations) {
    return Error{"question: continuations has to be from 1 to 10000"};
  }

  JsonWriter out;
  out.begin_object();
  out.key("chances");
  out.begin_array();
  for (const std::size_t number : *numbers) {
    FastChance chance(number);
    // Who ended the match otherwise than by its rules left a table on which all was open.
    const bool decided = match.ended() && number == match.log().size();
    const auto each =
        decided ? match.outcome().shares
                : match.state_at(number)->chances(static_cast<int>(*continuations), chance);
    out.begin_array();
    for (int i = 0; i < players; ++i) out.real(each[seat_at(i)]);
    out.end_array();
  }
  out.end_array();
  out.end_object();
  return std::move(out).json();
}

}  // namespace penta
