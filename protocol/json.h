// JSON: a writer that makes text, and a document that is read through engine/describe.h.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "engine/describe.h"
#include "engine/result.h"

namespace penta {

// Writes compact JSON text.
class JsonWriter final : public Writer {
 public:
  void begin_object() override { open('{'); }
  void end_object() override { close('}'); }
  void begin_array() override { open('['); }
  void end_array() override { close(']'); }
  void key(std::string_view name) override;
  void field(std::string_view name) override;
  void null() override { raw("null"); }
  void boolean(bool value) override { raw(value ? "true" : "false"); }
  void integer(std::int64_t value) override;
  void real(double value) override;
  void text(std::string_view value) override;
  void raw(std::string_view json) override;
  std::string_view written() const override { return {buffer_.data(), size_}; }

  std::string json() const& { return std::string(written()); }
  std::string json() && {
    buffer_.resize(size_);
    return std::move(buffer_);
  }
  // Begins anew; the memory is kept.
  void clear() {
    size_ = 0;
    needs_comma_ = false;
  }

 private:
  // So many bytes behind what is written.
  char* room(std::size_t bytes) {
    if (buffer_.size() - size_ < bytes) grow(bytes);
    return buffer_.data() + size_;
  }
  void grow(std::size_t bytes);
  void put(char c) {
    *room(1) = c;
    ++size_;
  }
  void open(char bracket);
  void close(char bracket);
  void separate();
  void quote(std::string_view value);
  void escape(std::string_view value);

  std::string buffer_;  // longer than what is written, so that writing need not touch its length
  std::size_t size_ = 0;
  bool needs_comma_ = false;
};

template <class Rules, class T>
std::string write_json(const Rules& rules, const T& value) {
  JsonWriter writer;
  write(writer, rules, value);
  return std::move(writer).json();
}

// A parsed document; nodes point into it.
class JsonDocument {
 public:
  // Refuses more than 16 MB and nesting deeper than 32; names line and column of a mistake.
  static Result<JsonDocument> parse(std::string_view text);
  JsonDocument(JsonDocument&&) noexcept;
  JsonDocument& operator=(JsonDocument&&) noexcept;
  ~JsonDocument();

  Node root() const;

 private:
  struct Content;
  explicit JsonDocument(std::unique_ptr<Content> content);
  std::unique_ptr<Content> content_;
};

// Writes what somebody else wrote.
void write_node(Writer& out, Node node);

// Reads one field of an object; the complaint says what was expected.
Result<std::string> text_field(Node object, std::string_view name, const std::string& where);
Result<std::int64_t> number_field(Node object, std::string_view name, const std::string& where);
Result<Node> field_of(Node object, std::string_view name, Node::Kind kind,
                      const std::string& where);

}  // namespace penta
