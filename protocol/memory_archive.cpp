#include "protocol/memory_archive.h"

#include <algorithm>

namespace penta {

void MemoryArchive::write(const Row& row) {
  if (row.kind == Row::Kind::entry) {
    auto& entries = tables_[row.table].stored.entries;
    if (entries.size() < row.number) entries.resize(row.number);
    entries[row.number - 1] = row.text;
    return;
  }
  Kept& kept = tables_[row.table];
  for (const std::string& key : kept.keys) keys_.erase(key);
  if (row.kind == Row::Kind::removed) {
    tables_.erase(row.table);
    return;
  }
  if (kept.order == 0) kept.order = ++last_;
  kept.stored.heading = row.text;
  kept.keys = row.keys;
  kept.listed = row.listed;
  for (const std::string& key : row.keys) keys_[key] = row.table;
}

bool MemoryArchive::has_entry(std::string_view table, std::uint32_t number) const {
  const auto found = tables_.find(table);
  return found != tables_.end() && number <= found->second.stored.entries.size();
}

std::optional<Archive::Stored> MemoryArchive::load(std::string_view table) {
  const auto found = tables_.find(table);
  if (found == tables_.end() || found->second.stored.heading.empty()) return std::nullopt;
  return found->second.stored;
}

Result<std::optional<std::string>> MemoryArchive::find_key(std::string_view hash) {
  const auto found = keys_.find(hash);
  if (found == keys_.end()) return std::optional<std::string>();
  return std::optional(found->second);
}

std::vector<std::string> MemoryArchive::listed(std::size_t most) {
  std::vector<std::pair<std::uint64_t, std::string>> found;
  for (const auto& [name, kept] : tables_) {
    if (kept.listed) found.emplace_back(kept.order, name);
  }
  std::sort(found.rbegin(), found.rend());
  std::vector<std::string> names;
  for (const auto& [order, name] : found) {
    if (names.size() < most) names.push_back(name);
  }
  return names;
}

}  // namespace penta
