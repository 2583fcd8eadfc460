//===- Reach.cpp - Bytes between two uses of the same data ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Problem.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>
#include <map>

using namespace llvm;

namespace dgc {
namespace {

/// Sums over a prefix of numbers that change (Fenwick: A new data structure for
/// cumulative frequency tables, 1994).
class PrefixSums {
public:
  explicit PrefixSums(size_t size) : sums(size + 1) {}
  void add(size_t at, double value) {
    for (++at; at < sums.size(); at += at & -at)
      sums[at] += value;
  }
  /// Of [0, end).
  double before(size_t end) const {
    double sum = 0;
    for (; end > 0; end -= end & -end)
      sum += sums[end];
    return sum;
  }

private:
  std::vector<double> sums;
};

class Walk {
public:
  explicit Walk(Problem &problem) : p(problem), holder(p.tensors.size(), -1) {
    for (size_t l = p.loops.size(); l-- > 0;)
      loopAt[p.loops[l].begin].insert(loopAt[p.loops[l].begin].begin(), int(l));
    placeResults();
  }

  void run() {
    // The second step finds what the first has left behind.
    for (int step = 0; step < 2; ++step)
      visit(0, int64_t(p.ops.size()), -1, 0);
    measure();
    share();
  }

private:
  /// An op moves the data that tensor `holder` holds.
  struct Touch {
    int op, holder;
    double bytes;
  };

  /// Ops [begin, end) in `loop`, which is in `depth` others. A body comes
  /// twice: an iteration finds what the one before has left behind. Of loops in
  /// many others it comes once, for that would double with each.
  void visit(int64_t begin, int64_t end, int loop, int depth) {
    constexpr int manyLoops = 4;
    for (int64_t i = begin; i < end;) {
      int inner = -1;
      if (auto it = loopAt.find(i); it != loopAt.end())
        for (int l : it->second)
          if (p.loops[l].parent == loop && p.loops[l].end >= i)
            inner = l;
      if (inner < 0) {
        visitOp(int(i++));
        continue;
      }
      int64_t last = std::min(p.loops[inner].end + 1, end);
      for (int iteration = depth < manyLoops ? 0 : 1; iteration < 2;
           ++iteration)
        visit(i, last, inner, depth + 1);
      i = last;
    }
  }

  void visitOp(int i) {
    const ProblemOp &op = p.ops[i];
    auto touch = [&](int t) {
      if (!p.tensors[t].remade)
        touches.push_back({i, holderOf(t), bytesOf(p.tensors[t])});
    };
    bool product = op.work == WorkKind::Contract;
    for (auto [k, t] : enumerate(op.operands))
      if (product || op.movesOperand(k))
        touch(t);
    for (auto [k, t] : enumerate(op.results))
      if (product || op.movesResult(k))
        touch(t);
    markFresh(p.ops[i]);
  }

  /// Results that take no operand's memory.
  void markFresh(ProblemOp &op) {
    op.fresh = 0;
    for (size_t k = 0; k < op.results.size() && k < 32; ++k) {
      int held = holderOf(op.results[k]);
      bool overwrites =
          llvm::any_of(op.operands, [&](int t) { return holderOf(t) == held; });
      if (op.movesResult(k) && !overwrites)
        op.fresh |= uint32_t(1) << k;
    }
  }

