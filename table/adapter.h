// Makes an AnyGame of a game.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

#include "bots/bot.h"
#include "bots/playout.h"
#include "bots/signature.h"
#include "engine/alike.h"
#include "engine/derived.h"
#include "engine/wording.h"
#include "table/any_game.h"

namespace penta {

template <class T>
T from_bytes(const void* bytes) {
  T value{};
  std::memcpy(static_cast<void*>(&value), bytes, sizeof value);
  return value;
}

template <Game Rules>
struct Adapter {
  using Move = typename Rules::Move;
  using Event = typename Rules::Event;
  static_assert(sizeof(Event) <= sizeof(AnyEvent));

  static MoveCode code(Move move) {
    MoveCode code = 0;
    std::memcpy(&code, &move, sizeof move);
    return code;
  }
  static Move move(MoveCode code) { return from_bytes<Move>(&code); }
  static Event event(const AnyEvent& any) { return from_bytes<Event>(any.bytes.data()); }
  static AnyEvent any(const Event& event) {
    AnyEvent any;
    std::memcpy(any.bytes.data(), &event, sizeof event);
    return any;
  }

  static std::span<const Question> questions_of_game() {
    if constexpr (Reacting<Rules>) return Rules::questions();
    return {};
  }

  // Gathers events in the form that the table keeps.
  struct Gatherer {
    static constexpr bool listens = true;
    void operator()(const Event& event) { events.push_back(any(event)); }
    std::vector<AnyEvent>& events;
  };

  class RulesOf;
  class ViewsOf;

  class StateOf final : public AnyState {
   public:
    StateOf(std::shared_ptr<const RulesOf> rules, const typename Rules::State& state)
        : owner_(std::move(rules)), state_(state) {}

