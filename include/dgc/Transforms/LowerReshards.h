//===- LowerReshards.h - From conversions to moves --------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_TRANSFORMS_LOWERRESHARDS_H
#define DGC_TRANSFORMS_LOWERRESHARDS_H

#include "dgc/Cost/Machine.h"
#include "dgc/Planner/Reshard.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

namespace dgc {

struct LowerReshardsOptions {
  LinkCosts links;
  /// If there is one, moves are priced by its links instead.
  std::optional<Machine> machine;
  ReshardOptions reshard;
  /// A tensor of at least so many bytes that ends up whole on every rank gets a
  /// remark, or an error with `errorOnRematerialize`.
  int64_t rematerializeBytes = 64 << 20;
  bool errorOnRematerialize = false;
};

/// Replaces every dist.reshard of `func` by the cheapest moves.
mlir::LogicalResult lowerReshards(mlir::FunctionOpInterface func,
                                  const LowerReshardsOptions &options = {});

} // namespace dgc

#endif // DGC_TRANSFORMS_LOWERRESHARDS_H
