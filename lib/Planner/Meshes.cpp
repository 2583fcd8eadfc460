//===- Meshes.cpp - Which meshes, and axes of them, to plan over ----------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "Meshes.h"
#include "llvm/ADT/STLExtras.h"
#include <set>

using namespace llvm;

namespace dgc::planner {

std::vector<const Sharding *> annotationsOf(const Problem &p) {
  std::vector<const Sharding *> all;
  auto add = [&](const std::optional<Sharding> &pin) {
    if (pin && none_of(all, [&](auto *s) { return *s == *pin; }))
      all.push_back(&*pin);
  };
  for (const ProblemTensor &t : p.tensors)
    add(t.pinned);
  for (const ProblemResult &r : p.results)
    add(r.pinned);
  return all;
}

Axes axesOf(const Machine &machine, const Mesh &mesh,
            ArrayRef<const Sharding *> annotations) {
  SmallVector<Link, 3> links = axisLinks(machine, mesh);
  Axes axes;
  for (auto [i, axis] : enumerate(mesh.axes)) {
    SmallVector<int64_t> cuts{1, axis.size};
    auto add = [&cuts, index = int(i)](const AxisRef &r) {
      if (r.axis == index)
        cuts.append({r.pre, r.pre * r.size});
    };
    for (const Sharding *s : annotations) {
      for (const DimSharding &d : s->dims)
        for (const DimEntry &e : d.entries)
          if (!e.isWhole())
            add(e.axis);
      llvm::for_each(s->replicated, add);
      llvm::for_each(s->unreduced, add);
    }
    llvm::sort(cuts);
    cuts.erase(llvm::unique(cuts), cuts.end());
    int64_t pre = 1;
    for (int64_t cut : cuts) {
      // Cuts that do not nest (2 and 3 of 6) cannot be axes of one grid.
      if (cut == pre || cut % pre != 0 || axis.size % cut != 0)
        continue;
      axes.refs.push_back({int(i), pre, cut / pre});
      axes.sizes.push_back(cut / pre);
      axes.links.push_back(links[i]);
      pre = cut;
    }
  }
  while (axes.size() > maxAxes) { // the rest stays replicated
    axes.refs.pop_back();
    axes.sizes.pop_back();
    axes.links.pop_back();
  }
  return axes;
}

/// Which axes annotations put before which: those listed earlier in a dimension
/// before later ones, and all listed before those that an open dimension may
/// add.
static std::vector<std::vector<bool>>
precedence(ArrayRef<const Sharding *> annotations, const Axes &axes) {
  size_t n = axes.size();
  std::vector<std::vector<bool>> before(n, std::vector<bool>(n, false));
  auto positionIn = [&](const DimSharding &d, size_t a) -> int {
    for (auto [i, e] : enumerate(d.entries))
      if (!e.isWhole() && e.axis.overlaps(axes.refs[a]))
        return i;
    return -1;
  };
  for (const Sharding *s : annotations) {
    std::vector<bool> used(n);
    for (const DimSharding &d : s->dims)
      for (size_t a = 0; a < n; ++a)
        used[a] = used[a] || positionIn(d, a) >= 0;
    for (const DimSharding &d : s->dims)
      for (size_t a = 0; a < n; ++a)
        for (size_t b = 0; b < n; ++b) {
          int i = positionIn(d, a), j = positionIn(d, b);
          if (i >= 0 && a != b && (j > i || (d.open && !used[b])))
            before[a][b] = true;
        }
  }
  return before;
}

bool orderByAnnotations(ArrayRef<const Sharding *> annotations, Axes &axes) {
  size_t n = axes.size();
  std::vector<std::vector<bool>> before = precedence(annotations, axes);
  if (none_of(before, [](auto &row) { return is_contained(row, true); }))
    return false;
  Axes ordered;
  std::vector<bool> done(n);
  for (size_t k = 0; k < n; ++k) {
    size_t pick = n;
    for (size_t b = 0; b < n && pick == n; ++b) {
      bool ready = !done[b];
      for (size_t a = 0; a < n; ++a)
        ready &= a == b || done[a] || !before[a][b];
      if (ready)
        pick = b;
    }
    for (size_t b = 0; b < n && pick == n; ++b) // annotations that disagree
      if (!done[b])
        pick = b;
    done[pick] = true;
    ordered.refs.push_back(axes.refs[pick]);
    ordered.sizes.push_back(axes.sizes[pick]);
    ordered.links.push_back(axes.links[pick]);
  }
  axes = std::move(ordered);
  return true;
}

/// All ordered factorisations of `n` into at most `count` factors above one.
static void factorise(int64_t n, int count, SmallVectorImpl<int64_t> &prefix,
                      std::vector<SmallVector<int64_t>> &out) {
  if (count == 0)
    return;
  out.emplace_back(prefix.begin(), prefix.end());
  out.back().push_back(n);
  for (int64_t f = 2; f * f <= n; ++f) {
    if (n % f != 0)
      continue;
    for (int64_t g : {f, n / f}) {
      prefix.push_back(g);
      factorise(n / g, count - 1, prefix, out);
      prefix.pop_back();
      if (g * g == n)
        break;
    }
  }
}

std::vector<Mesh> meshesFor(const Problem &p) {
  if (p.mesh)
    return {*p.mesh};
  std::vector<SmallVector<int64_t>> shapes;
  SmallVector<int64_t> prefix;
  factorise(p.devices, std::max(p.options.maxMeshAxes, 1), prefix, shapes);
  llvm::sort(shapes, [&](auto &a, auto &b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  // Sizes with their links, in any order.
  std::set<std::vector<std::array<double, 3>>> seen;
  std::vector<Mesh> meshes;
  for (auto &shape : shapes) {
    Mesh mesh;
    for (auto [i, n] : enumerate(shape))
      mesh.axes.push_back({"d" + std::to_string(i), n});
    std::vector<std::array<double, 3>> key;
    for (auto [axis, link] : zip(mesh.axes, axisLinks(p.machine, mesh)))
      key.push_back({link.bandwidth, link.latency, double(axis.size)});
    llvm::sort(key);
    if (seen.insert(std::move(key)).second)
      meshes.push_back(std::move(mesh));
  }
  return meshes;
}

} // namespace dgc::planner
