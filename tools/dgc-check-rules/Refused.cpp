//===- Refused.cpp - Layouts that are right but that no rule allows -------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// For ops that only move elements: a pair of layouts needs no communication if
// the elements that each rank's part of the result is made of are elements that
// the rank has. Both sides use all units, so that neither is just less split.
//
//===----------------------------------------------------------------------===//
#include "Case.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;

namespace dgc::check {

/// All layouts of a tensor that use all `units`.
static std::vector<Sharding>
allLayouts(ArrayRef<int64_t> shape, ArrayRef<AxisRef> units, const Mesh &mesh) {
  // A dimension is a factor of a made-up rule.
  OpRule rule;
  for (int64_t n : shape)
    rule.factors.push_back(
        {n, n > 1 ? FactorKind::Pass : FactorKind::Whole, ReduceKind::Add});
  std::vector<Sharding> layouts;
  forEachAssignment(rule, units,
                    [&](const OpAxes &axes, ArrayRef<AxisRef> free) {
                      if (!free.empty())
                        return;
                      Sharding s = Sharding::replicatedOf(shape.size());
                      for (size_t d = 0; d < shape.size(); ++d)
                        s.dims[d].entries = axes.factors[d];
                      canonicalize(s);
                      if (checkSharding(s, shape, mesh).empty())
                        layouts.push_back(std::move(s));
                    });
  return layouts;
}

/// What every rank holds of every dimension: equal for layouts that are the
/// same.
static std::string signature(ArrayRef<int64_t> shape, const Sharding &s,
                             const Mesh &mesh) {
  std::string text;
  for (int64_t r = 0; r < mesh.numDevices(); ++r)
    for (size_t d = 0; d < shape.size(); ++d) {
      for (int64_t g :
           dimIndexMap(shape[d], s.dims[d].entries, mesh, mesh.coordinates(r)))
        text += std::to_string(g) + ",";
      text += ";";
    }
  return text;
}

/// Which elements (row-major numbers) `rank` holds.
static std::vector<char> owned(ArrayRef<int64_t> shape, const Sharding &s,
                               const Mesh &mesh, int64_t rank) {
  int64_t total = 1;
  for (int64_t n : shape)
    total *= n;
  std::vector<char> has(total, 0);
  SmallVector<SmallVector<int64_t>> maps;
  SmallVector<int64_t> local;
  for (size_t d = 0; d < shape.size(); ++d) {
    maps.push_back(
        dimIndexMap(shape[d], s.dims[d].entries, mesh, mesh.coordinates(rank)));
    local.push_back(int64_t(maps.back().size()));
  }
  forEachIndex(local, [&](ArrayRef<int64_t> index, int64_t) {
    int64_t e = 0;
    for (size_t d = 0; d < index.size(); ++d) {
      int64_t g = maps[d][index[d]];
      if (g < 0)
        return;
      e = e * shape[d] + g;
    }
    has[e] = 1;
  });
  return has;
}

namespace {
struct Search {
  const Case &c;
  const Mesh &mesh;
  std::vector<Array>
      sources; // per operand: result element -> its element, or -1
  std::vector<std::vector<Sharding>>
      layouts; // per operand of rank > 0, then result
  StringSet<> allowed;

