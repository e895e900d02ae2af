#include "server/page.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "engine/phrase.h"
#include "engine/sha256.h"

namespace penta::server {
namespace {

constexpr std::uintmax_t most_bytes = 32'000'000;
constexpr std::size_t most_files = 5000;

constexpr std::string_view not_built =
    "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Pentaphase</title>"
    "<h1>Pentaphase is running, but its page is not built</h1>"
    "<p>In the project's folder: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>. "
    "Then load this page again. Programs can play at <code>/ws</code> already.</p>\n";

std::string_view type_of(std::string_view path) {
  using Pair = std::pair<std::string_view, std::string_view>;
  static constexpr std::array<Pair, 19> types{{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".mjs", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".json", "application/json"},
      {".map", "application/json"},
      {".wasm", "application/wasm"},
      {".webmanifest", "application/manifest+json"},
      {".svg", "image/svg+xml"},
      {".png", "image/png"},
      {".jpg", "image/jpeg"},
      {".webp", "image/webp"},
      {".avif", "image/avif"},
      {".ico", "image/x-icon"},
      {".woff2", "font/woff2"},
      {".mp3", "audio/mpeg"},
      {".ogg", "audio/ogg"},
      {".txt", "text/plain; charset=utf-8"},
      {".md", "text/markdown; charset=utf-8"},
  }};
  for (const auto& [ending, type] : types) {
    if (path.ends_with(ending)) return type;
  }
  return "application/octet-stream";
}

// Names that the bundler has given a hash of their content: "/assets/index-B3xk9_aQ.js".
bool is_hashed(std::string_view path) {
  if (!path.starts_with("/assets/")) return false;
  const std::string_view name = path.substr(path.rfind('/') + 1);
  const std::string_view stem = name.substr(0, name.find('.'));
  return stem.size() > 9 && stem[stem.size() - 9] == '-';
}

// The path that is asked for, decoded; nothing if it cannot be one.
std::optional<std::string> path_of(std::string_view target) {
  target = target.substr(0, target.find_first_of("?#"));
  if (!target.starts_with('/')) return std::nullopt;
  const auto digit = [](char c) {
    if (c >= '0' && c <= '9') return c - '0';
    c = static_cast<char>(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  };
  std::string path;
  for (std::size_t i = 0; i < target.size(); ++i) {
    if (target[i] != '%') {
      path += target[i];
      continue;
    }
    if (i + 2 >= target.size()) return std::nullopt;
    const int high = digit(target[i + 1]);
    const int low = digit(target[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    path += static_cast<char>(high * 16 + low);
    i += 2;
  }
  if (path.ends_with('/')) path += "index.html";
  return path;
}

// Whether a list like "gzip, br;q=0.5" has the word with a weight above zero.
bool accepts(std::string_view list, std::string_view word) {
  for (const std::string_view item : split(list, ',')) {
    const auto parts = split(item, ';');
    if (lower(trim(parts.front())) != word) continue;
    return std::none_of(parts.begin() + 1, parts.end(), [](std::string_view part) {
      part = trim(part);
      return part.starts_with("q=0") && part.find_first_not_of("0.", 2) == std::string_view::npos;
    });
  }
  return false;
}

bool matches(std::string_view list, std::string_view etag) {
  for (std::string_view item : split(list, ',')) {
    item = trim(item);
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == etag || item == "*") return true;
  }
  return false;
}

std::string content_policy(std::string_view host) {
  std::string policy =
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
      "img-src 'self' data:; font-src 'self'; connect-src 'self'";
  // For browsers that do not count a WebSocket to the same place as 'self'.
  if (!host.empty()) {
    policy.append(" ws://").append(host).append(" wss://").append(host);
  }
  return policy +
         "; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
         "frame-ancestors 'none'";
}

Response response(int status, std::string_view type, std::shared_ptr<const std::string> body,
                  std::string_view host) {
  Response made{.status = status, .fields = {}, .body = std::move(body)};
  made.fields.emplace_back("Content-Type", type);
  made.fields.emplace_back("Content-Security-Policy", content_policy(host));
  made.fields.emplace_back("Referrer-Policy", "no-referrer");
  made.fields.emplace_back("X-Content-Type-Options", "nosniff");
  made.fields.emplace_back("X-Frame-Options", "DENY");
  made.fields.emplace_back("Cross-Origin-Opener-Policy", "same-origin");
  made.fields.emplace_back("Cross-Origin-Resource-Policy", "same-origin");
  return made;
}

std::string_view reason(int status) {
  switch (status) {
    case 200:
      return "OK";
    case 304:
      return "Not Modified";
    case 400:
      return "Bad Request";
    case 403:
      return "Forbidden";
    case 404:
      return "Not Found";
    case 405:
      return "Method Not Allowed";
    case 413:
      return "Content Too Large";
    case 421:
      return "Misdirected Request";
    case 426:
      return "Upgrade Required";
    case 429:
      return "Too Many Requests";
    case 431:
      return "Request Header Fields Too Large";
    case 503:
      return "Service Unavailable";
    default:
      return "Error";
  }
}

}  // namespace

Response plain_response(int status, std::string_view text, std::string_view host) {
  auto made = response(status, "text/plain; charset=utf-8",
                       std::make_shared<std::string>(std::string(text) + "\n"), host);
  made.fields.emplace_back("Cache-Control", "no-store");
  return made;
}

std::string head_of(const Response& response, bool keep_alive) {
  std::string head = "HTTP/1.1 " + std::to_string(response.status) + " ";
  head.append(reason(response.status)).append("\r\n");
  for (const auto& [name, value] : response.fields) {
    head.append(name).append(": ").append(value).append("\r\n");
  }
  if (response.status != 304) {
    const std::size_t size = response.body ? response.body->size() : 0;
    head.append("Content-Length: ").append(std::to_string(size)).append("\r\n");
  }
  if (!keep_alive) head.append("Connection: close\r\n");
  return head.append("\r\n");
}

Page::Page(std::filesystem::path folder) : folder_(std::move(folder)) { look_again(); }

void Page::look_again() {
  const auto now = std::chrono::steady_clock::now();
  if (looked_.time_since_epoch().count() != 0 && now - looked_ < std::chrono::seconds(1)) return;
  looked_ = now;
  std::map<std::string, File> found;
  std::error_code error;
  std::filesystem::recursive_directory_iterator entry(folder_, error);
  for (; !error && entry != std::filesystem::end(entry) && found.size() < most_files;
       entry.increment(error)) {
    if (entry->path().filename().native().starts_with('.')) {
      if (entry->is_directory(error)) entry.disable_recursion_pending();
      continue;
    }
    if (!entry->is_regular_file(error)) continue;
    File file{.path = entry->path(),
              .changed = entry->last_write_time(error),
              .size = entry->file_size(error),
              .content = {},
              .etag = {}};
    if (error || file.size > most_bytes) continue;
    std::string name = "/" + entry->path().lexically_relative(folder_).generic_string();
    const auto known = files_.find(name);
    const bool same = known != files_.end() && known->second.changed == file.changed &&
                      known->second.size == file.size;
    found.emplace(std::move(name), same ? std::move(known->second) : std::move(file));
  }
  // A folder that cannot be read just now (there may be too many open files) is not empty.
  if (error && error != std::errc::no_such_file_or_directory &&
      error != std::errc::not_a_directory) {
    return;
  }
  files_ = std::move(found);
}

bool Page::load(File& file) {
  if (!file.content) {
    std::ifstream stream(file.path, std::ios::binary);
    std::string content(std::istreambuf_iterator<char>(stream), {});
    if (!stream) return false;
    file.etag = "\"" + to_hex(sha256(content)).substr(0, 20) + "\"";
    file.content = std::make_shared<const std::string>(std::move(content));
  }
  return true;
}

Response Page::answer(const Request& request) {
  if (request.method != "GET" && request.method != "HEAD") {
    auto refusal = plain_response(405, "Only GET and HEAD are answered here.", request.host);
    refusal.fields.emplace_back("Allow", "GET, HEAD");
    return refusal;
  }
  const auto path = path_of(request.target);
  if (!path) return plain_response(400, "The address is malformed.", request.host);
  look_again();
  const auto found = files_.find(*path);
  if (found == files_.end() && *path == "/index.html") {
    auto made = response(200, "text/html; charset=utf-8",
                         std::make_shared<const std::string>(not_built), request.host);
    made.fields.emplace_back("Cache-Control", "no-store");
    return made;
  }
  if (found == files_.end()) return plain_response(404, "There is nothing here.", request.host);
  if (!load(found->second)) {
    return plain_response(503, "The page cannot be read just now; try again in a moment.",
                          request.host);
  }

  File* best = &found->second;
  std::string_view encoding;
  bool varies = false;
  using Variant = std::pair<std::string_view, std::string_view>;
  for (const auto& [ending, name] : {Variant{".br", "br"}, Variant{".gz", "gzip"}}) {
    const auto variant =
        path->ends_with(ending) ? files_.end() : files_.find(*path + std::string(ending));
    if (variant == files_.end()) continue;
    varies = true;
    if (!encoding.empty() || !accepts(request.accept_encoding, name)) continue;
    if (load(variant->second)) {
      best = &variant->second;
      encoding = name;
    }
  }

  const bool unchanged = matches(request.if_none_match, best->etag);
  auto made = response(unchanged ? 304 : 200, type_of(*path), unchanged ? nullptr : best->content,
                       request.host);
  made.fields.emplace_back("ETag", best->etag);
  made.fields.emplace_back("Cache-Control",
                           is_hashed(*path) ? "public, max-age=31536000, immutable" : "no-cache");
  if (varies) made.fields.emplace_back("Vary", "Accept-Encoding");
  if (!encoding.empty()) made.fields.emplace_back("Content-Encoding", encoding);
  return made;
}

}  // namespace penta::server
