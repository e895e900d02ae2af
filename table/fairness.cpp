#include "table/fairness.h"

namespace penta {

Digest commitment(const Digest& secret) {
  return Sha256().update("pentaphase commitment").update(secret).finish();
}

Digest Fairness::match_seed(const Digest& rules_id) const {
  Sha256 hash;
  hash.update("pentaphase match seed").update(server_seed);
  for (const Contribution& each : contributions) hash.update(each.reveal);
  return hash.update(match_id).update(rules_id).finish();
}

}  // namespace penta
