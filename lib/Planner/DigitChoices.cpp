//===- DigitChoices.cpp - What can differ on one mesh axis ----------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "DigitChoices.h"
#include "dgc/Support/Layout.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace dgc::counting {

using planner::Part;
using planner::PartList;

/// Takes a part of an axis out of a list of parts of axes.
static void drop(SmallVectorImpl<AxisRef> &refs, const AxisRef &out) {
  SmallVector<AxisRef, 4> left;
  for (const AxisRef &r : refs) {
    if (!r.overlaps(out)) {
      left.push_back(r);
      continue;
    }
    if (out.pre > r.pre)
      left.push_back({r.axis, r.pre, out.pre / r.pre});
    int64_t end = out.pre * out.size;
    if (r.pre * r.size > end)
      left.push_back({r.axis, end, r.pre * r.size / end});
  }
  refs.assign(left.begin(), left.end());
}
static void drop(DimList &list, const AxisRef &out) {
  DimList left;
  for (const DimEntry &e : list) {
    SmallVector<AxisRef, 4> refs;
    if (e.isWhole()) {
      left.push_back(e);
      continue;
    }
    refs.push_back(e.axis);
    drop(refs, out);
    for (const AxisRef &r : refs)
      left.push_back(DimEntry::makeAxis(r));
  }
  canonicalize(left);
  list = std::move(left);
}

static int64_t waysOf(const DimList &list) {
  int64_t n = 1;
  for (const DimEntry &e : list)
    n *= e.isWhole() ? 1 : e.axis.size;
  return n;
}

static void append(std::vector<int64_t> &key, const DimList &list) {
  key.push_back(int64_t(list.size()));
  for (const DimEntry &e : list)
    key.insert(key.end(), {e.whole, e.axis.axis, e.axis.pre, e.axis.size});
}

DigitChoices::DigitChoices(const Program &program, int digit)
    : g(program), p(program.p), digit(digit), ref(program.digits[digit].ref),
      ruleOf(planner::numberRules(p.rules)) {
  std::map<Key, int> forms;
  for (size_t t = 0; t < p.tensors.size(); ++t) {
    Key key;
    appendForm(key, int(t));
    auto [it, isNew] = forms.try_emplace(key, int(forms.size()));
    if (isNew)
      likeForm.push_back(int(t));
    formOf.push_back(it->second);
  }
}

void DigitChoices::appendForm(Key &key, int t) const {
  key.push_back(p.tensors[t].elemBytes);
  key.push_back(bit_cast<int64_t>(p.tensors[t].sharers));
  for (const PartList &dim : g.parts.tensors[t]) {
    key.push_back(-1);
    for (const Part &part : dim)
      key.push_back(part.size);
  }
}

/// All that the choices of an op and their costs depend on.
DigitChoices::Key DigitChoices::keyOf(int i, const OpAxes &base) const {
  const ProblemOp &op = p.ops[i];
  Key key{ruleOf[op.rule],
          int64_t(op.work),
          int64_t(op.elem),
          op.update,
          int64_t(op.moved),
          op.readAgain,
          op.fresh,
          op.packs,
          op.gathers,
          bit_cast<int64_t>(op.reach),
          bit_cast<int64_t>(op.flops),
          bit_cast<int64_t>(op.operations)};
  for (auto *side : {&op.operands, &op.results})
    for (int t : *side)
      key.insert(key.end(), {formOf[t], int64_t(g.place[t])});
  for (const PartList &list : g.parts.factors[i]) {
    key.push_back(-1);
    for (const Part &part : list)
      key.push_back(part.size);
  }
  for (const DimList &list : base.factors)
    append(key, list);
  for (const AxisRef &r : base.through)
    key.insert(key.end(), {base.unreducedCase, r.axis, r.pre, r.size});
  return key;
}

