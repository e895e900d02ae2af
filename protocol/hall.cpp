#include "protocol/hall_impl.h"

namespace penta {

std::vector<Hint> BotTask::think(std::int64_t (*now)()) {
  constexpr std::size_t most = 3;
  if (draw_offered) return {{.move = bot_takes_draw(*state, seat, chance) ? accepts : declines}};
  const auto bot = state->rules().bot(spec, now);
  if (hint) return bot->hints(*state, seat, most, chance);
  return {{.move = bot->choose(*state, seat, chance)}};
}

Hall::Hall(Archive& archive, Random random, HallLimits limits, Games games)
    : impl_(std::make_unique<Impl>(archive, random, limits, games)) {}
Hall::~Hall() = default;

void Hall::enter(ClientId client, std::string_view address, Milliseconds now,
                 std::string_view for_others) {
  impl_->enter(client, address, now, for_others);
}
void Hall::leave(ClientId client, Milliseconds now) { impl_->leave(client, now); }
void Hall::receive(ClientId client, std::string_view message, Milliseconds now) {
  impl_->receive(client, message, now);
}
void Hall::answer(const std::string& table, std::uint64_t ticket, const std::vector<Hint>& thought,
                  Milliseconds now) {
  impl_->answer(table, ticket, thought, now);
}
void Hall::finished(std::uint64_t ticket, std::string result) {
  impl_->finished(ticket, std::move(result));
}
std::optional<Milliseconds> Hall::next_tick() const { return impl_->next_tick(); }
void Hall::tick(Milliseconds now) { impl_->tick(now); }
Effects Hall::take_effects() { return std::exchange(impl_->effects, {}); }
std::size_t Hall::tables_in_memory() const { return impl_->tables.size(); }
std::size_t Hall::clients() const { return impl_->clients.size(); }
std::size_t Hall::rules_in_memory() const { return impl_->shared_rules.size(); }
double Hall::work() const { return impl_->work_done; }

}  // namespace penta
