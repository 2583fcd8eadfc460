//===- GraphWriter.h - Writes planning problems einsum by einsum -*- C++
//-*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_LIB_SIMULATOR_GRAPHWRITER_H
#define DGC_LIB_SIMULATOR_GRAPHWRITER_H

#include "dgc/Simulator/TrainingGraph.h"

namespace dgc::simulator {

/// A named dimension and the mesh axes that split it where an op uses it. Two
/// with one size but different axes describe a tensor dimension that ops see
/// split differently.
struct Dim {
  int64_t size = 1;
  DimList axes;
};

/// Tensors are indices in Problem::tensors; a dimension of an operand or result
/// is a list of Dims, major to minor.
class GraphWriter {
public:
  using DimId = int;
  using Dims = llvm::SmallVector<llvm::SmallVector<DimId, 2>, 5>;
  struct Use {
    int tensor;
    Dims dims;
  };

  GraphWriter(llvm::StringRef name, const PlanSpec &plan);

  /// A dimension over the axes named so; those that the mesh lacks are left
  /// out.
  DimId dim(int64_t size, llvm::ArrayRef<llvm::StringRef> axes = {});
  int64_t sizeOf(DimId d) const { return dims[d].size; }

  /// An argument that lies as its dims say, over `unreduced` as an addend.
  int argument(llvm::StringRef name, const Dims &dims, int64_t elemBytes,
               TensorKind kind, llvm::ArrayRef<llvm::StringRef> unreduced = {});
  /// A trained weight; the same tensor if it was made already.
  int weight(llvm::StringRef name, const Dims &dims);

  struct Options {
    WorkKind work = WorkKind::Pointwise;
    llvm::SmallVector<DimId, 4> whole = {}; // not split, whatever their axes
    FactorKind kind = FactorKind::Pass; // of dims in some but not all results
    double flops = 0;                   // given instead of derived
    bool passAddends = false;           // operands are summed; sums may wait
  };
  /// An op with one or more results; the first result's tensor index.
  int op(llvm::StringRef name, OpRole role, Phase phase, llvm::ArrayRef<Use> in,
         llvm::ArrayRef<Dims> out, Options options,
         llvm::ArrayRef<int64_t> outBytes = {});
  /// Elementwise, one result.
  int map(llvm::StringRef name, OpRole role, Phase phase,
          llvm::ArrayRef<Use> in, const Dims &out) {
    return op(name, role, phase, in, {out}, Options());
  }
  /// A product of two operands: 2 x the product of all dimensions.
  int product(llvm::StringRef name, OpRole role, Phase phase, Use a, Use b,
              const Dims &out) {
    Options o;
    o.work = WorkKind::Contract;
    return op(name, role, phase, {a, b}, {out}, o);
  }
  /// The tensor as the backward pass reads it, counted as kept.
  Use recall(int tensor, const Dims &dims, bool input = false);
  /// A linear map's weight as the pass reads it: gathered where replicas hold
  /// shares of it.
  Use read(int weight, const Dims &dims, Phase phase);
  /// Adds a weight's gradient to what the earlier microbatches left.
  void accumulate(int weight, int gradient, const Dims &dims);

  Block take() { return std::move(block); }
  int64_t activationBytes() const { return elemBytes; }
  const PlanSpec &plan;
  llvm::SmallVector<llvm::StringRef, 4> replicas; // dp and cp axes

private:
  DimList axisList(llvm::ArrayRef<llvm::StringRef> names) const;
  Sharding shardingOf(const Dims &dims) const;
  llvm::SmallVector<int64_t, 4> shapeOf(const Dims &dims) const;
  bool sharesWeights() const { return plan.zero == 3; }
  /// The same dims with the replica axes added to the first that can take them.
  Dims shared(const Dims &dims);

  Block block;
  std::vector<Dim> dims;
  int64_t elemBytes = 2;
  ElemClass elem = ElemClass::F16;
};

} // namespace dgc::simulator

#endif // DGC_LIB_SIMULATOR_GRAPHWRITER_H
