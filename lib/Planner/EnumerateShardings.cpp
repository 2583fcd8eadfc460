//===- EnumerateShardings.cpp - All shardings of a rank on a mesh ---------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "dgc/Planner/EnumerateShardings.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace dgc {

std::vector<Sharding> allShardings(ArrayRef<int64_t> shape, const Mesh &mesh,
                                   bool unreduced, ReduceKind kind) {
  std::vector<Sharding> out;
  Sharding current = Sharding::replicatedOf(int64_t(shape.size()));
  current.kind = kind;
  SmallVector<AxisRef> axes;
  for (size_t a = 0; a < mesh.axes.size(); ++a)
    if (mesh.axes[a].size > 1)
      axes.push_back({int(a), 1, mesh.axes[a].size});
  // Lists grow at their ends, dimension by dimension, so each comes once.
  SmallVector<bool> taken(axes.size());
  auto dims = [&](auto &&self, size_t d) -> void {
    if (d == shape.size()) {
      Sharding s = current;
      canonicalize(s);
      out.push_back(std::move(s));
      return;
    }
    self(self, d + 1);
    for (size_t a = 0; a < axes.size() && shape[d] > 0; ++a) {
      if (taken[a])
        continue;
      taken[a] = true;
      current.dims[d].entries.push_back(DimEntry::makeAxis(axes[a]));
      self(self, d);
      current.dims[d].entries.pop_back();
      taken[a] = false;
    }
  };
  for (unsigned set = 0; set < (unreduced ? 1u << axes.size() : 1u); ++set) {
    current.unreduced.clear();
    for (size_t a = 0; a < axes.size(); ++a) {
      taken[a] = set >> a & 1;
      if (taken[a])
        current.unreduced.push_back(axes[a]);
    }
    dims(dims, 0);
  }
  return out;
}

/// The axes of the mesh, some cut into random parts.
static SmallVector<AxisRef> sampleParts(const Mesh &mesh, SampleRng &rng,
                                        bool subAxes) {
  SmallVector<AxisRef> parts;
  for (size_t a = 0; a < mesh.axes.size(); ++a) {
    int64_t pre = 1, rest = mesh.axes[a].size;
    while (rest > 1) {
      int64_t size = rest;
      if (subAxes && rng.chance(0.6)) {
        SmallVector<int64_t> divisors;
        for (int64_t k = 2; k <= rest; ++k)
          if (rest % k == 0)
            divisors.push_back(k);
        size = divisors[rng.below(int64_t(divisors.size()))];
      }
      parts.push_back({int(a), pre, size});
      pre *= size;
      rest /= size;
    }
  }
  return parts;
}

Sharding sampleSharding(ArrayRef<int64_t> shape, const Mesh &mesh,
                        SampleRng &rng, const SampleOptions &options) {
  Sharding s = Sharding::replicatedOf(int64_t(shape.size()));
  s.kind = options.kind;
  SmallVector<AxisRef> parts = sampleParts(mesh, rng, options.subAxes);
  for (size_t i = parts.size(); i > 1; --i)
    std::swap(parts[i - 1], parts[rng.below(int64_t(i))]);
  for (const AxisRef &part : parts) {
    if (!shape.empty() && rng.chance(0.62)) {
      size_t d = size_t(rng.below(int64_t(shape.size())));
      DimList list = s.dims[d].entries;
      if (options.innerFactors && rng.chance(0.3))
        list.push_back(DimEntry::makeWhole(2 + rng.below(2)));
      list.push_back(DimEntry::makeAxis(part));
      if (shape[d] > 0 && localDimSize(shape[d], list))
        s.dims[d].entries = std::move(list);
    } else if (options.unreduced && rng.chance(0.34)) {
      s.unreduced.push_back(part);
    }
  }
  // Merging parts may leave a factor that no longer divides.
  Sharding whole = s;
  canonicalize(whole);
  if (checkSharding(whole, shape, mesh).empty())
    return whole;
  return sampleSharding(shape, mesh, rng, options);
}

} // namespace dgc
