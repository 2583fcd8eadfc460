//===- Partition.cpp - From a sharded program to a local one --------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// The local program is built beside the global one, op by op, with a map from
// global values to local ones. Ops with a rule are built by dgc/Rules, moves by
// LocalMoves.cpp; control flow is here. A loop's body is built under an
// assumption about the padding of carried values, first that of the initial
// ones; where the body yields less, it is built again under what holds of both.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/Partition.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/InsertReshards.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/ShardedProgram.h"
#include "mlir/Analysis/SliceAnalysis.h"

namespace dgc {
#define GEN_PASS_DEF_PARTITIONPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

namespace {

class Partitioner {
public:
  Partitioner(func::FuncOp func, dist::MeshOp mesh,
              const PartitionOptions &options)
      : func(func), table(FlatSymbolRefAttr::get(mesh.getSymNameAttr()),
                          dist::getMesh(mesh)),
        builder(func.getContext()),
        local(builder, table.getMesh(), table.getName(), options.assumeFinite) {
  }
  FailureOr<func::FuncOp> run();
  unsigned numMasks() const { return local.numMasks; }

private:
  FailureOr<FunctionType> localFunctionType();
  LogicalResult convertBlock(Block &block);
  LogicalResult convertOp(Operation *op);
  LogicalResult convertLoop(Operation *op);
  FailureOr<bool> buildLoop(Operation *op, SmallVectorImpl<PadFacts> &facts);
  LogicalResult convertBranches(Operation *op);
  FailureOr<LocalValues> convertRegion(Region &from, Region &to,
                                       ArrayRef<PadFacts> facts,
                                       ArrayRef<Type> types,
                                       ArrayRef<Sharding> shardings);
  FailureOr<LocalValues> operandsOf(Operation *op);
  void addResults(Operation *op, Operation *made, ArrayRef<Sharding> shardings,
                  ArrayRef<PadFacts> facts);
  FailureOr<std::vector<Sharding>> resultShardings(Operation *op);
  Operation *emptyCopy(Operation *op, ArrayRef<Value> operands,
                       ArrayRef<Type> types);
  static SmallVector<int64_t> shapeOf(Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor ? SmallVector<int64_t>(tensor.getShape())
                  : SmallVector<int64_t>();
  }

