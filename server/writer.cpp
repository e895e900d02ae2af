#include "server/writer.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace penta::server {
namespace {

template <class T>
void append(std::vector<T>& to, std::vector<T>&& from) {
  if (to.empty()) {
    to = std::move(from);
  } else {
    to.insert(to.end(), std::move_iterator(from.begin()), std::move_iterator(from.end()));
  }
}

}  // namespace

Writer::Writer(Storage& storage, Deliver deliver, Fail fail)
    : storage_(storage),
      deliver_(std::move(deliver)),
      fail_(std::move(fail)),
      thread_([this] { work(); }) {}

Writer::~Writer() { stop(); }

void Writer::submit(std::vector<Row> rows, std::vector<Outgoing> messages) {
  {
    const std::scoped_lock guard(mutex_);
    if (failed_) return;
    append(waiting_.rows, std::move(rows));
    append(waiting_.messages, std::move(messages));
    ++waiting_.submissions;
  }
  changed_.notify_one();
}

void Writer::stop() {
  {
    const std::scoped_lock guard(mutex_);
    stopping_ = true;
  }
  changed_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Writer::work() {
  while (write_next()) {
  }
}

bool Writer::write_next() {
  {
    std::unique_lock guard(mutex_);
    changed_.wait(guard, [this] { return stopping_ || waiting_.submissions > 0; });
    if (waiting_.submissions == 0) return false;
    writing_ = std::exchange(waiting_, {});
  }
  // Only this thread changes writing_, so it may be read without the mutex.
  const auto error = writing_.rows.empty() ? std::nullopt : storage_.write(writing_.rows);
  Batch written;
  {
    const std::scoped_lock guard(mutex_);
    failed_ = error.has_value();
    written = std::exchange(writing_, {});
  }
  if (error) {
    fail_(*error);
    return false;
  }
  deliver_(std::move(written.messages), written.submissions);
  return true;
}

template <class Wanted>
std::vector<Row> Writer::on_their_way(Wanted wanted) const {
  std::vector<Row> found;
  const std::scoped_lock guard(mutex_);
  for (const Batch* batch : {&writing_, &waiting_}) {
    std::copy_if(batch->rows.begin(), batch->rows.end(), std::back_inserter(found), wanted);
  }
  return found;
}

std::optional<Archive::Stored> Writer::load(std::string_view table) {
  auto rows = on_their_way([&](const Row& row) { return row.table == table; });
  auto stored = storage_.load(table);
  for (Row& row : rows) {
    if (row.kind == Row::Kind::removed) {
      stored.reset();
      continue;
    }
    if (!stored) stored.emplace();
    if (row.kind == Row::Kind::heading) {
      stored->heading = std::move(row.text);
    } else {
      if (stored->entries.size() < row.number) stored->entries.resize(row.number);
      stored->entries[row.number - 1] = std::move(row.text);
    }
  }
  return stored;
}

Result<std::optional<std::string>> Writer::find_key(std::string_view hash) {
  const auto rows = on_their_way([](const Row& row) { return row.kind != Row::Kind::entry; });
  auto found = storage_.find_key(hash);
  if (!found) return found;
  std::optional<std::string>& table = *found;
  for (const Row& row : rows) {
    const bool has_it = std::find(row.keys.begin(), row.keys.end(), hash) != row.keys.end();
    if (has_it) {
      table = row.table;
    } else if (table == row.table) {
      table.reset();
    }
  }
  return found;
}

std::vector<std::string> Writer::listed(std::size_t most) {
  const auto rows = on_their_way([](const Row& row) { return row.kind != Row::Kind::entry; });
  // Each row on its way may take one out of the list.
  std::vector<std::string> tables = storage_.listed(most + rows.size());
  for (const Row& row : rows) {
    const auto known = std::find(tables.begin(), tables.end(), row.table);
    const bool wanted = row.kind == Row::Kind::heading && row.listed;
    if (wanted && known == tables.end()) tables.insert(tables.begin(), row.table);
    if (!wanted && known != tables.end()) tables.erase(known);
  }
  tables.resize(std::min(most, tables.size()));
  return tables;
}

std::vector<std::string> Writer::untouched_since(Milliseconds when, std::size_t most) {
  const auto rows = on_their_way([](const Row&) { return true; });
  std::vector<std::string> tables = storage_.untouched_since(when, most);
  std::erase_if(tables, [&](const std::string& table) {
    return std::any_of(rows.begin(), rows.end(),
                       [&](const Row& row) { return row.table == table; });
  });
  return tables;
}

}  // namespace penta::server
