#include "server/trust.h"

#include <arpa/inet.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/phrase.h"

namespace penta::server {
namespace {

using Bytes = std::array<std::uint8_t, 16>;

std::optional<std::array<std::uint8_t, 4>> ipv4(const std::string& text) {
  std::array<std::uint8_t, 4> bytes{};
  if (inet_pton(AF_INET, text.c_str(), bytes.data()) != 1) return std::nullopt;
  return bytes;
}

std::optional<Bytes> ipv6(const std::string& text) {
  Bytes bytes{};
  if (inet_pton(AF_INET6, text.c_str(), bytes.data()) != 1) return std::nullopt;
  return bytes;
}

bool allowed_in_authority(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
         std::string_view(".-:[]_").find(c) != std::string_view::npos;
}

// "Example.org:80" -> "example.org:80"; nothing if there is anything in it that should not be.
std::optional<std::string> checked_authority(std::string_view text) {
  std::string authority = lower(text);
  if (authority.empty() || authority.size() > 260) return std::nullopt;
  if (!std::all_of(authority.begin(), authority.end(), allowed_in_authority)) return std::nullopt;
  return authority;
}

// "[::1]:7777" -> "::1", "localhost:7777" -> "localhost".
std::string without_port(const std::string& authority) {
  if (authority.starts_with('[')) {
    const std::size_t end = authority.find(']');
    return end == std::string::npos ? "" : authority.substr(1, end - 1);
  }
  return authority.substr(0, authority.find(':'));
}

// "[::1]:7777" -> ":7777", "localhost" -> "".
std::string_view port_of(std::string_view authority) {
  const std::size_t bracket = authority.find(']');
  const std::size_t colon = authority.find(':', bracket == std::string_view::npos ? 0 : bracket);
  return colon == std::string_view::npos ? std::string_view() : authority.substr(colon);
}

// Nothing, or a colon and a number that a port can have.
bool is_port(std::string_view text) {
  if (text.empty()) return true;
  const auto number = whole_number(text.substr(1));
  return number && *number >= 1 && *number <= 65535;
}

bool is_loopback(const std::string& name) {
  if (name == "localhost" || name.ends_with(".localhost") || name == "::1") return true;
  const auto bytes = ipv4(name);
  return bytes && (*bytes)[0] == 127;
}

bool is_local_network(const std::string& name) {
  if (const auto v4 = ipv4(name)) {
    const auto [a, b, c, d] = *v4;
    return a == 10 || (a == 172 && b >= 16 && b < 32) || (a == 192 && b == 168) ||
           (a == 169 && b == 254);
  }
  const auto v6 = ipv6(name);
  return v6 && (((*v6)[0] & 0xfe) == 0xfc || ((*v6)[0] == 0xfe && ((*v6)[1] & 0xc0) == 0x80));
}

struct Origin {
  std::string scheme;
  std::string authority;  // without the usual port
};

std::optional<Origin> parse_origin(std::string_view text) {
  const std::size_t colon = text.find("://");
  if (colon == std::string_view::npos) return std::nullopt;
  Origin origin{.scheme = lower(text.substr(0, colon)), .authority = {}};
  if (origin.scheme != "http" && origin.scheme != "https") return std::nullopt;
  const auto authority = checked_authority(text.substr(colon + 3));
  if (!authority || without_port(*authority).empty()) return std::nullopt;
  origin.authority = *authority;
  const std::string_view usual = origin.scheme == "http" ? ":80" : ":443";
  if (origin.authority.ends_with(usual)) {
    origin.authority.resize(origin.authority.size() - usual.size());
  }
  return origin;
}

std::string text_of(const Origin& origin) { return origin.scheme + "://" + origin.authority; }

}  // namespace

Result<std::string> public_origin(std::string_view url) {
  std::string_view rest = url;
  if (rest.ends_with('/')) rest.remove_suffix(1);
  const auto origin = parse_origin(rest);
  if (!origin || !is_port(port_of(origin->authority))) {
    return Error{"the public address cannot be '" + printable(url) +
                 "'; expected one like https://penta.example, without a path"};
  }
  return text_of(*origin);
}

bool Trust::host(std::string_view header) const {
  const auto authority = checked_authority(header);
  if (!authority) return false;
  const std::string name = without_port(*authority);
  if (is_loopback(name) || (lan && is_local_network(name))) return true;
  if (std::find(names.begin(), names.end(), name) != names.end()) return true;
  const auto ours = parse_origin(origin);
  return ours && without_port(ours->authority) == name;
}

bool Trust::secure_only(std::string_view header) const {
  const auto authority = checked_authority(header);
  return authority && !is_loopback(without_port(*authority));
}

bool Trust::page(std::optional<std::string_view> origin_header,
                 std::string_view host_header) const {
  if (!origin_header) return true;
  const auto theirs = parse_origin(*origin_header);
  if (!theirs) return false;
  if (text_of(*theirs) == origin) return true;
  const auto here = parse_origin(theirs->scheme + "://" + std::string(host_header));
  return here && here->authority == theirs->authority;
}

bool Trust::proxy(std::string_view peer) const {
  return !origin.empty() && is_loopback(std::string(peer));
}

std::string Trust::for_others(std::string_view host_header, std::string_view lan_address) const {
  if (!origin.empty()) return origin;
  const auto authority = checked_authority(host_header);
  const bool here = authority && is_loopback(without_port(*authority));
  return std::string(lan && here ? lan_address : "");
}

std::string counted_address(std::string_view address) {
  std::string text(address.substr(0, address.find('%')));
  const auto bytes = ipv6(text);
  if (!bytes) return text;
  std::array<char, INET6_ADDRSTRLEN> buffer{};
  // ::ffff:192.0.2.1, however it is written, is an IPv4 address.
  static constexpr std::array<std::uint8_t, 12> mapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
  if (std::equal(mapped.begin(), mapped.end(), bytes->begin())) {
    inet_ntop(AF_INET, bytes->data() + mapped.size(), buffer.data(), buffer.size());
    return buffer.data();
  }
  Bytes network{};
  std::copy_n(bytes->begin(), 8, network.begin());
  inet_ntop(AF_INET6, network.data(), buffer.data(), buffer.size());
  return std::string(buffer.data()) + "/64";
}

std::optional<std::string> forwarded_address(std::string_view header) {
  const std::string last(trim(header.substr(header.rfind(',') + 1)));
  if (!ipv4(last) && !ipv6(last)) return std::nullopt;
  return counted_address(last);
}

}  // namespace penta::server
