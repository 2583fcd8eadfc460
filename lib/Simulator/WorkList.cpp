//===- WorkList.cpp - What one rank does in a step ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Simulator/WorkList.h"
#include "dgc/Planner/Impose.h"
#include "dgc/Planner/Recount.h"
#include "llvm/ADT/STLExtras.h"
#include <tuple>

using namespace llvm;

namespace dgc {

int64_t Group::size() const {
  int64_t n = 1;
  for (const GroupDigit &d : digits)
    n *= d.size;
  return n;
}

int64_t Group::inside(int64_t devices) const {
  int64_t n = 1;
  for (const GroupDigit &d : digits)
    n *= std::clamp<int64_t>(devices / d.stride, 1, d.size);
  return n;
}

namespace {

class BlockReader {
public:
  BlockReader(const Block &block, const PlanSpec &plan)
      : block(block), p(block.problem) {}

  std::string run(BlockWork &out) {
    SmallVector<OpAxes, 0> axes;
    for (const GraphOp &op : block.ops)
      axes.push_back(op.axes);
    if (std::string why = imposePlan(p, axes, imposed); !why.empty())
      return block.name + ": " + why;
    out = BlockWork();
    out.name = block.name;
    for (size_t i = 0; i < p.ops.size(); ++i)
      addKernel(i, out);
    for (const PlanReshard &r : imposed.reshards)
      addCollectives(r, out);
    addMemory(out);
    return "";
  }

private:
  void addKernel(int i, BlockWork &out) {
    if (p.ops[i].work == WorkKind::Free)
      return;
    Work local = localWork(p, imposed, i);
    WorkItem item;
    item.role = block.ops[i].role;
    item.phase = block.ops[i].phase;
    item.work = local.kind;
    item.m = local.m;
    item.n = local.n;
    item.k = local.k;
    item.batch = local.batch;
    item.flops = local.flops;
    item.bytes = local.bytesIn + local.bytesOut;
    out.items.push_back(std::move(item));
  }

  void addCollectives(const PlanReshard &r, BlockWork &out) {
    // Where a value is made into another layout at once, `op` is the producer.
    const GraphOp &at = block.ops[std::max(r.op, 0)];
    for (const PlanMove &move : r.moves) {
      WorkItem item;
      item.isCollective = true;
      item.role = at.role;
      item.phase = at.phase;
      item.kind = move.kind;
      for (const AxisRef &ref : reverse(move.axes))
        item.group.digits.push_back({ref.size, strideOf(ref.axis)});
      item.scope = scopeOf(move, item.role);
      int64_t n = item.group.size();
      // What is sent, back to the tensor's size (CostModel.h).
      item.bytes = move.bytes / collectiveBytes(move.kind, n, 1);
      if (item.scope != Scope::Data || !joined(item, out))
        out.items.push_back(std::move(item));
    }
  }

  /// Weights of a block are gathered, and gradients reduced, all at once.
  static bool joined(const WorkItem &item, BlockWork &out) {
    for (WorkItem &other : out.items) {
      if (!other.isCollective || other.scope != Scope::Data ||
          other.kind != item.kind || other.phase != item.phase ||
          other.group.digits != item.group.digits)
        continue;
      other.bytes += item.bytes;
      return true;
    }
    return false;
  }

  Scope scopeOf(const PlanMove &move, OpRole role) const {
    bool tensor = true, context = true;
    for (const AxisRef &ref : move.axes) {
      StringRef name = p.mesh->axes[ref.axis].name;
      tensor &= name.starts_with("tp");
      context &= name.starts_with("cp");
    }
    if (move.kind == CollectiveKind::AllToAll &&
        (role == OpRole::Route || role == OpRole::Expert))
      return Scope::Expert;
    if (tensor)
      return Scope::Tensor;
    bool weights = role == OpRole::Read || role == OpRole::Accumulate ||
                   role == OpRole::Update;
    return context && !weights ? Scope::Context : Scope::Data;
  }

