//===- CombineCollectives.cpp - One meeting for several -------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A collective may stand anywhere between the last op that its operand needs
// and the first one that needs its result: its window. Ops that only change
// layouts move along with it and bound nothing. Collectives whose windows meet
// become one op in the common part: a gather as late as it can be, since it
// makes data more, the others where the last of them stands.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/CombineCollectives.h"
#include "dgc/Cost/CostModel.h"
#include "dgc/Dialect/Dist/Dist.h"
#include "dgc/Dialect/StableHLO/StableHLO.h"
#include "dgc/Transforms/AutoShard.h"
#include "dgc/Transforms/Passes.h"
#include "dgc/Transforms/ShardedProgram.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace dgc {
#define GEN_PASS_DEF_COMBINECOLLECTIVESPASS
#include "dgc/Transforms/Passes.h.inc"
} // namespace dgc

using namespace mlir;
using namespace dgc;

namespace {

/// Groups that may still grow. More are not worth their search.
constexpr size_t maxOpen = 64;

/// Moves along with a collective that it prepares or follows.
bool isLight(Operation *op) {
  return isa<stablehlo::ReshapeOp, stablehlo::TransposeOp, stablehlo::SliceOp,
             stablehlo::PadOp, stablehlo::ConvertOp, stablehlo::ConstantOp>(op);
}

/// What collectives must share; the reduction is null for gathers.
struct Key {
  StringRef name;
  Attribute axes, reduction;
  Type element;
  bool operator==(const Key &o) const {
    return name == o.name && axes == o.axes && reduction == o.reduction &&
           element == o.element;
  }
};

std::optional<Key> keyOf(Operation *op) {
  if (!isa<dist::LocalAllGatherOp, dist::LocalAllReduceOp,
           dist::LocalReduceScatterOp>(op))
    return std::nullopt;
  return Key{op->getName().getStringRef(), op->getAttr("axes"),
             op->getAttr("kind"),
             getElementTypeOrSelf(op->getOperand(0).getType())};
}

CollectiveKind kindOf(Operation *op) {
  if (isa<dist::LocalAllGatherOp>(op))
    return CollectiveKind::AllGather;
  return isa<dist::LocalAllReduceOp>(op) ? CollectiveKind::AllReduce
                                         : CollectiveKind::ReduceScatter;
}

int64_t bytesOf(Operation *op) {
  int64_t in = 0, out = 0;
  for (Type type : op->getOperandTypes())
    in += dgc::bytesOf(type);
  for (Type type : op->getResultTypes())
    out += dgc::bytesOf(type);
  return std::max(in, out);
}

/// Between which ops of its block something may stand; `after` null: from the
/// start.
struct Window {
  Operation *after = nullptr, *before = nullptr;
  /// What the operands come from, light ops apart.
  SmallPtrSet<Operation *, 4> sources;

  void meet(const Window &o) {
    if (o.after && (!after || after->isBeforeInBlock(o.after)))
      after = o.after;
    if (!before || o.before->isBeforeInBlock(before))
      before = o.before;
    sources.insert(o.sources.begin(), o.sources.end());
  }
  bool isEmpty() const { return after && !after->isBeforeInBlock(before); }
};

Window windowOf(Operation *op) {
  Window w;
  Block *block = op->getBlock();
  w.before = block->getTerminator();
  llvm::SetVector<Operation *> back, forth;
  back.insert(op);
  for (size_t i = 0; i < back.size(); ++i)
    for (Value operand : back[i]->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (!def || def->getBlock() != block)
        continue;
      if (isLight(def)) {
        back.insert(def);
        continue;
      }
      w.sources.insert(def);
      if (!w.after || w.after->isBeforeInBlock(def))
        w.after = def;
    }
  forth.insert(op);
  for (size_t i = 0; i < forth.size(); ++i)
    for (Operation *user : forth[i]->getUsers()) {
      Operation *here = block->findAncestorOpInBlock(*user);
      if (here == user && isLight(user))
        forth.insert(user);
      else if (here->isBeforeInBlock(w.before))
        w.before = here;
    }
  return w;
}

struct Group {
  SmallVector<Operation *> members;
  Window window;
  int64_t bytes = 0;

