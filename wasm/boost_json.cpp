// Boost.JSON's own sources, built from its headers for WebAssembly.
#include <boost/json/src.hpp>
