//===- ChooseAxes.cpp - The axes an op runs with --------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Transforms/ChooseAxes.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using llvm::SmallVector;

namespace dgc {

namespace {

class Chooser {
public:
  Chooser(const OpRule &rule, llvm::ArrayRef<AxesTensor> operands,
          llvm::ArrayRef<AxesTensor> results, ReshardPlanner *planner)
      : rule(rule), operands(operands), results(results), planner(planner) {}
  AxesChoice run();
  OpAxes natural() const {
    OpAxes axes = reductionsFirst();
    if (!isLegal(rule, axes))
      makeLegal(axes);
    return axes;
  }

private:
  void take(OpAxes &axes, const DimFactors &dims, const Sharding &from,
            bool (*wanted)(FactorKind)) const;
  OpAxes resultFirst(bool reductions) const;
  OpAxes reductionsFirst() const;
  bool agreeOn(int factor) const;
  OpAxes operandFirst(size_t i, bool raw) const;
  void fillFromOperands(OpAxes &axes, bool (*wanted)(FactorKind)) const;
  SmallVector<size_t> operandsBySize() const;
  void makeLegal(OpAxes &axes) const;
  void consider(OpAxes axes, double handicap);
  void considerThrough(int unreducedCase);
  std::optional<AxesChoice> price(const OpAxes &axes);
  double workOf(const OpAxes &axes) const;

