//===- Recount.cpp - What a written plan costs, counted again -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Recount.h"
#include "Counting.h"
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

using counting::Digit;
using counting::Digits;
using planner::Placement;

class Counter {
public:
  Counter(const Problem &p, const WrittenPlan &w)
      : p(p), w(w), place(planner::placeTensors(p)),
        parts(planner::refineParts(p, place)),
        digits(counting::cutMesh(p.machine, w)) {}

  Recount run() {
    r.opTime.assign(p.ops.size(), 0);
    for (size_t i = 0; i < p.ops.size() && r.error.empty(); ++i)
      addOp(i);
    for (auto [i, flow] : enumerate(p.flows))
      for (int t : flow.sources)
        if (!flow.targets.empty() && isPlaced(flow.targets[0]))
          want(t, w.tensors[flow.targets[0]], -1, lastOf(t));
    for (auto [i, result] : enumerate(p.results))
      want(result.tensor, w.results[i], -1, lastOf(result.tensor));
    for (auto &list : wanted)
      for (CountedConversion &c : list)
        add(std::move(c));
    if (r.error.empty())
      addMemory();
    return std::move(r);
  }

private:
  PointSpan lastOf(int t) const { return {p.tensors[t].end, p.tensors[t].end}; }
  bool isPlaced(int t) const { return place[t] == Placement::Variable; }

  void fail(std::string why, int op, int tensor) {
    if (!r.error.empty())
      return;
    r.error = std::move(why);
    r.errorOp = op;
    r.errorTensor = tensor;
  }

  std::optional<Digits> digitsOf(int t, const Sharding &s) const {
    return counting::digitsOf(digits, parts.tensors[t], s);
  }

  void addOp(int i) {
    const ProblemOp &op = p.ops[i];
    if (!counting::isCounted(op, place))
      return; // made again by whoever needs it, at no cost
    counting::OpCount c = counting::countOp(p, place, op, w.ops[i]);
    if (!c.error.empty())
      return fail(std::move(c.error), i, -1);
    for (auto [k, t] : enumerate(op.operands))
      want(t, c.operands[k], i, useSpan(p, t, i),
           !w.again.empty() && is_contained(w.again[i], int(k)));
    for (auto [k, t] : enumerate(op.results))
      finish(i, t, c.results[k]);
    scratch.push_back({i, c.scratch});
    r.opTime[i] = c.time * op.trips;
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
  void want(int t, const Sharding &to, int op, PointSpan span,
            bool again = false) {
    if (!isPlaced(t) || !r.error.empty())
      return;
    convert(t, w.tensors[t], to, [&](CountedConversion c) {
      c.op = op;
      c.trips = p.tensors[t].trips;
      if (op >= 0)
        c.trips = std::min(c.trips, p.ops[op].trips);
      c.begin = span.begin;
      c.end = span.end;
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
      same->begin = std::min(same->begin, span.begin);
      same->end = std::max(same->end, span.end);
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
    if (!counting::convert(p, digits, p.tensors[t], parts.tensors[t], *a, *b,
                           c))
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
      double bytes = localBytes(tensor, w.tensors[t]) * tensor.stretch;
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
