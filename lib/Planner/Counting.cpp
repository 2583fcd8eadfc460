//===- Counting.cpp - What a layout and an op cost ------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Counting.h"
#include "MeshBounds.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc::counting {

using planner::Part;
using planner::Placement;

std::vector<Digit> cutMesh(const Machine &machine, const WrittenPlan &w) {
  const Mesh &mesh = w.mesh;
  std::vector<std::vector<int64_t>> cuts(mesh.axes.size());
  auto add = [&](const AxisRef &r) {
    cuts[r.axis].push_back(r.pre);
    cuts[r.axis].push_back(r.pre * r.size);
  };
  auto addList = [&](const DimList &list) {
    for (const DimEntry &e : list)
      if (!e.isWhole())
        add(e.axis);
  };
  auto addSharding = [&](const Sharding &s) {
    for (const DimSharding &d : s.dims)
      addList(d.entries);
    llvm::for_each(s.unreduced, add);
  };
  llvm::for_each(w.tensors, addSharding);
  llvm::for_each(w.results, addSharding);
  for (const OpAxes &op : w.ops) {
    llvm::for_each(op.factors, addList);
    llvm::for_each(op.through, add);
  }
  SmallVector<Link, 3> links = axisLinks(machine, mesh);
  std::vector<Digit> digits;
  for (auto [i, axis] : enumerate(mesh.axes)) {
    auto &list = cuts[i];
    list.push_back(axis.size);
    llvm::sort(list);
    int64_t pre = 1;
    for (int64_t cut : list) {
      if (cut <= pre || cut % pre != 0)
        continue;
      digits.push_back({{int(i), pre, cut / pre}, links[i]});
      pre = cut;
    }
  }
  return digits;
}

std::optional<Digits> digitsOf(ArrayRef<Digit> digits,
                               ArrayRef<planner::PartList> parts,
                               const Sharding &s) {
  Digits at(digits.size(), nowhere);
  auto set = [&](const AxisRef &ref, int where) {
    for (auto [d, digit] : enumerate(digits))
      if (ref.overlaps(digit.ref))
        at[d] = where;
  };
  int first = 0;
  for (auto [dim, entries] : enumerate(s.dims)) {
    SmallVector<int64_t> sizes;
    for (const Part &part : parts[dim])
      sizes.push_back(part.size);
    if (!entries.entries.empty()) {
      auto lists = splitByFactors(entries.entries, sizes);
      if (!lists)
        return std::nullopt;
      for (auto [k, list] : enumerate(*lists))
        for (const DimEntry &e : list)
          if (!e.isWhole())
            set(e.axis, first + int(k));
    }
    first += sizes.size();
  }
  for (const AxisRef &ref : s.unreduced)
    set(ref, inSum);
  return at;
}

namespace {

/// The collectives that bring a tensor from one layout to another, priced by
/// the closed forms of the cost model: first what only slices, then what makes
/// the data less (reduce-scatter), all-to-all, all-reduce, and what makes it
/// more. Digits on links of one speed share a collective.
class Moves {
public:
  Moves(const Problem &p, ArrayRef<Digit> digits, const ProblemTensor &t,
        ArrayRef<planner::PartList> parts)
      : p(p), digits(digits), t(t) {
    for (const planner::PartList &dim : parts)
      for (const Part &part : dim)
        sizes.push_back(part.size);
  }

  /// False if there is no such conversion.
  bool run(Digits from, const Digits &to, CountedConversion &out) {
    result = &out;
    at = std::move(from);
    double before = bytes();
    int64_t cutInto = 1;
    bool local = false;
    for (size_t d = 0; d < at.size(); ++d) {
      if (at[d] != nowhere || to[d] == nowhere)
        continue;
      local = true;
      cutInto *= to[d] == inSum ? 1 : digits[d].ref.size;
      at[d] = to[d];
    }
    if (local) {
      // What is left is copied; before uneven shares all is padded.
      double after = bytes();
      bool pads = after * double(cutInto) > before * (1 + 1e-9);
      out.time += copyTime(p.machine, after + (pads ? 2 * before : 0));
    }
    for (size_t d = 0; d < at.size(); ++d)
      if (at[d] != inSum && to[d] == inSum)
        return false;
    together(CollectiveKind::ReduceScatter, to, true,
             [&](size_t d) { return at[d] == inSum && to[d] >= 0; });
    together(CollectiveKind::AllToAll, to, true,
             [&](size_t d) { return at[d] >= 0 && to[d] >= 0; });
    allReduce(to);
    together(CollectiveKind::AllGather, to, false,
             [&](size_t d) { return at[d] >= 0 && to[d] == nowhere; });
    return true;
  }

private:
  /// Part `k` on this rank.
  double localSize(int k) const {
    int64_t left = sizes[k];
    for (auto [d, digit] : enumerate(digits))
      if (at[d] == k)
        left = (left + digit.ref.size - 1) / digit.ref.size;
    return double(left);
  }

  double bytes() const {
    double all = double(t.elemBytes);
    for (size_t k = 0; k < sizes.size(); ++k)
      all *= localSize(int(k));
    return all;
  }

