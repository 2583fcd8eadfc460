/*===- ABI.h - What generated code and packages agree on with the runtime -===*\
|*
|* Part of dgc, under the Apache License v2.0. See LICENSE.
|*
|* Plain C, no other header of dgc. The compiler (lib/CodeGen) emits calls of
|* the functions below and writes packages of the form below; the runtime
|* (lib/Runtime) provides the one and reads the other.
|*
\*===----------------------------------------------------------------------===*/
#ifndef DGC_RUNTIME_ABI_H
#define DGC_RUNTIME_ABI_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define DGC_ABI_VERSION 2

/* Element types, as they lie in memory. Booleans are one byte, 0 or 1. */
enum dgc_dtype {
  DGC_BOOL = 0,
  DGC_I8 = 1,
  DGC_I16 = 2,
  DGC_I32 = 3,
  DGC_I64 = 4,
  DGC_U8 = 5,
  DGC_U16 = 6,
  DGC_U32 = 7,
  DGC_U64 = 8,
  DGC_F16 = 9,
  DGC_BF16 = 10,
  DGC_F32 = 11,
  DGC_F64 = 12
};

/* Combination of partial values. On booleans add and max mean or, mul and min
 * mean and. */
enum dgc_redop {
  DGC_ADD = 0,
  DGC_MUL = 1,
  DGC_MIN = 2,
  DGC_MAX = 3,
  DGC_AND = 4,
  DGC_OR = 5
};

/* Collectives over a group of g ranks; `count` is in elements of dtype.
 *   all_reduce     in[count]    -> out[count], combined in rank order
 *   all_gather     in[count]    -> out[g][count], in group order
 *   reduce_scatter in[g][count] -> out[count], combination of in[my index]
 *   all_to_all     in[g][count] -> out[g][count], out[j] = j's in[my index]
 *   permute        in[count]    -> out[count], from the peer that `table`
 *                                  names; zeros where it names none
 *
 * `in` and `out` may be the same address for all_reduce only, else they must
 * not overlap. bf16 and f16 accumulate in f32. The same bits come out on all
 * ranks.
 */
enum dgc_collective {
  DGC_ALL_REDUCE = 0,
  DGC_ALL_GATHER = 1,
  DGC_REDUCE_SCATTER = 2,
  DGC_ALL_TO_ALL = 3,
  DGC_PERMUTE = 4
};

/* What the runtime hands to generated code; opaque to it. */
typedef struct dgc_ctx dgc_ctx;

/* The entry of a compiled program: one step.
 *
 *   args[i], results[i]  local buffers in the order of the manifest, 64-byte
 *                        aligned, shaped as its local_shape, row-major; a
 *                        result that the manifest says is in place of an
 *                        argument has that argument's address
 *   arena                arena_bytes of scratch memory, 4096-byte aligned
 *   constants            the package's constants section
 *
 * Returns 0, or the first non-zero status of a runtime call: the step is void.
 */
typedef int32_t (*dgc_entry_fn)(dgc_ctx *ctx, void *const *args,
                                void *const *results, void *arena,
                                const void *constants);
#define DGC_ENTRY_NAME "dgc_main"

/* All operands of collectives must lie in args, results or the arena: the
 * runtime keeps those of all ranks at equal offsets in one shared (symmetric)
 * region. All ranks call the same collectives in the same order; what they ask
 * for is compared before data moves, and a difference is an error that names
 * both. They are called from the thread that entered the program, never from a
 * parallel_for body. The status is not 0 when a peer failed or asked for
 * something else: return it from the entry at once.
 *
 *   group  index into the manifest's "groups"
 *   op_id  index into its "ops", for messages and the flight recorder
 *   table  index into its "permutes" for DGC_PERMUTE, else -1
 */
int32_t dgc_rt_collective(dgc_ctx *ctx, int32_t kind, int32_t group,
                          int32_t dtype, int32_t redop, const void *in,
                          void *out, int64_t count, int32_t table,
                          int32_t op_id);

/* `n` collectives of one kind at once, each as above on in[i], out[i] and
 * counts[i]: the group meets once for all of them. all_reduce, all_gather and
 * reduce_scatter only; n >= 1. No out[i] may overlap another operand than, of
 * an all_reduce, in[i]. The result is that of n single calls, to the bit. */
int32_t dgc_rt_collectives(dgc_ctx *ctx, int32_t kind, int32_t group,
                           int32_t dtype, int32_t redop, int32_t n,
                           const void *const *in, void *const *out,
                           const int64_t *counts, int32_t op_id);

/* Moves data between two layouts by exact boxes: manifest's "exchanges"[table].
 * What no box writes of `out` is left as it is. */
int32_t dgc_rt_exchange(dgc_ctx *ctx, int32_t table, int32_t dtype,
                        const void *in, void *out, int32_t op_id);

/* This rank's index in its group of "groups"[group]. */
int64_t dgc_rt_axis_index(dgc_ctx *ctx, int32_t group);

/* Runs body(arg, begin, end) over disjoint ranges that cover [0, n), on this
 * rank's threads, and returns when all are done. With one thread: one direct
 * call. n counts pieces of work worth a thread's while (tiles, rows), not
 * elements. */
void dgc_rt_parallel_for(dgc_ctx *ctx, void (*body)(void *, int64_t, int64_t),
                         void *arg, int64_t n);

/* Time by kind of work for --benchmark: called around kernels only when the
 * manifest says "profiled". kind: index into the manifest's "work_kinds". */
void dgc_rt_work_begin(dgc_ctx *ctx, int32_t kind);
void dgc_rt_work_end(dgc_ctx *ctx, int32_t kind);

/*===- Package: an executable stub with appended sections ----------------===*
 *
 *   [stub ELF executable, may be empty]
 *   [section data, each at a multiple of 4096 from the start of the file]
 *   [dgc_section x n]
 *   [dgc_footer], the last bytes of the file
 *
 * All numbers are little-endian. Sections by name:
 *   manifest   JSON, see docs/Package.md
 *   code.cpu   ELF shared object that defines DGC_ENTRY_NAME; undefined symbols
 *              only dgc_rt_*, libc and libm; no writable globals, since the
 *              threads engine runs several ranks in one process
 *   constants  raw bytes, mapped read-only
 *   source     the unsharded module as MLIR bytecode (may be stripped)
 *   plan       JSON
 *   sharded    the sharded global-view module as MLIR text (may be stripped)
 */
#define DGC_PACKAGE_MAGIC "DGCPKG\0\1"
#define DGC_SECTION_ALIGN 4096

typedef struct {
  char name[32]; /* zero-padded */
  uint64_t offset, size;
  uint64_t hash; /* XXH3-64 of the data */
} dgc_section;

typedef struct {
  uint64_t table_offset; /* of the dgc_section array */
  uint32_t num_sections;
  uint32_t abi_version;
  uint64_t table_hash; /* XXH3-64 of the section array */
  char magic[8];
} dgc_footer;

#ifdef __cplusplus
}
#endif

#endif /* DGC_RUNTIME_ABI_H */