  /// False, and nothing done, if `op` cannot be one of them.
  bool add(Operation *op) {
    Window own = windowOf(op), both = window;
    both.meet(own);
    if (both.isEmpty() || llvm::any_of(members, [&](Operation *m) {
          return own.sources.contains(m);
        }))
      return false;
    window = std::move(both);
    members.push_back(op);
    bytes += bytesOf(op);
    return true;
  }
};

/// Brings what `value` needs before `point`.
void hoist(Value value, Operation *point) {
  Operation *def = value.getDefiningOp();
  if (!def || def->getBlock() != point->getBlock() ||
      def->isBeforeInBlock(point))
    return;
  for (Value operand : def->getOperands())
    hoist(operand, point);
  def->moveBefore(point);
}

/// Brings the users of `op` that stand before it behind it.
void sinkUsers(Operation *op) {
  SmallVector<Operation *> early;
  llvm::SetVector<Operation *> reached;
  reached.insert(op);
  for (size_t i = 0; i < reached.size(); ++i)
    for (Operation *user : reached[i]->getUsers())
      if (user->getBlock() == op->getBlock() && user->isBeforeInBlock(op) &&
          reached.insert(user))
        early.push_back(user);
  llvm::sort(early,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *user : llvm::reverse(early))
    user->moveAfter(op);
}

/// Replaces the members by one op. What was combined before may have moved
/// some of them: those that do not fit any more stay.
int64_t combine(ArrayRef<Operation *> wanted) {
  Group group;
  for (Operation *op : wanted)
    group.add(op);
  if (group.members.size() < 2)
    return 0;
  Operation *last = group.members.back(), *point = group.window.before;
  if (!isa<dist::LocalAllGatherOp>(last) && last->isBeforeInBlock(point))
    point = last;
  SmallVector<Value> operands, results;
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (Operation *op : group.members) {
    llvm::append_range(operands, op->getOperands());
    llvm::append_range(results, op->getResults());
    llvm::append_range(types, op->getResultTypes());
    locs.push_back(op->getLoc());
  }
  for (Value operand : operands)
    hoist(operand, point);
  OpBuilder builder(point);
  OperationState state(builder.getFusedLoc(locs), last->getName(), operands,
                       types, last->getAttrs());
  Operation *combined = builder.create(state);
  for (auto [old, fresh] : llvm::zip_equal(results, combined->getResults()))
    old.replaceAllUsesWith(fresh);
  for (Operation *op : group.members)
    op->erase();
  sinkUsers(combined);
  return int64_t(group.members.size()) - 1;
}

class Combiner {
public:
  Combiner(const CombineOptions &options, const Mesh &mesh)
      : options(options), mesh(mesh), links(axisLinks(options.machine, mesh)) {}

  int64_t run(Block &block) {
    SmallVector<std::pair<Key, SmallVector<Operation *>>> kinds;
    for (Operation &op : block) {
      std::optional<Key> key = keyOf(&op);
      if (!key)
        continue;
      auto it = llvm::find_if(kinds, [&](auto &k) { return k.first == *key; });
      if (it == kinds.end())
        it = kinds.insert(kinds.end(), {*key, {}});
      it->second.push_back(&op);
    }
    int64_t less = 0;
    for (auto &[key, ops] : kinds)
      less += runKind(ops);
    return less;
  }

private:
  int64_t bucketOf(Operation *op) const {
    if (options.bucketBytes >= 0)
      return options.bucketBytes;
    auto axes = dist::toAxes(op->getAttrOfType<dist::AxesAttr>("axes"), mesh);
    // The slowest axis is what a group over several waits for.
    const Link *link = nullptr;
    for (const AxisRef &axis : axes)
      if (!link || links[axis.axis].bandwidth < link->bandwidth)
        link = &links[axis.axis];
    return link ? int64_t(bucketBytes(kindOf(op), *link, groupSize(axes))) : 0;
  }

  int64_t runKind(ArrayRef<Operation *> ops) {
    int64_t bucket = bucketOf(ops.front());
    SmallVector<Group> full, open;
    for (Operation *op : ops) {
      int64_t bytes = bytesOf(op);
      if (bytes >= bucket)
        continue;
      // The first that has room, as buckets fill up best.
      bool joined = llvm::any_of(open, [&](Group &g) {
        return g.bytes + bytes <= bucket && g.add(op);
      });
      if (joined)
        continue;
      Group group;
      if (!group.add(op))
        continue;
      if (open.size() == maxOpen) {
        full.push_back(std::move(open.front()));
        open.erase(open.begin());
      }
      open.push_back(std::move(group));
    }
    int64_t less = 0;
    for (auto *groups : {&full, &open})
      for (const Group &g : *groups)
        less += combine(g.members);
    return less;
  }

  const CombineOptions &options;
  const Mesh &mesh;
  SmallVector<Link, 3> links;
};

} // namespace

namespace dgc {

int64_t combineCollectives(FunctionOpInterface func,
                           const CombineOptions &options) {
  dist::AxesAttr axes;
  llvm::SetVector<Block *> blocks;
  func->walk([&](Operation *op) {
    if (!keyOf(op))
      return;
    axes = op->getAttrOfType<dist::AxesAttr>("axes");
    blocks.insert(op->getBlock());
  });
  if (blocks.empty())
    return 0;
  Mesh mesh = dist::getMesh(dist::lookupMesh(func, axes.getMesh()));
  Combiner combiner(options, mesh);
  int64_t less = 0;
  for (Block *block : blocks)
    less += combiner.run(*block);
  return less;
}

} // namespace dgc

namespace {
struct CombineCollectivesPass
    : dgc::impl::CombineCollectivesPassBase<CombineCollectivesPass> {
  using CombineCollectivesPassBase::CombineCollectivesPassBase;
  void runOnOperation() override {
    CombineOptions options;
    options.bucketBytes = bucketBytes;
    FailureOr<Machine> machine = machineOf(getOperation(), cluster);
    if (failed(machine))
      return signalPassFailure();
    options.machine = std::move(*machine);
    for (auto func : getOperation().getOps<FunctionOpInterface>())
      if (!func.isExternal())
        numRemoved += combineCollectives(func, options);
  }
};
} // namespace