std::optional<DimList> DigitChoices::change(const DimList &list,
                                            const PartList &parts,
                                            int part) const {
  SmallVector<int64_t> sizes;
  for (const Part &x : parts)
    sizes.push_back(x.size);
  auto lists = splitByFactors(list, sizes);
  if (!lists)
    return std::nullopt;
  for (DimList &l : *lists)
    drop(l, ref);
  if (part >= 0) {
    DimList &l = (*lists)[part];
    l.push_back(DimEntry::makeAxis(ref));
    if (waysOf(l) > sizes[part])
      return std::nullopt;
  }
  return composeFactors(sizes, *lists);
}

std::optional<OpAxes> DigitChoices::with(int i, OpAxes axes,
                                         const OpChoice &c) const {
  for (auto [f, list] : enumerate(axes.factors)) {
    auto changed =
        change(list, g.parts.factors[i][f], int(f) == c.factor ? c.part : -1);
    if (!changed)
      return std::nullopt;
    list = std::move(*changed);
  }
  drop(axes.through, ref);
  if (c.through < 0)
    return axes;
  if (!axes.through.empty() && axes.unreducedCase != c.through)
    return std::nullopt;
  axes.unreducedCase = c.through;
  axes.through.push_back(ref);
  llvm::sort(axes.through);
  return axes;
}

std::optional<OpAxes> DigitChoices::axesOf(int op, const OpChoice &c) const {
  return with(op, g.w.ops[op], c);
}

std::optional<int> DigitChoices::choicesOf(int i) {
  if (g.w.ops[i].factors.size() != p.rules[p.ops[i].rule].factors.size())
    return std::nullopt;
  std::optional<OpAxes> base = with(i, g.w.ops[i], OpChoice());
  if (!base)
    return std::nullopt;
  auto [it, isNew] = numbers.try_emplace(keyOf(i, *base), int(lists.size()));
  if (isNew) {
    std::vector<OpChoice> list;
    addChoices(i, *base, list);
    lists.push_back(std::move(list));
  }
  if (lists[it->second].empty())
    return std::nullopt;
  return it->second;
}

void DigitChoices::addChoices(int i, const OpAxes &base,
                              std::vector<OpChoice> &out) {
  const OpRule &rule = p.rules[p.ops[i].rule];
  auto add = [&](OpChoice c) {
    std::optional<OpAxes> axes = with(i, base, c);
    if (axes && count(i, *axes, c))
      out.push_back(std::move(c));
  };
  add({});
  for (auto [f, factor] : enumerate(rule.factors)) {
    if (factor.kind == FactorKind::Whole)
      continue;
    for (size_t j = 0; j < g.parts.factors[i][f].size(); ++j) {
      OpChoice c;
      c.factor = int(f);
      c.part = int(j);
      c.mustReduce = factor.reduce != ReduceKind::Add;
      add(c);
    }
  }
  // Sums only: other reductions are done where they arise.
  for (auto [k, u] : enumerate(rule.unreduced))
    if (u.operandKind == ReduceKind::Add && u.resultKind == ReduceKind::Add) {
      OpChoice c;
      c.through = int(k);
      add(c);
    }
}

/// Fills in what the choice costs and how it takes and leaves tensors; false if
/// the op cannot run so.
bool DigitChoices::count(int i, const OpAxes &axes, OpChoice &c) {
  const ProblemOp &op = p.ops[i];
  OpCount n = countOp(p, g.place, op, axes);
  if (!n.error.empty())
    return false;
  c.time = n.time;
  for (auto [k, t] : enumerate(op.operands)) {
    std::optional<int> layout = numberOf(t, n.operands[k]);
    if (g.isPlaced(t) && !layout)
      return false;
    c.operands.push_back(g.isPlaced(t) ? *layout : -1);
  }
  bool unreduced = false;
  for (auto [k, t] : enumerate(op.results)) {
    std::optional<int> layout = numberOf(t, n.results[k]);
    if (!layout)
      return false;
    unreduced |= stateOf(*layout) == inSum;
    c.results.push_back(g.isPlaced(t) ? *layout : -1);
    if (!g.isPlaced(t))
      c.time += convert(*layout,
                        intern(formOf[t], t, Digits(g.digits.size(), nowhere)));
  }
  c.mustReduce &= unreduced;
  return c.time < std::numeric_limits<double>::infinity();
}

