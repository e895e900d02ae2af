// What a viewer at a table is told: made from views and filtered events only. It has to be written
// before the table changes: some of it is looked up no earlier.
#pragma once

#include "protocol/answers.h"
#include "protocol/hall_table.h"

namespace penta {

// For whom a message is made.
struct Reader {
  Viewer viewer = stranger;
  Lang lang = Lang::en;
  bool previews = false;
  bool operator==(const Reader&) const = default;
};

// Entries after `from` as the reader noticed them (-1: from the deal on), and the table now.
messages::Update make_update(const HallTable& table, const Reader& reader, std::int64_t from,
                             Milliseconds now);

// The table after an entry, and what that entry was. With `truth`, all of it, whoever reads.
messages::Replayed make_replay(const HallTable& table, const Reader& reader, std::int64_t at,
                               bool truth);

messages::Table make_table(const HallTable& table, ClientId client);

}  // namespace penta
