//===- Error.h - A message and an exit code ---------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The runtime uses neither exceptions nor LLVM's error types: a function that
// can fail returns an Error, which is true when it holds one.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_ERROR_H
#define DGC_RUNTIME_ERROR_H

#include <string>
#include <utility>

namespace dgc::rt {

/// The exit codes of dgc's tools.
enum ExitCode : int {
  kOk = 0,
  kUsage = 1,    // diagnostic or usage
  kMismatch = 2, // numbers differ
  kRefused = 4,  // package refused
  kRetry = 75,   // a fault of the machine: trying again may help
  kDeadline = 124,
  kSignalBase = 128 // + number of the signal
};

struct [[nodiscard]] Error {
  int code = kOk;
  std::string message;

  explicit operator bool() const { return code != kOk; }
  static Error success() { return {}; }
};

inline Error fail(std::string message, int code = kUsage) {
  return {code, std::move(message)};
}

/// printf into a string.
std::string format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
/// `a` of `b` with the text of errno.
std::string systemError(const std::string &what, int err);
/// "1.5 MiB" and the like.
std::string formatBytes(double bytes);
/// The name in `names` that is nearest to `name`, or "" if none is near.
template <typename Range>
std::string nearest(const std::string &name, const Range &names);
/// Levenshtein distance.
unsigned editDistance(const std::string &a, const std::string &b);

template <typename Range>
std::string nearest(const std::string &name, const Range &names) {
  std::string best;
  unsigned bestDistance = 1 + static_cast<unsigned>(name.size() / 3);
  for (const auto &n : names) {
    unsigned d = editDistance(name, n);
    if (d <= bestDistance && (best.empty() || d < bestDistance)) {
      best = n;
      bestDistance = d;
    }
  }
  return best;
}

} // namespace dgc::rt

#endif // DGC_RUNTIME_ERROR_H
