// What ./test compiles first, to say how fast the machine is. It depends on nothing of ours: leave
// it as it is, or the table of minutes in CONTRIBUTING.md has to be measured anew.
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <memory>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>

namespace {

template <int N>
struct Step {
  using Value = std::variant<int, std::string, std::vector<double>, std::map<std::string, int>>;

  static Value next(const Value& value) {
    return std::visit(
        [](const auto& held) -> Value {
          std::map<std::string, std::function<int(int)>> actions;
          std::unordered_map<int, std::set<std::string>> names;
          actions["step"] = [&](int x) { return x * N + static_cast<int>(sizeof held); };
          names[N].insert(std::to_string(actions["step"](N)));
          std::vector<std::string> words;
          for (const auto& [number, some] : names) {
            for (const auto& name : some) words.push_back(std::to_string(number) + name);
          }
          std::sort(words.begin(), words.end(), [](const auto& a, const auto& b) {
            return a.size() != b.size() ? a.size() < b.size() : a < b;
          });
          return words.empty() ? Value(N) : Value(words.front());
        },
        Step<N - 1>::next(value));
  }
};

template <>
struct Step<0> {
  using Value = Step<1>::Value;
  static Value next(const Value& value) { return value; }
};

}  // namespace

int main(int count, char** words) {
  std::ostringstream out;
  for (int i = 0; i < count; ++i) {
    const std::regex pattern("([a-z]+)-([0-9]+)");
    std::smatch found;
    const std::string word = words[i];
    if (std::regex_match(word, found, pattern)) out << found[1];
    out << Step<8>::next(word).index();
  }
  std::cout << out.str();
}
