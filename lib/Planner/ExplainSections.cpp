//===- ExplainSections.cpp - Finds the layers of a program ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// A layer is a stretch of ops that is followed by a copy of itself: the same
// products, look-ups and reductions on the same shapes, running on the same
// axes. Copies are found by comparing hashes of stretches; what starts at an op
// and covers most wins.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/Explain.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/STLExtras.h"
#include <unordered_map>

using namespace llvm;

namespace dgc {

namespace {

/// Hashes of all stretches, by prefix sums of a polynomial.
class Stretches {
public:
  explicit Stretches(ArrayRef<uint64_t> items) {
    prefix.push_back(0);
    power.push_back(1);
    for (uint64_t x : items) {
      prefix.push_back(prefix.back() * base + x);
      power.push_back(power.back() * base);
    }
  }
  uint64_t hash(int64_t begin, int64_t length) const {
    return prefix[begin + length] - prefix[begin] * power[length];
  }

private:
  static constexpr uint64_t base = 0x9E3779B97F4A7C15ull;
  std::vector<uint64_t> prefix, power;
};

class SectionFinder {
public:
  SectionFinder(const Problem &p, const Plan &plan) : p(p), plan(plan) {
    for (auto [i, op] : enumerate(p.ops))
      if (isLandmark(op))
        marks.push_back(i);
    signs = signatures();
  }

  std::vector<Section> run() {
    Stretches stretches(signs);
    int64_t n = signs.size();
    std::vector<int64_t> next(n, n);
    std::unordered_map<uint64_t, int64_t> seen;
    for (int64_t i = n; i-- > 0;) {
      auto [it, isNew] = seen.try_emplace(signs[i], i);
      if (!isNew) {
        next[i] = it->second;
        it->second = i;
      }
    }
    int64_t plain = 0; // op where the stretch without copies began
    for (int64_t i = 0; i < n;) {
      auto [length, count] = runAt(stretches, i, next);
      if (count < 2) {
        ++i;
        continue;
      }
      addPlain(plain, opAt(i));
      plain = opAt(i + length * count);
      add(opAt(i), opAt(i + length), plain, count);
      i += length * count;
    }
    addPlain(plain, p.ops.size());
    return std::move(sections);
  }

private:
  bool isRemade(const ProblemOp &op) const {
    return all_of(op.results, [&](int t) { return bool(plan.remade[t]); });
  }
  /// Constants and elementwise ops may be shared by copies or folded away in
  /// one of them.
  bool isLandmark(const ProblemOp &op) const {
    return !isRemade(op) &&
           (op.work == WorkKind::Contract || op.work == WorkKind::Access ||
            op.work == WorkKind::Update || op.work == WorkKind::Reduce);
  }
  int64_t opAt(int64_t mark) const {
    return mark < int64_t(marks.size()) ? marks[mark] : int64_t(p.ops.size());
  }

  std::vector<uint64_t> signatures() const {
    std::vector<uint64_t> all;
    for (int64_t i : marks) {
      const ProblemOp &op = p.ops[i];
      hash_code h = hash_combine(op.name, int64_t(op.trips));
      auto addTensor = [&](int t) {
        h = hash_combine(h, hash_combine_range(p.tensors[t].shape),
                         p.tensors[t].elemBytes);
      };
      llvm::for_each(op.operands, addTensor);
      llvm::for_each(op.results, addTensor);
      auto addRef = [&](const AxisRef &r) {
        h = hash_combine(h, r.axis, r.pre, r.size);
      };
      for (const DimList &list : plan.ops[i].factors) {
        h = hash_combine(h, list.size());
        for (const DimEntry &e : list) {
          h = hash_combine(h, e.whole);
          if (!e.isWhole())
            addRef(e.axis);
        }
      }
      llvm::for_each(plan.ops[i].through, addRef);
      all.push_back(h);
    }
    return all;
  }

  /// The stretch from `i` on that with its copies covers most landmarks.
  std::pair<int64_t, int64_t> runAt(const Stretches &stretches, int64_t i,
                                    ArrayRef<int64_t> next) const {
    int64_t n = signs.size();
    std::pair<int64_t, int64_t> best{0, 1};
    constexpr int maxTried = 200;
    int64_t j = next[i];
    for (int k = 0; k < maxTried && j < n; ++k, j = next[j]) {
      int64_t length = j - i;
      if (j + length > n)
        break;
      uint64_t first = stretches.hash(i, length);
      int64_t count = 1;
      while (i + (count + 1) * length <= n &&
             stretches.hash(i + count * length, length) == first)
        ++count;
      if (count >= 2 && count * length > best.first * best.second &&
          isWorthShowing(i, length))
        best = {length, count};
    }
    return best;
  }

  bool isWorthShowing(int64_t begin, int64_t length) const {
    int64_t products = 0;
    for (int64_t i = begin; i < begin + length; ++i)
      products += p.ops[marks[i]].work == WorkKind::Contract;
    return products >= 3;
  }

  /// A stretch without copies, cut where a loop begins or ends, at the first
  /// gradient, and behind the last product.
  void addPlain(int64_t begin, int64_t end) {
    int64_t from = begin;
    auto cut = [&](int64_t at) {
      if (at > from)
        add(from, at, at, 1);
      from = std::max(from, at);
    };
    for (int64_t i = begin + 1; i < end; ++i)
      if (p.ops[i].trips != p.ops[i - 1].trips || i == firstGradient() ||
          i == behindProducts())
        cut(i);
    cut(end);
  }
  int64_t firstGradient() {
    for (size_t i = 0; i < p.ops.size() && gradient < 0; ++i)
      for (int t : p.ops[i].results)
        if (p.tensors[t].kind == TensorKind::Gradient)
          gradient = i;
    if (gradient < 0)
      gradient = p.ops.size();
    return gradient;
  }
  int64_t behindProducts() {
    if (behind >= 0)
      return behind;
    behind = 0;
    for (int64_t i : marks)
      if (p.ops[i].work != WorkKind::Reduce)
        behind = i + 1;
    return behind;
  }

  void add(int64_t begin, int64_t end, int64_t last, int64_t count) {
    if (begin == end)
      return;
    Section s;
    s.begin = begin;
    s.end = end;
    s.last = last;
    s.count = count;
    s.name = nameOf(begin, last);
    sections.push_back(std::move(s));
  }

  StringRef nameOf(int64_t begin, int64_t end) {
    bool products = false, donated = false;
    for (int64_t i = begin; i < end; ++i)
      products |= p.ops[i].work == WorkKind::Contract;
    for (const ProblemResult &r : p.results) {
      int64_t made = p.tensors[r.tensor].producer;
      donated |= r.donated >= 0 && made >= begin && made < end;
    }
    if (products) // gradients of what a loop slices are not known as such
      return end > firstGradient() ? "backward" : "forward";
    return donated ? "update" : "other";
  }

  const Problem &p;
  const Plan &plan;
  std::vector<int64_t> marks;  // ops that copies have in common
  std::vector<uint64_t> signs; // of the marks
  int64_t gradient = -1, behind = -1;
  std::vector<Section> sections;
};

} // namespace

std::vector<Section> findSections(const Problem &problem, const Plan &plan) {
  return SectionFinder(problem, plan).run();
}

} // namespace dgc
