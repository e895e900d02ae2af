// Whose requests are served: pages of other sites must neither read nor speak for anybody here.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/result.h"

namespace penta::server {

// "https://penta.example" of a public address: without user, path, query or fragment.
Result<std::string> public_origin(std::string_view url);

struct Trust {
  bool lan = false;                  // addresses of the local network are ours, too
  std::string origin{};              // of the public address, or empty
  std::vector<std::string> names{};  // names and addresses of this machine, in lower case

  // Whether a request with this Host is meant for us. A site that makes its own name point here
  // (DNS rebinding) is not.
  bool host(std::string_view header) const;
  // Whether browsers may be told to come to this Host by HTTPS only. On one's own machine other
  // programs have the same name.
  bool secure_only(std::string_view header) const;
  // Whether a page with this Origin may open a WebSocket. Programs other than browsers send none.
  // REQUIRES: host(host_header)
  bool page(std::optional<std::string_view> origin_header, std::string_view host_header) const;
  // Whether this address is a proxy's, whose word we take for whom it asks: that of a program on
  // this machine, if there is a public address.
  bool proxy(std::string_view peer) const;
  // How others reach this server, for the links on a page that was opened with this Host: by its
  // public address, or by `lan_address` if the page was opened on this very machine. Empty if the
  // page's own address is as good as any.
  std::string for_others(std::string_view host_header, std::string_view lan_address) const;
};

// For counting: an IPv6 address stands for its /64, of which one person has plenty of addresses.
std::string counted_address(std::string_view address);

// The counted address of whoever a proxy asks for, from its X-Forwarded-For: the last one, which is
// the only one that the proxy has written itself. Nothing if that is no address.
std::optional<std::string> forwarded_address(std::string_view header);

}  // namespace penta::server
