// a [4], split over two ranks, is updated by a result that lies whole on both:
//   sum = a + b
// and the program uses b's memory, as it may with a donated argument.
#include "dgc/Runtime/ABI.h"

int32_t dgc_main(dgc_ctx *ctx, void *const *args, void *const *results,
                 void *arena, const void *constants) {
  float *b = args[1], *sum = results[0];
  int32_t status = dgc_rt_collective(ctx, DGC_ALL_GATHER, 0, DGC_F32, 0,
                                     args[0], sum, 2, -1, 0);
  if (status)
    return status;
  for (int i = 0; i < 4; ++i) {
    sum[i] += b[i];
    b[i] = -100;
  }
  return 0;
}