    std::unique_ptr<AnyState> clone() const override { return std::make_unique<StateOf>(*this); }
    const AnyRules& rules() const override { return *owner_; }
    SeatSet to_act() const override { return game().to_act(state_); }
    bool simultaneous() const override { return game().simultaneous(state_); }
    std::vector<MoveCode> legal_moves(Seat seat) const override {
      typename Rules::MoveList moves;
      game().legal_moves(view(seat), moves);
      std::vector<MoveCode> codes;
      for (const Move move : moves) codes.push_back(code(move));
      return codes;
    }
    Reason check(Viewer viewer, MoveCode code) const override {
      return game().check(view(viewer), move(code));
    }
    Result<Reason> arrange(Viewer viewer, Node node, Writer& out) const override {
      if constexpr (Arranging<Rules>) {
        typename Rules::Wish wish{};
        if (auto wrong = read(node, game(), wish, Place("wish"))) return *wrong;
        typename Rules::Arrangement arrangement{};
        const Reason reason = game().arrange(view(viewer), wish, arrangement);
        if (reason.ok()) penta::write(out, game(), arrangement);
        return reason;
      } else {
        return Error{"wish: nothing is put together in this game"};
      }
    }
    std::vector<MoveCode> refused(Viewer viewer) const override {
      std::vector<MoveCode> codes;
      for (const Move move : game().refused(view(viewer))) codes.push_back(code(move));
      return codes;
    }
    void apply(Seat seat, MoveCode code, MatchChance& chance,
               std::vector<AnyEvent>& events) override {
      Gatherer gatherer{events};
      game().apply(state_, seat, move(code), chance, gatherer);
    }
    Outcome outcome() const override { return game().outcome(state_); }
    int grade() const override {
      if constexpr (Scored<Rules>) return game().grade(state_);
      return 0;
    }
    std::optional<Milliseconds> next_due() const override {
      if constexpr (Clocked<Rules>) return game().next_due(state_);
      return std::nullopt;
    }
    std::optional<Milliseconds> known_due(Viewer viewer) const override {
      if constexpr (Clocked<Rules>) return game().known_due(view(viewer));
      return std::nullopt;
    }
    void advance(Milliseconds passed, MatchChance& chance, std::vector<AnyEvent>& events) override {
      if constexpr (Clocked<Rules>) {
        Gatherer gatherer{events};
        game().advance(state_, passed, chance, gatherer);
      }
    }
    Milliseconds charge(Seat seat, MoveCode code) const override {
      if constexpr (Clocked<Rules>) return game().charge(state_, seat, move(code));
      return 0;
    }
    bool may_pause(Viewer viewer) const override {
      if constexpr (Clocked<Rules>) return game().may_pause(view(viewer));
      return false;
    }
    bool may_resume(Viewer viewer) const override {
      if constexpr (Clocked<Rules>) return game().may_resume(view(viewer));
      return false;
    }
    std::optional<Window<MoveCode>> window(Seat seat) const override {
      if constexpr (Reacting<Rules>) {
        if (const auto open = game().window(view(seat))) {
          return Window<MoveCode>{
              .pass = code(open->pass), .asks = open->asks, .opens = open->opens};
        }
      }
      return std::nullopt;
    }
    bool has_turn(Seat seat) const override {
      if constexpr (Reacting<Rules>) return game().has_turn(view(seat));
      return false;
    }
    bool looks_like(const AnyState& other, Viewer viewer) const override {
      const auto here = view(viewer);
      const auto there = static_cast<const StateOf&>(other).view(viewer);
      return std::memcmp(&here, &there, sizeof here) == 0;
    }
    std::vector<AnyEvent> preview(Viewer viewer, MoveCode code) const override {
      std::vector<AnyEvent> events;
      for (const Event& event : penta::preview(game(), view(viewer), move(code))) {
        events.push_back(any(event));
      }
      return events;
    }
    std::optional<Advice> outlook(Viewer viewer, MoveCode code) const override {
      if constexpr (Foreseeing<Rules>) return game().outlook(view(viewer), move(code));
      return std::nullopt;
    }
    std::unique_ptr<AnyState> imagine(Viewer viewer, FastChance& chance) const override {
      return std::make_unique<StateOf>(owner_, penta::imagine(game(), view(viewer), chance));
    }
    PerSeat<double> chances(int continuations, FastChance& chance) const override {
      return bots::chances(game(), state_, continuations, chance);
    }
    void write(Writer& out) const override { penta::write(out, game(), game().position(state_)); }
    void write_view(Writer& out, Viewer viewer) const override {
      penta::write(out, game(), game().position(view(viewer)));
    }
    std::unique_ptr<AnyViews> views() const override { return std::make_unique<ViewsOf>(*this); }
    std::string board(const Speaker& speaker, const Ink& ink) const override {
      return game().board(view(speaker.viewer), speaker, ink);
    }
    std::uint32_t chapter(Viewer viewer) const override {
      if constexpr (Chaptered<Rules>) return game().chapter(view(viewer));
      return 0;
    }
    std::string brief(const Speaker& speaker, const Ink& ink) const override {
      if constexpr (Chaptered<Rules>) return game().brief(view(speaker.viewer), speaker, ink);
      return "";
    }
    std::vector<std::string> designs(Viewer viewer, std::string_view name) const override {
      if constexpr (ShowsCards<Rules>) return game().designs(view(viewer), name);
      return {};
    }
    std::string say(MoveCode code, const Speaker& speaker) const override {
      if constexpr (NamesMoves<Rules>) {
        return game().say(move(code), view(speaker.viewer), speaker);
      } else {
        return game().say(move(code), speaker);
      }
    }
    std::span<const std::byte> bytes() const override {
      return std::as_bytes(std::span(&state_, 1));
    }
    typename Rules::View view(Viewer viewer) const { return game().view(state_, viewer); }

    const Rules& game() const { return owner_->rules; }

   private:
    std::shared_ptr<const RulesOf> owner_;
    typename Rules::State state_;
  };

  class ViewsOf final : public AnyViews {
   public:
    explicit ViewsOf(const StateOf& state) : state_(state) {}
    void write(Writer& out, Viewer viewer) override {
      positions_.write(out, state_.game(), state_.game().position(state_.view(viewer)));
    }

