//===- Interpreter.cpp - Blocks, ops and values ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Interpreter.h"

using namespace llvm;
using namespace mlir;

namespace dgc {

const HandlerTable &handlers() {
  static const HandlerTable table = [] {
    HandlerTable t;
    addElementwiseHandlers(t);
    addShapeHandlers(t);
    addReductionHandlers(t);
    addIndexingHandlers(t);
    addControlFlowHandlers(t);
    addDistHandlers(t);
    return t;
  }();
  return table;
}

std::optional<Array> zerosOf(mlir::Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || !tensor.hasStaticShape())
    return std::nullopt;
  std::optional<ElementType> element =
      ElementType::get(tensor.getElementType());
  if (!element)
    return std::nullopt;
  return Array::zeros(*element, tensor.getShape());
}

const Interpreter::Deaths &Interpreter::deathsOf(Block &block) {
  std::unique_ptr<Deaths> &entry = deaths[&block];
  if (entry)
    return *entry;
  entry = std::make_unique<Deaths>();
  auto note = [&](mlir::Value v) {
    Operation *last = nullptr;
    for (Operation *user : v.getUsers()) {
      Operation *here = block.findAncestorOpInBlock(*user);
      if (here && (!last || last->isBeforeInBlock(here)))
        last = here;
    }
    if (last)
      (*entry)[last].push_back(v);
  };
  for (BlockArgument arg : block.getArguments())
    note(arg);
  for (Operation &op : block)
    for (mlir::Value v : op.getResults())
      note(v);
  return *entry;
}

LogicalResult Interpreter::runBlock(Block &block, std::vector<PerRank> args,
                                    std::vector<PerRank> &results) {
  if (args.size() != block.getNumArguments()) {
    block.getParentOp()->emitOpError("is given ")
        << args.size() << " values and its block takes "
        << block.getNumArguments();
    return failure();
  }
  for (auto [value, arg] : zip(args, block.getArguments()))
    values[arg] = std::make_shared<PerRank>(std::move(value));
  const Deaths &dying = deathsOf(block);
  for (Operation &op : block.without_terminator()) {
    if (failed(runOp(&op)))
      return failure();
    auto it = dying.find(&op);
    if (it != dying.end())
      for (mlir::Value v : it->second)
        values.erase(v);
  }
  results.clear();
  for (mlir::Value v : block.getTerminator()->getOperands())
    results.push_back(*values.at(v));
  for (mlir::Value v : block.getTerminator()->getOperands())
    if (v.getParentBlock() == &block)
      values.erase(v);
  return success();
}

LogicalResult Interpreter::runOp(Operation *op) {
  SmallVector<const PerRank *> operands;
  for (mlir::Value v : op->getOperands()) {
    auto it = values.find(v);
    if (it == values.end())
      return op->emitOpError(
          "uses a value that the evaluator does not have: it is "
          "defined outside the region that is run");
    operands.push_back(it->second.get());
  }
  StringRef name = op->getName().getStringRef();
  std::vector<PerRank> results;
  auto world = handlers().world.find(name);
  if (world != handlers().world.end()) {
    if (failed(world->second(*this, op, operands, results)))
      return failure();
  } else {
    auto rank = handlers().rank.find(name);
    if (rank == handlers().rank.end())
      return op->emitOpError("has no reference implementation");
    results.resize(op->getNumResults());
    for (int64_t r = 0; r < ranks; ++r) {
      RankCall call{op, {}, {}};
      for (const PerRank *o : operands)
        call.in.push_back(&(*o)[r]);
      for (mlir::Type t : op->getResultTypes()) {
        std::optional<Array> zeros = zerosOf(t);
        if (!zeros)
          return op->emitOpError("has result type ")
                 << t << ", which the reference evaluator does not have";
        call.out.push_back(std::move(*zeros));
      }
      if (failed(rank->second(call)))
        return failure();
      for (auto [k, out] : enumerate(call.out))
        results[k].push_back(std::move(out));
    }
  }
  if (results.size() != op->getNumResults())
    return op->emitOpError("gave ") << results.size() << " results";
  for (auto [v, r] : zip(op->getResults(), results))
    if (!v.use_empty())
      values[v] = std::make_shared<PerRank>(std::move(r));
  return success();
}

FailureOr<std::vector<PerRank>> evaluate(func::FuncOp func,
                                         std::vector<PerRank> args,
                                         const Mesh &mesh, int64_t maxTrips) {
  if (func.isExternal())
    return func.emitOpError("has no body");
  if (!func.getBody().hasOneBlock())
    return func.emitOpError(
        "has several blocks; the reference evaluator runs one");
  for (auto [k, type] : enumerate(func.getArgumentTypes())) {
    std::optional<Array> zeros = zerosOf(type);
    if (!zeros)
      return func.emitOpError("argument ") << k << " has type " << type;
    if (k >= args.size() || args[k].empty() ||
        args[k][0].shape != zeros->shape || !(args[k][0].type == zeros->type))
      return func.emitOpError("argument ")
             << k << " is given another type than " << type;
  }
  int64_t ranks = args.empty() ? mesh.numDevices() : int64_t(args[0].size());
  Interpreter interpreter(mesh, ranks, maxTrips);
  std::vector<PerRank> results;
  if (failed(interpreter.runBlock(func.getBody().front(), std::move(args),
                                  results)))
    return failure();
  return results;
}

} // namespace dgc
