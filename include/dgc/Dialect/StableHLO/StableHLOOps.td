//===- StableHLOOps.td - All ops of stablehlo -*- tablegen -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_DIALECT_STABLEHLO_STABLEHLOOPS_TD
#define DGC_DIALECT_STABLEHLO_STABLEHLOOPS_TD

include "dgc/Dialect/StableHLO/StableHLOControlOps.td"
include "dgc/Dialect/StableHLO/StableHLOElementwise.td"
include "dgc/Dialect/StableHLO/StableHLOShapeOps.td"

#endif // DGC_DIALECT_STABLEHLO_STABLEHLOOPS_TD
