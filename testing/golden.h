// Texts that were read and found right, kept in files.
#pragma once

#include <string>

namespace penta::battery {

// Fails at the first line that differs. With PENTA_UPDATE_GOLDEN=1 in the environment the file is
// written instead: its diff is what has changed.
void expect_golden(const std::string& text, const std::string& path);

// A file beside a source file: beside(__FILE__, "transcript.txt").
std::string beside(const std::string& source, const std::string& name);

}  // namespace penta::battery
