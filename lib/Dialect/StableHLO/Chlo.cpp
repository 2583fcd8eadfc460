//===- Chlo.cpp - The chlo dialect ----------------------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;

#include "dgc/Dialect/StableHLO/ChloDialect.cpp.inc"
#define GET_OP_CLASSES
#include "dgc/Dialect/StableHLO/ChloOps.cpp.inc"

namespace {
struct Inliner : public DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;
  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void dgc::chlo::ChloDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dgc/Dialect/StableHLO/ChloOps.cpp.inc"
      >();
  addInterfaces<Inliner>();
}
