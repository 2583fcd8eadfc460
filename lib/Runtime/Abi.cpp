//===- Abi.cpp - The functions that generated code calls ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Context.h"
#include "Control.h"
#include <algorithm>

using namespace dgc::rt;

// Found by dlopen'ed code whatever the visibility of the rest.
#define DGC_EXPORT extern "C" __attribute__((visibility("default"), used))

DGC_EXPORT int32_t dgc_rt_collective(dgc_ctx *ctx, int32_t kind, int32_t group,
                                     int32_t dtype, int32_t redop,
                                     const void *in, void *out, int64_t count,
                                     int32_t table, int32_t op_id) {
  return ctx->comm->collective(
      {kind, group, dtype, redop, in, out, count, table, op_id});
}

DGC_EXPORT int32_t dgc_rt_collectives(dgc_ctx *ctx, int32_t kind, int32_t group,
                                      int32_t dtype, int32_t redop, int32_t n,
                                      const void *const *in, void *const *out,
                                      const int64_t *counts, int32_t op_id) {
  return ctx->comm->combined(
      {kind, group, dtype, redop, n, in, out, counts, op_id});
}

DGC_EXPORT int32_t dgc_rt_exchange(dgc_ctx *ctx, int32_t table, int32_t dtype,
                                   const void *in, void *out, int32_t op_id) {
  return ctx->comm->exchange(table, dtype, in, out, op_id);
}

DGC_EXPORT int64_t dgc_rt_axis_index(dgc_ctx *ctx, int32_t group) {
  const auto &groups = ctx->tables->groups;
  if (group < 0 || static_cast<size_t>(group) >= groups.size())
    return 0;
  int me = ctx->comm->rank();
  const auto &members = groups[group].members[groups[group].ofRank[me]];
  return std::find(members.begin(), members.end(), me) - members.begin();
}

DGC_EXPORT void dgc_rt_parallel_for(dgc_ctx *ctx,
                                    void (*body)(void *, int64_t, int64_t),
                                    void *arg, int64_t n) {
  ctx->pool->parallelFor(body, arg, n);
}

DGC_EXPORT void dgc_rt_work_begin(dgc_ctx *ctx, int32_t kind) {
  if (kind >= 0 && static_cast<size_t>(kind) < ctx->work.size())
    ctx->work[kind].beginNs = nowNs();
}

DGC_EXPORT void dgc_rt_work_end(dgc_ctx *ctx, int32_t kind) {
  if (kind < 0 || static_cast<size_t>(kind) >= ctx->work.size())
    return;
  dgc_ctx::Work &work = ctx->work[kind];
  work.seconds += static_cast<double>(nowNs() - work.beginNs) * 1e-9;
  ++work.calls;
}

void dgc::rt::keepAbiFunctions() {
  // The address of one function of this file pulls the whole object file in.
  [[maybe_unused]] static void *volatile anchor;
  anchor = reinterpret_cast<void *>(&dgc_rt_collective);
}
