//===- Recount.cpp - What a written plan costs, counted again -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Recount.h"
#include "Parts.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

StringRef toString(WorkKind kind) {
  static constexpr StringLiteral names[] = {
      "products", "elementwise", "layout changes", "reductions", "look-ups",
      "updates",  "free"};
  return names[int(kind)];
}

double LiveBytes::all() const {
  double sum = converted;
  for (double bytes : byKind)
    sum += bytes;
  return sum;
}

double localBytes(const ProblemTensor &t, const Sharding &s) {
  auto shape = localShape(t.shape, s);
  double bytes = double(t.elemBytes);
  for (int64_t n :
       shape ? ArrayRef<int64_t>(*shape) : ArrayRef<int64_t>(t.shape))
    bytes *= double(n);
  return bytes;
}

WrittenPlan writtenPlan(const Plan &plan) {
  WrittenPlan w{plan.mesh, plan.tensors, plan.ops, plan.results, plan.again};
  for (Sharding &s : w.tensors)
    s = s.closed();
  return w;
}

namespace {

using planner::Part;
using planner::Placement;

/// Where a part of a mesh axis is in a sharding: nowhere, in the reduction, or
/// at one of the tensor's parts (counted through all dimensions from 0).
constexpr int nowhere = -1, inSum = -2;

/// A layout by digit of the mesh.
using Digits = SmallVector<int, 4>;

/// A part of a mesh axis that no sharding of the program cuts.
struct Digit {
  AxisRef ref;
  Link link;
};

std::vector<Digit> cutMesh(const Mesh &mesh, const Machine &machine,
                           const WrittenPlan &w) {
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
      out.time += (after + (pads ? 2 * before : 0)) / p.machine.memoryBandwidth;
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
  double bytes() const {
    double all = double(t.elemBytes);
    for (auto [k, n] : enumerate(sizes)) {
      int64_t left = n;
      for (auto [d, digit] : enumerate(digits))
        if (at[d] == int(k))
          left = (left + digit.ref.size - 1) / digit.ref.size;
      all *= double(left);
    }
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
      double before = bytes();
      for (size_t d : group)
        at[d] = to[d];
      send(kind, group, std::max(before, bytes()));
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

  void send(CollectiveKind kind, ArrayRef<size_t> group, double size) {
    PlanMove move;
    move.kind = kind;
    int64_t n = 1;
    for (size_t d : group) {
      n *= digits[d].ref.size;
      move.axes.push_back(digits[d].ref);
    }
    SharedCost shared = sharedCost(kind, digits[group[0]].link, n, size,
                                   t.sharers, p.options.bucketBytes);
    move.time = shared.time;
    move.starts = shared.starts;
    // Pieces are put in their places before or after.
    if (kind != CollectiveKind::AllReduce)
      move.time += size / p.machine.memoryBandwidth;
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

class Counter {
public:
  Counter(const Problem &p, const WrittenPlan &w)
      : p(p), w(w), place(planner::placeTensors(p)),
        parts(planner::refineParts(p, place)),
        digits(cutMesh(w.mesh, p.machine, w)) {}

  Recount run() {
    r.opTime.assign(p.ops.size(), 0);
    for (size_t i = 0; i < p.ops.size() && r.error.empty(); ++i)
      addOp(i);
    for (auto [i, flow] : enumerate(p.flows))
      for (int t : flow.sources)
        if (!flow.targets.empty() && isPlaced(flow.targets[0]))
          want(t, w.tensors[flow.targets[0]], -1, p.tensors[t].end);
    for (auto [i, result] : enumerate(p.results))
      want(result.tensor, w.results[i], -1, p.tensors[result.tensor].end);
    for (auto &list : wanted)
      for (CountedConversion &c : list)
        add(std::move(c));
    if (r.error.empty())
      addMemory();
    return std::move(r);
  }

private:
  bool isPlaced(int t) const { return place[t] == Placement::Variable; }

  void fail(std::string why, int op, int tensor) {
    if (!r.error.empty())
      return;
    r.error = std::move(why);
    r.errorOp = op;
    r.errorTensor = tensor;
  }

  std::optional<Digits> digitsOf(int t, const Sharding &s) {
    Digits at(digits.size(), nowhere);
    auto set = [&](const AxisRef &ref, int where) {
      for (auto [d, digit] : enumerate(digits))
        if (ref.overlaps(digit.ref))
          at[d] = where;
    };
    int first = 0;
    for (auto [dim, entries] : enumerate(s.dims)) {
      SmallVector<int64_t> sizes;
      for (const Part &part : parts.tensors[t][dim])
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

  void addOp(int i) {
    const ProblemOp &op = p.ops[i];
    if (none_of(op.operands, [&](int t) { return isPlaced(t); }) &&
        none_of(op.results, [&](int t) { return isPlaced(t); }))
      return; // made again by whoever needs it, at no cost
    const OpRule &rule = p.rules[op.rule];
    const OpAxes &axes = w.ops[i];
    if (axes.factors.size() != rule.factors.size())
      return fail("its factors are not those of its rule", i, -1);
    auto roles = productRoles(op, rule);
    Work work = unsplitWork(op, roles);
    for (auto [f, factor] : enumerate(rule.factors)) {
      auto local = localDimSize(factor.size, axes.factors[f]);
      if (!local)
        return fail("its axes do not divide it", i, -1);
      splitWork(work, roles[f], double(factor.size), double(*local));
    }
    for (auto [k, t] : enumerate(op.operands)) {
      std::optional<Sharding> s = operandSharding(rule, axes, k);
      if (!s)
        return fail("no layout has the axes of its operand " +
                        std::to_string(k),
                    i, -1);
      if (!isPlaced(t))
        continue;
      if (op.work != WorkKind::Update || int(k) == op.update) {
        work.bytesIn += localBytes(p.tensors[t], *s);
        if (op.movesOperand(k))
          work.moved += localBytes(p.tensors[t], *s);
      }
      want(t, *s, i, i, !w.again.empty() && is_contained(w.again[i], int(k)));
    }
    for (auto [k, t] : enumerate(op.results)) {
      std::optional<Sharding> s = resultSharding(rule, axes, k);
      if (!s)
        return fail("no layout has the axes of its result", i, -1);
      if (isPlaced(t)) {
        work.bytesOut += localBytes(p.tensors[t], *s);
        if (op.movesResult(k))
          work.moved += localBytes(p.tensors[t], *s);
      }
      finish(i, t, *s);
    }
    if (op.scratchIn > 0)
      scratch.push_back(
          {i, op.scratchIn * work.bytesIn + op.scratchOut * work.bytesOut});
    r.opTime[i] = kernelTime(p.machine, work) * op.trips;
    r.compute += r.opTime[i];
    r.blocks.time[planBlock(i, p.ops.size())] += r.opTime[i];
    r.work[int(op.work)] += r.opTime[i];
  }

  /// The result as it comes out, and as its users see it.
  void finish(int i, int t, const Sharding &natural) {
    Sharding stored = w.tensors[t];
    if (!isPlaced(t))
      stored = Sharding::replicatedOf(p.tensors[t].shape.size());
    convert(t, natural, stored, [&](CountedConversion c) {
      c.op = i;
      c.atProducer = true;
      c.trips = p.ops[i].trips;
      c.begin = c.end = p.tensors[t].begin;
      c.bytes = localBytes(p.tensors[t], natural);
      add(std::move(c));
    });
  }

  /// `again`: what earlier users had does not serve this one.
  void want(int t, const Sharding &to, int op, int64_t point,
            bool again = false) {
    if (!isPlaced(t) || !r.error.empty())
      return;
    convert(t, w.tensors[t], to, [&](CountedConversion c) {
      c.op = op;
      c.trips = p.tensors[t].trips;
      if (op >= 0)
        c.trips = std::min(c.trips, p.ops[op].trips);
      c.begin = c.end = point;
      c.bytes = localBytes(p.tensors[t], to);
      wanted.resize(p.tensors.size());
      auto latest = find_if(reverse(wanted[t]), [&](auto &o) {
        return o.to.sameLayout(c.to) || digitsOf(t, o.to) == digitsOf(t, c.to);
      });
      if (again || latest == wanted[t].rend()) {
        wanted[t].push_back(std::move(c));
        return;
      }
      CountedConversion *same = &*latest;
      // One conversion serves all users.
      same->trips = std::max(same->trips, c.trips);
      same->begin = std::min(same->begin, point);
      same->end = std::max(same->end, point);
    });
  }

  void convert(int t, const Sharding &from, const Sharding &to,
               function_ref<void(CountedConversion)> use) {
    if (from.sameLayout(to))
      return;
    std::optional<Digits> a = digitsOf(t, from), b = digitsOf(t, to);
    if (!a || !b)
      return fail("the layout " + toString(a ? to : from, w.mesh) +
                      " is none of its parts",
                  -1, t);
    if (*a == *b)
      return;
    CountedConversion c;
    c.tensor = t;
    c.from = from;
    c.to = to;
    if (!Moves(p, digits, p.tensors[t], parts.tensors[t]).run(*a, *b, c))
      return fail("nothing converts " + toString(from, w.mesh) + " to " +
                      toString(to, w.mesh),
                  -1, t);
    use(std::move(c));
  }

  void add(CountedConversion c) {
    double once = c.time;
    c.time *= c.trips;
    r.communication += c.time;
    int64_t at = std::min<int64_t>(c.begin, p.ops.size());
    r.blocks.time[planBlock(at, p.ops.size())] += c.time;
    for (const PlanMove &move : c.moves) {
      CollectiveTotal &total = r.collectives[int(move.kind)];
      total.count += c.trips;
      total.starts += move.starts * c.trips;
      total.bytes += move.bytes * c.trips;
      total.time += move.time * c.trips;
      once -= move.time;
    }
    r.slices += std::max(0.0, once) * c.trips;
    r.conversions.push_back(std::move(c));
  }

  void addMemory() {
    int64_t n = int64_t(p.ops.size()) + 1;
    std::vector<LiveBytes> change(n + 1);
    auto live = [&](int64_t begin, int64_t end, auto put) {
      put(change[std::clamp<int64_t>(begin, 0, n - 1)], 1);
      put(change[std::clamp<int64_t>(end, 0, n - 1) + 1], -1);
    };
    for (auto [t, tensor] : enumerate(p.tensors)) {
      if (!tensor.stored || place[t] == Placement::Remade)
        continue;
      double bytes = localBytes(tensor, w.tensors[t]);
      if (tensor.argument >= 0)
        r.memory.arguments += bytes;
      live(tensor.begin, tensor.end,
           [&, kind = int(tensor.kind)](LiveBytes &m, int sign) {
             m.byKind[kind] += sign * bytes;
           });
    }
    for (const CountedConversion &c : r.conversions)
      live(c.begin, c.end,
           [&](LiveBytes &m, int sign) { m.converted += sign * c.bytes; });
    for (auto [i, bytes] : scratch)
      live(i, i, [&, bytes = bytes](LiveBytes &m, int sign) {
        m.converted += sign * bytes;
      });
    LiveBytes now;
    for (int64_t i = 0; i < n; ++i) {
      for (int k = 0; k < numTensorKinds; ++k)
        now.byKind[k] += change[i].byKind[k];
      now.converted += change[i].converted;
      r.points.push_back(now);
      double &most = r.blocks.peak[planBlock(i, p.ops.size())];
      most = std::max(most, now.all());
      if (now.all() <= r.memory.peak)
        continue;
      r.memory.peak = now.all();
      r.memory.peakPoint = i;
      r.memory.atPeak = now.byKind;
      r.memory.converted = now.converted;
    }
  }

  const Problem &p;
  const WrittenPlan &w;
  std::vector<Placement> place;
  planner::Parts parts;
  std::vector<Digit> digits;
  std::vector<SmallVector<CountedConversion, 2>> wanted; // by tensor
  std::vector<std::pair<int, double>> scratch;           // op, bytes
  Recount r;
};

} // namespace

Recount recount(const Problem &problem, const WrittenPlan &plan) {
  return Counter(problem, plan).run();
}

WrittenPlan unsplitPlan(const Problem &p, const Mesh &mesh) {
  WrittenPlan w;
  w.mesh = mesh;
  for (const ProblemTensor &t : p.tensors)
    w.tensors.push_back(Sharding::replicatedOf(t.shape.size()));
  for (const ProblemOp &op : p.ops) {
    w.ops.emplace_back();
    w.ops.back().factors.resize(p.rules[op.rule].factors.size());
  }
  for (const ProblemResult &r : p.results)
    w.results.push_back(w.tensors[r.tensor]);
  w.again.resize(p.ops.size());
  return w;
}

} // namespace dgc
