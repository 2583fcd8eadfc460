//===- BooleanText.h - Booleans that newer writers print --------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Large constants are printed as hexadecimal bytes. MLIR 22 has eight booleans
// in a byte there, newer ones, and so JAX, have one. Which is meant is clear
// from the number of bytes.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_SUPPORT_BOOLEANTEXT_H
#define DGC_SUPPORT_BOOLEANTEXT_H

#include "llvm/Support/MemoryBuffer.h"

namespace dgc {

/// The text with booleans as this MLIR reads them, of the same length; `text`
/// itself if it has none of the other kind.
std::unique_ptr<llvm::MemoryBuffer>
packBooleans(std::unique_ptr<llvm::MemoryBuffer> text);

} // namespace dgc

#endif // DGC_SUPPORT_BOOLEANTEXT_H
