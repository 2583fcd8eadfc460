//===- CompilerHooks.h - What dgc-run asks of the compiler ------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TOOLS_DGC_RUN_COMPILERHOOKS_H
#define DGC_TOOLS_DGC_RUN_COMPILERHOOKS_H

#include "dgc/Runtime/RunOptions.h"

namespace dgc {

/// --verify compiles a package's source for one rank; --device=reference
/// evaluates its program, partitioned as the package is, on ranks held in
/// memory.
rt::CompilerHooks compilerHooks();

} // namespace dgc

#endif // DGC_TOOLS_DGC_RUN_COMPILERHOOKS_H