  const OpRule &rule;
  llvm::ArrayRef<AxesTensor> operands, results;
  ReshardPlanner *planner;
  std::optional<AxesChoice> best;
  double bestScore = 0;
};

} // namespace

static bool anyKind(FactorKind) { return true; }
static bool isPass(FactorKind k) { return k == FactorKind::Pass; }
static bool isReduction(FactorKind k) {
  return k == FactorKind::Reduce || k == FactorKind::Indexed;
}

static bool overlapsAny(const OpAxes &axes, const AxisRef &ref, int except) {
  for (const AxisRef &t : axes.through)
    if (t.overlaps(ref))
      return true;
  for (auto [f, list] : llvm::enumerate(axes.factors))
    if (int(f) != except && llvm::any_of(list, [&](const DimEntry &e) {
          return !e.isWhole() && e.axis.overlaps(ref);
        }))
      return true;
  return false;
}

bool isLegal(const OpRule &rule, const OpAxes &axes) {
  if (axes.factors.size() != rule.factors.size())
    return false;
  if (!axes.through.empty() &&
      (axes.unreducedCase < 0 ||
       size_t(axes.unreducedCase) >= rule.unreduced.size()))
    return false;
  for (auto [f, list] : llvm::enumerate(axes.factors))
    for (auto [i, e] : llvm::enumerate(list))
      if (!e.isWhole()) {
        if (rule.factors[f].kind == FactorKind::Whole ||
            overlapsAny(axes, e.axis, int(f)))
          return false;
        for (size_t j = 0; j < i; ++j)
          if (!list[j].isWhole() && list[j].axis.overlaps(e.axis))
            return false;
      }
  for (size_t i = 0; i < rule.operands.size(); ++i)
    if (!operandSharding(rule, axes, int(i)))
      return false;
  for (size_t i = 0; i < rule.results.size(); ++i)
    if (!resultSharding(rule, axes, int(i)))
      return false;
  return true;
}

/// Gives factors that have no axes yet those they have in a tensor that lies as
/// `from`, as far as they are free.
void Chooser::take(OpAxes &axes, const DimFactors &dims, const Sharding &from,
                   bool (*wanted)(FactorKind)) const {
  for (auto [d, factors] : llvm::enumerate(dims)) {
    const DimList &list = from.dims[d].entries;
    if (list.empty() || factors.empty())
      continue;
    SmallVector<DimList> lists;
    if (factors.size() == 1) {
      lists.push_back(list);
    } else {
      SmallVector<int64_t> sizes;
      for (int f : factors)
        sizes.push_back(rule.factors[f].size);
      std::optional<SmallVector<DimList>> split = splitByFactors(list, sizes);
      if (!split)
        continue;
      lists = std::move(*split);
    }
    for (auto [f, l] : llvm::zip(factors, lists)) {
      FactorKind kind = rule.factors[f].kind;
      if (l.empty() || !axes.factors[f].empty() || !wanted(kind) ||
          kind == FactorKind::Whole || rule.factors[f].size == 1)
        continue;
      DimList free;
      for (const DimEntry &e : l) {
        if (!e.isWhole() && overlapsAny(axes, e.axis, -1))
          break;
        free.push_back(e);
      }
      canonicalize(free);
      axes.factors[f] = std::move(free);
    }
  }
}

SmallVector<size_t> Chooser::operandsBySize() const {
  SmallVector<size_t> order(operands.size());
  auto bytes = [&](size_t i) {
    int64_t n = operands[i].elementBytes;
    for (int64_t s : operands[i].shape)
      n *= s;
    return n;
  };
  for (size_t i = 0; i < order.size(); ++i)
    order[i] = i;
  llvm::stable_sort(order,
                    [&](size_t a, size_t b) { return bytes(a) > bytes(b); });
  return order;
}

void Chooser::fillFromOperands(OpAxes &axes, bool (*wanted)(FactorKind)) const {
  for (size_t i : operandsBySize())
    if (operands[i].sharding)
      take(axes, rule.operands[i], *operands[i].sharding, wanted);
}

static OpAxes emptyAxes(const OpRule &rule) {
  OpAxes axes;
  axes.factors.resize(rule.factors.size());
  return axes;
}

/// Pass factors as the results want them; with `reductions`, factors that are
/// in no result as the operands have them.
OpAxes Chooser::resultFirst(bool reductions) const {
  OpAxes axes = emptyAxes(rule);
  for (auto [i, r] : llvm::enumerate(results))
    if (r.sharding)
      take(axes, rule.results[i], *r.sharding, anyKind);
  if (results.empty())
    fillFromOperands(axes, isPass);
  if (reductions)
    fillFromOperands(axes, isReduction);
  return axes;
}

/// Do all operands with this factor split it, or could without giving up axes?
bool Chooser::agreeOn(int factor) const {
  DimList list;
  bool first = true;
  for (int pass = 0; pass < 2; ++pass)
    for (auto [i, t] : llvm::enumerate(operands)) {
      if (!t.sharding)
        continue;
      for (auto [d, factors] : llvm::enumerate(rule.operands[i])) {
        if (!llvm::is_contained(factors, factor))
          continue;
        if (factors.size() != 1)
          return false;
        const DimList &here = t.sharding->dims[d].entries;
        if (pass == 0 && !here.empty()) {
          if (!first && list != here)
            return false;
          list = here;
          first = false;
        }
        if (pass == 1 && here.empty())
          for (const DimEntry &e : list)
            if (!e.isWhole() && t.sharding->uses(e.axis))
              return false;
      }
    }
  return !list.empty();
}

/// Reductions as the operands have them, then the result's axes that are left:
/// what the result wants on the same axes comes by scattering the reduction.
OpAxes Chooser::reductionsFirst() const {
  OpAxes axes = emptyAxes(rule);
  for (auto [f, factor] : llvm::enumerate(rule.factors)) {
    if (factor.kind != FactorKind::Reduce || !agreeOn(int(f)))
      continue;
    for (size_t i : operandsBySize()) {
      if (!operands[i].sharding)
        continue;
      for (auto [d, factors] : llvm::enumerate(rule.operands[i]))
        if (axes.factors[f].empty() && llvm::is_contained(factors, int(f)))
          for (const DimEntry &e : operands[i].sharding->dims[d].entries) {
            if (!e.isWhole() && overlapsAny(axes, e.axis, -1))
              break;
            axes.factors[f].push_back(e);
          }
    }
    canonicalize(axes.factors[f]);
  }
  for (auto [i, r] : llvm::enumerate(results))
    if (r.sharding)
      take(axes, rule.results[i], *r.sharding, anyKind);
  fillFromOperands(axes, isReduction);
  return axes;
}

OpAxes Chooser::operandFirst(size_t i, bool raw) const {
  OpAxes axes = emptyAxes(rule);
  take(axes, rule.operands[i], raw ? *operands[i].raw : *operands[i].sharding,
       anyKind);
  for (auto [k, r] : llvm::enumerate(results))
    if (r.sharding)
      take(axes, rule.results[k], *r.sharding, anyKind);
  fillFromOperands(axes, anyKind);
  return axes;
}

/// Drops axes, minor factors of dimensions without a layout first, until the
/// choice is legal.
void Chooser::makeLegal(OpAxes &axes) const {
  auto repair = [&](const DimFactors &dims) {
    for (const auto &factors : dims) {
      SmallVector<int64_t> sizes;
      SmallVector<DimList> lists;
      for (int f : factors) {
        sizes.push_back(rule.factors[f].size);
        lists.push_back(axes.factors[f]);
      }
      for (size_t k = factors.size();
           k-- > 0 && !composeFactors(sizes, lists);) {
        lists[k].clear();
        axes.factors[factors[k]].clear();
      }
    }
  };
  for (const DimFactors &dims : rule.operands)
    repair(dims);
  for (const DimFactors &dims : rule.results)
    repair(dims);
  if (!isLegal(rule, axes))
    axes = emptyAxes(rule);
}

/// A stand-in for the time of the op: it only has to make more split better.
double Chooser::workOf(const OpAxes &axes) const {
  double elements = 1;
  for (auto [f, list] : llvm::enumerate(axes.factors)) {
    if (rule.factors[f].kind == FactorKind::Indexed)
      continue; // looked up, not walked over
    double parts = 1;
    for (const DimEntry &e : list)
      if (!e.isWhole())
        parts *= double(e.axis.size);
    elements *= std::max(1.0, std::ceil(double(rule.factors[f].size) / parts));
  }
  constexpr double elementsPerSecond = 1e13;
  return elements / elementsPerSecond;
}

std::optional<AxesChoice> Chooser::price(const OpAxes &axes) {
  AxesChoice choice{axes, SmallVector<bool, 4>(operands.size(), false),
                    workOf(axes)};
  for (auto [i, t] : llvm::enumerate(operands)) {
    if (!t.sharding)
      continue;
    std::optional<Sharding> want = operandSharding(rule, axes, int(i));
    if (!want)
      return std::nullopt;
    double cost = planner->cost(t.shape, t.elementBytes, *t.sharding, *want);
    if (t.raw) {
      // Taken before its reduction, the reduction that is there falls away.
      double reduce =
          planner->cost(t.shape, t.elementBytes, *t.raw, *t.sharding);
      double raw = planner->cost(t.shape, t.elementBytes, *t.raw, *want);
      choice.useRaw[i] = raw < reduce + cost;
      cost = std::min(raw, reduce + cost);
    }
    choice.cost += cost;
  }
  for (auto [i, t] : llvm::enumerate(results)) {
    std::optional<Sharding> natural = resultSharding(rule, axes, int(i));
    if (!natural)
      return std::nullopt;
    if (!t.sharding || (t.raw && t.raw->unreduced == natural->unreduced &&
                        t.raw->kind == natural->kind))
      continue; // or it meets another addend further on, and is reduced there
    choice.cost +=
        planner->cost(t.shape, t.elementBytes, *natural, *t.sharding);
  }
  return choice;
}

void Chooser::consider(OpAxes axes, double handicap) {
  if (!isLegal(rule, axes))
    makeLegal(axes);
  std::optional<AxesChoice> choice = price(axes);
  if (!choice)
    return;
  double score = choice->cost * handicap;
  if (best && score >= bestScore)
    return;
  best = std::move(choice);
  bestScore = score;
}

/// Operands that are at hand unreduced over the same axes go through the op so,
/// and the result is reduced instead.
void Chooser::considerThrough(int unreducedCase) {
  const UnreducedCase &c = rule.unreduced[unreducedCase];
  OpAxes axes = emptyAxes(rule);
  auto bytes = [](const AxesTensor &t) {
    int64_t n = t.elementBytes;
    for (int64_t s : t.shape)
      n *= s;
    return n;
  };
  int64_t before = 0, after = 0;
  for (int i : c.operands)
    before += bytes(operands[i]);
  for (const AxesTensor &t : results)
    after += bytes(t);
  if (after > before)
    return; // a broadcast or a conversion to a wider type
  for (int i : c.operands) {
    const Sharding *s =
        operands[i].raw ? operands[i].raw : operands[i].sharding;
    if (!s)
      return;
    // A reduced operand can be made an addend without traffic, but not without
    // work: only scalars are, as in the sum of all gradients' norms.
    if (s->unreduced.empty()) {
      if (!operands[i].shape.empty())
        return;
      continue;
    }
    if (s->kind != c.operandKind ||
        (!axes.through.empty() && axes.through != s->unreduced))
      return;
    axes.through = s->unreduced;
  }
  if (axes.through.empty())
    return;
  axes.unreducedCase = unreducedCase;
  // Their own layout first, then what the result and the others add to it.
  for (int i : c.operands)
    take(axes, rule.operands[i],
         operands[i].raw ? *operands[i].raw : *operands[i].sharding, anyKind);
  for (auto [k, r] : llvm::enumerate(results))
    if (r.sharding)
      take(axes, rule.results[k], *r.sharding, isPass);
  fillFromOperands(axes, anyKind);
  // On a tie the reduction is put off: further on it may meet another one. A
  // sum of scalars nearly always does.
  bool scalar = llvm::all_of(results, [](auto &t) { return t.shape.empty(); });
  if (isLegal(rule, axes))
    consider(std::move(axes), scalar ? 0.5 : 0.98);
}

AxesChoice Chooser::run() {
  constexpr double handicap = 4.0;
  consider(reductionsFirst(), 1.0);
  // Nothing to gain where no data moves.
  if (best && best->cost <= workOf(best->axes))
    return *best;
  consider(resultFirst(true), handicap);
  consider(resultFirst(false), handicap);
  for (size_t i = 0; i < operands.size(); ++i) {
    if (operands[i].sharding)
      consider(operandFirst(i, false), handicap);
    if (operands[i].raw)
      consider(operandFirst(i, true), handicap);
  }
  for (size_t c = 0; c < rule.unreduced.size(); ++c)
    considerThrough(int(c));
  if (!best)
    consider(emptyAxes(rule), 1.0);
  return *best;
}

AxesChoice chooseAxes(const OpRule &rule, llvm::ArrayRef<AxesTensor> operands,
                      llvm::ArrayRef<AxesTensor> results,
                      ReshardPlanner &planner) {
  return Chooser(rule, operands, results, &planner).run();
}

OpAxes naturalAxes(const OpRule &rule, llvm::ArrayRef<AxesTensor> operands,
                   llvm::ArrayRef<AxesTensor> results) {
  return Chooser(rule, operands, results, nullptr).natural();
}

} // namespace dgc
