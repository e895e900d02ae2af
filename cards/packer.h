// Packs cards while building: add_card_set in cmake/rooms.cmake calls games/<game>/cards/main.cpp,
// which calls this with its language.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "cards/source.h"
#include "engine/result.h"

namespace penta::cards {

// The `main` of a packer. Its arguments are FOLDER GAME HEADER: the set in the folder becomes the
// string_view penta::GAME::data::FOLDER in the header.
int pack_files(int count, char** words,
               const std::function<Result<std::string>(std::span<const Source>)>& pack);

}  // namespace penta::cards
