//===- Reduce.h - Elementwise combination of buffers ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_REDUCE_H
#define DGC_LIB_RUNTIME_REDUCE_H

#include <cstdint>

namespace dgc::rt {

/// dst[i] = ((srcs[0][i] op srcs[1][i]) op srcs[2][i]) ..; dst may be one of
/// srcs. numSrcs >= 1.
using ReduceFn = void (*)(void *dst, const void *const *srcs, int numSrcs,
                          int64_t count);

/// The kernel for a type and a dgc_redop in the best form for this CPU, or null
/// if there is none (AND and OR on floats, indices out of range). All forms
/// give the same bits.
ReduceFn reduceKernel(int32_t dtype, int32_t redop);

// One table a CPU level; ReduceKernels.inc defines them.
ReduceFn reduceKernelV2(int32_t dtype, int32_t redop);
ReduceFn reduceKernelV3(int32_t dtype, int32_t redop);
ReduceFn reduceKernelV4(int32_t dtype, int32_t redop);

} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_REDUCE_H
