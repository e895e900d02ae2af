#include "server/memory_storage.h"

#include <algorithm>
#include <mutex>

#include "protocol/memory_archive.h"

namespace penta::server {
namespace {

class MemoryStorage final : public Storage {
 public:
  std::optional<Stored> load(std::string_view table) override {
    const std::scoped_lock guard(mutex_);
    return archive_.load(table);
  }
  std::optional<std::string> find_key(std::string_view hash) override {
    const std::scoped_lock guard(mutex_);
    return archive_.find_key(hash);
  }
  std::vector<std::string> listed(std::size_t most) override {
    const std::scoped_lock guard(mutex_);
    return archive_.listed(most);
  }

  std::optional<Error> write(std::span<const Row> rows) override {
    const std::scoped_lock guard(mutex_);
    const bool changes_entry = std::any_of(rows.begin(), rows.end(), [this](const Row& row) {
      return row.kind == Row::Kind::entry && archive_.has_entry(row.table, row.number);
    });
    if (changes_entry) return Error{"an entry is there already"};
    for (const Row& row : rows) archive_.write(row);
    return std::nullopt;
  }
  bool instant() const override { return true; }

 private:
  std::mutex mutex_;
  MemoryArchive archive_;
};

}  // namespace

std::unique_ptr<Storage> make_memory_storage() { return std::make_unique<MemoryStorage>(); }

}  // namespace penta::server
