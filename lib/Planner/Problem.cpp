//===- Problem.cpp - Checks of a planning problem -------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Problem.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include <cmath>

using namespace llvm;

namespace dgc {

StringRef toString(TensorKind kind) {
  static constexpr StringLiteral names[] = {"parameters",  "optimizer state",
                                            "inputs",      "gradients",
                                            "activations", "constants"};
  return names[static_cast<int>(kind)];
}

double bytesOf(const ProblemTensor &t) {
  double bytes = double(t.elemBytes);
  for (int64_t size : t.shape)
    bytes *= double(size);
  return bytes;
}

SmallVector<ProductRole, 4> productRoles(const ProblemOp &op,
                                         const OpRule &rule) {
  SmallVector<ProductRole, 4> roles(rule.factors.size(), ProductRole::None);
  if (op.work == WorkKind::Reduce)
    for (auto [f, factor] : enumerate(rule.factors))
      if (factor.kind == FactorKind::Reduce)
        roles[f] = factor.reduce == ReduceKind::Add ? ProductRole::Sum
                                                    : ProductRole::Extreme;
  if (op.work != WorkKind::Contract || rule.operands.size() != 2 ||
      rule.results.size() != 1)
    return roles;
  for (size_t f = 0; f < roles.size(); ++f) {
    auto in = [&](const DimFactors &dims) {
      return any_of(dims, [&](auto &d) { return is_contained(d, int(f)); });
    };
    bool a = in(rule.operands[0]), b = in(rule.operands[1]),
         r = in(rule.results[0]);
    roles[f] = a && b ? (r ? ProductRole::Batch : ProductRole::K)
               : a    ? ProductRole::M
               : b    ? ProductRole::N
                      : ProductRole::None;
  }
  if (is_contained(roles, ProductRole::None)) // a convolution's window
    roles.assign(roles.size(), ProductRole::None);
  return roles;
}

PointSpan useSpan(const Problem &p, int tensor, int op) {
  PointSpan span{op, op};
  int made = p.tensors[tensor].loop;
  auto holdsTensor = [&](int loop) {
    for (int l = made; l >= 0; l = p.loops[l].parent)
      if (l == loop)
        return true;
    return false;
  };
  for (int l = p.ops[op].loop; l >= 0 && !holdsTensor(l); l = p.loops[l].parent)
    span = {p.loops[l].begin, p.loops[l].end};
  return span;
}

Work unsplitWork(const ProblemOp &op, ArrayRef<ProductRole> roles) {
  Work work{op.work, op.elem, op.flops};
  work.operations = op.operations;
  work.starts = op.movesResult(0);
  work.readAgain = op.readAgain;
  work.reach = op.reach;
  if (op.packs >= 0 || op.gathers >= 0)
    work.packed = (op.packs < 0 ? 0u : 1u << op.packs) |
                  (op.gathers < 0 ? 0u : 1u << op.gathers);
  if (op.work == WorkKind::Contract && !roles.empty() &&
      roles[0] != ProductRole::None)
    work.m = work.n = work.k = work.batch = 1;
  return work;
}

void addOperand(Work &work, const ProblemOp &op, size_t operand, double bytes) {
  if (op.work == WorkKind::Update && int(operand) != op.update)
    return;
  work.bytesIn += bytes;
  work.moved += op.movesOperand(operand) ? bytes : 0;
}

void addResult(Work &work, const ProblemOp &op, size_t result, double bytes) {
  work.bytesOut += bytes;
  work.moved += op.movesResult(result) ? bytes : 0;
  work.fresh += result < 32 && op.fresh >> result & 1 ? bytes : 0;
}

double scratchBytes(const ProblemOp &op, const Work &local) {
  // As lib/CodeGen/MatmulEmitter.cpp: panels as wide as two vectors, or one for
  // few columns; with many batches each packs its own on the stack.
  constexpr double lanes = 8, manyBatches = 8;
  double panels = 0;
  int packs = local.isPart ? op.packsOfParts : op.packs;
  if (packs >= 0 && local.batch < manyBatches) {
    double columns = packs == 1 ? local.n : local.m;
    double width = columns <= lanes ? lanes : 2 * lanes;
    double bytes = local.elem == ElemClass::F64 ? 8 : 4;
    panels = bytes * local.batch * local.k * std::ceil(columns / width) * width;
  }
  if (!op.widens)
    return panels;
  // The wide sums, twice the result's bytes; panels are gone when the result is
  // written.
  return 2 * local.bytesOut + std::max(0.0, panels - local.bytesOut);
}

void splitWork(Work &work, ProductRole role, double size, double local) {
  if ((role == ProductRole::Extreme || role == ProductRole::K) && local > 0)
    work.masked |= std::fmod(size, local) != 0;
  if (role == ProductRole::Extreme || role == ProductRole::Sum ||
      role == ProductRole::K)
    work.isPart |= local < size;
  if (size > 0) {
    work.flops *= local / size;
    work.operations *= local / size;
  }
  switch (role) {
  case ProductRole::None:
  case ProductRole::Sum:
  case ProductRole::Extreme:
    break;
  case ProductRole::Batch:
    work.batch *= local;
    break;
  case ProductRole::M:
    work.m *= local;
    break;
  case ProductRole::N:
    work.n *= local;
    break;
  case ProductRole::K:
    work.k *= local;
    break;
  }
}

/// Why the dimensions of `tensor` are not what `dims` says, or empty.
static std::string checkDims(const OpRule &rule, const DimFactors &dims,
                             const ProblemTensor &tensor) {
  if (dims.size() != tensor.shape.size())
    return "has a rank that differs from its rule's";
  for (auto [d, factors] : enumerate(dims)) {
    int64_t size = 1;
    for (int f : factors) {
      if (f < 0 || f >= int(rule.factors.size()))
        return "has a rule with a factor out of range";
      size *= rule.factors[f].size;
    }
    if (!factors.empty() && size != tensor.shape[d])
      return "has factors whose product is not the dimension's size";
  }
  return "";
}

static std::string checkLoops(const Problem &p) {
  int64_t n = int64_t(p.loops.size());
  for (auto [i, loop] : enumerate(p.loops))
    if (loop.parent < -1 || loop.parent >= int64_t(i) || loop.begin < 0 ||
        loop.end >= int64_t(p.ops.size()))
      return "a loop is out of range";
  auto bad = [&](const auto &x) { return x.loop < -1 || x.loop >= n; };
  if (any_of(p.ops, bad) || any_of(p.tensors, bad))
    return "a loop's number is out of range";
  return "";
}

static std::string checkOp(const Problem &p, const ProblemOp &op) {
  if (op.rule < 0 || op.rule >= int(p.rules.size()))
    return "has no rule";
  const OpRule &rule = p.rules[op.rule];
  if (rule.operands.size() != op.operands.size() ||
      rule.results.size() != op.results.size())
    return "has a rule for another number of operands or results";
  auto check = [&](ArrayRef<int> tensors, ArrayRef<DimFactors> dims) {
    for (auto [t, d] : zip(tensors, dims)) {
      if (t < 0 || t >= int(p.tensors.size()))
        return std::string("has a tensor out of range");
      if (std::string why = checkDims(rule, d, p.tensors[t]); !why.empty())
        return why;
    }
    return std::string();
  };
  std::string why = check(op.operands, rule.operands);
  return why.empty() ? check(op.results, rule.results) : why;
}

/// Why `flow` is not well formed, or empty.
static std::string checkFlow(const Problem &p, const FlowGroup &flow) {
  SmallVector<int> all(flow.sources.begin(), flow.sources.end());
  append_range(all, flow.targets);
  for (int t : all) {
    if (t < 0 || t >= int(p.tensors.size()))
      return "has a tensor out of range";
    if (p.tensors[t].shape != p.tensors[all[0]].shape)
      return "joins tensors of different shapes";
  }
  return "";
}

namespace {

/// When tensors are made and first used, but for ops that only change layouts:
/// those move along with a collective.
struct Waits {
  std::vector<int64_t> made, used; // -1: an argument; ops.size(): a result

