#include "protocol/message_head.h"

#include <algorithm>
#include <optional>

#include "protocol/requests.h"

namespace penta {
namespace {

constexpr std::size_t looked_at = 300;
constexpr std::size_t longest_text = 40;

class HeadReader {
 public:
  explicit HeadReader(std::string_view text) : rest_(text.substr(0, looked_at)) {}

  bool take(char expected) {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size()));
    if (rest_.empty() || rest_.front() != expected) return false;
    rest_.remove_prefix(1);
    return true;
  }
  // One without anything that would have to be read in another way than it stands there.
  std::optional<std::string_view> text() {
    if (!take('"')) return std::nullopt;
    const std::size_t end = rest_.find('"');
    // Also if there is none.
    if (end > longest_text) return std::nullopt;
    const std::string_view found = rest_.substr(0, end);
    const bool plain =
        std::all_of(found.begin(), found.end(), [](char c) { return c >= ' ' && c != '\\'; });
    if (!plain) return std::nullopt;
    rest_.remove_prefix(end + 1);
    return found;
  }

 private:
  std::string_view rest_;
};

}  // namespace

MessageHead head_of(std::string_view message) {
  MessageHead head;
  HeadReader reader(message);
  if (!reader.take('{')) return head;
  do {
    const auto name = reader.text();
    if (!name || !reader.take(':')) return head;
    const auto value = reader.text();
    if (!value) return head;
    if (*name == "type") head.type = *value;
    if (*name == "id") head.id = std::string(*value);
  } while (reader.take(','));
  return head;
}

bool may_be_long(std::string_view message) {
  return head_of(message).type == messages::Verify::type_word;
}

}  // namespace penta
