//===- Context.h - What generated code's dgc_ctx is -------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_RUNTIME_CONTEXT_H
#define DGC_LIB_RUNTIME_CONTEXT_H

#include "ThreadPool.h"
#include "dgc/Runtime/Communicator.h"
#include "dgc/Runtime/Manifest.h"

struct dgc_ctx {
  dgc::rt::Communicator *comm = nullptr;
  dgc::rt::ThreadPool *pool = nullptr;
  const dgc::rt::CommTables *tables = nullptr;
  /// Seconds and calls by kind of work.
  struct Work {
    double seconds = 0;
    int64_t calls = 0;
    int64_t beginNs = 0;
  };
  std::vector<Work> work;
};

namespace dgc::rt {
/// The generated code finds dgc_rt_* and the conversions of Builtins.cpp in the
/// executable; these keep them in it.
void keepAbiFunctions();
void keepBuiltins();
} // namespace dgc::rt

#endif // DGC_LIB_RUNTIME_CONTEXT_H
