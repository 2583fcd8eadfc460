//===- SingleAxis.cpp - Plans that differ on one mesh axis ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/SingleAxis.h"
#include "Parts.h"
#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace llvm;

namespace dgc {
namespace {

/// Takes an axis out of a list. Whole factors that then end it mean nothing.
void drop(DimList &list, int axis) {
  erase_if(list, [&](const DimEntry &e) {
    return !e.isWhole() && e.axis.axis == axis;
  });
  canonicalize(list);
}
void drop(Sharding &s, int axis) {
  for (DimSharding &d : s.dims)
    drop(d.entries, axis);
  erase_if(s.unreduced, [&](const AxisRef &r) { return r.axis == axis; });
}
void drop(OpAxes &op, int axis) {
  for (DimList &list : op.factors)
    drop(list, axis);
  erase_if(op.through, [&](const AxisRef &r) { return r.axis == axis; });
}

/// How many ways a list splits.
int64_t waysOf(const DimList &list) {
  int64_t n = 1;
  for (const DimEntry &e : list)
    n *= e.isWhole() ? 1 : e.axis.size;
  return n;
}

/// Dimensions and factors that are one thing: what splits with each other where
/// nothing is converted.
struct DimClass {
  std::vector<std::pair<int, int>> dims;    // tensor, dimension
  std::vector<std::pair<int, int>> factors; // op, factor
  double weight = 0;                        // flops, then bytes
  std::string name;                         // an op of it
};

class Search {
public:
  Search(const Problem &p, const WrittenPlan &written, bool alike,
         double maxOps)
      : p(p), written(written), place(planner::placeTensors(p)), alike(alike) {
    left = int64_t(maxOps / double(p.ops.size() + 1));
    left = std::clamp<int64_t>(left, 8, 3000);
    // Each user converts for itself.
    this->written.again.resize(p.ops.size());
    for (auto [i, op] : enumerate(p.ops)) {
      this->written.again[i].clear();
      for (size_t k = 0; k < op.operands.size(); ++k)
        this->written.again[i].push_back(int32_t(k));
    }
  }

  SingleAxisPlan run() {
    best.time = recount(p, written).time();
    findClasses();
    // Every axis has its share of the work.
    int64_t axes = int64_t(written.mesh.axes.size());
    for (int64_t a = axes; a-- > 0;) {
      int64_t share = left / (a + 1), rest = left - share;
      left = share;
      runAxis(int(a));
      left += rest;
    }
    return best;
  }

private:
  void runAxis(int a) {
    axis = a;
    WrittenPlan bare = written;
    for (auto [t, s] : enumerate(bare.tensors))
      if (!isPinned(t))
        drop(s, a);
    for (OpAxes &op : bare.ops)
      drop(op, a);
    finishResults(bare);
    double time = priceOf(bare, "nothing is split on it");
    climb(bare, time);
    climb(written, best.axis < 0 ? best.time : priceOf(written, "as written"));
  }

  bool isPinned(int t) const { return p.tensors[t].pinned.has_value(); }
  bool isPlaced(int t) const {
    return place[t] == planner::Placement::Variable;
  }

  void findClasses() {
    // Nodes: dimensions of tensors, then factors of ops.
    std::vector<int> firstDim, firstFactor;
    int n = 0;
    for (const ProblemTensor &t : p.tensors) {
      firstDim.push_back(n);
      n += int(t.shape.size());
    }
    for (const ProblemOp &op : p.ops) {
      firstFactor.push_back(n);
      n += int(p.rules[op.rule].factors.size());
    }
    EquivalenceClasses<int> joined;
    for (int i = 0; i < n; ++i)
      joined.insert(i);
    for (auto [i, op] : enumerate(p.ops)) {
      const OpRule &rule = p.rules[op.rule];
      int first = firstFactor[i];
      auto join = [&](int t, const DimFactors &dims) {
        if (!isPlaced(t))
          return;
        for (auto [d, list] : enumerate(dims))
          // The major factor is what an axis at the end of an empty list
          // splits.
          if (auto f = find_if(list,
                               [&](int x) { return rule.factors[x].size > 1; });
              f != list.end() && isSplit(rule.factors[*f].kind))
            joined.unionSets(firstDim[t] + int(d), first + *f);
      };
      for (auto [k, t] : enumerate(op.operands))
        join(t, rule.operands[k]);
      for (auto [k, t] : enumerate(op.results))
        join(t, rule.results[k]);
    }
    auto alikeTensors = [&](int a, int b) {
      for (size_t d = 0; d < p.tensors[a].shape.size(); ++d)
        joined.unionSets(firstDim[a] + int(d), firstDim[b] + int(d));
    };
    for (const FlowGroup &flow : p.flows)
      for (int t : flow.targets)
        alikeTensors(flow.targets[0], t);
    for (const ProblemResult &r : p.results)
      if (r.donated >= 0)
        alikeTensors(p.arguments[r.donated], r.tensor);
    collect(joined, firstDim, firstFactor);
  }

  static bool isSplit(FactorKind kind) {
    return kind == FactorKind::Pass || kind == FactorKind::Reduce;
  }

