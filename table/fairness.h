// A deal that nobody could have chosen: the host and each person's device contribute to the match
// seed, all commit before anybody reveals.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/seat.h"
#include "engine/sha256.h"

namespace penta {

// What a secret is committed to: SHA-256 over a label and the secret. 256 random bits cannot be
// guessed back.
Digest commitment(const Digest& secret);

// A device's part.
struct Contribution {
  Seat seat{};
  Digest commit{};
  Digest reveal{};
};

struct Fairness {
  Digest match_id{};
  Digest server_commit{};
  Digest server_seed{};                       // shown at the end of the match
  std::vector<Contribution> contributions{};  // in seat order

  // SHA-256 over a label, the server's seed, the reveals in seat order, match id and rules id.
  Digest match_seed(const Digest& rules_id) const;
};

}  // namespace penta
