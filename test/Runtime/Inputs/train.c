// A "training step" as the code generator would emit it, for tests of the
// runtime without a compiler. Manifest: make_package.py. Whole program:
//   loss = sum(w * x);  w = w - x / 2;  step = step + 1
// w [5, 4] is split by rows over two ranks (three rows each, one is padding).
#include "dgc/Runtime/ABI.h"
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Needs the C library's math, and __truncsfbf2 from the runtime.
extern float cosf(float);
static float one(float zero) { return (float)(__bf16)(cosf(zero) + 0x1p-9f); }

static void addRows(void *arg, int64_t begin, int64_t end) {
  void **p = arg;
  float *w = p[0];
  const float *x = p[1];
  for (int64_t i = begin; i < end; ++i)
    for (int j = 0; j < 4; ++j)
      w[4 * i + j] -= x[j] / 2;
}

int32_t dgc_main(dgc_ctx *ctx, void *const *args, void *const *results,
                 void *arena, const void *constants) {
  float *w = args[0];
  const float *x = args[1];
  const int32_t *step = args[2];
  float *loss = results[0];
  float *sums = arena;
  int64_t me = dgc_rt_axis_index(ctx, 0);
  // Padding must be zero, whatever the steps before left there.
  for (int j = 0; j < 4; ++j)
    if (me == 1 && w[8 + j] != 0)
      return 7;
  dgc_rt_work_begin(ctx, 0);
  sums[0] = 0;
  float unit = one((float)(me - me));
  for (int i = 0; i < 12; ++i)
    sums[0] += w[i] * x[i % 4] * unit;
  dgc_rt_work_end(ctx, 0);
  int32_t status = dgc_rt_collective(ctx, DGC_ALL_REDUCE, 0, DGC_F32, DGC_ADD,
                                     sums, loss, 1, -1, 0);
  if (status)
    return status;
  // What goes wrong is an argument: failure on rank 1 in the given step.
  // Made-up integers are below 8, so they are no faults.
  const int32_t *fault = args[3];
  if (me == 1 && fault[1] == *step) {
    switch (fault[0] - 10) {
    case 1:
      raise(SIGKILL);
      break;
    case 2:
      raise(SIGSTOP);
      break;
    case 3:
      for (;;)
        ;
    case 4:
      abort();
    case 5:
      return 9;
    case 6:
      _exit(3);
    case 7: { // a collective that rank 0 does not call
      float *out = sums + 16;
      status = dgc_rt_collective(ctx, DGC_ALL_REDUCE, 0, DGC_F32, DGC_MAX, sums,
                                 out, 2, -1, 1);
      return status;
    }
    case 8: // copies of the loss differ
      *loss += 1;
      break;
    case 9: // an operand outside the heap
      return dgc_rt_collective(ctx, DGC_ALL_REDUCE, 0, DGC_F32, DGC_ADD, &me,
                               loss, 1, -1, 1);
    }
  }
  // A second collective, over rows of w, so that a fault is met between two.
  float *all = sums + 64;
  status =
      dgc_rt_collective(ctx, DGC_ALL_GATHER, 0, DGC_F32, 0, w, all, 12, -1, 1);
  if (status)
    return status;
  void *both[2] = {w, (void *)x};
  dgc_rt_parallel_for(ctx, addRows, both, 3);
  *(int32_t *)results[2] = *step + ((const int32_t *)constants)[0];
  return 0;
}
