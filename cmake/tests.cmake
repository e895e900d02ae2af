# penta_tests(<name> <folder> <library>...)
#
# The tests in a folder become executables:
#   battery_test.cpp  <name>_battery_test
#   *_slow_test.cpp   <name>_slow_test
#   *_test.cpp        <name>_test
#
# With sanitizers all run but the slow ones. Optimised, those run that find more the longer they run,
# and those of server and cli. The rest is built when it is named.
function(penta_tests name folder)
  if(NOT PENTA_TESTS)
    return()
  endif()
  file(GLOB tests CONFIGURE_DEPENDS ${folder}/*_test.cpp)
  foreach(kind IN ITEMS battery_test slow_test test)
    set(some ${tests})
    list(FILTER some INCLUDE REGEX "[/_]${kind}\\.cpp$")
    list(REMOVE_ITEM tests ${some})
    if(some)
      penta_test_executable(${name}_${kind} ${kind} SOURCES ${some} LINKS ${ARGN})
    endif()
  endforeach()
endfunction()

function(penta_test_executable name kind)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "SOURCES;LINKS")
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE
    ${arg_LINKS} GTest::gmock GTest::gtest_main rapidcheck_gtest)
  penta_unity(${name})
  if(NOT PENTA_SANITIZED)
    target_compile_definitions(${name} PRIVATE PENTA_LONG_TESTS)
  endif()
  if(kind STREQUAL test)
    # It takes a third of the time to compile, and tests of this kind run for a moment.
    target_compile_options(${name} PRIVATE -O0)
  endif()
  set(runs_sanitized test battery_test)
  set(runs_optimised slow_test battery_test)
  if(name MATCHES "^(server|cli)_")
    set(runs_sanitized ${kind})
    set(runs_optimised ${kind})
  endif()
  if((PENTA_SANITIZED AND kind IN_LIST runs_sanitized)
      OR (NOT PENTA_SANITIZED AND kind IN_LIST runs_optimised))
    penta_run_test(${name} ${kind})
  else()
    set_target_properties(${name} PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endfunction()

# One process for each executable, or a few where it takes long: starting one for each test would
# take longer than most tests. Long ones first, so that both cores are busy to the end.
function(penta_run_test name kind)
  set(shards 1)
  if(kind STREQUAL battery_test)
    set(shards 4)
  elseif(name MATCHES "^(phase|server|cli)_test$")
    set(shards 2)
  endif()
  foreach(shard RANGE 1 ${shards})
    math(EXPR index "${shard} - 1")
    add_test(NAME ${name}-${shard} COMMAND ${name})
    set_tests_properties(${name}-${shard} PROPERTIES TIMEOUT 900 COST ${shards} LABELS ${kind}
      ENVIRONMENT "GTEST_BRIEF=1;GTEST_TOTAL_SHARDS=${shards};GTEST_SHARD_INDEX=${index}")
  endforeach()
endfunction()
