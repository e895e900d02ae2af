// An archive that keeps everything in memory.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

#include "protocol/hall.h"

namespace penta {

class MemoryArchive final : public Archive {
 public:
  void write(const Row& row);
  bool has_entry(std::string_view table, std::uint32_t number) const;

  std::optional<Stored> load(std::string_view table) override;
  Result<std::optional<std::string>> find_key(std::string_view hash) override;
  std::vector<std::string> listed(std::size_t most) override;

 private:
  struct Kept {
    Stored stored;
    std::vector<std::string> keys;
    bool listed = false;
    std::uint64_t order = 0;
  };
  // Finds by a view of a name as well.
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>()(text);
    }
  };
  template <class T>
  using ByName = std::unordered_map<std::string, T, Hash, std::equal_to<>>;
  ByName<Kept> tables_;
  ByName<std::string> keys_;
  std::uint64_t last_ = 0;
};

}  // namespace penta
