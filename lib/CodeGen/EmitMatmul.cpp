//===- EmitMatmul.cpp - Contractions become calls of matmul kernels -------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/CodeGen/Cpu.h"
#include "dgc/CodeGen/Kernels.h"
#include "dgc/CodeGen/Matmul.h"
#include "dgc/CodeGen/Object.h"
#include "dgc/CodeGen/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace dgc {
#define GEN_PASS_DEF_EMITMATMUL
#include "dgc/CodeGen/Passes.h.inc"

namespace {

struct EmitMatmul : impl::EmitMatmulBase<EmitMatmul> {
  using EmitMatmulBase::EmitMatmulBase;

  void runOnOperation() override {
    unit.bits = 32 * vectorLanes(cpu);
    unit.hasFma = cpu != "x86-64-v2";
    SmallVector<linalg::GenericOp> ops;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function->hasAttr(kKernelAttr))
        function.walk([&](linalg::GenericOp op) { ops.push_back(op); });
    for (linalg::GenericOp op : ops)
      if (std::optional<Matmul> product = Matmul::get(op))
        replace(op, *product);
  }

private:
  void replace(linalg::GenericOp op, const Matmul &product) {
    auto [it, isNew] = known.try_emplace(product.key());
    if (isNew)
      it->second = emitMatmul(getOperation(), product, unit,
                              "matmul_" + std::to_string(known.size() - 1));
    const MatmulKernels &kernels = it->second;
    OpBuilder builder(op);
    Location loc = op.getLoc();
    Value a = op.getDpsInputs()[product.swapped ? 1 : 0];
    Value b = op.getDpsInputs()[product.swapped ? 0 : 1];
    if (kernels.pack) {
      Value packed = memref::AllocOp::create(
          builder, loc, MemRefType::get({kernels.packedElements}, product.c),
          builder.getI64IntegerAttr(64));
      launch(builder, loc, kernels.pack, {b}, packed, kernels.packRange);
      b = packed;
    }
    launch(builder, loc, kernels.compute, {a, b}, op.getDpsInits()[0],
           kernels.computeRange);
    op.erase();
  }

  void launch(OpBuilder &builder, Location loc, func::FuncOp kernel,
              ValueRange reads, Value write, int64_t range) {
    cpu::LaunchOp::create(
        builder, loc, FlatSymbolRefAttr::get(kernel.getSymNameAttr()), reads,
        ValueRange(write), builder.getI64IntegerAttr(range));
  }

  VectorUnit unit;
  std::map<std::string, MatmulKernels> known;
};

} // namespace
} // namespace dgc
