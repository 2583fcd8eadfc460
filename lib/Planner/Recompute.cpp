//===- Recompute.cpp - Values made again instead of kept ------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Recompute.h"
#include "dgc/Planner/Recount.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>
#include <map>
#include <set>

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
        firstLate(p.tensors.size(), never), isResult(p.tensors.size(), false) {
    s.need.assign(p.ops.size(), never);
    s.own.assign(p.ops.size(), never);
    for (size_t t = 0; t < p.tensors.size(); ++t)
      bytes[t] = localBytes(p.tensors[t], plan.tensors[t]);
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
    slack = layerSpacing();
  }

  Recompute run(double excess, double maxPrice) {
    // Layers stay alike if values that are alike go together or not at all
    // (some, of the first or last layer, are always different). What is then
    // still too much is taken where it can be.
    for (bool whole : {true, false}) {
      std::set<std::pair<std::string, SmallVector<int64_t, 4>>> refused;
      while (s.out.bytes < excess) {
        std::map<Alike, std::vector<int>> groups = findGroups();
        while (!groups.empty() && refused.count({groups.begin()->first.op,
                                                 groups.begin()->first.shape}))
          groups.erase(groups.begin());
        if (groups.empty())
          break;
        auto &[key, tensors] = *groups.begin();
        if (*priceOf(tensors.front()) > maxPrice)
          break;
        State before = s;
        size_t released = 0;
        for (int t : tensors)
          released += release(t);
        if (whole && 4 * released < 3 * tensors.size()) {
          s = std::move(before);
          refused.insert({key.op, key.shape});
        }
      }
    }
    Recompute out = std::move(s.out);
    out.point = point;
    for (size_t i = 0; i < p.ops.size(); ++i)
      if (copied(i))
        out.ops.push_back(i);
    return out;
  }

