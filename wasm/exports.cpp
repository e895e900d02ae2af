// The functions that a page calls. One that answers with text returns its address, and
// penta_result_size() its length in bytes; the text is valid until the next call.
#include <cstddef>
#include <cstdlib>
#include <string>

namespace {

std::string result;

}  // namespace

extern "C" {

[[clang::export_name("penta_alloc")]] void* penta_alloc(std::size_t size) {
  return std::malloc(size);
}

[[clang::export_name("penta_free")]] void penta_free(void* memory) { std::free(memory); }

[[clang::export_name("penta_result_size")]] std::size_t penta_result_size() {
  return result.size();
}

[[clang::export_name("penta_signatures")]] const char* penta_signatures() {
  result.clear();
  return result.data();
}

}  // extern "C"
