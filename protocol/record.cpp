#include "protocol/record.h"

#include <algorithm>
#include <utility>

namespace penta {
namespace {

constexpr std::string_view format_name = "pentaphase-record-1";

void write_hex(JsonWriter& out, std::string_view name, const Digest& digest) {
  out.key(name);
  out.text(to_hex(digest));
}

void write(JsonWriter& out, const OptionList& options) {
  out.begin_object();
  for (const auto& [name, value] : options) {
    out.key(name);
    out.text(value);
  }
  out.end_object();
}

void write_heading(JsonWriter& out, const Match& match) {
  const AnyRules& rules = match.rules();
  out.key("format");
  out.text(format_name);
  out.key("game");
  out.text(rules.info().id);
  out.key("rules_version");
  out.integer(rules.info().rules_version);
  write_hex(out, "rules_id", rules.id());
  out.key("options");
  write(out, rules.options().list());
  if (const OptionList brought = rules.brought(); !brought.empty()) {
    out.key("brought");
    write(out, brought);
  }
  out.key("seats");
  out.begin_array();
  for (const Sitter& sitter : match.sitters()) {
    out.begin_object();
    out.key("name");
    out.text(sitter.name);
    out.key("bot");
    out.text(sitter.bot);
    out.end_object();
  }
  out.end_array();
}

void write_fairness(JsonWriter& out, const Fairness& fairness) {
  write_hex(out, "match_id", fairness.match_id);
  write_hex(out, "server_commit", fairness.server_commit);
  write_hex(out, "server_seed", fairness.server_seed);
  out.key("contributions");
  out.begin_array();
  for (const Contribution& each : fairness.contributions) {
    out.begin_object();
    out.key("seat");
    out.integer(index(each.seat) + 1);
    write_hex(out, "commit", each.commit);
    write_hex(out, "reveal", each.reveal);
    out.end_object();
  }
  out.end_array();
}

void write_entry(JsonWriter& out, const Entry& entry, const AnyRules& rules) {
  out.begin_object();
  if (entry.kind != Entry::Kind::time) {
    out.key("seat");
    out.integer(index(entry.seat) + 1);
  }
  if (entry.kind == Entry::Kind::pause || entry.kind == Entry::Kind::resume) {
    out.key("pause");
    out.boolean(entry.kind == Entry::Kind::pause);
  }
  if (entry.kind == Entry::Kind::move) {
    out.key("move");
    out.text(rules.notation(entry.move));
  }
  if (entry.kind == Entry::Kind::undo) {
    out.key("undo");
    out.begin_array();
    for (const std::uint32_t number : entry.takes_back) out.integer(number);
    out.end_array();
    out.key("asked");
    out.boolean(entry.asked);
  }
  if (entry.passed != 0) {
    out.key("passed");
    out.integer(entry.passed);
  }
  out.key("time");
  out.integer(entry.time);
  write_hex(out, "hash", entry.hash);
  out.end_object();
}

void write_outcome(JsonWriter& out, const Match& match) {
  out.key("scores");
  out.begin_array();
  if (match.over()) {
    const Outcome outcome = match.state().outcome();
    for (int i = 0; i < match.rules().players(); ++i) out.integer(outcome.scores[seat_at(i)]);
  }
  out.end_array();
}

}  // namespace

std::string write_record(const Match& match) {
  JsonWriter out;
  out.begin_object();
  write_heading(out, match);
  write_fairness(out, match.fairness());
  if (match.set_up()) {
    out.key("set_up");
    out.boolean(true);
  }
  write_hex(out, "chain_start", match.chain_start());
  out.key("deal");
  match.deal().write(out);
  out.key("log");
  out.begin_array();
  for (const Entry& entry : match.log()) write_entry(out, entry, match.rules());
  out.end_array();
  write_outcome(out, match);
  out.end_object();
  return out.json() + "\n";
}

namespace {

// Reads field by field; the first complaint stays.
class RecordReader {
 public:
  explicit RecordReader(Node root) : root_(root) {}

  std::optional<Error> wrong;

  std::string text(Node object, std::string_view name) {
    return take(text_field(object, name, where_), std::string());
  }
  std::int64_t number(Node object, std::string_view name) {
    return take(number_field(object, name, where_), std::int64_t{0});
  }
  Seat seat(Node object) {
    const std::int64_t number = this->number(object, "seat");
    if (number < 1 || number > max_seats) fail("a seat from 1 to 6");
    return wrong ? Seat{} : seat_at(static_cast<int>(number) - 1);
  }
  Digest digest(Node object, std::string_view name) {
    const auto digest = digest_from_hex(text(object, name));
    if (!digest) fail("'" + std::string(name) + "' with 64 hexadecimal digits");
    return digest.value_or(Digest{});
  }
  std::vector<Node> list(Node object, std::string_view name) {
    std::vector<Node> nodes;
    const auto found = field_of(object, name, Node::Kind::array, where_);
    if (!found) {
      if (!wrong) wrong = found.error();
      return nodes;
    }
    for (std::size_t i = 0; i < found->size(); ++i) nodes.push_back(found->item(i));
    return nodes;
  }
  void at(const std::string& where) { where_ = where; }
  void fail(const std::string& expected) {
    if (!wrong) wrong = Error{where_ + ": expected " + expected};
  }
  Record::Line line(Node node);

