// What the C++ runtime would ask of its host. A page is no such host: every failure traps and there
// is nothing to print to, so that all the module imports is chance for the hall.
#include <boost/throw_exception.hpp>
#include <cstdint>
#include <exception>
#include <string>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x9e3779b9;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
[[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

// snprintf brings along the C library's streams, and they these three.
int __imported_wasi_snapshot_preview1_fd_close(int) { __builtin_trap(); }
int __imported_wasi_snapshot_preview1_fd_seek(int, std::int64_t, int, int) { __builtin_trap(); }
int __imported_wasi_snapshot_preview1_fd_write(int, int, int, int) { __builtin_trap(); }
}

void std::__libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }

void boost::throw_exception(const std::exception&) { __builtin_trap(); }
void boost::throw_exception(const std::exception&, const source_location&) { __builtin_trap(); }
