// Keeps matches as long as the server runs, and no longer.
#pragma once

#include <memory>

#include "server/storage.h"

namespace penta::server {

std::unique_ptr<Storage> make_memory_storage();

}  // namespace penta::server
