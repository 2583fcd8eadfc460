//===- Bytes.h - Sizes as people write them ---------------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_BYTES_H
#define DGC_SUPPORT_BYTES_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace dgc {

/// "16GiB", "80e9", "512M", "1.5 TB" as bytes: KB, MB, GB and TB are powers of
/// 1,000, all other units powers of 1,024. None if `text` is no size, or one
/// that 63 bits cannot hold.
std::optional<double> parseBytes(llvm::StringRef text);

} // namespace dgc

#endif // DGC_SUPPORT_BYTES_H
