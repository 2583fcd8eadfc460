//===- ReshardSimulator.cpp - Moves executed on ranks in memory -----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "ReshardSimulator.h"
#include "llvm/ADT/STLExtras.h"
#include <cmath>

using namespace llvm;

namespace dgc::test {

namespace {

using Index = std::vector<int64_t>;
const double nan = std::nan("");

int64_t product(ArrayRef<int64_t> v) {
  int64_t n = 1;
  for (int64_t x : v)
    n *= x;
  return n;
}

/// Calls f(index) for each index of a shape, in row-major order.
template <class F> void forEachIndex(ArrayRef<int64_t> shape, F f) {
  Index index(shape.size(), 0);
  for (int64_t i = 0, n = product(shape); i < n; ++i) {
    f(index);
    for (size_t d = shape.size(); d-- > 0;) {
      if (++index[d] < shape[d])
        break;
      index[d] = 0;
    }
  }
}

int64_t offsetOf(ArrayRef<int64_t> shape, ArrayRef<int64_t> index) {
  int64_t o = 0;
  for (size_t d = 0; d < shape.size(); ++d)
    o = o * shape[d] + index[d];
  return o;
}

Array makeArray(ArrayRef<int64_t> shape, double value) {
  return {std::vector<int64_t>(shape.begin(), shape.end()),
          std::vector<double>(size_t(product(shape)), value)};
}

//===----------------------------------------------------------------------===//
// Layouts, from the definition
//===----------------------------------------------------------------------===//

int64_t digit(const Mesh &mesh, const AxisRef &r,
              ArrayRef<int64_t> coordinates) {
  int64_t below = mesh.axes[r.axis].size / r.pre / r.size;
  return (coordinates[r.axis] / below) % r.size;
}

/// One level of a list: whole factor, or a run of parts that continue each
/// other.
struct SimLevel {
  bool whole;
  int64_t parts;
  std::vector<AxisRef> refs;
  int64_t block;
};

std::vector<SimLevel> levelsOf(int64_t n, const DimList &list) {
  std::vector<SimLevel> levels;
  for (const DimEntry &e : list) {
    if (e.whole > 0) {
      levels.push_back({true, e.whole, {}, 0});
    } else if (!levels.empty() && !levels.back().whole &&
               levels.back().refs.back().axis == e.axis.axis &&
               levels.back().refs.back().pre * levels.back().refs.back().size ==
                   e.axis.pre) {
      levels.back().refs.push_back(e.axis);
      levels.back().parts *= e.axis.size;
    } else {
      levels.push_back({false, e.axis.size, {e.axis}, 0});
    }
  }
  for (SimLevel &l : levels)
    n = l.block = (n + l.parts - 1) / l.parts;
  return levels;
}

/// Where a rank keeps each global index of a dimension: local index, or -1.
std::vector<int64_t> placesOf(int64_t n, const DimList &list, const Mesh &mesh,
                              ArrayRef<int64_t> coordinates) {
  std::vector<SimLevel> levels = levelsOf(n, list);
  std::vector<int64_t> places(static_cast<size_t>(n), -1);
  for (int64_t g = 0; g < n; ++g) {
    int64_t rest = g, local = 0;
    bool mine = true;
    for (const SimLevel &l : levels) {
      int64_t q = rest / l.block;
      rest %= l.block;
      if (l.whole) {
        local = local * l.parts + q;
        continue;
      }
      int64_t own = 0;
      for (const AxisRef &r : l.refs)
        own = own * r.size + digit(mesh, r, coordinates);
      mine &= own == q;
    }
    int64_t block = levels.empty() ? n : levels.back().block;
    if (mine)
      places[size_t(g)] = local * block + rest;
  }
  return places;
}

std::vector<int64_t> localShapeOf(ArrayRef<int64_t> shape, const Sharding &s) {
  std::vector<int64_t> out;
  for (size_t d = 0; d < shape.size(); ++d) {
    int64_t n = shape[d], local = 1;
    for (const SimLevel &l : levelsOf(n, s.dims[d].entries)) {
      local *= l.whole ? l.parts : 1;
      n = l.block;
    }
    out.push_back(local * n);
  }
  return out;
}

double combine(ReduceKind kind, double a, double b) {
  switch (kind) {
  case ReduceKind::Add:
    return a + b;
  case ReduceKind::Mul:
    return a * b;
  case ReduceKind::Min:
    return std::isnan(a) || std::isnan(b) ? nan : std::min(a, b);
  case ReduceKind::Max:
    return std::isnan(a) || std::isnan(b) ? nan : std::max(a, b);
  case ReduceKind::And:
    return a != 0 && b != 0;
  case ReduceKind::Or:
    return a != 0 || b != 0;
  }
  return nan;
}

double neutral(ReduceKind kind) {
  switch (kind) {
  case ReduceKind::Mul:
  case ReduceKind::And:
    return 1;
  case ReduceKind::Min:
    return INFINITY;
  case ReduceKind::Max:
    return -INFINITY;
  default:
    return 0;
  }
}

/// A value whose combinations are exact in double.
double sampleValue(ReduceKind kind, SampleRng &rng) {
  switch (kind) {
  case ReduceKind::Mul: {
    const double values[] = {1, 2, 0.5, -1, 4, -0.25};
    return values[rng.below(6)];
  }
  case ReduceKind::And:
    return rng.chance(0.8);
  case ReduceKind::Or:
    return rng.chance(0.2);
  default:
    return double(rng.below(1000) - 500);
  }
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Copies `a`, whose index i becomes map(i), into an array filled with `fill`;
/// map may return false to leave an element out.
template <class F>
Array remap(const Array &a, ArrayRef<int64_t> shape, double fill, F map) {
  Array out = makeArray(shape, fill);
  forEachIndex(a.shape, [&](const Index &i) {
    Index to;
    if (map(i, to))
      out.data[size_t(offsetOf(shape, to))] =
          a.data[size_t(offsetOf(a.shape, i))];
  });
  return out;
}

class Ranks {
public:
  Ranks(ArrayRef<int64_t> global, const Mesh &mesh)
      : global(global), mesh(mesh) {
    for (int64_t r = 0; r < mesh.numDevices(); ++r)
      coordinates.push_back(mesh.coordinates(r));
  }

  std::string run(const LocalStep &s, const Sharding &from,
                  const Sharding &to) {
    std::string why;
    std::vector<Array> next(x.size());
    if (s.kind == StepKind::Exchange)
      next = exchange(from, to);
    else if (s.kind < StepKind::AllGather)
      for (size_t r = 0; r < x.size(); ++r)
        next[r] = local(s, r);
    else
      for (const auto &group : axisGroups(mesh, s.axes))
        collective(s, group, next);
    for (Array &a : next)
      if (ArrayRef<int64_t>(a.shape) != ArrayRef<int64_t>(s.shape))
        why = "step " + toString(s.kind).str() + " has another shape";
    x = std::move(next);
    return why;
  }

  std::vector<Array> x;
  std::vector<SmallVector<int64_t, 3>> coordinates;

private:
  int64_t indexOf(size_t rank, ArrayRef<AxisRef> refs) const {
    int64_t index = 0;
    for (const AxisRef &r : refs)
      index = index * r.size + digit(mesh, r, coordinates[rank]);
    return index;
  }

  Array local(const LocalStep &s, size_t rank) const {
    const Array &a = x[rank];
    switch (s.kind) {
    case StepKind::Pad:
      return remap(a, s.shape, nan, [](const Index &i, Index &to) {
        to = i;
        return true;
      });
    case StepKind::Trim:
      return remap(a, s.shape, nan, [&](const Index &i, Index &to) {
        to = i;
        for (size_t d = 0; d < i.size(); ++d)
          if (i[d] >= s.shape[d])
            return false;
        return true;
      });
    case StepKind::Reshape: {
      Array out{{s.shape.begin(), s.shape.end()}, a.data};
      if (product(s.shape) != product(a.shape))
        out.shape.clear();
      return out;
    }
    case StepKind::Transpose:
      return remap(a, s.shape, nan, [&](const Index &i, Index &to) {
        for (int64_t p : s.permutation)
          to.push_back(i[size_t(p)]);
        return true;
      });
    case StepKind::SelectDigits:
      return remap(a, s.shape, nan, [&](const Index &i, Index &to) {
        size_t k = 0;
        for (size_t d = 0; d < i.size(); ++d) {
          if (k < s.digits.size() && size_t(s.digits[k].dim) == d) {
            if (i[d] != indexOf(rank, s.digits[k++].axes))
              return false;
          } else {
            to.push_back(i[d]);
          }
        }
        return true;
      });
    case StepKind::PlaceDigits:
      return remap(a, s.shape, neutral(s.reduce),
                   [&](const Index &i, Index &to) {
                     size_t k = 0, d = 0;
                     for (size_t o = 0; o < s.shape.size(); ++o) {
                       if (k < s.digits.size() && size_t(s.digits[k].dim) == o)
                         to.push_back(indexOf(rank, s.digits[k++].axes));
                       else
                         to.push_back(i[d++]);
                     }
                     return true;
                   });
    default: // KeepFirst
      return indexOf(rank, s.axes) == 0 ? a
                                        : makeArray(a.shape, neutral(s.reduce));
    }
  }

  /// Piece j of the first dimension.
  static Array piece(const Array &a, int64_t j) {
    std::vector<int64_t> shape(a.shape.begin() + 1, a.shape.end());
    int64_t n = product(shape);
    return {shape, {a.data.begin() + j * n, a.data.begin() + (j + 1) * n}};
  }
  static Array stack(const std::vector<Array> &pieces) {
    Array out{pieces[0].shape, {}};
    out.shape.insert(out.shape.begin(), int64_t(pieces.size()));
    for (const Array &p : pieces)
      out.data.insert(out.data.end(), p.data.begin(), p.data.end());
    return out;
  }
  static Array sum(const std::vector<Array> &parts, ReduceKind kind) {
    Array out = parts[0];
    for (size_t i = 1; i < parts.size(); ++i)
      for (size_t k = 0; k < out.data.size(); ++k)
        out.data[k] = combine(kind, out.data[k], parts[i].data[k]);
    return out;
  }

  void collective(const LocalStep &s, ArrayRef<int64_t> group,
                  std::vector<Array> &next) const {
    for (size_t me = 0; me < group.size(); ++me) {
      std::vector<Array> parts;
      for (int64_t peer : group) {
        const Array &a = x[size_t(peer)];
        bool cut =
            s.kind == StepKind::AllToAll || s.kind == StepKind::ReduceScatter;
        parts.push_back(cut ? piece(a, int64_t(me)) : a);
      }
      Array &out = next[size_t(group[me])];
      if (s.kind == StepKind::Permute)
        out = x[size_t(group[size_t(s.sources[me])])];
      else if (s.kind == StepKind::AllGather || s.kind == StepKind::AllToAll)
        out = stack(parts);
      else
        out = sum(parts, s.reduce);
    }
  }

  std::vector<Array> exchange(const Sharding &from, const Sharding &to) const {
    std::vector<Array> next;
    for (size_t r = 0; r < x.size(); ++r)
      next.push_back(makeArray(localShapeOf(global, to), nan));
    for (const ExchangeBox &b : exchangeBoxes(global, mesh, from, to)) {
      const Array &a = x[size_t(b.sender)];
      Array &out = next[size_t(b.receiver)];
      forEachIndex(b.sizes, [&](const Index &i) {
        Index source, target;
        for (size_t d = 0; d < i.size(); ++d) {
          source.push_back(i[d] + b.sourceOffsets[d]);
          target.push_back(i[d] + b.targetOffsets[d]);
        }
        out.data[size_t(offsetOf(out.shape, target))] =
            a.data[size_t(offsetOf(a.shape, source))];
      });
    }
    return next;
  }

  ArrayRef<int64_t> global;
  const Mesh &mesh;
};

//===----------------------------------------------------------------------===//
// Laying out and checking
//===----------------------------------------------------------------------===//

/// Per rank and dimension, the places of global indices.
using Places = std::vector<std::vector<std::vector<int64_t>>>;

Places allPlaces(ArrayRef<int64_t> shape, const Mesh &mesh, const Sharding &s,
                 const Ranks &ranks) {
  Places out;
  for (auto &c : ranks.coordinates) {
    out.emplace_back();
    for (size_t d = 0; d < shape.size(); ++d)
      out.back().push_back(placesOf(shape[d], s.dims[d].entries, mesh, c));
  }
  return out;
}

/// Calls f(global offset, local offset) for what rank `r` holds.
template <class F>
void forEachHeld(ArrayRef<int64_t> shape, ArrayRef<int64_t> localShape,
                 const std::vector<std::vector<int64_t>> &places, F f) {
  forEachIndex(shape, [&](const Index &g) {
    Index local;
    for (size_t d = 0; d < g.size(); ++d) {
      int64_t p = places[d][size_t(g[d])];
      if (p < 0)
        return;
      local.push_back(p);
    }
    f(offsetOf(shape, g), offsetOf(localShape, local));
  });
}

/// Checks that the ranks hold `value` as `s` says, and clears the padding.
std::string check(ArrayRef<int64_t> shape, const Mesh &mesh, const Sharding &s,
                  const Array &value, Ranks &ranks) {
  std::vector<int64_t> local = localShapeOf(shape, s);
  Places places = allPlaces(shape, mesh, s, ranks);
  std::vector<Array> clean;
  for (size_t r = 0; r < ranks.x.size(); ++r) {
    if (ranks.x[r].shape != local)
      return "wrong local shape";
    clean.push_back(makeArray(local, nan));
    forEachHeld(shape, local, places[r], [&](int64_t, int64_t l) {
      clean.back().data[size_t(l)] = ranks.x[r].data[size_t(l)];
    });
  }
  ranks.x = std::move(clean);
  std::string why;
  for (const auto &group : axisGroups(mesh, s.unreduced)) {
    size_t first = size_t(group[0]);
    forEachHeld(shape, local, places[first], [&](int64_t g, int64_t l) {
      double v = ranks.x[first].data[size_t(l)];
      for (size_t i = 1; i < group.size(); ++i)
        v = combine(s.kind, v, ranks.x[size_t(group[i])].data[size_t(l)]);
      if (!(v == value.data[size_t(g)]))
        why = "wrong value";
    });
  }
  // Ranks that differ in replicated axes only hold the same.
  std::map<std::vector<int64_t>, size_t> seen;
  for (size_t r = 0; r < ranks.x.size(); ++r) {
    std::vector<int64_t> key;
    for (const DimSharding &d : s.dims)
      for (const DimEntry &e : d.entries)
        if (e.whole == 0)
          key.push_back(digit(mesh, e.axis, ranks.coordinates[r]));
    for (const AxisRef &ref : s.unreduced)
      key.push_back(digit(mesh, ref, ranks.coordinates[r]));
    size_t other = seen.try_emplace(key, r).first->second;
    for (size_t k = 0; k < ranks.x[r].data.size(); ++k) {
      double a = ranks.x[r].data[k], b = ranks.x[other].data[k];
      if (!(a == b) && !(std::isnan(a) && std::isnan(b)))
        why = "replicas differ";
    }
  }
  return why;
}

} // namespace

std::string runPlan(ArrayRef<int64_t> shape, const Mesh &mesh,
                    const Sharding &from, const Sharding &to,
                    const ReshardPlan &plan, uint64_t seed) {
  SampleRng rng(seed);
  ReduceKind kind = from.unreduced.empty() ? to.kind : from.kind;
  int64_t numParts = groupSize(from.unreduced);
  std::vector<Array> parts;
  Array value;
  for (int64_t p = 0; p < numParts; ++p) {
    parts.push_back(makeArray(shape, 0));
    for (double &v : parts.back().data)
      v = sampleValue(kind, rng);
    if (p == 0)
      value = parts[0];
    else
      for (size_t i = 0; i < value.data.size(); ++i)
        value.data[i] = combine(kind, value.data[i], parts.back().data[i]);
  }
  Ranks ranks(shape, mesh);
  std::vector<int64_t> local = localShapeOf(shape, from);
  Places places = allPlaces(shape, mesh, from, ranks);
  for (size_t r = 0; r < places.size(); ++r) {
    int64_t part = 0;
    for (const AxisRef &ref : from.unreduced)
      part = part * ref.size + digit(mesh, ref, ranks.coordinates[r]);
    ranks.x.push_back(makeArray(local, nan));
    forEachHeld(shape, local, places[r], [&](int64_t g, int64_t l) {
      ranks.x.back().data[size_t(l)] = parts[size_t(part)].data[size_t(g)];
    });
  }
  Sharding now = from;
  for (const ReshardMove &m : plan.moves) {
    std::string why = checkMove(m.kind, shape, mesh, now, m.result);
    if (why.empty())
      for (const LocalStep &s : localSteps(m.kind, shape, mesh, now, m.result))
        if (why.empty())
          why = ranks.run(s, now, m.result);
    if (why.empty())
      why = check(shape, mesh, m.result, value, ranks);
    if (!why.empty())
      return toString(m.kind).str() + " from " + toString(now, mesh) + " to " +
             toString(m.result, mesh) + ": " + why;
    now = m.result;
  }
  return now.sameLayout(to) ? "" : "the plan ends elsewhere";
}

} // namespace dgc::test
