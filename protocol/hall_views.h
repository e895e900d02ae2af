// What a viewer at a table is told: made from views and filtered events only. It has to be written
// before the table changes: some of it is looked up no earlier.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "protocol/answers.h"
#include "protocol/hall_table.h"
#include "protocol/json.h"

namespace penta {

// For whom a message is made.
struct Reader {
  Viewer viewer = stranger;
  Lang lang = Lang::en;
  bool previews = false;
  bool operator==(const Reader&) const = default;
};

// What the updates for several readers have in common, made once: it is shared where what readers
// may see is equal, whoever they are. REQUIRES: a match, and that nothing moves meanwhile.
class SharedTexts {
 public:
  // The writer is used within `event` alone, and cleared there.
  SharedTexts(const HallTable& table, JsonWriter& writer)
      : rules_(*table.rules), views_(table.match->state().views()), writer_(writer) {}
  Json view(Viewer viewer);
  // REQUIRES: the reader may see the event as it is.
  Json event(const AnyEvent& event);

 private:
  const AnyRules& rules_;
  std::unique_ptr<AnyViews> views_;
  JsonWriter& writer_;
  std::vector<std::pair<AnyEvent, std::string>> events_;
};

// Entries after `from` as the reader noticed them (-1: from the deal on), and the table now. It has
// to be written before `shared` goes.
messages::Update make_update(const HallTable& table, const Reader& reader, std::int64_t from,
                             Milliseconds now, SharedTexts& shared);

// The table after an entry, and what that entry was. With `truth`, all of it, whoever reads.
messages::Replayed make_replay(const HallTable& table, const Reader& reader, std::int64_t at,
                               bool truth);

messages::Table make_table(const HallTable& table, ClientId client);

}  // namespace penta
