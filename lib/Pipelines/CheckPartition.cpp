//===- CheckPartition.cpp - Partitioned and global, by execution ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Evaluate/Evaluate.h"
#include "dgc/Pipelines/Passes.h"
#include "dgc/Transforms/InsertReshards.h"
#include "dgc/Transforms/LowerReshards.h"
#include "dgc/Transforms/Partition.h"
#include "dgc/Transforms/PropagateShardings.h"
#include "dgc/Transforms/ShardedProgram.h"
#include <random>

namespace dgc {
#define GEN_PASS_DEF_CHECKPARTITION
#include "dgc/Pipelines/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

/// Numbers in [0.05, 1.05), which second moments may hold (one of exactly zero
/// would make Adam divide noise by noise); small integers.
static FailureOr<Array> makeInput(Type type, std::mt19937_64 &random) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  std::optional<ElementType> element =
      tensor ? ElementType::get(tensor.getElementType()) : std::nullopt;
  if (!element)
    return failure();
  Array a = Array::zeros(*element, tensor.getShape());
  for (double &x : a.f)
    x = element->round(0.05 + double(random() % 1000) / 1000);
  for (int64_t &x : a.i)
    x = element->isBool() ? int64_t(random() % 2) : int64_t(random() % 7);
  return a;
}

/// A random legal sharding for a value: each axis of the mesh on a random
/// dimension or none, in random order; seldom an inner factor, or addends.
static Sharding randomSharding(RankedTensorType type, const Mesh &mesh,
                               bool mayBeUnreduced, std::mt19937_64 &random) {
  uint64_t rank = type.getRank();
  Sharding s = Sharding::replicatedOf(rank);
  for (size_t a = 0; a < mesh.axes.size(); ++a) {
    AxisRef ref{int(a), 1, mesh.axes[a].size};
    uint64_t choice = random() % (2 * rank + 3);
    if (choice < 2 * rank) {
      DimList &list = s.dims[choice / 2].entries;
      Sharding before = s;
      if (random() % 4 == 0 && list.empty())
        list.push_back(DimEntry::makeWhole(2));
      list.insert(random() % 2 ? list.end() : list.begin(),
                  DimEntry::makeAxis(ref));
      if (!checkSharding(s.closed(), type.getShape(), mesh).empty())
        s = before;
    } else if (choice == 2 * rank && mayBeUnreduced &&
               isa<FloatType>(type.getElementType())) {
      s.unreduced.push_back(ref);
    }
  }
  return s.closed();
}

/// Gives `percent` of the arguments, results and ops a random sharding, and
/// takes it from the others.
static LogicalResult scramble(func::FuncOp func, unsigned percent,
                              std::mt19937_64 &random) {
  FailureOr<dist::MeshOp> op = dist::findMesh(func);
  if (failed(op))
    return failure();
  Mesh mesh = dist::getMesh(*op);
  auto name = FlatSymbolRefAttr::get(op->getSymNameAttr());
  auto make = [&](Type type, bool mayBeUnreduced) -> dist::ShardingAttr {
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!tensor || random() % 100 >= percent)
      return {};
    return dist::toAttr(name, mesh,
                        randomSharding(tensor, mesh, mayBeUnreduced, random));
  };
  for (BlockArgument arg : func.getArguments())
    dist::setSharding(arg, make(arg.getType(), false));
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    dist::setResultSharding(func, i, make(func.getResultTypes()[i], false));
  walkProgram(func.getBody(), [&](Operation *op) {
    // All results of an op are annotated, or none.
    if (op->getNumResults() == 0 || random() % 100 >= percent) {
      op->removeAttr(dist::shardingsName);
      return;
    }
    for (OpResult result : op->getResults())
      dist::setSharding(
          result,
          dist::toAttr(name, mesh,
                       randomSharding(cast<RankedTensorType>(result.getType()),
                                      mesh, !isDataFlowOp(op), random)));
  });
  return success();
}

/// Sharded, with every check on the way.
static LogicalResult shard(func::FuncOp func) {
  return success(
      succeeded(propagateShardings(func)) && succeeded(insertReshards(func)) &&
      succeeded(verifySharded(func)) && succeeded(lowerReshards(func)) &&
      succeeded(verifySharded(func)));
}

static LogicalResult compare(Operation *where, unsigned result,
                             const Array &want, const Array &got,
                             double tolerance) {
  if (want.type.isFloat() && want.type.width <= 16)
    tolerance = std::max(tolerance, 4e-2);
  double largest = 0;
  for (int64_t n = 0; n < want.size(); ++n)
    if (std::isfinite(want.at(n)))
      largest = std::max(largest, std::abs(want.at(n)));
  for (int64_t n = 0; n < want.size(); ++n) {
    double a = want.at(n), b = got.at(n);
    bool equal = want.type.isFloat()
                     ? a == b || (std::isnan(a) && std::isnan(b)) ||
                           std::abs(a - b) <= tolerance * largest + 1e-6
                     : want.i[n] == got.i[n];
    if (!equal)
      return where->emitError("result ")
             << result << " differs at element " << n << ": " << b
             << " on the ranks, " << a
             << " in the global program (largest magnitude " << largest << ")";
  }
  return success();
}

namespace {
struct CheckPartition : dgc::impl::CheckPartitionBase<CheckPartition> {
  using CheckPartitionBase::CheckPartitionBase;

  LogicalResult check() {
    ModuleOp module = getOperation();
    auto func = module.lookupSymbol<func::FuncOp>("main");
    if (!func)
      return module.emitError("has no function @main to check");
    std::mt19937_64 random(seed);
    std::vector<Array> inputs;
    for (auto [i, type] : llvm::enumerate(func.getArgumentTypes())) {
      FailureOr<Array> input = makeInput(type, random);
      if (failed(input))
        return func.emitError("no input can be made for argument ")
               << i << " of type " << type;
      inputs.push_back(std::move(*input));
    }
    FailureOr<std::vector<Array>> want = evaluateFunction(func, inputs);
    if (failed(want) ||
        (scrambled > 0 && failed(scramble(func, scrambled, random))) ||
        failed(shard(func)))
      return failure();
    // Global dist ops are identities: what sharding did must change nothing.
    FailureOr<std::vector<Array>> sharded = evaluateFunction(func, inputs);
    if (failed(sharded))
      return failure();
    for (auto [i, w] : llvm::enumerate(*want))
      if (failed(compare(func, i, w, (*sharded)[i], tolerance)))
        return failure();
    FailureOr<func::FuncOp> local = partition(func);
    if (failed(local) || failed(verifyPartitioned(*local)))
      return failure();
    FailureOr<std::vector<Array>> got = evaluateFunction(*local, inputs);
    if (failed(got))
      return failure();
    for (auto [i, w] : llvm::enumerate(*want))
      if (failed(compare(*local, i, w, (*got)[i], tolerance)))
        return failure();
    return success();
  }

  void runOnOperation() override {
    if (failed(check()))
      signalPassFailure();
  }
};
} // namespace
