//===- InsertReshards.cpp - Makes every conversion an op ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// One walk in program order. An op's axes follow from how its operands lie and
// its results are wanted (ChooseAxes.h). A value that comes out otherwise than
// it is wanted is converted right behind its op; an operand that is needed
// otherwise is converted before its first user, once for all users that need
// the same.
//
// A conversion with one user may be undone again: where that user can work on
// addends, it takes the value before its reduction and the reduction moves
// behind it, so that of two addends' sum only the sum is reduced.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/InsertReshards.h"
#include "dgc/Transforms/AutoShard.h"
#include "dgc/Transforms/ChooseAxes.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/ShardedProgram.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

namespace dgc {
#define GEN_PASS_DEF_INSERTRESHARDSPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

namespace {

class Inserter {
public:
  Inserter(FunctionOpInterface func, dist::MeshOp mesh, const LinkCosts &links)
      : func(func), builder(func.getContext()),
        table(FlatSymbolRefAttr::get(mesh.getSymNameAttr()),
              dist::getMesh(mesh)),
        planner(table.getMesh(), links), remade(func) {}
  LogicalResult run();

private:
  void alignDonations();
  void completeFlow(Operation *op);
  LogicalResult visit(Operation *op);
  LogicalResult visitRuleOp(Operation *op);
  void visitTerminator(Operation *op);
  FailureOr<OpAxes> axesFor(Operation *op, const OpRule &rule,
                            ArrayRef<const Sharding *> wanted,
                            SmallVectorImpl<bool> &useRaw);
  void finishResults(Operation *op, const OpRule &rule, const OpAxes &axes,
                     ArrayRef<const Sharding *> wanted);
  void need(OpOperand &use, const Sharding &want, bool raw = false);
  Value convert(Value value, const Sharding &want, Operation *user);
  Value remake(Value value, const Sharding &want, Operation *user);
  dist::ReshardOp rawReshard(Value value);
  const Sharding *shardingOf(Value value);
  AxesTensor tensorOf(Value v);
  std::unique_ptr<Sharding> partnersAddend(Value result);
  bool isRemade(Value v) const { return remade.contains(v); }
  bool gatherAgain(Value value, const Sharding &have, const Sharding &want);
  void cleanUp();