   private:
    const StateOf& state_;
    Alike<typename Rules::Position> positions_;
  };

  class BotOf final : public AnyBot {
   public:
    BotOf(std::shared_ptr<const RulesOf> rules, const bots::Spec& spec, std::int64_t (*now)())
        : owner_(std::move(rules)), bot_(bots::make_bot(owner_->rules, spec, now)) {}
    MoveCode choose(const AnyState& state, Seat seat, FastChance& chance) override {
      return code(bot_->choose(static_cast<const StateOf&>(state).view(seat), chance));
    }
    std::vector<Hint> hints(const AnyState& state, Seat seat, std::size_t most,
                            FastChance& chance) override {
      const auto view = static_cast<const StateOf&>(state).view(seat);
      const auto opinions = bot_->opinions(view, most, chance);
      std::vector<Hint> hints;
      for (const auto& [move, value] : opinions) {
        hints.push_back({.move = code(move)});
        if (value) hints.back().percent = static_cast<int>(std::lround(*value * 100));
        hints.back().advice = advice(view, opinions, move);
      }
      return hints;
    }

   private:
    // Compared with all others that are legal, those first that the bot thinks well of.
    std::optional<Advice> advice(const typename Rules::View& view,
                                 const std::vector<bots::Opinion<Rules>>& opinions,
                                 Move about) const {
      if constexpr (Advising<Rules>) {
        typename Rules::MoveList legal;
        owner_->rules.legal_moves(view, legal);
        std::vector<Move> moves;
        for (const auto& opinion : opinions) moves.push_back(opinion.move);
        moves.insert(moves.end(), legal.begin(), legal.end());
        std::vector<Move> rivals;
        for (const Move each : moves) {
          const auto is = [each](Move other) { return code(other) == code(each); };
          if (!is(about) && std::none_of(rivals.begin(), rivals.end(), is)) rivals.push_back(each);
        }
        return owner_->rules.advice(view, about, rivals);
      }
      return std::nullopt;
    }

    std::shared_ptr<const RulesOf> owner_;
    std::unique_ptr<bots::Bot<Rules>> bot_;
  };

  class RulesOf final : public AnyRules, public std::enable_shared_from_this<RulesOf> {
   public:
    RulesOf(Rules made, Options options, OptionList brought)
        : rules(std::move(made)), options_(std::move(options)), brought_(std::move(brought)) {}