  func::FuncOp func;
  dist::ShardingTable table;
  OpBuilder builder;
  LocalBuilder local;
  RuleTable rules;
  DenseMap<Value, LocalValue> values;
};

} // namespace

static SmallVector<Type> typesOf(const LocalValues &values) {
  SmallVector<Type> types;
  for (const LocalValue &v : values)
    types.push_back(v.value.getType());
  return types;
}

static SmallVector<Value> valuesOf(const LocalValues &values) {
  SmallVector<Value> out;
  for (const LocalValue &v : values)
    out.push_back(v.value);
  return out;
}

FailureOr<LocalValues> Partitioner::operandsOf(Operation *op) {
  LocalValues out;
  for (auto [i, v] : llvm::enumerate(op->getOperands())) {
    auto it = values.find(v);
    if (it == values.end())
      return op->emitError("operand ")
             << i
             << " has no local value: the program is not in the sharded form "
                "(dgc-verify-sharded says more)";
    out.push_back(it->second);
  }
  return out;
}

FailureOr<std::vector<Sharding>> Partitioner::resultShardings(Operation *op) {
  std::vector<Sharding> out;
  for (Value v : op->getResults()) {
    dist::ShardingAttr attr = dist::getSharding(v);
    if (!attr)
      return op->emitError(
          "has no dist.shardings (dgc-insert-reshards sets them)");
    out.push_back(table.get(attr));
  }
  return out;
}

void Partitioner::addResults(Operation *op, Operation *made,
                             ArrayRef<Sharding> shardings,
                             ArrayRef<PadFacts> facts) {
  for (auto [i, v] : llvm::enumerate(op->getResults()))
    values[v] = {made->getResult(i), shapeOf(v.getType()), shardings[i],
                 facts[i]};
}

/// The op with other operands and types, and empty regions.
Operation *Partitioner::emptyCopy(Operation *op, ArrayRef<Value> operands,
                                  ArrayRef<Type> types) {
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  state.addTypes(types);
  for (NamedAttribute a : op->getAttrs())
    if (a.getName() != dist::shardingsName && a.getName() != dist::factorsName)
      state.addAttribute(a.getName(), a.getValue());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  return builder.create(state);
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

/// Converts a region with one block; the values that its terminator yields.
FailureOr<LocalValues>
Partitioner::convertRegion(Region &from, Region &to, ArrayRef<PadFacts> facts,
                           ArrayRef<Type> types, ArrayRef<Sharding> shardings) {
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&to);
  for (auto [i, arg] : llvm::enumerate(from.front().getArguments())) {
    Value made = block->addArgument(types[i], arg.getLoc());
    values[arg] = {made, shapeOf(arg.getType()), shardings[i], facts[i]};
  }
  builder.setInsertionPointToEnd(block);
  if (failed(convertBlock(from.front())))
    return failure();
  Operation *end = from.front().getTerminator();
  FailureOr<LocalValues> yielded = operandsOf(end);
  if (failed(yielded))
    return failure();
  OperationState state(end->getLoc(), end->getName());
  state.addOperands(valuesOf(*yielded));
  builder.create(state);
  return yielded;
}

/// Builds the loop under `facts` of its carried values. True if they held;
/// otherwise the loop is erased and `facts` weakened.
FailureOr<bool> Partitioner::buildLoop(Operation *op,
                                       SmallVectorImpl<PadFacts> &facts) {
  FailureOr<LocalValues> inits = operandsOf(op);
  FailureOr<std::vector<Sharding>> shardings = resultShardings(op);
  if (failed(inits) || failed(shardings))
    return failure();
  SmallVector<Type> types = typesOf(*inits);
  Operation *made = emptyCopy(op, valuesOf(*inits), types);
  SmallVector<PadFacts> weaker(facts.begin(), facts.end());
  for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions())) {
    FailureOr<LocalValues> yielded =
        convertRegion(from, to, facts, types, *shardings);
    if (failed(yielded))
      return failure();
    if (&from == &op->getRegion(0))
      continue; // the condition yields no carried values
    for (auto [i, y] : llvm::enumerate(*yielded))
      weaker[i] = meet(weaker[i], y.facts);
  }
  if (weaker == facts) {
    addResults(op, made, *shardings, facts);
    return true;
  }
  made->erase();
  facts.assign(weaker.begin(), weaker.end());
  return false;
}

LogicalResult Partitioner::convertLoop(Operation *op) {
  FailureOr<LocalValues> inits = operandsOf(op);
  if (failed(inits))
    return failure();
  SmallVector<PadFacts> facts;
  for (const LocalValue &v : *inits)
    facts.push_back(v.facts);
  // Each round weakens a fact, and a fact can be weakened a few times only.
  while (true) {
    unsigned masks = local.numMasks;
    size_t zeroed = local.zeroed.size();
    FailureOr<bool> held = buildLoop(op, facts);
    if (failed(held))
      return failure();
    if (*held)
      return success();
    local.numMasks = masks;
    local.zeroed.truncate(zeroed);
  }
}

LogicalResult Partitioner::convertBranches(Operation *op) {
  FailureOr<LocalValues> operands = operandsOf(op);
  FailureOr<std::vector<Sharding>> shardings = resultShardings(op);
  if (failed(operands) || failed(shardings))
    return failure();
  SmallVector<Type> types;
  for (auto [i, t] : llvm::enumerate(op->getResultTypes()))
    types.push_back(localType(t, (*shardings)[i]));
  Operation *made = emptyCopy(op, valuesOf(*operands), types);
  SmallVector<PadFacts> facts;
  for (auto [from, to] : llvm::zip(op->getRegions(), made->getRegions())) {
    FailureOr<LocalValues> yielded = convertRegion(from, to, {}, {}, {});
    if (failed(yielded))
      return failure();
    for (auto [i, y] : llvm::enumerate(*yielded)) {
      if (facts.size() <= i)
        facts.push_back(y.facts);
      else
        facts[i] = meet(facts[i], y.facts);
    }
  }
  addResults(op, made, *shardings, facts);
  return success();
}

//===----------------------------------------------------------------------===//
// Ops and functions
//===----------------------------------------------------------------------===//

