#include "server/lan.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <memory>

#include "engine/phrase.h"

namespace penta::server {
namespace {

std::vector<std::string> addresses(int family) {
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return {};
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(list, freeifaddrs);
  std::vector<std::string> found;
  for (const ifaddrs* each = list; each != nullptr; each = each->ifa_next) {
    if (each->ifa_addr == nullptr || each->ifa_addr->sa_family != family) continue;
    if ((each->ifa_flags & IFF_UP) == 0 || (each->ifa_flags & IFF_LOOPBACK) != 0) continue;
    const void* bytes = nullptr;
    if (family == AF_INET) {
      bytes = &reinterpret_cast<const sockaddr_in*>(each->ifa_addr)->sin_addr;  // NOLINT
    } else {
      bytes = &reinterpret_cast<const sockaddr_in6*>(each->ifa_addr)->sin6_addr;  // NOLINT
    }
    std::array<char, INET6_ADDRSTRLEN> text{};
    if (inet_ntop(family, bytes, text.data(), text.size()) != nullptr) {
      found.emplace_back(text.data());
    }
  }
  return found;
}

}  // namespace

std::vector<std::string> lan_addresses() {
  auto all = addresses(AF_INET);
  // Home networks first; 172.16/12 is often a container's bridge, 169.254/16 nobody's choice.
  const auto rank = [](const std::string& address) {
    if (address.starts_with("192.168.")) return 0;
    if (address.starts_with("10.")) return 1;
    return address.starts_with("169.254.") ? 3 : 2;
  };
  std::sort(all.begin(), all.end(), [&](const std::string& a, const std::string& b) {
    return rank(a) != rank(b) ? rank(a) < rank(b) : a < b;
  });
  return all;
}

std::vector<std::string> own_names() {
  auto names = addresses(AF_INET);
  for (std::string& each : addresses(AF_INET6)) names.push_back(std::move(each));
  std::array<char, 256> name{};
  if (gethostname(name.data(), name.size() - 1) == 0 && name[0] != '\0') {
    names.push_back(lower(name.data()));
    names.push_back(lower(name.data()) + ".local");
  }
  return names;
}

}  // namespace penta::server