    const GameInfo& info() const override { return Rules::info(); }
    const Options& options() const override { return options_; }
    OptionList brought() const override {
      if constexpr (BringsCards<Rules>)
        return brought_.empty() ? Rules::brought(options_) : brought_;
      return {};
    }
    const Digest& id() const override { return rules.id(); }
    int players() const override { return rules.players(); }
    std::unique_ptr<AnyState> start(MatchChance& chance,
                                    std::vector<AnyEvent>& events) const override {
      Gatherer gatherer{events};
      return std::make_unique<StateOf>(this->shared_from_this(), rules.start(chance, gatherer));
    }
    Result<std::unique_ptr<AnyState>> set_up(Node node) const override {
      typename Rules::Position position{};
      if (auto wrong = read(node, rules, position, Place("position"))) return *wrong;
      auto state = rules.set_up(position);
      if (!state) return state.error();
      return std::unique_ptr<AnyState>(std::make_unique<StateOf>(this->shared_from_this(), *state));
    }
    std::unique_ptr<AnyBot> bot(const bots::Spec& spec, std::int64_t (*now)()) const override {
      return std::make_unique<BotOf>(this->shared_from_this(), spec, now);
    }
    std::span<const Question> questions() const override { return questions_of_game(); }
    bool draws_stand() const override { return penta::draws_stand(rules); }
    std::string score_list() const override {
      if constexpr (Scored<Rules>) return rules.score_list();
      return {};
    }
    std::vector<ReadyChoice> ready_choices(Lang lang) const override {
      if constexpr (Choosing<Rules>) return rules.ready_choices(options_, lang);
      return {};
    }
    std::optional<Choice> seat_choice(Seat seat, Lang lang) const override {
      if constexpr (Choosing<Rules>) return rules.seat_choice(seat, lang);
      return std::nullopt;
    }
    bool interjects(MoveCode code) const override { return penta::interjects(rules, move(code)); }
    std::string notation(MoveCode code) const override { return rules.notation(move(code)); }
    Result<MoveCode> parse(std::string_view notation) const override {
      const auto parsed = rules.parse(notation);
      if (!parsed) return parsed.error();
      return code(*parsed);
    }
    std::optional<AnyEvent> event_for(const AnyEvent& any_event, Viewer viewer) const override {
      const auto seen = rules.event_for(event(any_event), viewer);
      if (!seen) return std::nullopt;
      return any(*seen);
    }
    SeatSet learners(const AnyEvent& any_event) const override {
      return rules.learners(event(any_event));
    }
    std::string_view scene(const AnyEvent& any_event) const override {
      return penta::scene(rules, event(any_event));
    }
    void write_event(Writer& out, const AnyEvent& any_event) const override {
      penta::write(out, rules, event(any_event));
    }
    void write_parts(Writer& out, MoveCode code) const override {
      penta::write(out, rules, rules.parts(move(code)));
    }
    void write_content(Writer& out, Lang lang) const override {
      penta::write(out, rules, rules.content(lang));
    }
    std::string say(const AnyEvent& any_event, const Speaker& speaker) const override {
      return rules.say(event(any_event), speaker);
    }
    std::string say(MoveCode code, const Speaker& speaker) const override {
      return rules.say(move(code), speaker);
    }
    std::string say(Reason reason, const Speaker& speaker) const override {
      return rules.say(reason, speaker);
    }
    std::string say(const Advice& advice, const Speaker& speaker) const override {
      if constexpr (Advising<Rules>) return rules.say(advice, speaker);
      return "";
    }
    std::string rules_text(Lang lang) const override { return rules.rules_text(lang); }

    const Rules rules;

   private:
    Options options_;
    OptionList brought_;  // by an older program; empty: by this one
  };

  class GameOf final : public AnyGame {
   public:
    explicit GameOf(std::string_view guide = {}) : guide_(guide) {}
    const GameInfo& info() const override { return Rules::info(); }
    const std::vector<OptionSpec>& option_specs() const override { return Rules::option_specs(); }
    std::span<const Question> questions() const override { return questions_of_game(); }
    Result<std::shared_ptr<const AnyRules>> make(const OptionList& given,
                                                 const OptionList& brought) const override {
      auto options = Options::check(Rules::option_specs(), given);
      if (!options) return options.error();
      auto all = options->with(Rules::option_specs(), brought);
      if (!all) return all.error();
      auto rules = Rules::make(*all);
      if (!rules) return rules.error();
      return std::shared_ptr<const AnyRules>(
          std::make_shared<const RulesOf>(*rules, *options, brought));
    }
    Result<ChoiceMade> read_choice(const OptionList& given, Seat seat, std::string_view written,
                                   const Speaker& speaker) const override {
      if constexpr (Choosing<Rules>) {
        const auto options = Options::check(Rules::option_specs(), given);
        if (!options) return options.error();
        return Rules::read_choice(*options, seat, written, speaker);
      }
      return ChoiceMade{.value = std::string(written)};
    }
    Signatures signatures() const override {
      const bots::Signatures numbers = bots::signatures<Rules>();
      return {.rules = numbers.rules, .cards = numbers.cards, .search = numbers.search};
    }
    std::string_view guide() const override { return guide_; }
    const cards::Language* card_language() const override {
      if constexpr (requires { Rules::card_language(); }) {
        return &Rules::card_language();
      } else {
        return nullptr;
      }
    }

   private:
    std::string_view guide_;
  };
};

}  // namespace penta