LogicalResult Partitioner::convertOp(Operation *op) {
  if (dist::isLoop(op))
    return convertLoop(op);
  if (isDataFlowOp(op) && op->getNumRegions() > 0)
    return convertBranches(op);
  FailureOr<LocalValues> operands = operandsOf(op);
  if (failed(operands))
    return failure();
  if (dist::getMoveShardings(op)) {
    if (isa<dist::ReshardOp>(op))
      return op->emitOpError("is left over: run dgc-lower-reshards first");
    FailureOr<LocalValue> moved = buildLocalMove(local, op, (*operands)[0]);
    if (failed(moved))
      return failure();
    values[op->getResult(0)] = std::move(*moved);
    return success();
  }
  if (isDataFlowOp(op)) { // a barrier: one identity an operand
    Operation *made = emptyCopy(op, valuesOf(*operands), typesOf(*operands));
    for (auto [i, v] : llvm::enumerate(op->getResults())) {
      values[v] = (*operands)[i];
      values[v].value = made->getResult(i);
    }
    return success();
  }
  const OpRule *rule = rules.get(op);
  if (!rule)
    return failure();
  auto factors = op->getAttrOfType<dist::FactorsAttr>(dist::factorsName);
  if (!factors)
    return op->emitError("has no dist.factors (dgc-insert-reshards sets them)");
  OpAxes axes = dist::toOpAxes(factors, table.getMesh());
  FailureOr<LocalValues> made = buildLocalOp(local, op, *operands, *rule, axes);
  if (failed(made))
    return failure();
  for (auto [v, m] : llvm::zip(op->getResults(), *made))
    values[v] = std::move(m);
  return success();
}

LogicalResult Partitioner::convertBlock(Block &block) {
  for (Operation &op : block.without_terminator())
    if (failed(convertOp(&op)))
      return failure();
  return success();
}

FailureOr<FunctionType> Partitioner::localFunctionType() {
  SmallVector<Type> inputs, results;
  auto add = [&](SmallVectorImpl<Type> &out, Type type, dist::ShardingAttr attr,
                 StringRef what, unsigned i) -> LogicalResult {
    Type made = attr ? Type(localType(type, table.get(attr))) : Type();
    if (!made)
      return func.emitError()
             << what << " " << i
             << " has no sharding: run dgc-insert-reshards first";
    out.push_back(made);
    return success();
  };
  for (unsigned i = 0; i < func.getNumArguments(); ++i)
    if (failed(add(inputs, func.getArgumentTypes()[i],
                   dist::getSharding(func.getArgument(i)), "argument", i)))
      return failure();
  for (unsigned i = 0; i < func.getNumResults(); ++i)
    if (failed(add(results, func.getResultTypes()[i],
                   dist::getResultSharding(func, i), "result", i)))
      return failure();
  return FunctionType::get(func.getContext(), inputs, results);
}

/// Lets the products that read a value read the one with zeros in its padding,
/// if there is one: products read from memory, and would need it in both forms.
static void shareZeroed(const LocalBuilder::ZeroedPadding &z) {
  Operation *def = z.value.getDefiningOp();
  Block *block = z.select->getBlock();
  if (!def || def->getBlock() != block)
    return;
  SmallVector<OpOperand *> uses;
  Operation *first = z.select;
  for (OpOperand &use : z.value.getUses()) {
    Operation *user = use.getOwner();
    if (user->getBlock() != block || !isa<stablehlo::DotGeneralOp>(user))
      continue;
    uses.push_back(&use);
    if (user->isBeforeInBlock(first))
      first = user;
  }
  if (uses.empty())
    return;
  // The select and its mask, which depends on no data, go before all of them.
  SetVector<Operation *> moved;
  BackwardSliceOptions options;
  options.inclusive = true;
  options.omitBlockArguments = true;
  options.filter = [&](Operation *op) {
    return op->getBlock() == block && first->isBeforeInBlock(op);
  };
  if (first != z.select &&
      succeeded(getBackwardSlice(z.select, &moved, options)))
    for (Operation *op : moved)
      op->moveBefore(first);
  for (OpOperand *use : uses)
    use->set(z.select->getResult(0));
}

