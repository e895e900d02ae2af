// Answers requests for files of the page, without any network: a request in, a response out.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace penta::server {

struct Request {
  std::string_view method = "GET";
  std::string_view target = "/";
  std::string_view host{};  // as in the header, already trusted
  std::string_view accept_encoding{};
  std::string_view if_none_match{};
};

struct Response {
  int status = 200;
  std::vector<std::pair<std::string_view, std::string>> fields{};
  std::shared_ptr<const std::string> body{};
};

// With all headers that every response has.
Response plain_response(int status, std::string_view text, std::string_view host = {});
// The status line and all fields, up to the empty line.
std::string head_of(const Response& response, bool keep_alive);

// The files of one folder. Only what lies in it can be asked for: names are looked up in a list.
class Page {
 public:
  // A folder that is missing or empty is served as a page that says so.
  explicit Page(std::filesystem::path folder);

  Response answer(const Request& request);

 private:
  struct File {
    std::filesystem::path path;
    std::filesystem::file_time_type changed;
    std::uintmax_t size = 0;
    std::shared_ptr<const std::string> content;  // once somebody has asked for it
    std::string etag;
  };

  void look_again();
  // False: it cannot be read.
  static bool load(File& file);

  std::filesystem::path folder_;
  std::map<std::string, File> files_;  // "/assets/index.js"
  std::chrono::steady_clock::time_point looked_{};
};

}  // namespace penta::server
