// penta_types: prints the page's TypeScript types. The build of the page calls it.
#include <cstdio>

#include "protocol/typescript.h"

int main() {
  std::fputs(penta::typescript().c_str(), stdout);
  return std::fflush(stdout) == 0 ? 0 : 1;
}
