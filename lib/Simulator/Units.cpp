//===- Units.cpp - Quantities as people write them ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Units.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace dgc::simulator {

/// Three significant digits of a number below 10,000.
static std::string digits(double x) {
  double a = std::abs(x);
  if (a >= 99.95)
    return formatv("{0:F0}", x);
  if (a >= 9.995)
    return formatv("{0:F1}", x);
  return formatv("{0:F2}", x);
}

static std::string scaled(double x, double base,
                          ArrayRef<StringLiteral> prefixes, StringRef unit) {
  size_t i = 0;
  for (; i + 1 < prefixes.size() && std::abs(x) >= 0.9995 * base; ++i)
    x /= base;
  return (digits(x) + " " + prefixes[i] + unit).str();
}

std::string seconds(double s) {
  if (s == 0)
    return "0 s";
  if (std::abs(s) >= 0.9995)
    return s < 9999.5 ? digits(s) + " s" : count(s) + " s";
  return std::abs(s) >= 0.9995e-3 ? digits(s * 1e3) + " ms"
                                  : digits(s * 1e6) + " us";
}

std::string bytes(double b) {
  static constexpr StringLiteral prefixes[] = {"",   "Ki", "Mi",
                                               "Gi", "Ti", "Pi"};
  return scaled(b, 1024, prefixes, "B");
}

std::string quantity(double x, StringRef unit) {
  static constexpr StringLiteral prefixes[] = {"",  "k", "M", "G",
                                               "T", "P", "E"};
  return scaled(x, 1000, prefixes, unit);
}

std::string percent(double fraction) {
  return formatv("{0:F1} %", 100 * fraction);
}

std::string change(double fraction) {
  double shown = std::round(1000 * fraction) / 10; // no "-0.0"
  return formatv("{0}{1:F1} %", shown < 0 ? "" : "+",
                 std::abs(shown) > 0 ? shown : 0.0);
}

std::string count(double n) {
  std::string s = formatv("{0:F0}", std::abs(n));
  for (int i = int(s.size()) - 3; i > 0; i -= 3)
    s.insert(size_t(i), ",");
  return n < 0 ? "-" + s : s;
}

std::string many(double n, StringRef noun) {
  return count(n) + " " + noun.str() +
         (n == 1                ? ""
          : noun.ends_with("h") ? "es"
                                : "s");
}

std::string dollars(double usd) {
  if (usd != 0 && std::abs(usd) < 0.095) // a part of a cent counts, too
    return formatv("${0:F5}", usd);
  return "$" + (std::abs(usd) >= 999.5 ? count(usd) : digits(usd));
}

std::string plain(double x) {
  std::string text = formatv("{0:F6}", x);
  StringRef digits = StringRef(text).rtrim('0');
  digits.consume_back(".");
  return digits.str();
}

} // namespace dgc::simulator
