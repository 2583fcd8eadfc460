//===- Units.h - Quantities as people write them ----------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_UNITS_H
#define DGC_SUPPORT_UNITS_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace dgc::units {

/// Three digits and a prefix: "12.3 s", "4.56 ms", "789 us".
std::string seconds(double s);
/// With a power of 1,024: "12.3 GiB".
std::string bytes(double b);
/// With a power of 1,000 and a unit: "1.23 M tokens", "456 W".
std::string quantity(double x, llvm::StringRef unit);
/// "12.3 %".
std::string percent(double fraction);
/// "+12.3 %".
std::string change(double fraction);
/// With commas: "16,384".
std::string count(double n);
/// Dollars: "$12.3", "$1,230".
std::string dollars(double usd);
/// "1 node", "1,024 nodes".
std::string many(double n, llvm::StringRef noun);
/// Shortest text of a number that is mostly an integer: "8", "0.5".
std::string plain(double x);

} // namespace dgc::units

namespace dgc {
// With fixed decimals, for columns.
std::string bytesText(double bytes);  // "1.5 MiB"
std::string timeText(double seconds); // "12.3 us", "1.23 ms", "1.234 s"
} // namespace dgc

#endif // DGC_SUPPORT_UNITS_H
