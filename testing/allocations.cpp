#include "testing/allocations.h"

#include <cstdlib>
#include <new>

namespace {

thread_local std::size_t count = 0;

// malloc and free are what the address sanitizer watches, so it works as before.
void* take(std::size_t size, std::size_t alignment = 0) noexcept {
  ++count;
  if (size == 0) size = 1;
  if (alignment <= alignof(std::max_align_t)) return std::malloc(size);
  return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

void* take_or_end(std::size_t size, std::size_t alignment = 0) noexcept {
  void* const memory = take(size, alignment);
  if (memory == nullptr) std::abort();
  return memory;
}

std::size_t number(std::align_val_t alignment) { return static_cast<std::size_t>(alignment); }

}  // namespace

namespace penta::battery {
std::size_t allocations() { return count; }
}  // namespace penta::battery

using Size = std::size_t;
using Align = std::align_val_t;
using NoThrow = std::nothrow_t;

void* operator new(Size size) { return take_or_end(size); }
void* operator new[](Size size) { return take_or_end(size); }
void* operator new(Size size, Align align) { return take_or_end(size, number(align)); }
void* operator new[](Size size, Align align) { return take_or_end(size, number(align)); }
void* operator new(Size size, const NoThrow&) noexcept { return take(size); }
void* operator new[](Size size, const NoThrow&) noexcept { return take(size); }
void* operator new(Size size, Align align, const NoThrow&) noexcept {
  return take(size, number(align));
}
void* operator new[](Size size, Align align, const NoThrow&) noexcept {
  return take(size, number(align));
}

void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, Size) noexcept { std::free(memory); }
void operator delete[](void* memory, Size) noexcept { std::free(memory); }
void operator delete(void* memory, Align) noexcept { std::free(memory); }
void operator delete[](void* memory, Align) noexcept { std::free(memory); }
void operator delete(void* memory, Size, Align) noexcept { std::free(memory); }
void operator delete[](void* memory, Size, Align) noexcept { std::free(memory); }
void operator delete(void* memory, const NoThrow&) noexcept { std::free(memory); }
void operator delete[](void* memory, const NoThrow&) noexcept { std::free(memory); }
void operator delete(void* memory, Align, const NoThrow&) noexcept { std::free(memory); }
void operator delete[](void* memory, Align, const NoThrow&) noexcept { std::free(memory); }
