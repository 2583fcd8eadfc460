//===- Error.cpp - Text of messages ---------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Runtime/Error.h"
#include <algorithm>
#include <cstdarg>
#include <cstdio>
#include <cstring>
#include <numeric>
#include <vector>

using namespace dgc::rt;

std::string dgc::rt::format(const char *fmt, ...) {
  va_list args, again;
  va_start(args, fmt);
  va_copy(again, args);
  int n = vsnprintf(nullptr, 0, fmt, args);
  va_end(args);
  std::string s(n > 0 ? n : 0, '\0');
  vsnprintf(&s[0], s.size() + 1, fmt, again);
  va_end(again);
  return s;
}

std::string dgc::rt::systemError(const std::string &what, int err) {
  char buffer[256];
  return what + ": " + strerror_r(err, buffer, sizeof buffer);
}

std::string dgc::rt::formatBytes(double bytes) {
  static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB"};
  int u = 0;
  while (bytes >= 1024 && u < 4) {
    bytes /= 1024;
    ++u;
  }
  return u == 0 ? format("%.0f B", bytes) : format("%.2f %s", bytes, units[u]);
}

unsigned dgc::rt::editDistance(const std::string &a, const std::string &b) {
  std::vector<unsigned> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0u);
  for (size_t i = 0; i < a.size(); ++i) {
    unsigned diagonal = row[0];
    row[0] = static_cast<unsigned>(i) + 1;
    for (size_t j = 0; j < b.size(); ++j) {
      unsigned up = row[j + 1];
      row[j + 1] = std::min({up + 1, row[j] + 1, diagonal + (a[i] != b[j])});
      diagonal = up;
    }
  }
  return row.back();
}
