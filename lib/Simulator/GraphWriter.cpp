//===- GraphWriter.cpp - Writes planning problems einsum by einsum --------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#include "GraphWriter.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;

namespace dgc {

Mesh stageMesh(const PlanSpec &plan) {
  // Ranks of an expert group are neighbours: tp varies fastest, then cp, then
  // dp, as Megatron-LM numbers them.
  int64_t rest = plan.ep;
  auto share = [&](int64_t n) {
    int64_t g = std::gcd(rest, n);
    rest /= g;
    return g;
  };
  int64_t tp = share(plan.tp), cp = share(plan.cp), dp = share(plan.dp);
  Mesh mesh;
  auto add = [&](StringRef name, int64_t size) {
    if (size > 1)
      mesh.axes.push_back({name.str(), size});
  };
  add("dp", plan.dp / dp);
  add("dp.ep", dp);
  add("cp", plan.cp / cp);
  add("cp.ep", cp);
  add("tp", plan.tp / tp);
  add("tp.ep", tp);
  if (mesh.axes.empty())
    mesh.axes.push_back({"dp", 1});
  return mesh;
}

namespace simulator {

GraphWriter::GraphWriter(StringRef name, const PlanSpec &plan) : plan(plan) {
  block.name = name.str();
  Problem &p = block.problem;
  p.mesh = stageMesh(plan);
  p.devices = p.mesh->numDevices();
  // Collectives are priced afterwards: all links alike, so that one conversion
  // is one collective over all of its axes.
  p.machine.name = "uniform";
  p.machine.flops.fill(1);
  p.machine.levels = {{"link", INT64_MAX, {1e-6, 1e9}}};
  p.options.smallInputBytes = 0;
  replicas = {"dp", "dp.ep", "cp", "cp.ep"};
  if (plan.precision == Precision::F32) {
    elemBytes = 4;
    elem = ElemClass::F32;
  }
}

DimList GraphWriter::axisList(ArrayRef<StringRef> names) const {
  DimList list;
  const Mesh &mesh = *block.problem.mesh;
  for (StringRef name : names)
    if (int i = mesh.axisIndex(name); i >= 0 && mesh.axes[i].size > 1)
      list.push_back(DimEntry::makeAxis({i, 1, mesh.axes[i].size}));
  return list;
}

GraphWriter::DimId GraphWriter::dim(int64_t size, ArrayRef<StringRef> axes) {
  dims.push_back({size, axisList(axes)});
  return dims.size() - 1;
}

SmallVector<int64_t, 4> GraphWriter::shapeOf(const Dims &list) const {
  SmallVector<int64_t, 4> shape;
  for (auto &d : list) {
    shape.push_back(1);
    for (DimId id : d)
      shape.back() *= dims[id].size;
  }
  return shape;
}

Sharding GraphWriter::shardingOf(const Dims &list) const {
  Sharding s = Sharding::replicatedOf(list.size());
  for (auto [d, ids] : enumerate(list))
    for (DimId id : ids)
      for (const DimEntry &e : dims[id].axes)
        s.dims[d].entries.push_back(e);
  return s;
}

int GraphWriter::argument(StringRef name, const Dims &list, int64_t bytes,
                          TensorKind kind, ArrayRef<StringRef> unreduced) {
  Problem &p = block.problem;
  ProblemTensor t;
  t.name = name.str();
  t.shape = shapeOf(list);
  t.elemBytes = bytes;
  t.elem = bytes == 4 ? ElemClass::F32 : elem;
  t.kind = kind;
  t.argument = p.arguments.size();
  t.pinned = shardingOf(list);
  for (const DimEntry &e : axisList(unreduced))
    t.pinned->unreduced.push_back(e.axis);
  p.arguments.push_back(p.tensors.size());
  p.tensors.push_back(std::move(t));
  return p.tensors.size() - 1;
}

GraphWriter::Dims GraphWriter::shared(const Dims &list) {
  DimList axes = axisList(replicas);
  int64_t parts = 1;
  // Axes that already split the weight (experts) hold no copies of it.
  llvm::erase_if(axes, [&](const DimEntry &e) {
    return any_of(list, [&](auto &ids) {
      return any_of(ids,
                    [&](DimId id) { return is_contained(dims[id].axes, e); });
    });
  });
  for (const DimEntry &e : axes)
    parts *= e.axis.size;
  if (parts == 1)
    return list;
  // The dimension whose blocks are largest takes them.
  Dims out = list;
  int best = -1;
  double size = 0;
  for (auto [d, ids] : enumerate(list)) {
    if (ids.size() != 1)
      continue;
    double n = double(dims[ids[0]].size);
    for (const DimEntry &e : dims[ids[0]].axes)
      n /= double(e.axis.size);
    if (n > size) {
      size = n;
      best = d;
    }
  }
  if (best < 0 || size < double(parts))
    return list; // too small to share
  Dim with = dims[list[best][0]];
  with.axes.append(axes.begin(), axes.end());
  dims.push_back(with);
  out[best] = {DimId(dims.size() - 1)};
  return out;
}

int GraphWriter::weight(StringRef name, const Dims &list) {
  int t = argument(name, sharesWeights() ? shared(list) : list, elemBytes,
                   TensorKind::Parameter);
  block.weights.push_back(t);
  return t;
}

int GraphWriter::op(StringRef name, OpRole role, Phase phase, ArrayRef<Use> in,
                    ArrayRef<Dims> out, Options options,
                    ArrayRef<int64_t> outBytes) {
  Problem &p = block.problem;
  OpRule rule;
  GraphOp g;
  g.role = role;
  g.phase = phase;
  SmallVector<DimId> ids; // by factor
  auto factorOf = [&](DimId id) {
    auto *it = find(ids, id);
    if (it == ids.end()) {
      ids.push_back(id);
      return int(ids.size() - 1);
    }
    return int(it - ids.begin());
  };
  auto factorsOf = [&](const Dims &list) {
    DimFactors f;
    for (auto &d : list) {
      f.emplace_back();
      for (DimId id : d)
        f.back().push_back(factorOf(id));
    }
    return f;
  };
  for (const Use &use : in)
    rule.operands.push_back(factorsOf(use.dims));
  for (const Dims &list : out)
    rule.results.push_back(factorsOf(list));
  double flops = options.work == WorkKind::Contract ? 2 : 0;
  for (int f = 0; f < int(ids.size()); ++f) {
    DimId id = ids[f];
    bool some = false, all = true;
    for (const DimFactors &r : rule.results) {
      bool found = any_of(r, [&](auto &d) { return is_contained(d, f); });
      some |= found;
      all &= found;
    }
    Factor factor{dims[id].size, FactorKind::Pass, ReduceKind::Add};
    if (is_contained(options.whole, id))
      factor.kind = FactorKind::Whole;
    else if (!some)
      factor.kind = FactorKind::Reduce;
    else if (!all)
      factor.kind = options.kind;
    rule.factors.push_back(factor);
    g.axes.factors.push_back(factor.kind == FactorKind::Whole ? DimList()
                                                              : dims[id].axes);
    flops *= double(dims[id].size);
  }
  if (options.passAddends) {
    UnreducedCase sum;
    for (size_t k = 0; k < in.size(); ++k)
      sum.operands.push_back(k);
    rule.unreduced.push_back(sum);
    for (const DimEntry &e : axisList(replicas))
      if (none_of(g.axes.factors,
                  [&](const DimList &l) { return is_contained(l, e); }))
        g.axes.through.push_back(e.axis);
    if (!g.axes.through.empty())
      g.axes.unreducedCase = 0;
  }
  ProblemOp o;
  o.name = name.str();
  o.rule = p.rules.size();
  o.work = options.work;
  o.elem = elem;
  o.flops = options.flops > 0 ? options.flops : flops;
  int64_t point = p.ops.size();
  for (const Use &use : in) {
    o.operands.push_back(use.tensor);
    p.tensors[use.tensor].end = point;
  }
  for (auto [i, list] : enumerate(out)) {
    ProblemTensor t;
    t.name = name.str();
    t.shape = shapeOf(list);
    t.elemBytes = i < outBytes.size() ? outBytes[i] : elemBytes;
    t.elem = t.elemBytes == 4 ? ElemClass::F32 : elem;
    t.producer = point;
    t.begin = t.end = point;
    o.results.push_back(p.tensors.size());
    p.tensors.push_back(std::move(t));
  }
  int first = o.results.empty() ? -1 : o.results[0];
  p.rules.push_back(std::move(rule));
  p.ops.push_back(std::move(o));
  block.ops.push_back(std::move(g));
  return first;
}

GraphWriter::Use GraphWriter::recall(int tensor, const Dims &list, bool input) {
  Options o;
  o.work = WorkKind::Free;
  int t = op((block.problem.tensors[tensor].name + ".kept"), OpRole::Recall,
             Phase::Backward, {{tensor, list}}, {list}, o,
             {block.problem.tensors[tensor].elemBytes});
  if (!is_contained(block.kept, tensor))
    block.kept.push_back(tensor);
  if (input && !is_contained(block.inputs, tensor))
    block.inputs.push_back(tensor);
  return {t, list};
}

GraphWriter::Use GraphWriter::read(int weight, const Dims &list, Phase phase) {
  if (!sharesWeights())
    return {weight, list};
  Options o;
  o.work = WorkKind::Free;
  std::string name = block.problem.tensors[weight].name;
  if (phase == Phase::Backward) {
    // What the forward pass gathered is not kept: the share is read again.
    Dims own = shared(list);
    weight =
        op(name + ".share", OpRole::Read, phase, {{weight, own}}, {own}, o);
  }
  return {op(name + ".read", OpRole::Read, phase, {{weight, list}}, {list}, o),
          list};
}

void GraphWriter::accumulate(int weight, int gradient, const Dims &list) {
  std::string name = block.problem.tensors[weight].name + ".sum";
  Options o;
  o.passAddends = true;
  Dims own = sharesWeights() ? shared(list) : list;
  SmallVector<StringRef, 4> open;
  if (!sharesWeights())
    for (StringRef r : replicas) {
      DimList axis = axisList({r});
      bool used = axis.empty() || any_of(own, [&](auto &ids) {
                    return any_of(ids, [&](DimId id) {
                      return is_contained(dims[id].axes, axis[0]);
                    });
                  });
      if (!used)
        open.push_back(r);
    }
  int before = argument(name + ".before", own, 4, TensorKind::Gradient, open);
  op(name, OpRole::Accumulate, Phase::Backward,
     {{gradient, own}, {before, own}}, {own}, o, {4});
}

} // namespace simulator
} // namespace dgc