private:
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
      addOperand(work, op, k, bytes[t]);
    for (auto [k, t] : enumerate(op.results))
      addResult(work, op, k, bytes[t]);
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

  /// Where tensors are first read behind the point, directly or through views
  /// made before it.
  void findLateUses() {
    for (size_t i = p.ops.size(); i-- > 0;) {
      const ProblemOp &op = p.ops[i];
      int64_t at = int64_t(i) > point ? int64_t(i) : never;
      for (int t : op.results)
        if (at == never && isView(t))
          at = firstLate[t];
      for (int t : op.operands)
        firstLate[t] = std::min(firstLate[t], at);
    }
  }
  bool lateUse(int t) const { return firstLate[t] != never; }

  bool copied(int op) const { return s.need[op] != never; }
  /// Where the first copy would stand that reads `t`, or the first late user.
  int64_t neededAt(int t) const {
    int64_t at = firstLate[t];
    for (int i : usersOf[t])
      at = std::min(at, s.need[i]);
    return at;
  }

  std::map<Alike, std::vector<int>> findGroups() const {
    std::map<Alike, std::vector<int>> groups;
    for (size_t t = 0; t < p.tensors.size(); ++t)
      if (std::optional<double> price = priceOf(t))
        groups[alike(t, *price)].push_back(t);
    return groups;
  }

  /// How far apart the backward passes of two layers are: there are as many
  /// layers as kinds of values have copies, a few of which come more than once
  /// in a layer. Without layers, no distance is too far.
  int64_t layerSpacing() const {
    std::map<Alike, std::vector<int>> groups = findGroups();
    size_t most = 1;
    for (auto &[key, tensors] : groups)
      most = std::max(most, tensors.size());
    size_t layers = most;
    int64_t first = never, last = 0;
    for (auto &[key, tensors] : groups)
      if (3 * tensors.size() >= most && tensors.size() > 1) {
        layers = std::min(layers, tensors.size());
        for (int t : tensors) {
          first = std::min(first, firstLate[t]);
          last = std::max(last, firstLate[t]);
        }
      }
    if (layers == 1)
      return never;
    return std::max<int64_t>((last - first) / int64_t(layers), 1);
  }

  bool isCandidate(int t) const {
    const ProblemTensor &tensor = p.tensors[t];
    // What the op at the point makes or reads is there all the same.
    return tensor.stored && !tensor.remade && !isResult[t] && lateUse(t) &&
           tensor.end > point && tensor.producer < point && bytes[t] > 0 &&
           !is_contained(p.ops[point].operands, t) && isCopyable(t) &&
           !copied(tensor.producer);
  }

  /// What dropping a tensor takes.
  struct Chain {
    SmallVector<int, 8> ops;    // to be copied, not copied yet
    SmallVector<int, 8> pulled; // copied, but later than needed now
    int64_t at = never;         // where all of them are needed
    int root = 0;               // the tensor
  };

  /// Adds to `chain` what makes `t` again; false if there is no way, or one
  /// that pulls a copy away from its own layer's users: it would then be kept
  /// from there, as good as never dropped, and copies of a whole network could
  /// pull each other to where the backward pass begins.
  bool collect(int t, Chain &chain, bool isRoot) const {
    const ProblemTensor &tensor = p.tensors[t];
    int producer = tensor.producer;
    if (!isRoot && producer >= 0 && copied(producer)) {
      if (s.need[producer] <= chain.at || is_contained(chain.pulled, producer))
        return true;
      if (s.own[producer] - chain.at >= slack && isLarge(t, chain.root))
        return false;
      chain.pulled.push_back(producer);
      return all_of(p.ops[producer].operands,
                    [&](int o) { return collect(o, chain, false); });
    }
    if (!isRoot && isKept(t))
      return true;
    if (!isCopyable(t) || chain.ops.size() > maxChain)
      return false;
    if (is_contained(chain.ops, producer))
      return true;
    chain.ops.push_back(producer);
    return all_of(p.ops[producer].operands,
                  [&](int o) { return collect(o, chain, false); });
  }
  /// What layers share may be small, and lives in no memory of its own if it is
  /// fused.
  bool isLarge(int t, int root) const {
    return p.tensors[t].stored && !p.tensors[t].remade &&
           64 * bytes[t] > bytes[root];
  }
  /// Is there behind the point anyway.
  bool isKept(int t) const {
    const ProblemTensor &tensor = p.tensors[t];
    if (tensor.remade)
      return true;
    if (tensor.argument >= 0)
      return tensor.end > point || !isDonated(tensor.argument);
    return tensor.stored && tensor.end > point;
  }
  std::optional<Chain> chainOf(int t) const {
    if (!isCandidate(t))
      return std::nullopt;
    Chain chain;
    chain.root = t;
    chain.at = neededAt(t);
    if (slack != never && firstLate[t] - chain.at >= slack)
      return std::nullopt;
    if (!collect(t, chain, true))
      return std::nullopt;
    return chain;
  }
  bool isDonated(int argument) const {
    return any_of(p.results, [&](auto &r) { return r.donated == argument; });
  }

  /// Seconds a byte, if the tensor can be dropped.
  std::optional<double> priceOf(int t) const {
    std::optional<Chain> chain = chainOf(t);
    if (!chain)
      return std::nullopt;
    double sum = 0;
    for (int i : chain->ops)
      sum += time[i];
    return sum / bytes[t];
  }

  Alike alike(int t, double price) const {
    return {p.ops[p.tensors[t].producer].name, p.tensors[t].shape,
            int64_t(std::ceil(std::log(price + 1e-30) * 100))};
  }

  bool release(int t) {
    std::optional<Chain> chain = chainOf(t);
    if (!chain)
      return false;
    s.out.bytes += bytes[t];
    s.out.dropped.push_back(t);
    for (int i : chain->ops) {
      s.out.time += time[i];
      s.own[i] = s.need[i] = chain->at;
    }
    s.own[p.tensors[t].producer] = firstLate[t];
    for (int i : chain->pulled)
      s.need[i] = chain->at;
    copyViews(t);
    return true;
  }
  /// Views of `t` that are read behind the point are made again from the copy.
  void copyViews(int t) {
    for (int i : usersOf[t])
      if (!copied(i))
        for (int r : p.ops[i].results)
          if (isView(r) && lateUse(r) && isCopyable(r)) {
            s.own[i] = s.need[i] = neededAt(r);
            copyViews(r);
          }
  }

  static constexpr size_t maxChain = 200;
  static constexpr int64_t never = std::numeric_limits<int64_t>::max();

  /// What has been decided. By op: where its copy stands (the position of the
  /// first op that reads it; never: there is none), and where it would stand
  /// for the sake of its own late users.
  struct State {
    std::vector<int64_t> need, own;
    Recompute out;
  };

  const Problem &p;
  const Plan &plan;
  function_ref<bool(int)> canRepeat;
  int64_t point;
  std::vector<double> bytes, time; // on one rank
  std::vector<int64_t> firstLate;  // by tensor; never: not read late
  std::vector<bool> isResult;
  int64_t slack = never; // a copy may be pulled forward by less than this
  State s;
  std::vector<SmallVector<int, 2>> usersOf; // up to the point
};

} // namespace

Recompute chooseRecompute(const Problem &problem, const Plan &plan,
                          double excess, double maxPrice,
                          function_ref<bool(int op)> canRepeat) {
  return Chooser(problem, plan, canRepeat).run(excess, maxPrice);
}

} // namespace dgc
