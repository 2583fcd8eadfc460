//===- Bytes.cpp - Sizes as people write them -----------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/Bytes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace dgc {

std::optional<double> parseBytes(StringRef text) {
  StringRef number = text.take_while(
      [](char c) { return isDigit(c) || c == '.' || c == 'e' || c == '+'; });
  double value;
  if (number.empty() || !isDigit(number.back()) || number.getAsDouble(value) ||
      value < 0)
    return std::nullopt;
  double unit = StringSwitch<double>(text.drop_front(number.size()).trim())
                    .Cases({"", "B"}, 1)
                    .Cases({"K", "KiB"}, 1024.0)
                    .Cases({"M", "MiB"}, 1048576.0)
                    .Cases({"G", "GiB"}, 1073741824.0)
                    .Cases({"T", "TiB"}, 1099511627776.0)
                    .Case("KB", 1e3)
                    .Case("MB", 1e6)
                    .Case("GB", 1e9)
                    .Case("TB", 1e12)
                    .Default(-1);
  double bytes = value * unit;
  if (unit < 0 || !(bytes <= 9e18)) // not for NaN either
    return std::nullopt;
  return bytes;
}

} // namespace dgc
