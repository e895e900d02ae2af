// An archive that keeps everything in memory.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "protocol/hall.h"

namespace penta {

class MemoryArchive final : public Archive {
 public:
  void write(const Row& row);
  bool has_entry(std::string_view table, std::uint32_t number) const;

  std::optional<Stored> load(std::string_view table) override;
  std::optional<std::string> find_key(std::string_view hash) override;
  std::vector<std::string> listed(std::size_t most) override;

 private:
  struct Kept {
    Stored stored;
    std::vector<std::string> keys;
    bool listed = false;
    std::uint64_t order = 0;
  };
  std::map<std::string, Kept, std::less<>> tables_;
  std::map<std::string, std::string, std::less<>> keys_;
  std::uint64_t last_ = 0;
};

}  // namespace penta
