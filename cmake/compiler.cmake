set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

# From nothing this takes half the time, since most of it goes into headers. After a change it takes
# longer, since a file's neighbours are compiled with it.
option(PENTA_UNITY "Compile several sources of a target together" OFF)

find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

# A fused multiply-add rounds once where two operations round twice: signatures would depend on
# the machine.
add_compile_options(-ffp-contract=off)

add_compile_options(
  -Werror -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wdouble-promotion
  -Wold-style-cast -Wcast-align -Wcast-qual -Wformat=2 -Wimplicit-fallthrough
  -Wnon-virtual-dtor -Woverloaded-virtual
  # Designated initialisers leave out what keeps its default.
  -Wno-missing-field-initializers)

if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # g++ 12 sees overlapping copies in plain std::string concatenation, and with sanitizers on
  # also variables that are never set where they are.
  add_compile_options(-Wno-restrict)
  # It takes a source that another one includes for a header.
  if(PENTA_UNITY)
    add_compile_options(-Wno-subobject-linkage)
  endif()
  if(CMAKE_CXX_FLAGS MATCHES fsanitize)
    add_compile_options(-Wno-maybe-uninitialized)
  endif()
endif()

if(CMAKE_CXX_FLAGS MATCHES fsanitize)
  set(PENTA_SANITIZED ON)
endif()
