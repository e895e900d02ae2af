#include "protocol/json.h"

#include <algorithm>
#include <array>
#include <boost/json.hpp>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstring>
#include <utility>

namespace penta {
namespace {

namespace json = boost::json;

constexpr std::size_t most_bytes = 16U << 20U;
constexpr std::size_t deepest = 32;

const json::value& value_of(const void* pointer) {
  return *static_cast<const json::value*>(pointer);
}

Node::Kind kind_of(const void* pointer) {
  switch (value_of(pointer).kind()) {
    case json::kind::null:
      return Node::Kind::null;
    case json::kind::bool_:
      return Node::Kind::boolean;
    case json::kind::int64:
      return Node::Kind::integer;
    case json::kind::uint64:
    case json::kind::double_:
      return Node::Kind::real;
    case json::kind::string:
      return Node::Kind::text;
    case json::kind::array:
      return Node::Kind::array;
    case json::kind::object:
      break;
  }
  return Node::Kind::object;
}

std::size_t size_of(const void* pointer) {
  const json::value& value = value_of(pointer);
  if (value.is_array()) return value.get_array().size();
  if (value.is_object()) return value.get_object().size();
  return 0;
}

const void* item_of(const void* pointer, std::size_t i) {
  const json::value& value = value_of(pointer);
  if (value.is_array()) return &value.get_array()[i];
  return &(value.get_object().begin() + static_cast<std::ptrdiff_t>(i))->value();
}

std::string_view key_of(const void* pointer, std::size_t i) {
  const auto key = (value_of(pointer).get_object().begin() + static_cast<std::ptrdiff_t>(i))->key();
  return {key.data(), key.size()};
}

std::string_view text_of(const void* pointer) {
  const json::string& text = value_of(pointer).get_string();
  return {text.data(), text.size()};
}

constexpr Node::Source source{
    .kind = kind_of,
    .boolean = [](const void* pointer) { return value_of(pointer).get_bool(); },
    .integer = [](const void* pointer) { return value_of(pointer).get_int64(); },
    .text = text_of,
    .size = size_of,
    .item = item_of,
    .key = key_of,
};

std::string place(std::string_view text, std::size_t offset) {
  const std::string_view before = text.substr(0, std::min(offset, text.size()));
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const std::size_t start = before.rfind('\n');
  const std::size_t column =
      start == std::string_view::npos ? before.size() : before.size() - start - 1;
  return "line " + std::to_string(lines + 1) + ", column " + std::to_string(column + 1);
}

constexpr std::uint64_t in_each_byte = 0x0101010101010101;

// Whether none of the eight bytes has to be escaped.
bool is_plain(std::uint64_t bytes) {
  // The highest bit of some byte is set if, and only if, a byte is below the limit.
  const auto below = [](std::uint64_t x, std::uint64_t limit) {
    return (x - in_each_byte * limit) & ~x;
  };
  // With one bit turned over, '"' comes right behind the control characters.
  const std::uint64_t found =
      below(bytes ^ (in_each_byte * 2), 0x21) | below(bytes ^ (in_each_byte * '\\'), 1);
  return (found & (in_each_byte * 0x80)) == 0;
}

template <class Bytes>
Bytes copied(const char* from, char* to) {
  Bytes bytes = 0;
  std::memcpy(&bytes, from, sizeof bytes);
  std::memcpy(to, &bytes, sizeof bytes);
  return bytes;
}

// Copies a text; whether nothing in it has to be escaped. Texts are short: what is left behind the
// last eight (or four) bytes is copied together with some that were copied before.
bool copy_plain(std::string_view text, char* to) {
  const char* const from = text.data();
  const std::size_t size = text.size();
  if (size >= 8) {
    const std::size_t last = size - 8;
    bool plain = is_plain(copied<std::uint64_t>(from + last, to + last));
    for (std::size_t at = 0; at < last; at += 8) {
      plain = is_plain(copied<std::uint64_t>(from + at, to + at)) && plain;
    }
    return plain;
  }
  if (size >= 4) {
    const std::uint64_t head = copied<std::uint32_t>(from, to);
    const std::uint64_t tail = copied<std::uint32_t>(from + size - 4, to + size - 4);
    return is_plain(head << 32U | tail);
  }
  std::uint64_t bytes = in_each_byte * ' ';
  for (std::size_t at = 0; at < size; ++at) {
    to[at] = from[at];
    bytes = bytes << 8U | static_cast<unsigned char>(from[at]);
  }
  return is_plain(bytes);
}

}  // namespace

// Inlined, this rare case would slow down all that write.
[[gnu::noinline]] void JsonWriter::grow(std::size_t bytes) {
  buffer_.resize(2 * buffer_.size() + bytes);
}

void JsonWriter::separate() {
  if (needs_comma_) put(',');
  needs_comma_ = true;
}

void JsonWriter::open(char bracket) {
  separate();
  put(bracket);
  needs_comma_ = false;
}

void JsonWriter::close(char bracket) {
  put(bracket);
  needs_comma_ = true;
}

void JsonWriter::raw(std::string_view json) {
  separate();
  json.copy(room(json.size()), json.size());
  size_ += json.size();
}

void JsonWriter::key(std::string_view name) {
  separate();
  quote(name);
  put(':');
  needs_comma_ = false;
}

void JsonWriter::field(std::string_view name) {
  assert(std::none_of(name.begin(), name.end(),
                      [](char c) { return c < 0x20 || c == '"' || c == '\\'; }));
  char* const start = room(name.size() + 4);
  char* end = start;
  if (needs_comma_) *end++ = ',';
  *end++ = '"';
  end += name.copy(end, name.size());
  *end++ = '"';
  *end++ = ':';
  size_ += static_cast<std::size_t>(end - start);
  needs_comma_ = false;
}

void JsonWriter::integer(std::int64_t value) {
  separate();
  if (value >= 0 && value < 10) {  // most are
    put(static_cast<char>('0' + value));
    return;
  }
  constexpr std::size_t longest = 20;
  char* const start = room(longest);
  size_ += static_cast<std::size_t>(std::to_chars(start, start + longest, value).ptr - start);
}

void JsonWriter::real(double value) {
  // At least six digits behind the point are exact for every share and rate; no locale.
  const bool negative = value < 0;
  const auto millionths = std::llround((negative ? -value : value) * 1e6);
  std::string fraction = std::to_string(millionths % 1'000'000);
  fraction.insert(0, 6 - fraction.size(), '0');
  while (fraction.size() > 1 && fraction.back() == '0') fraction.pop_back();
  raw((negative && millionths != 0 ? "-" : "") + std::to_string(millionths / 1'000'000) + "." +
      fraction);
}

void JsonWriter::text(std::string_view value) {
  separate();
  quote(value);
}

// Nearly everything is plain.
void JsonWriter::quote(std::string_view value) {
  char* const start = room(value.size() + 2);
  if (!copy_plain(value, start + 1)) {
    escape(value);
    return;
  }
  start[0] = '"';
  start[value.size() + 1] = '"';
  size_ += value.size() + 2;
}

void JsonWriter::escape(std::string_view value) {
  static constexpr std::string_view digits = "0123456789abcdef";
  put('"');
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && c != '"' && c != '\\') {
      put(c);
      continue;
    }
    put('\\');
    if (byte >= 0x20) {
      put(c);
    } else if (c == '\n') {
      put('n');
    } else {
      for (const char each : {'u', '0', '0', digits[byte >> 4U], digits[byte & 15U]}) put(each);
    }
  }
  put('"');
}