  void collect(EquivalenceClasses<int> &joined, ArrayRef<int> firstDim,
               ArrayRef<int> firstFactor) {
    std::map<int, DimClass> byLeader;
    for (auto [i, op] : enumerate(p.ops)) {
      const OpRule &rule = p.rules[op.rule];
      for (auto [f, factor] : enumerate(rule.factors)) {
        if (factor.size < 2 || !isSplit(factor.kind))
          continue;
        DimClass &c = byLeader[joined.getLeaderValue(firstFactor[i] + int(f))];
        c.factors.push_back({int(i), int(f)});
        c.weight += op.flops * op.trips;
        if (c.name.empty() || op.work == WorkKind::Contract)
          c.name = op.name;
      }
    }
    for (auto [t, tensor] : enumerate(p.tensors))
      for (size_t d = 0; isPlaced(t) && d < tensor.shape.size(); ++d) {
        auto it = byLeader.find(joined.getLeaderValue(firstDim[t] + int(d)));
        if (it == byLeader.end())
          continue;
        it->second.dims.push_back({int(t), int(d)});
        it->second.weight += double(tensor.elemBytes) * double(tensor.shape[d]);
      }
    for (auto &[leader, c] : byLeader)
      if (!c.dims.empty())
        classes.push_back(std::move(c));
    stable_sort(classes, [](const DimClass &a, const DimClass &b) {
      return a.weight > b.weight;
    });
    constexpr size_t most = 64;
    if (classes.size() > most)
      classes.resize(most);
  }

  /// A better plan is kept, and tried further.
  void climb(WrittenPlan plan, double time) {
    for (bool better = true; better && left > 0;) {
      better = false;
      for (const DimClass &c : classes)
        for (bool split : {true, false}) {
          if (left <= 0)
            return;
          WrittenPlan other = plan;
          if (!change(other, c, split))
            continue;
          double t = priceOf(other, (split ? "" : "not ") +
                                        std::string("split through ") + c.name);
          if (t >= time * (1 - 1e-9))
            continue;
          time = t;
          plan = std::move(other);
          better = true;
        }
    }
  }

  /// Splits all of a class on the axis, or none of it. False if that is no
  /// plan.
  bool change(WrittenPlan &w, const DimClass &c, bool split) const {
    int64_t size = written.mesh.axes[axis].size;
    DimEntry entry = DimEntry::makeAxis({axis, 1, size});
    std::vector<char> done(p.ops.size(), 0);
    for (auto [i, f] : c.factors) {
      if (done[i])
        continue; // twice in one op: the first one
      done[i] = 1;
      OpAxes &op = w.ops[i];
      const OpRule &rule = p.rules[p.ops[i].rule];
      if (split || waysOf(op.factors[f]) > 1)
        drop(op, axis);
      if (split) {
        if (waysOf(op.factors[f]) * size > rule.factors[f].size)
          return false;
        op.factors[f].push_back(entry);
      }
      // Whole sums, unless the class says otherwise below.
      for (int t : p.ops[i].results)
        if (!isPinned(t))
          erase_if(w.tensors[t].unreduced,
                   [&](const AxisRef &r) { return r.axis == axis; });
    }
    for (auto [t, d] : c.dims) {
      if (isPinned(t))
        continue;
      DimList &list = w.tensors[t].dims[d].entries;
      if (split) {
        drop(w.tensors[t], axis);
        if (waysOf(list) * size > p.tensors[t].shape[d])
          return false;
        list.push_back(entry);
      } else {
        drop(list, axis);
      }
    }
    finishResults(w);
    return true;
  }

  /// A result lies as its tensor, or as the argument whose memory it takes.
  void finishResults(WrittenPlan &w) const {
    for (auto [i, r] : enumerate(p.results)) {
      if (r.pinned)
        continue;
      Sharding s =
          w.tensors[r.donated >= 0 ? p.arguments[r.donated] : r.tensor];
      s.unreduced.clear();
      w.results[i] = s.closed();
    }
  }

  double priceOf(const WrittenPlan &w, const std::string &what) {
    constexpr double none = 1e30;
    --left;
    ++best.tried;
    if (alike && !runsAlike(w))
      return none;
    Recount r = recount(p, w);
    if (!r.error.empty() ||
        (p.memoryLimit > 0 && r.memory.peak > p.memoryLimit))
      return none;
    if (r.time() < best.time) {
      best.time = r.time();
      best.axis = axis;
      best.what = what;
    }
    return r.time();
  }

  bool runsAlike(const WrittenPlan &w) const {
    std::map<std::vector<int64_t>, const OpAxes *> first;
    for (auto [i, op] : enumerate(p.ops)) {
      std::vector<int64_t> key{int64_t(hash_value(op.name)), op.rule};
      for (auto *list : {&op.operands, &op.results})
        for (int t : *list) {
          append_range(key, p.tensors[t].shape);
          key.push_back(-1);
        }
      auto [it, isNew] = first.try_emplace(std::move(key), &w.ops[i]);
      if (!isNew && !sameOnAxis(*it->second, w.ops[i]))
        return false;
    }
    return true;
  }
  bool sameOnAxis(const OpAxes &a, const OpAxes &b) const {
    auto uses = [&](const DimList &list) {
      return any_of(list, [&](const DimEntry &e) {
        return !e.isWhole() && e.axis.axis == axis;
      });
    };
    for (auto [x, y] : zip(a.factors, b.factors))
      if (uses(x) != uses(y))
        return false;
    return true;
  }

  const Problem &p;
  WrittenPlan written;
  std::vector<planner::Placement> place;
  bool alike;
  int64_t left;
  int axis = 0;
  std::vector<DimClass> classes;
  SingleAxisPlan best;
};

} // namespace

SingleAxisPlan bestOnOneAxis(const Problem &problem, const WrittenPlan &plan,
                             bool alike, double maxOps) {
  return Search(problem, plan, alike, maxOps).run();
}

} // namespace dgc
