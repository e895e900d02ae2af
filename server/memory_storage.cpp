#include "server/memory_storage.h"

#include <algorithm>
#include <mutex>
#include <unordered_map>

#include "protocol/memory_archive.h"
#include "server/clock.h"

namespace penta::server {
namespace {

class MemoryStorage final : public Storage {
 public:
  std::optional<Stored> load(std::string_view table) override {
    const std::scoped_lock guard(mutex_);
    return archive_.load(table);
  }
  Result<std::optional<std::string>> find_key(std::string_view hash) override {
    const std::scoped_lock guard(mutex_);
    return archive_.find_key(hash);
  }
  std::vector<std::string> listed(std::size_t most) override {
    const std::scoped_lock guard(mutex_);
    return archive_.listed(most);
  }
  std::vector<std::string> untouched_since(Milliseconds when, std::size_t most) override {
    const std::scoped_lock guard(mutex_);
    std::vector<std::string> tables;
    for (const auto& [table, time] : touched_) {
      if (time < when && tables.size() < most) tables.push_back(table);
    }
    return tables;
  }

  std::optional<Error> write(std::span<const Row> rows) override {
    const std::scoped_lock guard(mutex_);
    const bool changes_entry = std::any_of(rows.begin(), rows.end(), [this](const Row& row) {
      return row.kind == Row::Kind::entry && archive_.has_entry(row.table, row.number);
    });
    if (changes_entry) return Error{"an entry is there already"};
    for (const Row& row : rows) {
      archive_.write(row);
      touched_[row.table] = now();
      if (row.kind == Row::Kind::removed) touched_.erase(row.table);
    }
    return std::nullopt;
  }
  bool instant() const override { return true; }

 private:
  std::mutex mutex_;
  MemoryArchive archive_;
  std::unordered_map<std::string, Milliseconds> touched_;
};

}  // namespace

std::unique_ptr<Storage> make_memory_storage() { return std::make_unique<MemoryStorage>(); }

}  // namespace penta::server
