// For tests: a disk whose power can be cut. What was written to a file and not synced by then is
// gone, or only some of it is, as chance has it.
#pragma once

#include <sqlite3.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <vector>

namespace penta::server::testing {

class PowerCutDisk {
 public:
  static constexpr const char* name = "penta-power-cut";

  static PowerCutDisk& get() {
    static PowerCutDisk disk;
    return disk;
  }

  // After so many writes and syncs nothing works any more.
  void cut_after(int operations) {
    const std::scoped_lock guard(mutex_);
    left_ = operations;
    files_.clear();
  }
  bool is_cut() const {
    const std::scoped_lock guard(mutex_);
    return left_ <= 0;
  }

  // Makes the files look like after a power cut.
  // REQUIRES: nobody has them open.
  void restore(std::uint32_t seed) {
    std::mt19937 chance(seed);
    for (auto& [path, file] : files_) {
      for (const Change& change : file.unsynced) {
        // Half of the disks lose all of it.
        if (seed % 2 == 0 || chance() % 2 == 0) continue;
        Change torn = change;
        if (chance() % 4 == 0) torn.bytes.resize(torn.bytes.size() / 1024 * 512);
        apply(file.durable, torn);
      }
      std::ofstream(path, std::ios::binary | std::ios::trunc) << file.durable;
    }
    files_.clear();
  }

 private:
  struct Change {
    bool truncates = false;
    std::size_t at = 0;  // or the new size
    std::string bytes{};
  };
  struct Content {
    std::string durable;
    std::vector<Change> unsynced;
  };
  // SQLite allocates it together with the file that it stands for.
  struct File {
    sqlite3_file base;
    Content* content;
    sqlite3_file* real;
  };

  PowerCutDisk() : real_(sqlite3_vfs_find(nullptr)), shim_(*real_) {
    shim_.zName = name;
    shim_.pNext = nullptr;
    shim_.szOsFile = static_cast<int>(sizeof(File)) + real_->szOsFile;
    shim_.xOpen = open;
    shim_.xDelete = remove;
    methods_ = {
        .iVersion = 2,
        .xClose = [](sqlite3_file* f) { return real(f)->pMethods->xClose(real(f)); },
        .xRead = [](sqlite3_file* f, void* to, int size,
                    sqlite3_int64 at) { return real(f)->pMethods->xRead(real(f), to, size, at); },
        .xWrite = write,
        .xTruncate = truncate,
        .xSync = sync,
        .xFileSize =
            [](sqlite3_file* f, sqlite3_int64* size) {
              return real(f)->pMethods->xFileSize(real(f), size);
            },
        .xLock = [](sqlite3_file* f, int kind) { return real(f)->pMethods->xLock(real(f), kind); },
        .xUnlock = [](sqlite3_file* f,
                      int kind) { return real(f)->pMethods->xUnlock(real(f), kind); },
        .xCheckReservedLock =
            [](sqlite3_file* f, int* out) {
              return real(f)->pMethods->xCheckReservedLock(real(f), out);
            },
        .xFileControl =
            [](sqlite3_file* f, int operation, void* argument) {
              return real(f)->pMethods->xFileControl(real(f), operation, argument);
            },
        .xSectorSize = [](sqlite3_file* f) { return real(f)->pMethods->xSectorSize(real(f)); },
        // Nothing may be taken for granted of this disk.
        .xDeviceCharacteristics = [](sqlite3_file*) { return 0; },
        .xShmMap =
            [](sqlite3_file* f, int page, int size, int extend, void volatile** out) {
              return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
            },
        .xShmLock =
            [](sqlite3_file* f, int offset, int n, int flags) {
              return real(f)->pMethods->xShmLock(real(f), offset, n, flags);
            },
        .xShmBarrier = [](sqlite3_file* f) { real(f)->pMethods->xShmBarrier(real(f)); },
        .xShmUnmap = [](sqlite3_file* f,
                        int erase) { return real(f)->pMethods->xShmUnmap(real(f), erase); }};
    sqlite3_vfs_register(&shim_, 0);
  }

  static File* own(sqlite3_file* file) { return reinterpret_cast<File*>(file); }
  static sqlite3_file* real(sqlite3_file* file) { return own(file)->real; }

  static void apply(std::string& content, const Change& change) {
    if (change.truncates) {
      content.resize(change.at);
      return;
    }
    content.resize(std::max(content.size(), change.at + change.bytes.size()));
    std::copy(change.bytes.begin(), change.bytes.end(),
              content.begin() + static_cast<std::ptrdiff_t>(change.at));
  }

  // Whether there is still power for one more operation.
  bool works() {
    if (left_ > 0) --left_;
    return left_ > 0;
  }

  static int open(sqlite3_vfs*, const char* path, sqlite3_file* file, int flags, int* out_flags) {
    PowerCutDisk& disk = get();
    const std::scoped_lock guard(disk.mutex_);
    File* mine = own(file);
    std::memset(mine, 0, sizeof(File));
    mine->real = reinterpret_cast<sqlite3_file*>(mine + 1);
    const int code = disk.real_->xOpen(disk.real_, path, mine->real, flags, out_flags);
    if (code != SQLITE_OK) return code;
    const std::string key = path == nullptr ? "" : path;
    if (!disk.files_.contains(key)) {
      std::ifstream stream(key, std::ios::binary);
      disk.files_[key].durable.assign(std::istreambuf_iterator<char>(stream), {});
    }
    mine->content = &disk.files_[key];
    mine->base.pMethods = &disk.methods_;
    return SQLITE_OK;
  }

  static int remove(sqlite3_vfs*, const char* path, int sync_folder) {
    PowerCutDisk& disk = get();
    const std::scoped_lock guard(disk.mutex_);
    if (!disk.works()) return SQLITE_IOERR_DELETE;
    disk.files_[path] = {};
    return disk.real_->xDelete(disk.real_, path, sync_folder);
  }

  static int write(sqlite3_file* file, const void* bytes, int size, sqlite3_int64 at) {
    PowerCutDisk& disk = get();
    const std::scoped_lock guard(disk.mutex_);
    if (!disk.works()) return SQLITE_IOERR_WRITE;
    own(file)->content->unsynced.push_back(
        {.at = static_cast<std::size_t>(at),
         .bytes = std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size))});
    return real(file)->pMethods->xWrite(real(file), bytes, size, at);
  }

  static int truncate(sqlite3_file* file, sqlite3_int64 size) {
    PowerCutDisk& disk = get();
    const std::scoped_lock guard(disk.mutex_);
    if (!disk.works()) return SQLITE_IOERR_TRUNCATE;
    own(file)->content->unsynced.push_back(
        {.truncates = true, .at = static_cast<std::size_t>(size)});
    return real(file)->pMethods->xTruncate(real(file), size);
  }

  static int sync(sqlite3_file* file, int) {
    PowerCutDisk& disk = get();
    const std::scoped_lock guard(disk.mutex_);
    if (!disk.works()) return SQLITE_IOERR_FSYNC;
    Content& content = *own(file)->content;
    for (const Change& change : content.unsynced) apply(content.durable, change);
    content.unsynced.clear();
    return SQLITE_OK;
  }

  mutable std::mutex mutex_;
  sqlite3_vfs* real_;
  sqlite3_vfs shim_;
  sqlite3_io_methods methods_{};
  std::map<std::string, Content> files_;
  int left_ = 0;
};

}  // namespace penta::server::testing