  FunctionOpInterface func;
  OpBuilder builder;
  dist::ShardingTable table;
  ReshardPlanner planner;
  RuleTable rules;
  RemadeValues remade;
  DenseMap<std::pair<Value, Attribute>, Value> converted, remakes;
  // The planner prices a conversion once for all its users.
  bool planned = false;
  double gathered = 0; // bytes of all gathers so far, on a rank
  DenseMap<std::pair<Value, Attribute>, double> gatheredAtUse;
  SmallVector<Operation *> remadeOps;
};

} // namespace

static int64_t rankOf(Value v) {
  auto type = dyn_cast<RankedTensorType>(v.getType());
  return type ? type.getRank() : 0;
}

static int64_t elementBytes(Value v) {
  Type type = getElementTypeOrSelf(v.getType());
  return type.isIntOrFloat()
             ? int64_t(llvm::divideCeil(type.getIntOrFloatBitWidth(), 8))
             : 1;
}

const Sharding *Inserter::shardingOf(Value value) {
  dist::ShardingAttr attr = dist::getSharding(value);
  return attr ? &table.get(attr) : nullptr;
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// The op of `block` that holds `op`.
static Operation *ancestorIn(Block *block, Operation *op) {
  while (op && op->getBlock() != block)
    op = op->getParentOp();
  return op;
}

/// Does the plan say that `user` converts `value` anew?
static bool isAskedAgain(Value value, Operation *user) {
  auto operands = user->getAttrOfType<DenseI32ArrayAttr>(dist::againName);
  return operands && llvm::any_of(operands.asArrayRef(), [&](int32_t k) {
           return user->getOperand(k) == value;
         });
}

Value Inserter::convert(Value value, const Sharding &want, Operation *user) {
  if (!isa<RankedTensorType>(value.getType()))
    return value;
  if (isRemade(value))
    return remake(value, want, user);
  const Sharding *have = shardingOf(value);
  Sharding whole = Sharding::replicatedOf(rankOf(value));
  if (have ? have->sameLayout(want) : whole.sameLayout(want))
    return value;
  dist::ShardingAttr to = table.get(want.closed());
  Value &slot = converted[{value, to}];
  bool again = isAskedAgain(value, user) ||
               gatherAgain(value, have ? *have : whole, want);
  if (slot && !again)
    return slot;
  Operation *place = ancestorIn(value.getParentBlock(), user);
  builder.setInsertionPoint(place ? place : user);
  dist::ShardingAttr from = table.get(have ? have->closed() : whole);
  slot = dist::ReshardOp::create(builder, value.getLoc(), value, from, to);
  return slot;
}

/// Is `value`, gathered before, to be gathered anew? If so much else was
/// gathered since its last use that keeping it would undo what splitting it is
/// for: so parameters that are split are gathered for the forward pass and
/// again for the backward pass, and activations that are split along the
/// sequence too. Also counts this use.
bool Inserter::gatherAgain(Value value, const Sharding &have,
                           const Sharding &want) {
  auto type = cast<RankedTensorType>(value.getType());
  auto localBytes = [&](const Sharding &s) {
    double bytes = double(elementBytes(value));
    if (std::optional<SmallVector<int64_t>> shape =
            localShape(type.getShape(), s))
      for (int64_t n : *shape)
        bytes *= double(n);
    return bytes;
  };
  // Vectors are cheap to keep.
  bool isVector =
      llvm::count_if(type.getShape(), [](int64_t n) { return n > 1; }) < 2;
  double bytes = localBytes(want);
  if (planned || isVector || bytes <= localBytes(have))
    return false;
  auto [it, isNew] =
      gatheredAtUse.try_emplace({value, table.get(want.closed())}, 0);
  constexpr double much = 4;
  bool again = !isNew && gathered - it->second >= much * bytes;
  if (isNew || again)
    gathered += bytes;
  it->second = gathered;
  return again;
}

/// A copy of a remade value's op, and of what it derives from, that gives
/// `want`.
Value Inserter::remake(Value value, const Sharding &want, Operation *user) {
  dist::ShardingAttr to = table.get(want.closed());
  if (Value made = remakes.lookup({value, to}))
    return made;
  Operation *op = value.getDefiningOp();
  const OpRule *rule = rules.get(op);
  if (!rule)
    return value;
  AxesTensor result{cast<RankedTensorType>(value.getType()).getShape(), 4,
                    &want, nullptr};
  SmallVector<AxesTensor> operands;
  for (Value v : op->getOperands())
    operands.push_back({cast<RankedTensorType>(v.getType()).getShape()});
  OpAxes axes = chooseAxes(*rule, operands, result, planner).axes;
  std::optional<Sharding> natural = resultSharding(*rule, axes, 0);
  Value made;
  if (!natural || !natural->sameLayout(want)) {
    // No way to make it so at once: make it whole, and take a part.
    Sharding whole = Sharding::replicatedOf(rankOf(value));
    if (want.sameLayout(whole))
      return value;
    made = convert(remake(value, whole, user), want, user);
  } else {
    SmallVector<Value> inputs;
    for (auto [i, v] : llvm::enumerate(op->getOperands()))
      inputs.push_back(convert(v, *operandSharding(*rule, axes, int(i)), op));
    builder.setInsertionPointAfter(op);
    Operation *copy = builder.clone(*op);
    copy->setOperands(inputs);
    copy->setAttr(dist::factorsName,
                  dist::toAttr(table.getName(), table.getMesh(), axes));
    copy->setAttr(dist::shardingsName, builder.getArrayAttr({to}));
    made = copy->getResult(0);
  }
  remakes[{value, to}] = made;
  return made;
}

/// The conversion that made `value`, if it reduces and this is its only use.
dist::ReshardOp Inserter::rawReshard(Value value) {
  auto reshard = value.getDefiningOp<dist::ReshardOp>();
  if (!reshard || !value.hasOneUse() ||
      reshard.getIn().getUnreduced().empty() ||
      !reshard.getOut().getUnreduced().empty())
    return {};
  return reshard;
}

void Inserter::need(OpOperand &use, const Sharding &want, bool raw) {
  dist::ReshardOp before = raw ? rawReshard(use.get()) : dist::ReshardOp();
  Value source = before ? before.getOperand() : use.get();
  use.set(convert(source, want, use.getOwner()));
  if (before && before->use_empty()) {
    converted.erase({before.getOperand(), before.getOut()});
    before->erase();
  }
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

AxesTensor Inserter::tensorOf(Value v) {
  auto type = dyn_cast<RankedTensorType>(v.getType());
  AxesTensor t{type ? type.getShape() : ArrayRef<int64_t>(), elementBytes(v)};
  if (isRemade(v))
    return t;
  t.sharding = shardingOf(v);
  if (!t.sharding)
    t.sharding = &table.get(table.get(Sharding::replicatedOf(rankOf(v))));
  if (dist::ReshardOp before = rawReshard(v))
    t.raw = &table.get(before.getIn());
  return t;
}

/// If the only user of `result` can add it, unreduced, to another value that is
/// unreduced by itself: how that one lies. So the embedding's and the output
/// layer's gradients of a tied weight are added first and reduced together.
std::unique_ptr<Sharding> Inserter::partnersAddend(Value result) {
  if (!result.hasOneUse())
    return nullptr;
  OpOperand &use = *result.use_begin();
  Operation *user = use.getOwner();
  if (user->getNumOperands() != 2 || isDataFlowOp(user) || !isKnownOp(user))
    return nullptr;
  const OpRule *rule = rules.get(user);
  if (!rule || llvm::none_of(rule->unreduced, [](const UnreducedCase &c) {
        return c.operands.size() == 2;
      }))
    return nullptr;
  Value other = user->getOperand(1 - use.getOperandNumber());
  if (dist::ReshardOp raw = rawReshard(other))
    return std::make_unique<Sharding>(table.get(raw.getIn()));
  Operation *maker = other.getDefiningOp();
  if (!maker || !other.hasOneUse() || isRemade(other) || isDataFlowOp(maker) ||
      !isKnownOp(maker) || maker->getNumResults() != 1 ||
      maker->hasAttr(dist::factorsName))
    return nullptr;
  const OpRule *making = rules.get(maker);
  if (!making)
    return nullptr;
  SmallVector<AxesTensor> operands;
  for (Value v : maker->getOperands())
    operands.push_back(tensorOf(v));
  AxesTensor made = tensorOf(other);
  OpAxes axes = naturalAxes(*making, operands, made);
  std::optional<Sharding> natural = resultSharding(*making, axes, 0);
  if (!natural || natural->unreduced.empty())
    return nullptr;
  return std::make_unique<Sharding>(std::move(*natural));
}

/// The axes that the op is annotated with, else the best ones.
FailureOr<OpAxes> Inserter::axesFor(Operation *op, const OpRule &rule,
                                    ArrayRef<const Sharding *> wanted,
                                    SmallVectorImpl<bool> &useRaw) {
  useRaw.assign(op->getNumOperands(), false);
  if (auto attr = op->getAttrOfType<dist::FactorsAttr>(dist::factorsName)) {
    OpAxes axes = dist::toOpAxes(attr, table.getMesh());
    if (!isLegal(rule, axes))
      return op->emitError("cannot run with ")
             << attr << ": its rule is " << toString(rule);
    for (auto [i, v] : llvm::enumerate(op->getOperands()))
      useRaw[i] = rawReshard(v) != nullptr;
    return axes;
  }
  SmallVector<AxesTensor> operands, results;
  for (Value v : op->getOperands())
    operands.push_back(tensorOf(v));
  std::vector<std::unique_ptr<Sharding>> kept;
  for (auto [i, v] : llvm::enumerate(op->getResults())) {
    results.push_back(tensorOf(v));
    results.back().sharding = wanted[i];
    kept.push_back(partnersAddend(v));
    results.back().raw = kept.back().get();
  }
  AxesChoice choice = chooseAxes(rule, operands, results, planner);
  useRaw.assign(choice.useRaw.begin(), choice.useRaw.end());
  return choice.axes;
}

void Inserter::finishResults(Operation *op, const OpRule &rule,
                             const OpAxes &axes,
                             ArrayRef<const Sharding *> wanted) {
  SmallVector<Attribute> natural;
  for (auto [i, v] : llvm::enumerate(op->getResults()))
    natural.push_back(table.get(*resultSharding(rule, axes, int(i))));
  op->setAttr(dist::shardingsName, builder.getArrayAttr(natural));
  op->setAttr(dist::factorsName,
              dist::toAttr(table.getName(), table.getMesh(), axes));
  for (auto [i, v] : llvm::enumerate(op->getResults())) {
    auto from = cast<dist::ShardingAttr>(natural[i]);
    if (!wanted[i] || wanted[i]->sameLayout(table.get(from)) || v.use_empty())
      continue;
    builder.setInsertionPointAfter(op);
    dist::ShardingAttr to = table.get(wanted[i]->closed());
    auto reshard = dist::ReshardOp::create(builder, v.getLoc(), v, from, to);
    v.replaceAllUsesExcept(reshard.getResult(), reshard);
    converted[{v, to}] = reshard.getResult();
  }
}

LogicalResult Inserter::visitRuleOp(Operation *op) {
  if (op->getNumResults() == 1 && isRemade(op->getResult(0))) {
    remadeOps.push_back(op);
    return success();
  }
  const OpRule *rule = rules.get(op);
  if (!rule)
    return failure();
  if (!isKnownOp(op))
    op->emitRemark("no sharding rule for '")
        << op->getName() << "': it runs on whole tensors on every rank";
  SmallVector<const Sharding *> wanted;
  for (Value v : op->getResults())
    wanted.push_back(shardingOf(v));
  SmallVector<bool> useRaw;
  FailureOr<OpAxes> axes = axesFor(op, *rule, wanted, useRaw);
  if (failed(axes))
    return failure();
  for (auto [i, use] : llvm::enumerate(op->getOpOperands()))
    if (i < rule->operands.size())
      need(use, *operandSharding(*rule, *axes, int(i)), useRaw[i]);
  finishResults(op, *rule, *axes, wanted);
  return success();
}

/// Gives what flows through `op` a sharding where it has none.
void Inserter::completeFlow(Operation *op) {
  if (op->getNumResults() == 0 || op->hasAttr(dist::shardingsName))
    return;
  SmallVector<Attribute> all;
  for (Value v : op->getResults())
    all.push_back(table.get(Sharding::replicatedOf(rankOf(v))));
  op->setAttr(dist::shardingsName, builder.getArrayAttr(all));
}

/// A terminator's operands lie as what they flow into.
void Inserter::visitTerminator(Operation *op) {
  Operation *parent = op->getParentOp();
  for (OpOperand *use : getControlOperands(parent))
    if (use->getOwner() == op)
      need(*use, Sharding::replicatedOf(rankOf(use->get())));
  if (parent == func.getOperation()) {
    for (OpOperand &use : op->getOpOperands()) {
      unsigned i = use.getOperandNumber();
      dist::ShardingAttr attr = dist::getResultSharding(func, i);
      if (!attr && isa<RankedTensorType>(use.get().getType())) {
        // Unannotated: as it comes, but reduced.
        Sharding s = Sharding::replicatedOf(rankOf(use.get()));
        if (const Sharding *have =
                isRemade(use.get()) ? nullptr : shardingOf(use.get()))
          s = have->closed();
        s.unreduced.clear();
        attr = table.get(s);
        dist::setResultSharding(func, i, attr);
      }
      if (attr)
        need(use, table.get(attr));
    }
    return;
  }
  for (const DataFlowEdge &edge : getDataFlowEdges(parent))
    for (OpOperand *use : edge.sources)
      if (use->getOwner() == op)
        if (const Sharding *want = shardingOf(edge.targets[0]))
          need(*use, *want, true);
}

LogicalResult Inserter::visit(Operation *op) {
  if (auto constraint = dyn_cast<dist::ConstraintOp>(op)) {
    Sharding want = table.get(constraint.getSharding()).closed();
    Value v = convert(constraint.getOperand(), want, op);
    constraint.getResult().replaceAllUsesWith(v);
    op->erase();
    return success();
  }
  if (dist::getMoveShardings(op))
    return success();
  if (!isDataFlowOp(op))
    return visitRuleOp(op);
  if (op->hasTrait<OpTrait::IsTerminator>()) {
    visitTerminator(op);
    return success();
  }
  completeFlow(op);
  for (OpOperand *use : getControlOperands(op))
    if (use->getOwner() == op)
      need(*use, Sharding::replicatedOf(rankOf(use->get())));
  for (const DataFlowEdge &edge : getDataFlowEdges(op))
    for (OpOperand *use : edge.sources)
      if (use->getOwner() == op)
        need(*use, *shardingOf(edge.targets[0]), true);
  return success();
}

//===----------------------------------------------------------------------===//
// Function
//===----------------------------------------------------------------------===//

/// An argument whose memory a result takes must lie as that result does.
void Inserter::alignDonations() {
  Block &entry = func.getFunctionBody().front();
  for (unsigned i = 0; i < func.getNumArguments(); ++i) {
    std::optional<unsigned> r = donatedResult(func, i);
    if (!r)
      continue;
    dist::ShardingAttr arg = dist::getSharding(entry.getArgument(i));
    dist::ShardingAttr result = dist::getResultSharding(func, *r);
    Sharding whole = Sharding::replicatedOf(rankOf(entry.getArgument(i)));
    Sharding want = arg ? table.get(arg).closed() : whole;
    if (result && !table.get(result).sameLayout(want))
      func->emitRemark("result ")
          << *r << " takes the memory of argument " << i
          << ", so it lies as the argument does: " << table.get(want)
          << " instead of " << result;
    dist::setResultSharding(func, *r, table.get(want));
  }
  // Arguments without a sharding are whole.
  for (BlockArgument arg : entry.getArguments())
    if (isa<RankedTensorType>(arg.getType()) && !dist::getSharding(arg))
      dist::setSharding(arg, table.get(Sharding::replicatedOf(rankOf(arg))));
}

void Inserter::cleanUp() {
  for (Operation *op : llvm::reverse(remadeOps))
    if (op->use_empty())
      op->erase();
  // A conversion of a conversion that nobody else uses is one conversion.
  SmallVector<dist::ReshardOp> reshards;
  func->walk([&](dist::ReshardOp r) { reshards.push_back(r); });
  for (dist::ReshardOp r : reshards) {
    auto before = r.getOperand().getDefiningOp<dist::ReshardOp>();
    if (!before || !before->hasOneUse())
      continue;
    r.getOperandMutable().assign(before.getOperand());
    r.setInAttr(before.getIn());
    // `before` was visited earlier; mark it by dropping it from the program.
    before->erase();
    if (r.getIn() == r.getOut()) {
      r.getResult().replaceAllUsesWith(r.getOperand());
      // Kept until the end of the walk: later ones may look at it.
    }
  }
  func->walk([&](dist::ReshardOp r) {
    if (r->use_empty())
      r->erase();
  });
}

LogicalResult Inserter::run() {
  alignDonations();
  // What it claims is of the program before (dgc-check-plan).
  func->removeAttr(dist::planName);
  func->walk([&](Operation *op) { planned |= op->hasAttr(dist::factorsName); });
  bool ok = true;
  walkProgram(func.getFunctionBody(), [&](Operation *op) {
    if (ok && failed(visit(op)))
      ok = false;
  });
  if (!ok)
    return failure();
  cleanUp();
  func->walk([](Operation *op) { op->removeAttr(dist::againName); });
  return success();
}

namespace dgc {

LogicalResult insertReshards(FunctionOpInterface func, const LinkCosts &links) {
  if (func.isExternal())
    return success();
  FailureOr<dist::MeshOp> mesh = dist::findMesh(func);
  if (failed(mesh))
    return failure();
  return Inserter(func, *mesh, links).run();
}

} // namespace dgc

namespace {
struct InsertReshardsPass
    : dgc::impl::InsertReshardsPassBase<InsertReshardsPass> {
  using InsertReshardsPassBase::InsertReshardsPassBase;
  void runOnOperation() override {
    FailureOr<Machine> machine = machineOf(getOperation(), cluster);
    if (failed(machine))
      return signalPassFailure();
    for (auto func : getOperation().getOps<FunctionOpInterface>()) {
      if (func.isExternal())
        continue;
      FailureOr<dist::MeshOp> mesh = dist::findMesh(func);
      if (failed(mesh) ||
          failed(insertReshards(func,
                                linkCostsOf(*machine, dist::getMesh(*mesh)))))
        return signalPassFailure();
    }
  }
};
} // namespace
