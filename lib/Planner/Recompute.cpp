//===- Recompute.cpp - Values made again instead of kept ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Recompute.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;

namespace dgc {

namespace {

/// Values whose copies cost and free the same.
struct Alike {
  std::string op;
  SmallVector<int64_t, 4> shape;
  int64_t perByte = 0; // time a byte, in steps of a percent
  bool operator<(const Alike &o) const {
    return std::tie(perByte, op, shape) < std::tie(o.perByte, o.op, o.shape);
  }
};

class Chooser {
public:
  Chooser(const Problem &p, const Plan &plan, function_ref<bool(int)> canRepeat)
      : p(p), plan(plan), canRepeat(canRepeat),
        point(std::clamp<int64_t>(plan.memory.peakPoint, 0,
                                  std::max<int64_t>(p.ops.size(), 1) - 1)),
        bytes(p.tensors.size(), 0), time(p.ops.size(), 0),
        lateUse(p.tensors.size(), false), copied(p.ops.size(), false),
        isResult(p.tensors.size(), false) {
    for (size_t t = 0; t < p.tensors.size(); ++t)
      bytes[t] = localBytes(t);
    for (size_t i = 0; i < p.ops.size(); ++i)
      time[i] = opTime(i);
    for (const PlanReshard &r : plan.reshards)
      if (r.op >= 0)
        time[r.op] += r.time;
    for (const ProblemResult &r : p.results)
      isResult[r.tensor] = true;
    findLateUses();
    usersOf.resize(p.tensors.size());
    for (size_t i = 0; i < p.ops.size() && int64_t(i) <= point; ++i)
      for (int t : p.ops[i].operands)
        usersOf[t].push_back(i);
  }

  Recompute run(double excess, double maxPrice) {
    Recompute out;
    out.point = point;
    while (out.bytes < excess) {
      std::map<Alike, std::vector<int>> groups;
      for (size_t t = 0; t < p.tensors.size(); ++t)
        if (std::optional<double> price = priceOf(t))
          groups[alike(t, *price)].push_back(t);
      if (groups.empty())
        break;
      std::vector<int> &best = groups.begin()->second;
      if (*priceOf(best.front()) > maxPrice)
        break;
      for (int t : best)
        release(t, out);
    }
    for (size_t i = 0; i < p.ops.size(); ++i)
      if (copied[i])
        out.ops.push_back(i);
    return out;
  }

private:
  double localBytes(int t) const {
    const ProblemTensor &tensor = p.tensors[t];
    auto shape = localShape(tensor.shape, plan.tensors[t]);
    double n = double(tensor.elemBytes);
    for (int64_t size :
         shape ? ArrayRef<int64_t>(*shape) : ArrayRef<int64_t>(tensor.shape))
      n *= double(size);
    return n;
  }

  double opTime(int i) const {
    const ProblemOp &op = p.ops[i];
    const OpRule &rule = p.rules[op.rule];
    auto roles = productRoles(op, rule);
    Work work = unsplitWork(op, roles);
    for (auto [f, factor] : enumerate(rule.factors)) {
      auto local = localDimSize(factor.size, plan.ops[i].factors[f]);
      splitWork(work, roles[f], double(factor.size),
                double(local.value_or(factor.size)));
    }
    for (auto [k, t] : enumerate(op.operands))
      if (op.work != WorkKind::Update || int(k) == op.update) {
        work.bytesIn += bytes[t];
        work.moved += op.movesOperand(k) ? bytes[t] : 0;
      }
    for (auto [k, t] : enumerate(op.results)) {
      work.bytesOut += bytes[t];
      work.moved += op.movesResult(k) ? bytes[t] : 0;
    }
    return kernelTime(p.machine, work) * op.trips;
  }

  bool isCopyable(int t) const {
    const ProblemTensor &tensor = p.tensors[t];
    return tensor.producer >= 0 && tensor.producer <= point &&
           p.ops[tensor.producer].trips == 1 && canRepeat(tensor.producer);
  }
  /// A view or a fused value: lives in another tensor's memory.
  bool isView(int t) const {
    return !p.tensors[t].stored && !p.tensors[t].remade &&
           p.tensors[t].producer >= 0;
  }

