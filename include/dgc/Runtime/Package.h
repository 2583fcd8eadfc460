//===- Package.h - Reading and writing packages -----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The format is in dgc/Runtime/ABI.h. Everything is checked when a package is
// opened: footer, table, hash of every section, ABI version, manifest, CPU
// level. No code is mapped before that.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_PACKAGE_H
#define DGC_RUNTIME_PACKAGE_H

#include "dgc/Runtime/Manifest.h"
#include <memory>
#include <string_view>

namespace dgc::rt {

class Package {
public:
  ~Package();
  Package(const Package &) = delete;
  Package &operator=(const Package &) = delete;

  static Error open(const std::string &path, std::unique_ptr<Package> &out);

  const std::string &path() const { return filePath; }
  const Manifest &manifest() const { return parsed; }
  struct Section {
    std::string name;
    std::string_view data;
    uint64_t hash;
  };
  const std::vector<Section> &sections() const { return table; }
  /// The data of the section named so, or none.
  std::optional<std::string_view> section(const std::string &name) const;

  /// Maps the host code on the first call and returns its entry.
  Error load(dgc_entry_fn &entry);

private:
  Package() = default;
  Error readTable();
  Error check();

  std::string filePath;
  const char *mapped = nullptr;
  size_t mappedSize = 0;
  std::vector<Section> table;
  Manifest parsed;
  void *library = nullptr;
  dgc_entry_fn entryPoint = nullptr;
};

/// True if the file ends in a package's footer: for an executable that asks
/// whether it carries a package.
bool endsInPackage(const std::string &path);

/// "x86-64-v3" and the like: the highest level that this host runs.
std::string hostCpuLevel();

/// Writes a package, through a temporary file beside `path`. `stub` is the
/// bytes that come first (may be empty); the file is executable if there are
/// any.
Error writePackage(
    const std::string &path, std::string_view stub,
    const std::vector<std::pair<std::string, std::string_view>> &sections);

/// Reads a whole file.
Error readFile(const std::string &path, std::string &out);
/// Writes a whole file: a temporary one beside it is renamed over it at the
/// end, so that an old file stays whole on failure.
Error writeFileAtomically(const std::string &path,
                          const std::vector<std::string_view> &parts,
                          unsigned mode = 0644);

} // namespace dgc::rt

#endif // DGC_RUNTIME_PACKAGE_H