  /// The tensor whose memory `t` is, for one that is another's under another
  /// name.
  int holderOf(int t) {
    if (holder[t] >= 0)
      return holder[t];
    const ProblemTensor &tensor = p.tensors[t];
    int of = -1;
    if (tensor.flow >= 0 && !p.flows[tensor.flow].sources.empty())
      of = p.flows[tensor.flow].sources[0];
    else if (tensor.producer >= 0)
      of = writtenOver(p.ops[tensor.producer]);
    holder[t] = t; // in case a flow should lead back here
    return holder[t] = of < 0 ? t : holderOf(of);
  }
  /// The operand whose memory the result of `op` takes, or -1: a change of form
  /// is a view, and an operand that is dead when its only reader writes has
  /// been reused (ProblemStored.cpp).
  int writtenOver(const ProblemOp &op) const {
    if (op.operands.empty())
      return -1;
    if (op.work == WorkKind::Move && op.moved == 0)
      return op.operands[0];
    if (op.work != WorkKind::Pointwise || op.results.size() != 1)
      return -1;
    const ProblemTensor &result = p.tensors[op.results[0]];
    for (auto [k, t] : enumerate(op.operands))
      if (op.movesOperand(k) && p.tensors[t].stored && result.stored &&
          p.tensors[t].end < result.producer &&
          bytesOf(p.tensors[t]) == bytesOf(result))
        return t;
    return -1;
  }
  /// Results that are written over the argument they replace.
  void placeResults() {
    for (const ProblemResult &r : p.results)
      if (r.donated >= 0 && !p.tensors[r.tensor].stored &&
          p.tensors[r.tensor].argument < 0)
        holder[r.tensor] = p.arguments[r.donated];
  }

  /// The most that is held at a time.
  double footprint() const {
    std::vector<double> change(p.ops.size() + 2);
    for (const ProblemTensor &t : p.tensors) {
      if (!t.stored || t.end < t.begin)
        continue;
      double bytes = bytesOf(t) * t.stretch;
      change[std::min(size_t(t.begin), p.ops.size())] += bytes;
      change[std::min(size_t(t.end), p.ops.size()) + 1] -= bytes;
    }
    double now = 0, most = 0;
    for (double c : change)
      most = std::max(most, now += c);
    return most;
  }

  /// By op, what it touched last time: the mean of distances (their logarithms,
  /// as caches go), weighted by bytes.
  void measure() {
    constexpr size_t never = ~size_t(0);
    PrefixSums held(touches.size());
    std::vector<size_t> last(p.tensors.size(), never);
    double all = footprint(), sum = 0;
    for (size_t i = 0, end = 0; i < touches.size(); i = end) {
      int op = touches[i].op;
      while (end < touches.size() && touches[end].op == op)
        ++end;
      double bytes = 0, logs = 0;
      for (const Touch &t : ArrayRef(touches).slice(i, end - i)) {
        size_t since = last[t.holder];
        double distance = since == never ? all : sum - held.before(since);
        distance = std::max(std::min(distance, all), t.bytes);
        logs += t.bytes * std::log(std::max(distance, 1.0));
        bytes += t.bytes;
      }
      if (bytes > 0)
        p.ops[op].reach = std::exp(logs / bytes) / bytes;
      for (size_t k = i; k < end; ++k) {
        const Touch &t = touches[k];
        if (size_t since = last[t.holder]; since != never) {
          held.add(since, -t.bytes);
          sum -= t.bytes;
        }
        held.add(k, t.bytes);
        sum += t.bytes;
        last[t.holder] = k;
      }
    }
  }

  /// Ops that differ in nothing else get the mean.
  void share() {
    std::map<std::vector<int64_t>, SmallVector<ProblemOp *, 2>> alike;
    std::map<std::string, int64_t> names;
    for (ProblemOp &op : p.ops) {
      int64_t name =
          names.try_emplace(op.name, int64_t(names.size())).first->second;
      std::vector<int64_t> key{name, int64_t(op.elem), int64_t(op.flops),
                               int64_t(op.operations), int64_t(op.moved)};
      for (auto *side : {&op.operands, &op.results})
        for (int t : *side) {
          key.push_back(-1);
          llvm::append_range(key, p.tensors[t].shape);
        }
      alike[std::move(key)].push_back(&op);
    }
    for (auto &[key, ops] : alike) {
      double logs = 0;
      for (const ProblemOp *op : ops)
        logs += std::log(op->reach);
      for (ProblemOp *op : ops)
        op->reach = std::exp(logs / double(ops.size()));
    }
  }

  Problem &p;
  std::vector<int> holder;                       // by tensor; -1: not known yet
  std::map<int64_t, SmallVector<int, 2>> loopAt; // by first op, outermost first
  std::vector<Touch> touches;
};

} // namespace

void setReach(Problem &problem) { Walk(problem).run(); }

} // namespace dgc
