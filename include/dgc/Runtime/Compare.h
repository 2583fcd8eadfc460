//===- Compare.h - Are two sets of outputs the same? ------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// An output of floats agrees with its reference if the largest absolute
// difference is at most rtol x (largest finite |reference|) + atol, and NaN and
// infinities are at the same places. Integers and booleans must be equal.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_COMPARE_H
#define DGC_RUNTIME_COMPARE_H

#include "dgc/Runtime/Error.h"
#include "dgc/Runtime/HostTensor.h"

namespace dgc::rt {

struct Tolerance {
  std::optional<double>
      rtol; // by type if not set: f32 1e-4, f64 1e-6, else 2e-2
  double atol = 1e-6;
  double rtolFor(DType t) const;
};

struct Difference {
  std::string name, type;
  bool compared = false; // false: ignored
  bool ok = true;
  bool sameBits = true;
  double maxAbs = 0;                // largest |got - expected|
  double relative = 0;              // maxAbs / largest finite |expected|
  double limit = 0;                 // what maxAbs may be
  int64_t wrong = 0;                // elements beyond the limit
  int64_t worst = -1;               // element of the largest difference
  std::string where, got, expected; // of the worst element
};

Difference compareTensors(const HostTensor &got, const HostTensor &expected,
                          const Tolerance &tolerance);

/// One row an output. Types must agree already.
std::vector<Difference>
compareOutputs(const std::vector<HostTensor> &got,
               const std::vector<std::optional<HostTensor>> &expected,
               const Tolerance &tolerance);
bool allOk(const std::vector<Difference> &rows);
/// A table, and the worst element of each output that differs.
std::string differenceTable(const std::vector<Difference> &rows,
                            const std::string &title);

} // namespace dgc::rt

#endif // DGC_RUNTIME_COMPARE_H
