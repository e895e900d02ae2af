// Counts what is taken from the heap. Linking this file replaces the global operator new.
#pragma once

#include <cstddef>

namespace penta::battery {

// How often this thread has called operator new.
std::size_t allocations();

// How often a call of `work` does.
template <class Work>
std::size_t allocations_of(Work&& work) {
  const std::size_t before = allocations();
  work();
  return allocations() - before;
}

}  // namespace penta::battery
