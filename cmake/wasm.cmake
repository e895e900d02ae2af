# clang for wasm32-wasi, without exceptions and RTTI, which its libc++ does not have.
set(WASM ON)
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)
set(CMAKE_RANLIB llvm-ranlib-19)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

# Options of the compiler alone: an -O given to the linker would run wasm-opt where it is installed.
add_compile_options(-O2 -fno-exceptions -fno-rtti -mbulk-memory)
# A reactor is a library that its host calls into. With the stack first in memory, overflow traps.
add_link_options(
  -mexec-model=reactor LINKER:--stack-first LINKER:-z,stack-size=1048576 LINKER:--strip-all)
