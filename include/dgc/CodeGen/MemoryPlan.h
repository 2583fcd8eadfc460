//===- MemoryPlan.h - Offsets of buffers in one arena -----------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Plain data: no MLIR types.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_CODEGEN_MEMORYPLAN_H
#define DGC_CODEGEN_MEMORYPLAN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <cstdint>
#include <optional>
#include <utility>

namespace dgc {

/// A buffer that holds data from step `first` to step `last`, both included.
struct BufferInterval {
  int64_t bytes = 0;
  int64_t first = 0, last = 0;
  bool meets(const BufferInterval &o) const {
    return first <= o.last && o.first <= last;
  }
};

struct MemoryPlan {
  llvm::SmallVector<int64_t> offsets; // one a buffer, aligned
  int64_t peak = 0;                   // bytes of the arena
  int64_t lowerBound = 0;             // bytes alive at once, at most
};

/// Places buffers so that those alive at the same step share no byte: by size,
/// the biggest first, each into the smallest gap that fits. Of several orders
/// the best is kept. `alignment` is a power of two; sizes are rounded up to it.
MemoryPlan planMemory(llvm::ArrayRef<BufferInterval> buffers,
                      int64_t alignment);

/// Two buffers that share a byte while both are alive, or none. Written apart
/// from the planner: a sweep over the steps.
std::optional<std::pair<size_t, size_t>>
findOverlap(llvm::ArrayRef<BufferInterval> buffers,
            llvm::ArrayRef<int64_t> offsets);

} // namespace dgc

#endif // DGC_CODEGEN_MEMORYPLAN_H
