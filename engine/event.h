// What happens is told to an observer, which is a template parameter of the rules: search passes
// `no_observer` and pays nothing, a table records everything.
#pragma once

#include <concepts>
#include <vector>

namespace penta {

// An observer says at compile time whether it listens; rules may skip the work of telling.
template <class O, class Event>
concept Observer = requires(O& observer, const Event& event) {
  { O::listens } -> std::convertible_to<bool>;
  observer(event);
};

struct NoObserver {
  static constexpr bool listens = false;
  constexpr void operator()(const auto& /*event*/) const {}
};
inline constexpr NoObserver no_observer{};

// Keeps every event, in order.
template <class Event>
struct Recorder {
  static constexpr bool listens = true;
  void operator()(const Event& event) { events.push_back(event); }
  std::vector<Event> events;
};

// Tells `observer` an event that is only made if somebody listens.
template <class O, class MakeEvent>
constexpr void tell(O& observer, MakeEvent&& make_event) {
  if constexpr (O::listens) observer(make_event());
}

}  // namespace penta
