// Who is connected: how many connections there are, in all and from each address.
#pragma once

#include <string>
#include <unordered_map>
#include <utility>

#include "server/limits.h"

namespace penta::server {

class Crowd {
 public:
  explicit Crowd(const Limits& limits)
      : most_(limits.connections), most_per_address_(limits.connections_per_address) {}

  bool full() const { return all_ >= most_; }
  bool full(const std::string& address) const {
    const auto found = from_.find(address);
    return found != from_.end() && found->second >= most_per_address_;
  }

 private:
  friend class Visit;

  void add(const std::string& address) {
    if (!address.empty()) ++from_[address];
  }
  void remove(const std::string& address) {
    const auto found = from_.find(address);
    if (found != from_.end() && --found->second == 0) from_.erase(found);
  }

  int most_;
  int most_per_address_;
  int all_ = 0;
  std::unordered_map<std::string, int> from_;
};

// A connection that counts as one until this is gone.
class Visit {
 public:
  // An empty address counts for nobody: it is known later. The crowd outlives the visit.
  Visit(Crowd& crowd, std::string address) : crowd_(&crowd), address_(std::move(address)) {
    ++crowd_->all_;
    crowd_->add(address_);
  }
  ~Visit() {
    if (crowd_ == nullptr) return;
    --crowd_->all_;
    crowd_->remove(address_);
  }
  Visit(Visit&& other) noexcept
      : crowd_(std::exchange(other.crowd_, nullptr)), address_(std::move(other.address_)) {}
  Visit& operator=(Visit&&) = delete;

  const std::string& address() const { return address_; }
  // Counts for this address from now on. False, and no change, if too many are there from it.
  bool count_for(const std::string& address) {
    if (address == address_) return true;
    if (crowd_->full(address)) return false;
    crowd_->add(address);
    crowd_->remove(address_);
    address_ = address;
    return true;
  }

 private:
  Crowd* crowd_;
  std::string address_;
};

}  // namespace penta::server