  /// Digits that differ and satisfy `want`, in groups of one link, sorted.
  std::vector<SmallVector<size_t, 4>> groups(const Digits &to, bool fastFirst,
                                             function_ref<bool(size_t)> want) {
    std::vector<SmallVector<size_t, 4>> all;
    for (size_t d = 0; d < at.size(); ++d) {
      if (at[d] == to[d] || !want(d))
        continue;
      auto it = find_if(
          all, [&](auto &g) { return digits[g[0]].link == digits[d].link; });
      if (it == all.end())
        it = all.insert(all.end(), SmallVector<size_t, 4>());
      it->push_back(d);
    }
    llvm::sort(all, [&](auto &a, auto &b) {
      double x = digits[a[0]].link.bandwidth, y = digits[b[0]].link.bandwidth;
      if (x == y)
        return a[0] < b[0];
      return fastFirst ? x > y : x < y;
    });
    return all;
  }

  void together(CollectiveKind kind, const Digits &to, bool fastFirst,
                function_ref<bool(size_t)> want) {
    for (auto &group : groups(to, fastFirst, want)) {
      double before = bytes(), cut = 1, joined = 1;
      Digits from = at;
      for (size_t d : group)
        cut = std::max(cut, placesOf(to[d]));
      for (size_t d : group)
        at[d] = to[d];
      for (size_t d : group)
        joined = std::max(joined, placesOf(from[d]));
      send(kind, group, std::max(before, bytes()), cut, joined);
    }
  }

  /// Over links of several speeds: scattered over the fast ones, all-reduced
  /// over the slowest, gathered back.
  void allReduce(const Digits &to) {
    auto all = groups(
        to, true, [&](size_t d) { return at[d] == inSum && to[d] == nowhere; });
    double size = bytes();
    SmallVector<double, 3> scattered;
    for (auto [i, group] : enumerate(all)) {
      if (i + 1 == all.size()) {
        send(CollectiveKind::AllReduce, group, size);
        break;
      }
      send(CollectiveKind::ReduceScatter, group, size);
      scattered.push_back(size);
      for (size_t d : group)
        size /= double(digits[d].ref.size);
    }
    for (size_t i = scattered.size(); i-- > 0;)
      send(CollectiveKind::AllGather, all[i], scattered[i]);
    for (auto &group : all)
      for (size_t d : group)
        at[d] = nowhere;
  }

  /// Rows of what lies before part `part`, on this rank.
  double placesOf(int part) const {
    double all = 1;
    for (int k = 0; k < part; ++k)
      all *= localSize(k);
    return all;
  }

  void send(CollectiveKind kind, ArrayRef<size_t> group, double size,
            double cut = 1, double joined = 1) {
    PlanMove move;
    move.kind = kind;
    int64_t n = 1;
    for (size_t d : group) {
      n *= digits[d].ref.size;
      move.axes.push_back(digits[d].ref);
    }
    SharedCost shared = sharedCost(kind, digits[group[0]].link, n, size,
                                   t.sharers, p.options.bucketBytes);
    move.time = shared.time + placeTime(p.machine, kind, n, size, cut, joined);
    move.starts = shared.starts;
    move.bytes = collectiveBytes(kind, n, size);
    result->time += move.time;
    result->moves.push_back(std::move(move));
  }

  const Problem &p;
  ArrayRef<Digit> digits;
  const ProblemTensor &t;
  SmallVector<int64_t, 4> sizes;
  Digits at;
  CountedConversion *result = nullptr;
};

} // namespace

bool convert(const Problem &p, ArrayRef<Digit> digits, const ProblemTensor &t,
             ArrayRef<planner::PartList> parts, Digits from, const Digits &to,
             CountedConversion &out) {
  return Moves(p, digits, t, parts).run(std::move(from), to, out);
}

bool isCounted(const ProblemOp &op, ArrayRef<Placement> place) {
  auto lies = [&](int t) { return place[t] == Placement::Variable; };
  return any_of(op.operands, lies) || any_of(op.results, lies);
}

OpCount countOp(const Problem &p, ArrayRef<Placement> place,
                const ProblemOp &op, const OpAxes &axes, int64_t ranks) {
  OpCount c;
  auto fail = [&](std::string why) {
    c.error = std::move(why);
    return c;
  };
  const OpRule &rule = p.rules[op.rule];
  if (axes.factors.size() != rule.factors.size())
    return fail("its factors are not those of its rule");
  auto roles = productRoles(op, rule);
  Work work = unsplitWork(op, roles);
  for (auto [f, factor] : enumerate(rule.factors)) {
    auto local = localDimSize(factor.size, axes.factors[f]);
    if (!local)
      return fail("its axes do not divide it");
    splitWork(work, roles[f], double(factor.size), double(*local));
  }
  auto isPlaced = [&](int t) { return place[t] == Placement::Variable; };
  for (auto [k, t] : enumerate(op.operands)) {
    std::optional<Sharding> s = operandSharding(rule, axes, k);
    if (!s)
      return fail("no layout has the axes of its operand " + std::to_string(k));
    if (isPlaced(t))
      addOperand(work, op, k, localBytes(p.tensors[t], *s));
    c.operands.push_back(std::move(*s));
  }
  for (auto [k, t] : enumerate(op.results)) {
    std::optional<Sharding> s = resultSharding(rule, axes, k);
    if (!s)
      return fail("no layout has the axes of its result");
    if (isPlaced(t))
      addResult(work, op, k, localBytes(p.tensors[t], *s));
    c.results.push_back(std::move(*s));
  }
  c.scratch = scratchBytes(op, work);
  c.time = kernelTime(p.machine,
                      ranks > 1 ? planner::perfectShare(work, ranks) : work);
  return c;
}

} // namespace dgc::counting