std::optional<Sharding> DigitChoices::withState(int t, const Sharding &s,
                                                int state) const {
  Sharding out = s.closed();
  int first = 0;
  for (auto [d, dim] : enumerate(out.dims)) {
    const PartList &list = g.parts.tensors[t][d];
    int n = int(list.size());
    bool here = state >= first && state < first + n;
    auto changed = change(dim.entries, list, here ? state - first : -1);
    if (!changed)
      return std::nullopt;
    dim.entries = std::move(*changed);
    first += n;
  }
  drop(out.unreduced, ref);
  if (state == inSum)
    out.unreduced.push_back(ref);
  canonicalize(out);
  return out;
}

std::optional<int> DigitChoices::numberOf(int t, const Sharding &s) {
  std::optional<Digits> at = digitsOf(g.digits, g.parts.tensors[t], s);
  if (!at)
    return std::nullopt;
  return intern(formOf[t], t, std::move(*at));
}

int DigitChoices::intern(int form, int t, Digits at) {
  Key key{form};
  key.insert(key.end(), at.begin(), at.end());
  auto [it, isNew] =
      layoutNumbers.try_emplace(std::move(key), int(layouts.size()));
  if (!isNew)
    return it->second;
  double bytes = double(p.tensors[t].elemBytes);
  int k = 0;
  for (const PartList &dim : g.parts.tensors[t])
    for (const Part &part : dim) {
      int64_t left = part.size;
      for (auto [d, where] : enumerate(at))
        if (where == k)
          left = (left + g.digits[d].ref.size - 1) / g.digits[d].ref.size;
      bytes *= double(left);
      ++k;
    }
  layouts.push_back({form, std::move(at), bytes});
  return it->second;
}

int DigitChoices::withDigit(int layout, int state) {
  if (stateOf(layout) == state)
    return layout;
  Digits at = layouts[layout].at;
  at[digit] = state;
  int form = layouts[layout].form;
  return intern(form, likeForm[form], std::move(at));
}

/// Has every rank a share, and do borders between parts stay borders?
bool DigitChoices::isLegal(int t, const Digits &at) const {
  int k = 0;
  for (const PartList &dim : g.parts.tensors[t])
    for (auto [i, part] : enumerate(dim)) {
      int64_t ways = 1;
      for (auto [d, where] : enumerate(at))
        ways *= where == k ? g.digits[d].ref.size : 1;
      if (ways > part.size || (i + 1 < dim.size() && part.size % ways != 0))
        return false;
      ++k;
    }
  return true;
}

SmallVector<int, 8> DigitChoices::variantsOf(int t, int layout, bool mayBeSum) {
  SmallVector<int, 8> all{contextOf(layout)};
  int numParts = 0;
  for (const PartList &dim : g.parts.tensors[t])
    numParts += int(dim.size());
  for (int k = 0; k < numParts; ++k) {
    int other = withDigit(layout, k);
    if (isLegal(t, layouts[other].at))
      all.push_back(other);
  }
  if (mayBeSum)
    all.push_back(withDigit(layout, inSum));
  return all;
}

double DigitChoices::convert(int from, int to) {
  if (from == to)
    return 0;
  auto [it, isNew] =
      conversions.try_emplace(uint64_t(from) << 32 | uint32_t(to));
  if (isNew) {
    int t = likeForm[layouts[from].form];
    CountedConversion c;
    bool can = counting::convert(p, g.digits, p.tensors[t], g.parts.tensors[t],
                                 layouts[from].at, layouts[to].at, c);
    it->second = can ? c.time : std::numeric_limits<double>::infinity();
  }
  return it->second;
}

} // namespace dgc::counting
