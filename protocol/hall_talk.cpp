// What clients say: it is read here, and whoever is to deal with it is called. Hello, ping and list
// are answered at once.
#include <algorithm>

#include "protocol/hall_impl.h"
#include "protocol/message_head.h"

namespace penta {
namespace {

constexpr int protocol_version = 1;
constexpr std::size_t most_listed = 100;
constexpr double work_to_list = 20;  // in entries that are played again, roughly

std::vector<messages::GameOffer> offers(Games offered, Lang lang) {
  std::vector<messages::GameOffer> games;
  for (const AnyGame* game : offered) {
    const GameInfo& info = game->info();
    messages::GameOffer offer{.id = std::string(info.id),
                              .name = std::string(info.name),
                              .about = std::string(info.about.in(lang)),
                              .least = info.least_players,
                              .most = info.most_players,
                              .usual = info.usual_players,
                              .guide = !game->guide().empty()};
    for (const OptionSpec& spec : game->option_specs()) {
      messages::OptionOffer option{
          .name = std::string(spec.name),
          .help = std::string(lang == Lang::de ? spec.help_de : spec.help_en),
          .rare = spec.rare,
          .seat = spec.seat};
      switch (spec.kind) {
        case OptionSpec::Kind::choice:
          option.kind = "choice";
          for (const std::string_view choice : spec.choices) option.choices.emplace_back(choice);
          for (const Phrase& label : spec.labels) option.labels.emplace_back(label.in(lang));
          option.usual = option.choices.front();
          break;
        case OptionSpec::Kind::number:
          option.kind = "number";
          option.low = spec.low;
          option.high = spec.high;
          option.usual = std::to_string(spec.usual);
          break;
        case OptionSpec::Kind::text:
          option.kind = "text";
          break;
      }
      offer.options.push_back(std::move(option));
    }
    for (const Question& each : game->questions()) {
      offer.questions.push_back({.word = std::string(each.word),
                                 .text = std::string(each.text.in(lang)),
                                 .concerns = each.concerns});
    }
    games.push_back(std::move(offer));
  }
  return games;
}

messages::Id id_of(Node message) {
  if (message.kind() != Node::Kind::object) return std::nullopt;
  const auto id = message.find("id");
  if (!id || id->kind() != Node::Kind::text || id->text().size() > longest_id) return std::nullopt;
  return std::string(id->text());
}

RequestError not_greeted() { return {ErrorCode::version, "say hello first, with \"version\":1"}; }

}  // namespace

void Hall::Impl::receive(ClientId id, std::string_view text, Milliseconds now) {
  const auto found = clients.find(id);
  if (found == clients.end()) return;
  Client& client = found->second;
  clock = now;
  messages::ErrorSent problem;
  MaybeRequestError answer;
  if (!client.messages.take(now)) {
    answer = request_error(client, ErrorCode::limit,
                           {"Too many messages: at most {0} a second.",
                            "Zu viele Nachrichten: höchstens {0} in der Sekunde."},
                           {std::to_string(limits.messages_per_second)});
  } else if (text.size() > limits.message_bytes) {
    problem.re = head_of(text).id;
    answer = receive_long(client, text);
  } else if (const auto document = JsonDocument::parse(text); !document) {
    answer = RequestError{ErrorCode::malformed, document.error().text};
  } else {
    const Node root = document->root();
    problem.re = id_of(root);
    answer = understand(client, root, text, now);
  }
  if (!answer) return;
  problem.code = answer->code;
  problem.text = answer->text;
  problem.seat = answer->seat;
  problem.flaws = std::move(answer->flaws);
  problem.free = std::move(answer->free);
  send(id, problem);
}

// Nothing but a record is long, and nobody waits while it is read.
MaybeRequestError Hall::Impl::receive_long(Client& client, std::string_view text) {
  const bool record = may_be_long(text);
  const std::size_t most = record ? limits.record_bytes : limits.message_bytes;
  if (text.size() > most) {
    return request_error(client, ErrorCode::limit,
                         {"The message is too long: at most {0} bytes.",
                          "Die Nachricht ist zu lang: höchstens {0} Bytes."},
                         {std::to_string(most)});
  }
  if (!client.greeted) return not_greeted();
  return verify_record(client, text, head_of(text).id);
}

namespace {

template <class Message>
MaybeError read_message(Node node, Message& message) {
  if (auto wrong = read(node, Words{}, message, Place(message.type))) return wrong;
  if (message.id && message.id->size() > longest_id) {
    return complain(message.type + ".id", "at most 40 characters");
  }
  return std::nullopt;
}

}  // namespace

MaybeRequestError Hall::Impl::understand(Client& client, Node message, std::string_view text,
                                         Milliseconds now) {
  const auto type = text_field(message, "type", "message");
  if (!type) return RequestError{ErrorCode::malformed, type.error().text};
  if (!client.greeted && *type != "hello") return not_greeted();
  const auto as = [&]<class Message>(Message request) -> MaybeRequestError {
    request.type = *type;
    if (auto wrong = read_message(message, request))
      return RequestError{ErrorCode::malformed, wrong->text};
    return on(client, request, now);
  };
  if (*type == "hello") return as(messages::Hello{});
  if (*type == "create") return as(messages::Create{});
  if (*type == "join") return as(messages::Join{});
  if (*type == "rename") return as(messages::Rename{});
  if (*type == "choose") return as(messages::Choose{});
  if (*type == "commit") return as(messages::Commit{});
  if (*type == "reveal") return as(messages::Reveal{});
  if (*type == "move") return as(messages::Move{});
  if (*type == "arrange") return as(messages::Arrange{});
  if (*type == "undo") return as(messages::Undo{});
  if (*type == "agree") return as(messages::Agree{});
  if (*type == "chat") return as(messages::Chat{});
  if (*type == "point") return as(messages::Point{});
  if (*type == "stand_in") return as(messages::StandIn{});
  if (*type == "standing_pass") return as(messages::StandingPass{});
  if (*type == "replay") return as(messages::Replay{});
  if (*type == "continue") return as(messages::Continue{});
  if (*type == "rules") return as(messages::AskRules{});
  if (*type == "choices") return as(messages::AskChoices{});
  if (*type == "high_scores") return as(messages::AskHighScores{});
  if (*type == "verify") {
    const auto record = field_of(message, "record", Node::Kind::object, "verify");
    if (!record) return RequestError{ErrorCode::malformed, record.error().text};
    return verify_record(client, text, id_of(message));
  }
  if (*type == "leave" || *type == "start" || *type == "close" || *type == "record") {
    return as(messages::AtTable{});
  }
  if (*type == "hint" || *type == "remove" || *type == "pause" || *type == "resume" ||
      *type == "concede" || *type == "offer_draw" || *type == "accept_draw" ||
      *type == "decline_draw") {
    return as(messages::AtSeat{});
  }
  if (*type == "list" || *type == "ping") return as(messages::Bare{});
  return RequestError{ErrorCode::unknown_type, "there is no message '" + printable(*type) +
                                                   "'; docs/protocol.md lists them"};
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Hello& hello, Milliseconds now) {
  if (hello.version != protocol_version) {
    return RequestError{ErrorCode::version, "version " + std::to_string(hello.version) +
                                                " is not spoken here; expected 1"};
  }
  const bool again = client.greeted;
  if (again && !may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  client.greeted = true;
  client.lang = hello.lang;
  client.previews = hello.previews;
  std::optional<std::string> address;
  if (!client.for_others.empty()) address = client.for_others;
  send(client.id, messages::Welcome{
                      .re = hello.id,
                      .version = protocol_version,
                      .lang = hello.lang,
                      .games = offers(games, hello.lang),
                      .levels = {Level::easy, Level::normal, Level::hard},
                      .limits = {.message_bytes = static_cast<std::int64_t>(limits.message_bytes),
                                 .record_bytes = static_cast<std::int64_t>(limits.record_bytes),
                                 .messages_per_second = limits.messages_per_second,
                                 .tables_per_hour = limits.tables_per_hour,
                                 .chat_letters = limits.chat_letters},
                      .address = std::move(address)});
  if (!again) return std::nullopt;
  for (const std::string& name : client.tables) {
    RequestError wrong;
    const HallTable* table = find(client, name, now, wrong);
    if (table == nullptr || !table->match) continue;
    for (const Member& member : table->members) {
      if (member.client != client.id || member.role == Role::host) continue;
      send_update(client, *table, member.role == Role::seat ? member.seat : stranger, -1);
    }
  }
  return std::nullopt;
}

MaybeRequestError Hall::Impl::on(Client& client, const messages::Bare& bare, Milliseconds /*now*/) {
  if (bare.type == "ping") {
    send(client.id, messages::Done{.type = "pong", .re = bare.id});
    return std::nullopt;
  }
  if (!may_ask(client)) return request_error(client, ErrorCode::limit, asks_too_much);
  messages::Tables listing{.re = bare.id};
  for (const std::string& name : archive.listed(most_listed)) {
    if (auto listed = look_up(client, name)) listing.tables.push_back(std::move(*listed));
  }
  charge(client, work_to_list + static_cast<double>(listing.tables.size()));
  send(client.id, listing);
  return std::nullopt;
}

}  // namespace penta