struct JsonDocument::Content {
  Content() : value(json::storage_ptr(&memory)) {}  // braces would make a list of it
  // Enough for most messages, and no more than the allocator has at hand.
  std::array<unsigned char, 768> room{};
  json::monotonic_resource memory{room.data(), room.size()};
  json::value value;
};

JsonDocument::JsonDocument(std::unique_ptr<Content> content) : content_(std::move(content)) {}
JsonDocument::JsonDocument(JsonDocument&&) noexcept = default;
JsonDocument& JsonDocument::operator=(JsonDocument&&) noexcept = default;
JsonDocument::~JsonDocument() = default;

Node JsonDocument::root() const { return {&content_->value, &source}; }

Result<JsonDocument> JsonDocument::parse(std::string_view text) {
  if (text.size() > most_bytes) return Error{"the JSON is longer than 16 MB; expected less"};
  json::parse_options options;
  options.max_depth = deepest;
  auto content = std::make_unique<Content>();
  std::array<unsigned char, 1024> stack;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  json::stream_parser parser(json::storage_ptr(), options, stack.data(), stack.size());
  parser.reset(&content->memory);
  json::error_code error;
  const std::size_t read = parser.write_some(text.data(), text.size(), error);
  const bool behind = !error && !trim(text.substr(read)).empty();
  if (!error && !behind) parser.finish(error);
  if (error || behind) {
    const std::string what = behind                             ? "nothing behind the value"
                             : error == json::error::too_deep   ? "less nesting"
                             : error == json::error::incomplete ? "more: the JSON ends too early"
                                                                : "JSON (" + error.message() + ")";
    return Error{"JSON, " + place(text, read) + ": expected " + what};
  }
  content->value = parser.release();
  return JsonDocument(std::move(content));
}

void write_node(Writer& out, Node node) {
  switch (node.kind()) {
    case Node::Kind::null:
    case Node::Kind::real:  // records have whole numbers only
      out.null();
      return;
    case Node::Kind::boolean:
      out.boolean(node.boolean());
      return;
    case Node::Kind::integer:
      out.integer(node.integer());
      return;
    case Node::Kind::text:
      out.text(node.text());
      return;
    case Node::Kind::array:
      out.begin_array();
      for (std::size_t i = 0; i < node.size(); ++i) write_node(out, node.item(i));
      out.end_array();
      return;
    case Node::Kind::object:
      out.begin_object();
      for (std::size_t i = 0; i < node.size(); ++i) {
        out.key(node.key(i));
        write_node(out, node.item(i));
      }
      out.end_object();
  }
}

Result<Node> field_of(Node object, std::string_view name, Node::Kind kind,
                      const std::string& where) {
  static constexpr std::array<std::string_view, 7> kinds{
      "null", "true or false", "a whole number", "a number", "a text", "a list", "an object"};
  const auto found =
      object.kind() == Node::Kind::object ? object.find(name) : std::optional<Node>{};
  if (!found || found->kind() != kind) {
    return Error{where + ": expected '" + std::string(name) + "' with " +
                 std::string(kinds[static_cast<std::size_t>(kind)])};
  }
  return *found;
}

Result<std::string> text_field(Node object, std::string_view name, const std::string& where) {
  const auto found = field_of(object, name, Node::Kind::text, where);
  if (!found) return found.error();
  return std::string(found->text());
}

Result<std::int64_t> number_field(Node object, std::string_view name, const std::string& where) {
  const auto found = field_of(object, name, Node::Kind::integer, where);
  if (!found) return found.error();
  return found->integer();
}

}  // namespace penta