  bool isLocal(ArrayRef<Sharding> operands, const Sharding &result) {
    for (int64_t r = 0; r < mesh.numDevices(); ++r) {
      std::vector<char> needs = owned(c.want[0].shape, result, mesh, r);
      for (size_t i = 0; i < operands.size(); ++i) {
        std::vector<char> has =
            owned(c.operands[i].shape, operands[i], mesh, r);
        for (size_t e = 0; e < needs.size(); ++e)
          if (needs[e] && sources[i].at(e) >= 0 &&
              !has[int64_t(sources[i].at(e))])
            return false;
      }
    }
    return true;
  }
  std::string key(ArrayRef<Sharding> operands, const Sharding &result) {
    std::string text;
    for (size_t i = 0; i < operands.size(); ++i)
      text += signature(c.operands[i].shape, operands[i], mesh) + "|";
    return text + signature(c.want[0].shape, result, mesh);
  }
};
} // namespace

/// Runs the op on the elements' own numbers: one operand at a time holds them,
/// the others hold -1.
static std::vector<Array> findSources(const Case &c) {
  std::vector<Array> sources;
  for (size_t i = 0; i < c.operands.size(); ++i) {
    std::vector<PerRank> args;
    for (size_t j = 0; j < c.operands.size(); ++j) {
      Array a = c.operands[j];
      for (int64_t e = 0; e < a.size(); ++e)
        a.type.isFloat() ? void(a.f[e] = i == j ? double(e) : -1)
                         : void(a.i[e] = i == j ? e : -1);
      args.push_back({a});
    }
    mlir::FailureOr<std::vector<PerRank>> out = evaluate(c.func, args);
    if (failed(out))
      return {};
    sources.push_back((*out)[0][0]);
  }
  return sources;
}

std::vector<std::string> refusedMoves(const Case &c, const MeshCase &m) {
  std::vector<std::string> lines;
  mlir::func::FuncOp func = c.func;
  if (func.getNumArguments() != c.operands.size())
    return lines; // a constant's elements have no numbers
  Search s{c, m.mesh, findSources(c), {}, {}};
  size_t movers = c.operands.size(); // a pad value has rank 0 and no layout
  while (movers > 0 && c.operands[movers - 1].rank() == 0)
    --movers;
  StringSet<> seen;
  for (const std::vector<AxisRef> &units : m.units) {
    forEachAssignment(
        c.rule, units, [&](const OpAxes &axes, ArrayRef<AxisRef>) {
          if (!isLegal(c, axes, m.mesh))
            return;
          SmallVector<Sharding, 2> operands;
          for (size_t i = 0; i < movers; ++i)
            operands.push_back(*operandSharding(c.rule, axes, i));
          s.allowed.insert(s.key(operands, *resultSharding(c.rule, axes, 0)));
        });
    std::vector<std::vector<Sharding>> layouts;
    for (size_t i = 0; i < movers; ++i)
      layouts.push_back(allLayouts(c.operands[i].shape, units, m.mesh));
    std::vector<Sharding> results = allLayouts(c.want[0].shape, units, m.mesh);
    SmallVector<Sharding, 2> chosen;
    auto go = [&](auto &self, size_t i) -> void {
      if (i < movers) {
        for (const Sharding &l : layouts[i]) {
          chosen.push_back(l);
          self(self, i + 1);
          chosen.pop_back();
        }
        return;
      }
      for (const Sharding &r : results) {
        std::string key = s.key(chosen, r);
        if (s.allowed.contains(key) || !s.isLocal(chosen, r) ||
            !seen.insert(key).second)
          continue;
        std::string line;
        for (const Sharding &l : chosen)
          line += (line.empty() ? "" : ", ") + toString(l, m.mesh);
        lines.push_back(line + " -> " + toString(r, m.mesh));
      }
    };
    go(go, 0);
  }
  return lines;
}

//===----------------------------------------------------------------------===//
// Unreduced operands
//===----------------------------------------------------------------------===//

static bool hasCase(const OpRule &rule, const UnreducedCase &c) {
  return any_of(rule.unreduced, [&](const UnreducedCase &have) {
    return have.operands == c.operands && have.operandKind == c.operandKind &&
           have.resultKind == c.resultKind;
  });
}

/// Can the combination be made of values of this type?
static bool kindFits(ReduceKind kind, const ElementType &type) {
  bool bitwise = kind == ReduceKind::And || kind == ReduceKind::Or;
  return type.isBool() ? bitwise : !(bitwise && type.isFloat());
}

/// Right for many arguments?
static bool isAlwaysRight(const Case &c, const UnreducedCase &candidate,
                          std::mt19937 &rng) {
  Mesh mesh{{{"a", 3}}, {}};
  OpAxes axes;
  axes.factors.resize(c.rule.factors.size());
  axes.through = {{0, 1, 3}};
  axes.unreducedCase = 0;
  for (int trial = 0; trial < 100; ++trial) {
    mlir::FailureOr<Case> with = makeCase(c.func, rng);
    std::string why;
    if (failed(with))
      return false;
    with->rule.unreduced = {candidate};
    if (runCase(*with, axes, mesh, Fill::Zero, rng, why) != Outcome::Right)
      return false;
  }
  return true;
}

std::vector<std::string> refusedUnreduced(const Case &c, std::mt19937 &rng) {
  std::vector<std::string> lines;
  SmallVector<SmallVector<int>> sets;
  for (int i = 0, n = int(c.operands.size()); i < n; ++i) {
    sets.push_back({i});
    for (int j = i + 1; j < n; ++j)
      sets.push_back({i, j});
  }
  ReduceKind kinds[] = {ReduceKind::Add, ReduceKind::Max, ReduceKind::Min,
                        ReduceKind::And, ReduceKind::Or};
  for (const SmallVector<int> &operands : sets)
    for (ReduceKind from : kinds)
      for (ReduceKind to : kinds) {
        UnreducedCase candidate{operands, from, to};
        bool fits = kindFits(to, c.want[0].type);
        for (int i : operands)
          fits &= kindFits(from, c.operands[i].type);
        if (!fits || hasCase(c.rule, candidate))
          continue;
        if (!isAlwaysRight(c, candidate, rng))
          continue;
        std::string line = "operands";
        for (int i : operands)
          line += " " + std::to_string(i);
        lines.push_back(line + " " + toString(from).str() + " -> " +
                        toString(to).str());
      }
  return lines;
}

} // namespace dgc::check
