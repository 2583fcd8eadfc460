//===- Fold.cpp - Folders and canonicalizations of stablehlo --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"

using namespace mlir;

namespace dgc::stablehlo {

OpFoldResult ConstantOp::fold(FoldAdaptor) { return getValue(); }

} // namespace dgc::stablehlo
