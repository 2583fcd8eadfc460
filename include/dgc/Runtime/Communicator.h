//===- Communicator.h - Collectives between ranks ---------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One interface, several engines. What the collectives compute is defined in
// dgc/Runtime/ABI.h and tested for every engine by unittests/Runtime.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_COMMUNICATOR_H
#define DGC_RUNTIME_COMMUNICATOR_H

#include "dgc/Runtime/ABI.h"

namespace dgc::rt {

/// Why a runtime call failed; 0 is success.
enum Status : int32_t {
  kStatusOk = 0,
  kStatusAborted = 1,  // another rank failed
  kStatusMismatch = 2, // ranks asked for different things
  kStatusOperand = 3   // an operand outside the symmetric heap, a bad index
};

/// One call of dgc_rt_collective.
struct CollectiveCall {
  int32_t kind, group, dtype, redop;
  const void *in;
  void *out;
  int64_t count;
  int32_t table, opId;
};

/// One call of dgc_rt_collectives: `n` operands, results and counts.
struct CombinedCall {
  int32_t kind, group, dtype, redop, n;
  const void *const *in;
  void *const *out;
  const int64_t *counts;
  int32_t opId;
};

/// A rank's view of its peers.
class Communicator {
public:
  virtual ~Communicator() = default;
  virtual int rank() const = 0;
  virtual int size() const = 0;
  virtual int32_t collective(const CollectiveCall &call) = 0;
  /// Several at once; an engine that cannot makes them one by one.
  virtual int32_t combined(const CombinedCall &call) {
    for (int32_t i = 0; i < call.n; ++i)
      if (int32_t status = collective({call.kind, call.group, call.dtype,
                                       call.redop, call.in[i], call.out[i],
                                       call.counts[i], -1, call.opId}))
        return status;
    return kStatusOk;
  }
  virtual int32_t exchange(int32_t table, int32_t dtype, const void *in,
                           void *out, int32_t opId) = 0;
  /// All ranks; not an op of the program.
  virtual int32_t barrier() = 0;

  /// Time spent in collectives since resetTimes(), by dgc_collective, exchanges
  /// last.
  static constexpr int kNumKinds = DGC_PERMUTE + 2;
  struct Times {
    double seconds[kNumKinds] = {};
    int64_t calls[kNumKinds] = {};
  };
  virtual Times times() const = 0;
  virtual void resetTimes() = 0;
};

/// "all_reduce" and the like; DGC_PERMUTE + 1 is "exchange".
const char *collectiveName(int kind);

} // namespace dgc::rt

#endif // DGC_RUNTIME_COMMUNICATOR_H