  /// Which tensors are read behind the point, directly or through views made
  /// before it.
  void findLateUses() {
    for (size_t i = p.ops.size(); i-- > 0;) {
      const ProblemOp &op = p.ops[i];
      bool late = int64_t(i) > point;
      if (!late)
        late =
            any_of(op.results, [&](int t) { return isView(t) && lateUse[t]; });
      for (int t : op.operands)
        if (late)
          lateUse[t] = true;
    }
  }

  bool isCandidate(int t) const {
    const ProblemTensor &tensor = p.tensors[t];
    // What the op at the point makes or reads is there all the same.
    return tensor.stored && !tensor.remade && !isResult[t] && lateUse[t] &&
           tensor.end > point && tensor.producer < point && bytes[t] > 0 &&
           !is_contained(p.ops[point].operands, t) && isCopyable(t) &&
           !copied[tensor.producer];
  }

  /// The ops that must be copied so that the producer of `t` can be; false if
  /// there is no way. `ops` are those not copied yet.
  bool collect(int t, SmallVectorImpl<int> &ops, bool isRoot) const {
    const ProblemTensor &tensor = p.tensors[t];
    if (!isRoot && isKept(t))
      return true;
    if (!isCopyable(t) || ops.size() > maxChain)
      return false;
    int producer = tensor.producer;
    if (copied[producer] || is_contained(ops, producer))
      return true;
    ops.push_back(producer);
    return all_of(p.ops[producer].operands,
                  [&](int o) { return collect(o, ops, false); });
  }
  /// Is there behind the point anyway.
  bool isKept(int t) const {
    const ProblemTensor &tensor = p.tensors[t];
    if (tensor.remade)
      return true;
    if (tensor.producer >= 0 && copied[tensor.producer])
      return true; // its copy is
    if (tensor.argument >= 0)
      return tensor.end > point || !isDonated(tensor.argument);
    return tensor.stored && tensor.end > point;
  }
  bool isDonated(int argument) const {
    return any_of(p.results, [&](auto &r) { return r.donated == argument; });
  }

  /// Seconds a byte, if the tensor can be dropped.
  std::optional<double> priceOf(int t) const {
    SmallVector<int, 8> ops;
    if (!isCandidate(t) || !collect(t, ops, true))
      return std::nullopt;
    double sum = 0;
    for (int i : ops)
      sum += time[i];
    return sum / bytes[t];
  }

  Alike alike(int t, double price) const {
    return {p.ops[p.tensors[t].producer].name, p.tensors[t].shape,
            int64_t(std::ceil(std::log(price + 1e-30) * 100))};
  }

  void release(int t, Recompute &out) {
    SmallVector<int, 8> ops;
    if (!isCandidate(t) || !collect(t, ops, true))
      return;
    out.bytes += bytes[t];
    out.dropped.push_back(t);
    for (int i : ops) {
      copied[i] = true;
      out.time += time[i];
    }
    copyViews(t);
  }
  /// Views of `t` that are read behind the point are made again from the copy.
  void copyViews(int t) {
    for (int i : usersOf[t])
      if (!copied[i])
        for (int r : p.ops[i].results)
          if (isView(r) && lateUse[r] && isCopyable(r)) {
            copied[i] = true;
            copyViews(r);
          }
  }

  static constexpr size_t maxChain = 200;

  const Problem &p;
  const Plan &plan;
  function_ref<bool(int)> canRepeat;
  int64_t point;
  std::vector<double> bytes, time; // on one rank
  std::vector<bool> lateUse, copied, isResult;
  std::vector<SmallVector<int, 2>> usersOf; // up to the point
};

} // namespace

Recompute chooseRecompute(const Problem &problem, const Plan &plan,
                          double excess, double maxPrice,
                          function_ref<bool(int op)> canRepeat) {
  return Chooser(problem, plan, canRepeat).run(excess, maxPrice);
}

} // namespace dgc
