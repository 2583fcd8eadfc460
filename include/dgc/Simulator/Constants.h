//===- Constants.h - What the simulator knows of hardware and frameworks
//---===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One file of numbers (lib/Simulator/constants.json, built in, replaceable):
// devices and networks as their makers describe them, and the constants that
// were fitted to published runs, each with its origin. Everything is addressed
// by a path: "devices.a100-80g.hbm", "constants.gemm.derate.f16".
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SIMULATOR_CONSTANTS_H
#define DGC_SIMULATOR_CONSTANTS_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include <string>
#include <vector>

namespace dgc {

class Constants {
public:
  /// Those that are built in.
  static const Constants &builtIn();
  /// Parses the text of such a file: an error text that names `name`, or empty.
  static std::string parse(llvm::StringRef text, llvm::StringRef name,
                           Constants &constants);
  static std::string readFile(llvm::StringRef path, Constants &constants);

  bool has(llvm::StringRef path) const { return numbers.contains(path); }
  /// The number at `path`, or `otherwise`.
  double number(llvm::StringRef path, double otherwise) const;
  /// The number at `path`; 0, and `missing` says which, if there is none.
  double number(const llvm::Twine &path, std::string &missing) const;
  llvm::StringRef text(const llvm::Twine &path) const;
  /// False if there is no such number.
  bool set(llvm::StringRef path, double value);
  /// Names of all entries of a section ("devices"), sorted.
  std::vector<std::string> entries(llvm::StringRef section) const;
  llvm::StringRef date() const { return text("date"); }

private:
  llvm::StringMap<double> numbers;
  llvm::StringMap<std::string> texts;
};

} // namespace dgc

#endif // DGC_SIMULATOR_CONSTANTS_H
