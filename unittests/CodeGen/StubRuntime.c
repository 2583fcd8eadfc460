/* The runtime that compiled test programs call, under names of its own: one rank, no collectives; parts of a
 * kernel's range run one after the other, in odd pieces. */
#include <stdint.h>

int32_t stb_rt_collective(void *ctx, int32_t kind, int32_t group, int32_t dtype,
                          int32_t redop, const void *in, void *out, int64_t count,
                          int32_t table, int32_t op_id) {
  /* Tests of error paths: fails with the op's number. */
  return 100 + op_id;
}
int32_t stb_rt_exchange(void *ctx, int32_t table, int32_t dtype, const void *in,
                        void *out, int32_t op_id) {
  return 200 + op_id;
}
int64_t stb_rt_axis_index(void *ctx, int32_t group) { return 1; }
void stb_rt_parallel_for(void *ctx, void (*body)(void *, int64_t, int64_t),
                         void *arg, int64_t n) {
  for (int64_t begin = 0, step = 1; begin < n; begin += step, step = step * 2 + 1)
    body(arg, begin, begin + step < n ? begin + step : n);
}
void stb_rt_work_begin(void *ctx, int32_t kind) {}
void stb_rt_work_end(void *ctx, int32_t kind) {}
