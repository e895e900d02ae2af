// How a function answers the page with text: it returns the address, and penta_result_size() tells
// the length in bytes. The text is valid until the next answer.
#pragma once

#include <string>

const char* answer(std::string text);
