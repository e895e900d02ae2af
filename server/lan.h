// How this machine is called in its local network.
#pragma once

#include <string>
#include <vector>

namespace penta::server {

// IPv4 addresses of the interfaces that are up, those of private networks first; no loopback.
std::vector<std::string> lan_addresses();

// All names and addresses by which others may call this machine, in lower case.
std::vector<std::string> own_names();

}  // namespace penta::server
