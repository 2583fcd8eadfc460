//===- Tensors.h - Inputs, outputs and expected values of a run -*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The option grammar (IREE's), for --input and --expected_output:
//
//   @x.npz             all arrays of the archive, in its order
//   @x.npy             one array (all arrays of a file of several)
//   2x2xf32=1 2 3 4    values; one value fills the tensor; none: zeros
//   2x2xf32=@x.bin     raw little-endian data
//   (ignored)          --expected_output: this output is not compared
//
// and for --output: @x.npz takes all outputs left, @x.npy and @x.bin the next
// one, +x.npy appends to a file, - prints, nothing drops the next one.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_RUNTIME_TENSORS_H
#define DGC_RUNTIME_TENSORS_H

#include "dgc/Runtime/Error.h"
#include "dgc/Runtime/Manifest.h"

namespace dgc::rt {

enum class InputKind { Uniform, Normal };

/// Made-up inputs. Every element depends on the seed, the argument's number and
/// the element's index alone, so not on shardings. Floats are scaled by
/// 1/sqrt(largest of the last two dimensions) where there are two: uniform ones
/// lie in [0, 1) before that (so that roots and logarithms stay numbers),
/// normal ones have variance 1. Integers lie in [0, 8), booleans are fair.
struct InputSeed {
  uint64_t seed = 0;
  InputKind kind = InputKind::Uniform;
};

/// The inputs that `specs` say, checked against `args`; with a seed, those that
/// are not given are made up.
Error loadInputs(const std::vector<std::string> &specs,
                 const std::vector<TensorInfo> &args,
                 const std::optional<InputSeed> &seed,
                 std::vector<HostTensor> &out);
HostTensor generateInput(const TensorInfo &arg, int number,
                         const InputSeed &seed);

/// Expected values by result; none: not compared.
Error loadExpected(const std::vector<std::string> &specs,
                   const std::vector<TensorInfo> &results,
                   std::vector<std::optional<HostTensor>> &out);

/// Writes or prints `outputs` as `specs` say.
Error writeOutputs(const std::vector<std::string> &specs,
                   const std::vector<HostTensor> &outputs);
/// "2x2xf32=[1 2][3 4]", as IREE prints it; long tensors are cut to `limit`
/// elements.
std::string tensorText(const HostTensor &tensor, int64_t limit = 1024);

/// Lines of one number each; empty lines and lines that begin with # are
/// skipped.
Error readCurve(const std::string &path, std::vector<double> &out);

} // namespace dgc::rt

#endif // DGC_RUNTIME_TENSORS_H