FailureOr<func::FuncOp> Partitioner::run() {
  FailureOr<FunctionType> type = localFunctionType();
  if (failed(type))
    return failure();
  builder.setInsertionPointAfter(func);
  auto made = cast<func::FuncOp>(builder.cloneWithoutRegions(*func));
  made.setType(*type);
  auto sharding = StringAttr::get(func.getContext(), dist::shardingName);
  auto global = StringAttr::get(func.getContext(), dist::globalName);
  Block *entry = made.addEntryBlock();
  for (auto [i, arg] : llvm::enumerate(func.getArguments())) {
    auto tensor = cast<RankedTensorType>(arg.getType());
    dist::ShardingAttr attr = dist::getSharding(arg);
    const Sharding &s = table.get(attr);
    PadFact zero = PadFact::exact(zeroValue(tensor.getElementType()));
    values[arg] = {entry->getArgument(i), shapeOf(tensor), s,
                   factsFor(tensor.getShape(), s, zero)};
    made.removeArgAttr(i, sharding);
    made.setArgAttr(i, global,
                    dist::GlobalAttr::get(func.getContext(), tensor,
                                          table.get(s.closed())));
  }
  for (unsigned i = 0; i < func.getNumResults(); ++i) {
    const Sharding &s = table.get(dist::getResultSharding(func, i));
    made.removeResultAttr(i, sharding);
    made.setResultAttr(
        i, global,
        dist::GlobalAttr::get(func.getContext(),
                              cast<RankedTensorType>(func.getResultTypes()[i]),
                              table.get(s.closed())));
  }
  builder.setInsertionPointToStart(entry);
  Operation *end = func.getBody().front().getTerminator();
  FailureOr<LocalValues> results = LocalValues();
  if (failed(convertBlock(func.getBody().front())) ||
      failed(results = operandsOf(end))) {
    made.erase();
    return failure();
  }
  func::ReturnOp::create(builder, end->getLoc(), valuesOf(*results));
  for (const LocalBuilder::ZeroedPadding &z : local.zeroed)
    shareZeroed(z);
  func.erase();
  return made;
}

namespace dgc {

FailureOr<func::FuncOp> partition(func::FuncOp func,
                                  const PartitionOptions &options,
                                  PartitionStatistics *statistics) {
  FailureOr<dist::MeshOp> mesh = dist::findMesh(func);
  if (failed(mesh))
    return failure();
  if (mesh->getTemporal())
    return mesh->emitError("axis \"")
           << *mesh->getTemporal()
           << "\" is temporal; this partitioner splits over devices only";
  Partitioner partitioner(func, *mesh, options);
  FailureOr<func::FuncOp> made = partitioner.run();
  if (statistics)
    statistics->masks = partitioner.numMasks();
  return made;
}

} // namespace dgc

namespace {
/// True if every conversion is an op of its own, and a move.
bool isResharded(func::FuncOp func) {
  ScopedDiagnosticHandler quiet(func.getContext(),
                                [](Diagnostic &) { return success(); });
  return succeeded(dgc::verifySharded(func)) &&
         !func.walk([](dist::ReshardOp) { return WalkResult::interrupt(); })
              .wasInterrupted();
}

struct PartitionPass : dgc::impl::PartitionPassBase<PartitionPass> {
  using PartitionPassBase::PartitionPassBase;

  /// A program that is only annotated, as --auto-shard leaves it, is taken
  /// through the passes in between.
  LogicalResult reshard() {
    auto functions = getOperation().getOps<func::FuncOp>();
    if (llvm::all_of(functions, [](func::FuncOp f) {
          return f.isExternal() || isResharded(f);
        }))
      return success();
    OpPassManager pm(ModuleOp::getOperationName());
    pm.addPass(dgc::createInsertReshardsPass());
    pm.addPass(dgc::createVerifyShardedPass());
    pm.addPass(dgc::createLowerReshardsPass());
    return runPipeline(pm, getOperation());
  }

  void runOnOperation() override {
    if (failed(reshard()))
      return signalPassFailure();
    PartitionOptions options;
    options.assumeFinite = assumeFinite;
    for (auto func :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (func.isExternal())
        continue;
      PartitionStatistics statistics;
      if (failed(partition(func, options, &statistics)))
        return signalPassFailure();
      masks += statistics.masks;
    }
  }
};
} // namespace
