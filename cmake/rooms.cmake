# The rooms of the house, from the foundation up. A room uses only rooms below it.
set(PENTA_ROOMS engine cards games bots table protocol server lab cli wasm)

set(PENTA_GENERATED ${PROJECT_BINARY_DIR}/generated)

# add_room(<room> [USES <room>...] [LIBS <library>...] [TEST_LIBS <library>...] [EXCEPT <file>...])
#
# All *.cpp of the folder become the library penta::<room>, except:
#   main.cpp and EXCEPT  belong to an executable, which the room adds itself
#   *_test.cpp           are its tests: cmake/tests.cmake
function(add_room room)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES;LIBS;TEST_LIBS;EXCEPT")
  list(FIND PENTA_ROOMS ${room} height)
  if(height EQUAL -1)
    message(FATAL_ERROR "${room} is not among the rooms in cmake/rooms.cmake")
  endif()
  foreach(used IN LISTS arg_USES)
    list(FIND PENTA_ROOMS ${used} used_height)
    if(used_height EQUAL -1 OR NOT used_height LESS height)
      message(FATAL_ERROR "${room} may not use ${used}: it is not a room below it")
    endif()
  endforeach()

  # From here up most of the work is done by other people's libraries, which take several times as
  # long to compile with the sanitizer for undefined behaviour.
  list(FIND PENTA_ROOMS protocol protocol)
  if(PENTA_SANITIZED AND NOT height LESS protocol)
    add_compile_options(-fno-sanitize=undefined)
  endif()

  list(TRANSFORM arg_USES PREPEND penta::)
  penta_library(penta_${room} ${CMAKE_CURRENT_SOURCE_DIR}
    LINKS ${arg_USES} ${arg_LIBS} EXCEPT ${arg_EXCEPT})
  add_library(penta::${room} ALIAS penta_${room})
  if(height LESS protocol)
    penta_guide_fuzzers(penta_${room})
  endif()
  if(NOT room MATCHES "^(engine|cards)$")
    list(APPEND arg_TEST_LIBS penta_testing)
  endif()
  penta_tests(${room} ${CMAKE_CURRENT_SOURCE_DIR} penta_${room} ${arg_TEST_LIBS})
endfunction()

# add_game(<game> [DATA <file>...] [CARDS <folder>...] [LONG_TESTS <file>...])
#
# The same for games/<game>. Each data file is embedded: cards.csv becomes the string_view
# penta::<game>::data::cards_csv in "games/<game>/cards_csv.h". So are rules.en.md and rules.de.md,
# and Rules::rules_text is written from them; and so is guide.toml, if there is one. If there is a
# folder games/<game>/cards,
# it is the game's card language: a library and tests of its own, and main.cpp is its packer. Each
# folder of CARDS is a set in that language, embedded by add_card_set. Tests that compute much are
# optimised in each build. While game.h is missing, the game is not listed; whatever else is in its
# folder is built, such as the score sheet of a real table.
function(add_game game)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DATA;CARDS;LONG_TESTS")
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${game})
  file(GLOB header CONFIGURE_DEPENDS ${folder}/game.h)
  if(header)
    set_property(GLOBAL APPEND PROPERTY PENTA_GAMES ${game})
  else()
    message(STATUS "games/${game}/game.h is missing: the game is not listed")
  endif()
  file(GLOB guide CONFIGURE_DEPENDS ${folder}/guide.toml)
  if(guide)
    list(APPEND arg_DATA guide.toml)
  endif()
  foreach(file IN LISTS arg_DATA)
    penta_embed(${game} ${folder}/${file})
  endforeach()
  set(written "")
  if(header)
    penta_write_rules_text(${game} ${folder})
    set(written ${PENTA_GENERATED}/games/${game}/rules_text.cpp)
  endif()
  set(language "")
  if(EXISTS ${folder}/cards)
    add_card_language(${game})
    set(language penta_games_${game}_cards)
  endif()
  penta_library(penta_games_${game} ${folder}
    LINKS penta::engine penta::cards ${language} WRITTEN ${written})
  penta_guide_fuzzers(penta_games_${game})
  foreach(set IN LISTS arg_CARDS)
    add_card_set(${game} ${set})
  endforeach()
  penta_tests(${game} ${folder} penta_games_${game} penta_testing)
  list(TRANSFORM arg_LONG_TESTS PREPEND ${folder}/)
  if(PENTA_SANITIZED AND arg_LONG_TESTS)
    set_source_files_properties(${arg_LONG_TESTS} PROPERTIES COMPILE_OPTIONS -O1)
  endif()
  set_property(GLOBAL APPEND PROPERTY PENTA_GAME_FOLDERS ${game})
endfunction()

# add_card_language(<game>): games/<game>/cards, below the game itself, whose cards it packs.
function(add_card_language game)
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${game}/cards)
  penta_library(penta_games_${game}_cards ${folder} LINKS penta::engine penta::cards)
  penta_guide_fuzzers(penta_games_${game}_cards)
  penta_tests(${game}_cards ${folder} penta_games_${game}_cards)
  if(NOT WASM)
    add_executable(pack_${game}_cards ${folder}/main.cpp)
    target_link_libraries(pack_${game}_cards PRIVATE penta_games_${game}_cards)
  endif()
endfunction()