  int64_t strideOf(int axis) const {
    int64_t stride = 1;
    for (size_t a = axis + 1; a < p.mesh->axes.size(); ++a)
      stride *= p.mesh->axes[a].size;
    return stride;
  }

  double bytesOf(int tensor) const {
    return localBytes(p.tensors[tensor], imposed.tensors[tensor]);
  }

  void addMemory(BlockWork &out) {
    for (int t : block.kept)
      out.keptBytes += bytesOf(t);
    for (int t : block.inputs)
      out.inputBytes += bytesOf(t);
    for (auto [i, op] : enumerate(block.ops))
      if (op.phase == Phase::Backward && op.role == OpRole::Logits)
        for (int t : p.ops[i].results)
          out.gradientBytes = std::max(out.gradientBytes, bytesOf(t));
    for (auto [i, op] : enumerate(block.ops)) {
      if (op.phase != Phase::Forward)
        continue;
      bool scores = op.role == OpRole::Softmax;
      bool cheap = scores || op.role == OpRole::Norm ||
                   op.role == OpRole::Gate ||
                   StringRef(p.ops[i].name).ends_with(".mask");
      for (int t : p.ops[i].results) {
        double bytes = is_contained(block.kept, t) ? bytesOf(t) : 0;
        out.keptScoreBytes += scores ? bytes : 0;
        out.keptCheapBytes += cheap ? bytes : 0;
      }
    }
    for (int t : block.weights) {
      double stored = bytesOf(t) / p.tensors[t].elemBytes;
      bool expert = false;
      double shared = 1; // copies that ZeRO-3 splits
      for (const ProblemOp &op : p.ops)
        if (is_contained(op.operands, t))
          expert |= StringRef(op.name).starts_with("expert");
      for (const DimSharding &d : imposed.tensors[t].dims)
        for (const DimEntry &e : d.entries)
          if (!e.isWhole() && isReplica(e.axis.axis, expert))
            shared *= double(e.axis.size);
      out.storedWeights += stored;
      (expert ? out.expertWeights : out.weights) += stored * shared;
    }
  }

  /// Do the ranks along this axis hold copies of a weight, but for ZeRO-3?
  bool isReplica(int axis, bool expert) const {
    StringRef name = p.mesh->axes[axis].name;
    if (name.starts_with("tp"))
      return false;
    return !expert || !name.ends_with(".ep");
  }

  const Block &block;
  const Problem &p;
  Plan imposed;
};

} // namespace

bool haveSameWork(const PlanSpec &a, const PlanSpec &b) {
  auto read = [](const PlanSpec &p) {
    return std::tie(p.tp, p.dp, p.cp, p.ep, p.zero, p.sequenceParallel, p.mbs,
                    p.precision, p.flash);
  };
  return read(a) == read(b);
}

std::string makeRunWork(const ModelSpec &model, const PlanSpec &plan,
                        const SiteSpec &site, RunWork &work) {
  if (std::string why = checkRun(model, plan, site); !why.empty())
    return why;
  work = RunWork();
  work.model = model;
  work.plan = plan;
  work.site = site;
  auto read = [&](const Block &block, BlockWork &out) {
    return BlockReader(block, plan).run(out);
  };
  int64_t million = 1000000;
  std::string why = read(makeUpdate(plan, million, 4, false), work.update);
  if (model.isConv())
    return why.empty() ? read(makeConvNet(model, plan), work.layer) : why;
  if (why.empty() && model.moeLayers() > 0)
    why = read(makeUpdate(plan, million, 4, true), work.expertUpdate);
  if (why.empty() && model.moeLayers() < model.layers)
    why = read(makeLayer(model, plan, false), work.layer);
  if (why.empty() && model.moeLayers() > 0)
    why = read(makeLayer(model, plan, true), work.moeLayer);
  if (why.empty())
    why = read(makeEmbedding(model, plan), work.embedding);
  if (why.empty())
    why = read(makeHead(model, plan), work.head);
  return why;
}

} // namespace dgc
