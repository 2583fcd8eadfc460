//===- OpRule.cpp - How an op may run on shards ---------------------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Support/OpRule.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

/// The sharding of a tensor whose dimensions are made of `factors`.
static std::optional<Sharding> compose(const OpRule &rule, const OpAxes &axes,
                                       const DimFactors &dims) {
  Sharding s = Sharding::replicatedOf(dims.size());
  for (auto [d, factors] : enumerate(dims)) {
    SmallVector<int64_t> sizes;
    SmallVector<DimList> lists;
    for (int f : factors) {
      // Whole factors would change the order of the elements.
      if (rule.factors[f].kind == FactorKind::Gathered &&
          any_of(axes.factors[f],
                 [](const DimEntry &e) { return e.isWhole(); }))
        return std::nullopt;
      sizes.push_back(rule.factors[f].size);
      lists.push_back(axes.factors[f]);
    }
    std::optional<DimList> list = composeFactors(sizes, lists);
    if (!list)
      return std::nullopt;
    s.dims[d].entries = std::move(*list);
  }
  return s;
}

std::optional<Sharding> operandSharding(const OpRule &rule, const OpAxes &axes,
                                        int i) {
  std::optional<Sharding> s = compose(rule, axes, rule.operands[i]);
  if (!s || axes.through.empty())
    return s;
  const UnreducedCase &c = rule.unreduced[axes.unreducedCase];
  if (is_contained(c.operands, i)) {
    s->unreduced = axes.through;
    s->kind = c.operandKind;
    canonicalize(*s);
  }
  return s;
}

std::optional<Sharding> resultSharding(const OpRule &rule, const OpAxes &axes,
                                       int i) {
  std::optional<Sharding> s = compose(rule, axes, rule.results[i]);
  if (!s)
    return s;
  std::optional<ReduceKind> kind;
  auto add = [&](ArrayRef<AxisRef> refs, ReduceKind k) {
    if (refs.empty())
      return true;
    if (kind && *kind != k)
      return false;
    kind = k;
    s->unreduced.append(refs.begin(), refs.end());
    return true;
  };
  for (auto [f, factor] : enumerate(rule.factors)) {
    if (factor.kind != FactorKind::Reduce && factor.kind != FactorKind::Indexed)
      continue;
    bool inResult = any_of(rule.results[i], [&, f = f](auto &factors) {
      return is_contained(factors, int(f));
    });
    if (inResult)
      continue;
    SmallVector<AxisRef> refs;
    for (const DimEntry &e : axes.factors[f])
      if (!e.isWhole())
        refs.push_back(e.axis);
    if (!add(refs, factor.reduce))
      return std::nullopt;
  }
  if (!axes.through.empty() &&
      !add(axes.through, rule.unreduced[axes.unreducedCase].resultKind))
    return std::nullopt;
  s->kind = kind.value_or(ReduceKind::Add);
  canonicalize(*s);
  return s;
}

} // namespace dgc