  explicit Waits(const Problem &p) {
    int64_t n = int64_t(p.ops.size());
    for (const ProblemTensor &t : p.tensors)
      made.push_back(t.argument >= 0 ? -1 : t.begin);
    used.assign(p.tensors.size(), n);
    for (const FlowGroup &flow : p.flows)
      for (int t : flow.sources)
        used[t] = std::min(used[t], p.tensors[t].begin + 1);
    for (auto [i, op] : enumerate(p.ops))
      if (isLight(op))
        for (int r : op.results) {
          int64_t last = -1;
          for (int t : op.operands)
            if (!p.tensors[t].remade)
              last = std::max(last, made[t]);
          made[r] = last;
        }
    for (int64_t i = n; i-- > 0;) {
      int64_t point = i;
      if (isLight(p.ops[i])) {
        point = n;
        for (int r : p.ops[i].results)
          point = std::min(point, used[r]);
      }
      for (int t : p.ops[i].operands)
        used[t] = std::min(used[t], point);
    }
  }
  static bool isLight(const ProblemOp &op) {
    return op.work == WorkKind::Move || op.work == WorkKind::Free;
  }
};

} // namespace

void findSharers(Problem &p) {
  int64_t last = -1; // product, or loop with products
  for (auto [i, op] : enumerate(p.ops))
    if (op.work == WorkKind::Contract)
      last = i;
  for (const ProblemTensor &t : p.tensors)
    if (t.flow >= 0 && t.trips == 1)
      last = std::max(last, t.begin);
  int64_t parameters = 0;
  for (const ProblemResult &r : p.results)
    parameters += r.donated >= 0 && p.tensors[p.arguments[r.donated]].kind ==
                                        TensorKind::Parameter;
  Waits waits(p);
  auto isGradient = [&](size_t t) {
    return waits.made[t] >= 0 && waits.made[t] <= last && waits.used[t] > last;
  };
  auto isResult = [&](size_t t) {
    return waits.made[t] > last && waits.used[t] == int64_t(p.ops.size());
  };
  function_ref<bool(size_t)> kinds[] = {isGradient, isResult};
  for (auto has : kinds) {
    SmallVector<int> alike;
    for (auto [t, tensor] : enumerate(p.tensors))
      if (!tensor.remade && has(t))
        alike.push_back(t);
    // A gradient may be there in several layouts, or before it is a sum.
    double count = double(alike.size());
    if (parameters > 0)
      count = std::min(count, double(parameters));
    for (int t : alike)
      p.tensors[t].sharers = count;
  }
}

std::string checkProblem(const Problem &p) {
  if (p.devices < 1)
    return "the number of devices must be positive";
  if (p.mesh && p.mesh->numDevices() != p.devices)
    return "the mesh must have as many devices as the problem";
  if (p.machine.levels.empty())
    return "the machine must have a link";
  for (const ProblemOp &op : p.ops)
    if (std::string why = checkOp(p, op); !why.empty())
      return "op '" + op.name + "' " + why;
  if (std::string why = checkLoops(p); !why.empty())
    return why;
  for (const FlowGroup &flow : p.flows)
    if (std::string why = checkFlow(p, flow); !why.empty())
      return "a flow " + why;
  for (int t : p.arguments)
    if (t < 0 || t >= int(p.tensors.size()))
      return "an argument is out of range";
  for (const ProblemResult &r : p.results) {
    if (r.tensor < 0 || r.tensor >= int(p.tensors.size()))
      return "a result is out of range";
    if (r.donated >= int(p.arguments.size()))
      return "a donated argument is out of range";
    if (r.donated >= 0 &&
        p.tensors[p.arguments[r.donated]].shape != p.tensors[r.tensor].shape)
      return "a donated argument has another shape than its result";
  }
  if (!p.mesh)
    return "";
  for (const ProblemTensor &t : p.tensors)
    if (t.pinned)
      if (std::string why = checkSharding(*t.pinned, t.shape, *p.mesh);
          !why.empty())
        return "the sharding of '" + t.name + "' is not legal: " + why;
  return "";
}

} // namespace dgc
