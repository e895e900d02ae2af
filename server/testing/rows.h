// For tests: rows as the hall gives them out.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "protocol/hall.h"

namespace penta::server::testing {

inline Row heading(std::string table, std::string text, std::vector<std::string> keys = {},
                   bool listed = false) {
  return {.kind = Row::Kind::heading,
          .table = std::move(table),
          .text = std::move(text),
          .keys = std::move(keys),
          .listed = listed};
}
inline Row entry(std::string table, std::uint32_t number, std::string text) {
  return {.kind = Row::Kind::entry,
          .table = std::move(table),
          .number = number,
          .text = std::move(text)};
}
inline Row removed(std::string table) {
  return {.kind = Row::Kind::removed, .table = std::move(table)};
}

}  // namespace penta::server::testing