# add_card_set(<game> <folder>)
#
# All *.toml in games/<game>/<folder> are one set of cards. Packed, it becomes the string_view
# penta::<game>::data::<folder> in "games/<game>/<folder>.h". Mistakes in the cards end the build.
# WebAssembly cannot run the packer and takes what the release build made.
function(add_card_set game set)
  set(folder ${CMAKE_CURRENT_SOURCE_DIR}/${game}/${set})
  set(header games/${game}/${set}.h)
  if(WASM)
    set(packed ${PROJECT_SOURCE_DIR}/build/release/generated/${header})
    if(NOT EXISTS ${packed})
      message(FATAL_ERROR "${packed} is missing: build the release preset first")
    endif()
    set(command ${CMAKE_COMMAND} -E copy ${packed} ${PENTA_GENERATED}/${header})
    set(needs ${packed})
  else()
    file(GLOB files CONFIGURE_DEPENDS ${folder}/*.toml)
    set(command pack_${game}_cards ${folder} ${game} ${PENTA_GENERATED}/${header})
    set(needs pack_${game}_cards ${files})
    file(MAKE_DIRECTORY ${PENTA_GENERATED}/games/${game})
  endif()
  add_custom_command(OUTPUT ${PENTA_GENERATED}/${header}
    COMMAND ${command} DEPENDS ${needs} COMMENT "Packing games/${game}/${set}" VERBATIM)
  add_custom_target(penta_games_${game}_${set} DEPENDS ${PENTA_GENERATED}/${header})
  add_dependencies(penta_games_${game} penta_games_${game}_${set})
endfunction()

# add_all_games(): the room "games"; "games/names.h" with PENTA_FOR_EACH_GAME(X), and
# "games/all_games.h", which includes the games as well. Comes after every add_game.
function(add_all_games)
  get_property(games GLOBAL PROPERTY PENTA_GAMES)
  add_library(penta_games INTERFACE)
  add_library(penta::games ALIAS penta_games)
  target_link_libraries(penta_games INTERFACE penta::engine)
  set(includes "")
  set(calls "")
  get_property(folders GLOBAL PROPERTY PENTA_GAME_FOLDERS)
  list(TRANSFORM folders PREPEND penta_games_)
  target_link_libraries(penta_games INTERFACE ${folders})
  foreach(game IN LISTS games)
    string(APPEND includes "#include \"games/${game}/game.h\"\n")
    string(APPEND calls " X(${game})")
  endforeach()
  penta_write(games/names.h "#pragma once\n\n#define PENTA_FOR_EACH_GAME(X)${calls}\n")
  penta_write(games/all_games.h "#pragma once\n\n${includes}\n#include \"games/names.h\"\n")
endfunction()

# add_fuzzer(<name> <source>)
function(add_fuzzer name source)
  add_executable(${name} ${source})
  target_link_libraries(${name} PRIVATE penta::cards penta::table)
  penta_guide_fuzzers(${name})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
endfunction()

# Lets fuzzers see which parts of the code they reach.
function(penta_guide_fuzzers target)
  get_target_property(type ${target} TYPE)
  if(PENTA_FUZZ AND NOT type STREQUAL INTERFACE_LIBRARY)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# penta_library(<target> <folder> [LINKS <library>...] [EXCEPT <file>...] [WRITTEN <file>...])
#
# WRITTEN are sources that the build has written.
function(penta_library target folder)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "LINKS;EXCEPT;WRITTEN")
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$|/main\\.cpp$")
  list(TRANSFORM arg_EXCEPT PREPEND ${folder}/)
  list(REMOVE_ITEM sources ${arg_EXCEPT})
  list(APPEND sources ${arg_WRITTEN})
  if(sources)
    add_library(${target} STATIC ${sources})
    penta_unity(${target})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${target} ${scope} ${PROJECT_SOURCE_DIR})
  target_include_directories(${target} SYSTEM ${scope} ${PENTA_GENERATED})
  target_link_libraries(${target} ${scope} ${arg_LINKS})
endfunction()

# rules.en.md and rules.de.md, embedded, are what Rules::rules_text gives.
function(penta_write_rules_text game folder)
  penta_embed(${game} ${folder}/rules.en.md)
  penta_embed(${game} ${folder}/rules.de.md)
  penta_write(games/${game}/rules_text.cpp "#include \"games/${game}/rules.h\"
#include \"games/${game}/rules_de_md.h\"
#include \"games/${game}/rules_en_md.h\"

namespace penta::${game} {

std::string Rules::rules_text(Lang lang) const {
  return std::string(lang == Lang::de ? data::rules_de_md : data::rules_en_md);
}

}  // namespace penta::${game}
")
endfunction()

function(penta_embed game path)
  cmake_path(GET path FILENAME file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
  string(MAKE_C_IDENTIFIER ${file} name)
  file(READ ${path} text)
  # One literal per line, since compilers need not accept literals of any length.
  string(REPLACE "\n" "\n)data\"\n    R\"data(" text "${text}")
  penta_write(games/${game}/${name}.h "#pragma once

#include <string_view>

namespace penta::${game}::data {

inline constexpr std::string_view ${name} =
    R\"data(${text})data\";

}  // namespace penta::${game}::data
")
endfunction()

# penta_unity(<target>): compiles its sources together, in as few units of ten as hold them.
function(penta_unity target)
  get_target_property(sources ${target} SOURCES)
  list(LENGTH sources count)
  math(EXPR units "(${count} + 9) / 10")
  math(EXPR size "(${count} + ${units} - 1) / ${units}")
  set_target_properties(${target} PROPERTIES
    UNITY_BUILD ${PENTA_UNITY} UNITY_BUILD_BATCH_SIZE ${size})
endfunction()

# Writes a generated file, leaving it untouched when nothing has changed.
function(penta_write path text)
  file(WRITE ${PENTA_GENERATED}/${path}.new "${text}")
  file(COPY_FILE ${PENTA_GENERATED}/${path}.new ${PENTA_GENERATED}/${path} ONLY_IF_DIFFERENT)
  file(REMOVE ${PENTA_GENERATED}/${path}.new)
endfunction()
