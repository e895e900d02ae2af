# Third-party libraries. Rooms name them in add_room(... LIBS ...).

if(WASM)
  # Only Boost's own headers: the rest of the host's include folder must stay out of sight.
  find_path(BOOST_HEADERS boost/json.hpp PATHS /usr/include NO_CMAKE_FIND_ROOT_PATH REQUIRED)
  file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/include)
  file(CREATE_LINK ${BOOST_HEADERS}/boost ${PROJECT_BINARY_DIR}/include/boost SYMBOLIC)

  add_library(boost_json STATIC wasm/boost_json.cpp)
  add_library(Boost::json ALIAS boost_json)
  target_include_directories(boost_json SYSTEM PUBLIC ${PROJECT_BINARY_DIR}/include)
  target_compile_definitions(boost_json PUBLIC BOOST_NO_EXCEPTIONS BOOST_SYSTEM_DISABLE_THREADS)
elseif(NOT PENTA_FUZZ)
  find_package(Boost 1.81 REQUIRED COMPONENTS json)
  find_package(CLI11 REQUIRED)
  find_package(fmt REQUIRED)
  find_package(Threads REQUIRED)
  find_library(SODIUM sodium REQUIRED)

  find_package(GTest QUIET)
  find_package(rapidcheck QUIET)
  if(GTest_FOUND AND rapidcheck_FOUND)
    set(PENTA_TESTS ON)
    include(GoogleTest)
  else()
    message(STATUS "GoogleTest or RapidCheck is missing: no tests will be built")
  endif()
endif()
