//===- Units.cpp - Quantities as people write them ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Units.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"
#include <cmath>

using namespace llvm;

namespace dgc {
namespace units {

/// Three significant digits of a number below 10,000.
static std::string digits(double x) {
  double a = std::abs(x);
  if (a >= 99.95)
    return formatv("{0:F0}", x);
  if (a >= 9.995)
    return formatv("{0:F1}", x);
  return formatv("{0:F2}", x);
}

namespace {
struct Unit {
  double size;
  StringLiteral name;
};
} // namespace

static constexpr Unit byteUnits[] = {{0x1p50, "PiB"}, {0x1p40, "TiB"},
                                     {0x1p30, "GiB"}, {0x1p20, "MiB"},
                                     {0x1p10, "KiB"}, {1, "B"}};
static constexpr Unit secondUnits[] = {{1, "s"}, {1e-3, "ms"}, {1e-6, "us"}};
static constexpr Unit prefixes[] = {{1e18, "E"}, {1e15, "P"}, {1e12, "T"},
                                    {1e9, "G"},  {1e6, "M"},  {1e3, "k"},
                                    {1, ""}};

/// Rounded to three digits, this is the next unit's 1.00.
static constexpr double almost = 0.9995;

/// The first unit of which `x` has `least`, or the smallest.
static const Unit &unitOf(double x, ArrayRef<Unit> all, double least) {
  for (const Unit &unit : all)
    if (std::abs(x) >= least * unit.size)
      return unit;
  return all.back();
}

std::string seconds(double s) {
  if (s == 0)
    return "0 s";
  if (std::abs(s) >= 9999.5)
    return count(s) + " s";
  const Unit &unit = unitOf(s, secondUnits, almost);
  return (digits(s / unit.size) + " " + unit.name).str();
}

std::string bytes(double b) {
  if (b == 0)
    return "0 B";
  const Unit &unit = unitOf(b, byteUnits, almost);
  return (digits(b / unit.size) + " " + unit.name).str();
}

std::string quantity(double x, StringRef unit) {
  const Unit &prefix = unitOf(x, prefixes, almost);
  return (digits(x / prefix.size) + " " + prefix.name + unit).str();
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

} // namespace units

static std::string fixed(double x, const units::Unit &unit, int decimals) {
  std::string text;
  raw_string_ostream(text) << format("%.*f ", decimals, x / unit.size)
                           << unit.name;
  return text;
}

std::string bytesText(double bytes) {
  const units::Unit &unit = units::unitOf(bytes, units::byteUnits, 1);
  return fixed(bytes, unit, unit.size > 1);
}

std::string timeText(double seconds) {
  const units::Unit &unit = units::unitOf(seconds, units::secondUnits, 1);
  return fixed(seconds, unit, unit.size == 1 ? 3 : unit.size == 1e-3 ? 2 : 1);
}

} // namespace dgc