 private:
  template <class T>
  T take(Result<T> result, T otherwise) {
    if (result) return *result;
    if (!wrong) wrong = result.error();
    return otherwise;
  }
  Node root_;
  std::string where_ = "record";
};

Record::Line RecordReader::line(Node node) {
  Record::Line line;
  if (node.kind() != Node::Kind::object) {
    fail("an object for each entry");
    return line;
  }
  line.time = number(node, "time");
  if (node.find("passed")) line.passed = number(node, "passed");
  line.hash = digest(node, "hash");
  if (node.find("move")) {
    line.seat = seat(node);
    line.notation = text(node, "move");
  } else if (node.find("undo")) {
    line.kind = Entry::Kind::undo;
    line.seat = seat(node);
    const auto asked = field_of(node, "asked", Node::Kind::boolean, where_);
    if (!asked) fail("'asked' with true or false");
    line.asked = asked && asked->boolean();
    for (const Node number : list(node, "undo")) {
      if (number.kind() != Node::Kind::integer || number.integer() < 1 ||
          number.integer() > 0xffffffff) {
        fail("numbers of entries in 'undo'");
        break;
      }
      line.takes_back.push_back(static_cast<std::uint32_t>(number.integer()));
    }
  } else if (node.find("pause")) {
    const auto pause = field_of(node, "pause", Node::Kind::boolean, where_);
    if (!pause) fail("'pause' with true or false");
    line.kind = pause && pause->boolean() ? Entry::Kind::pause : Entry::Kind::resume;
    line.seat = seat(node);
  } else {
    line.kind = Entry::Kind::time;
  }
  return line;
}

}  // namespace

Result<OptionList> read_options(Node object, const std::string& where) {
  OptionList options;
  if (object.kind() != Node::Kind::object) return Error{where + ": expected an object { ... }"};
  for (std::size_t i = 0; i < object.size(); ++i) {
    const Node value = object.item(i);
    std::string text;
    if (value.kind() == Node::Kind::integer) {
      text = std::to_string(value.integer());
    } else if (value.kind() == Node::Kind::boolean) {
      text = value.boolean() ? "true" : "false";
    } else if (value.kind() == Node::Kind::text) {
      text = value.text();
    } else {
      return Error{where + "." + std::string(object.key(i)) + ": expected a text or a number"};
    }
    options.emplace_back(std::string(object.key(i)), text);
  }
  return options;
}

Result<Record> Record::read(std::string_view json) {
  auto document = JsonDocument::parse(json);
  if (!document) return Error{"record: " + document.error().text};
  const Node root = document->root();
  RecordReader reader(root);
  if (reader.text(root, "format") != format_name) {
    return Error{R"(record: expected a Pentaphase record, with "format":")" +
                 std::string(format_name) + "\""};
  }
  Record record{.document = std::move(*document)};
  record.game = reader.text(root, "game");
  record.rules_version = reader.number(root, "rules_version");
  record.rules_id = reader.digest(root, "rules_id");
  const auto options = field_of(root, "options", Node::Kind::object, "record");
  if (!options) return options.error();
  auto values = read_options(*options, "record.options");
  if (!values) return values.error();
  record.options = *values;
  if (const auto brought = root.find("brought")) {
    values = read_options(*brought, "record.brought");
    if (!values) return values.error();
    record.brought = *values;
  }
  for (const Node seat : reader.list(root, "seats")) {
    record.sitters.push_back({reader.text(seat, "name"), reader.text(seat, "bot")});
  }
  record.fairness.match_id = reader.digest(root, "match_id");
  record.fairness.server_commit = reader.digest(root, "server_commit");
  record.fairness.server_seed = reader.digest(root, "server_seed");
  for (const Node each : reader.list(root, "contributions")) {
    record.fairness.contributions.push_back(
        {reader.seat(each), reader.digest(each, "commit"), reader.digest(each, "reveal")});
  }
  if (const auto set_up = root.find("set_up")) {
    if (set_up->kind() != Node::Kind::boolean) reader.fail("'set_up' with true or false");
    record.set_up = set_up->kind() == Node::Kind::boolean && set_up->boolean();
  }
  record.chain_start = reader.digest(root, "chain_start");
  if (const auto deal = field_of(root, "deal", Node::Kind::object, "record"); !deal) {
    return deal.error();
  }
  for (const Node score : reader.list(root, "scores")) {
    if (score.kind() != Node::Kind::integer) reader.fail("whole numbers in 'scores'");
    record.scores.push_back(score.kind() == Node::Kind::integer ? score.integer() : 0);
  }
  for (const Node entry : reader.list(root, "log")) {
    reader.at("record, entry " + std::to_string(record.log.size() + 1));
    record.log.push_back(reader.line(entry));
  }
  if (reader.wrong) return *reader.wrong;
  return record;
}

}  // namespace penta
