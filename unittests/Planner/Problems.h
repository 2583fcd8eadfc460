//===- Problems.h - Planning problems made by hand --------------*- C++ -*-===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
#ifndef DGC_UNITTESTS_PLANNER_PROBLEMS_H
#define DGC_UNITTESTS_PLANNER_PROBLEMS_H

#include "dgc/Planner/Problem.h"
#include "llvm/ADT/STLExtras.h"
#include <random>

namespace dgc::test {

/// Builds a problem op by op, on a machine with round figures: 1 GFLOP/s, 1
/// GB/s of memory and links, 1 us of latency.
struct ProblemBuilder {
  Problem problem;

  explicit ProblemBuilder(int64_t devices) {
    problem.devices = devices;
    Machine &m = problem.machine;
    m.name = "test";
    m.flops.fill(1e9);
    m.memoryBandwidth = 1e9;
    m.levels = {{"link", INT64_MAX, {1e-6, 1e9}}};
    problem.options.smallInputBytes = 0;
  }

  int tensor(llvm::ArrayRef<int64_t> shape) {
    ProblemTensor t;
    t.name = "t" + std::to_string(problem.tensors.size());
    t.shape.assign(shape.begin(), shape.end());
    problem.tensors.push_back(t);
    return problem.tensors.size() - 1;
  }
  int argument(llvm::ArrayRef<int64_t> shape,
               TensorKind kind = TensorKind::Input) {
    int t = tensor(shape);
    problem.tensors[t].kind = kind;
    problem.tensors[t].argument = problem.arguments.size();
    problem.arguments.push_back(t);
    return t;
  }
  void result(int t, int donated = -1) {
    problem.results.push_back({t, donated, {}});
  }
  int addRule(OpRule rule) {
    problem.rules.push_back(std::move(rule));
    return problem.rules.size() - 1;
  }
  int op(llvm::StringRef name, OpRule rule, llvm::ArrayRef<int> operands,
         llvm::ArrayRef<int64_t> shape, WorkKind work, double flops = 0) {
    int r = tensor(shape), position = problem.ops.size();
    ProblemOp o;
    o.name = name.str();
    o.rule = addRule(std::move(rule));
    o.operands.assign(operands.begin(), operands.end());
    o.results = {r};
    o.work = work;
    o.flops = flops;
    problem.ops.push_back(o);
    problem.tensors[r].producer = position;
    problem.tensors[r].begin = problem.tensors[r].end = position;
    for (int t : operands)
      problem.tensors[t].end = position;
    return r;
  }

  static Factor pass(int64_t n) {
    return {n, FactorKind::Pass, ReduceKind::Add};
  }
  static Factor sum(int64_t n) {
    return {n, FactorKind::Reduce, ReduceKind::Add};
  }

  /// [m, k] x [k, n]
  int dot(int a, int b) {
    auto &A = problem.tensors[a].shape, &B = problem.tensors[b].shape;
    int64_t m = A[0], k = A[1], n = B[1];
    OpRule rule;
    rule.factors = {pass(m), pass(n), sum(k)};
    rule.operands = {{{0}, {2}}, {{2}, {1}}};
    rule.results = {{{0}, {1}}};
    rule.unreduced = {{{0}, ReduceKind::Add, ReduceKind::Add},
                      {{1}, ReduceKind::Add, ReduceKind::Add}};
    return op("dot", rule, {a, b}, {m, n}, WorkKind::Contract, 2.0 * m * k * n);
  }
  int transpose(int a) {
    auto A = problem.tensors[a].shape;
    OpRule rule;
    rule.factors = {pass(A[0]), pass(A[1])};
    rule.operands = {{{0}, {1}}};
    rule.results = {{{1}, {0}}};
    rule.unreduced = {{{0}, ReduceKind::Add, ReduceKind::Add}};
    return op("transpose", rule, {a}, {A[1], A[0]}, WorkKind::Move);
  }
  /// Any number of operands of one shape; `linear`: an add.
  int pointwise(llvm::ArrayRef<int> operands, bool linear) {
    auto A = problem.tensors[operands[0]].shape;
    OpRule rule;
    DimFactors dims;
    for (auto [d, n] : llvm::enumerate(A)) {
      rule.factors.push_back(pass(n));
      dims.push_back({int(d)});
    }
    rule.operands.assign(operands.size(), dims);
    rule.results = {dims};
    if (linear) {
      UnreducedCase c;
      for (size_t i = 0; i < operands.size(); ++i)
        c.operands.push_back(i);
      rule.unreduced = {c};
    }
    return op(linear ? "add" : "tanh", rule, operands, A, WorkKind::Pointwise);
  }
  /// Sum over dimension `dim`.
  int reduce(int a, int dim) {
    auto A = problem.tensors[a].shape;
    OpRule rule;
    DimFactors in, out;
    llvm::SmallVector<int64_t> shape;
    for (auto [d, n] : llvm::enumerate(A)) {
      rule.factors.push_back(int(d) == dim ? sum(n) : pass(n));
      in.push_back({int(d)});
      if (int(d) != dim) {
        out.push_back({int(d)});
        shape.push_back(n);
      }
    }
    rule.operands = {in};
    rule.results = {out};
    rule.unreduced = {{{0}, ReduceKind::Add, ReduceKind::Add}};
    return op("reduce", rule, {a}, shape, WorkKind::Reduce);
  }
};

/// A random program of dots, transposes and pointwise ops on few tensors.
inline ProblemBuilder randomProgram(std::mt19937 &rng, int64_t devices,
                                    int numOps, int numArguments = 2) {
  ProblemBuilder b(devices);
  auto pick = [&](int n) { return int(rng() % n); };
  int64_t sizes[] = {1, 3, 4, 6, 8, 1000};
  std::vector<int> tensors;
  for (int i = 0; i < numArguments; ++i)
    tensors.push_back(
        b.argument({sizes[pick(6)], sizes[pick(6)]}, TensorKind::Parameter));
  for (int i = 0; i < numOps; ++i) {
    int a = tensors[pick(tensors.size())], r = -1;
    auto shape = b.problem.tensors[a].shape;
    for (int other : tensors) {
      if (r < 0 && pick(2) && b.problem.tensors[other].shape[0] == shape[1])
        r = b.dot(a, other);
      else if (r < 0 && pick(3) == 0 && other != a &&
               b.problem.tensors[other].shape == shape)
        r = b.pointwise({a, other}, pick(2));
    }
    if (r < 0)
      r = pick(2) ? b.transpose(a) : b.pointwise({a}, pick(2));
    tensors.push_back(r);
  }
  b.result(tensors.back());
  return b;
}

/// A training step of `layers` blocks x + tanh(x u) d with their gradients and
/// updates, every second of them wider if `mixed`.
struct Network : ProblemBuilder {
  Network(int64_t devices, int layers, int64_t rows = 1024, int64_t width = 64,
          bool mixed = false)
      : ProblemBuilder(devices) {
    struct Layer {
      int up, down, x, h, a;
    };
    std::vector<Layer> all;
    int x = argument({rows, width});
    for (int i = 0; i < layers; ++i) {
      int64_t inner = (mixed && i % 2 ? 6 : 4) * width;
      Layer l;
      l.up = argument({width, inner}, TensorKind::Parameter);
      l.down = argument({inner, width}, TensorKind::Parameter);
      l.x = x;
      l.h = dot(x, l.up);
      l.a = pointwise({l.h}, false);
      x = pointwise({x, dot(l.a, l.down)}, true);
      all.push_back(l);
    }
    int g = pointwise({x}, false);
    std::vector<std::pair<int, int>> gradients;
    for (size_t i = all.size(); i-- > 0;) {
      const Layer &l = all[i];
      int gDown = dot(transpose(l.a), g);
      int ga = dot(g, transpose(l.down));
      int gh = pointwise({ga, l.h}, false);
      int gUp = dot(transpose(l.x), gh);
      g = pointwise({g, dot(gh, transpose(l.up))}, true);
      gradients.push_back({l.down, gDown});
      gradients.push_back({l.up, gUp});
    }
    for (size_t i = gradients.size(); i-- > 0;) {
      auto [w, grad] = gradients[i];
      result(pointwise({w, pointwise({grad}, true)}, true),
             problem.tensors[w].argument);
    }
    for (int t : problem.arguments)
      problem.tensors[t].end = problem.ops.size();
    for (const ProblemResult &r : problem.results)
      problem.tensors[r.tensor].end = problem.ops.size();
  }
};

} // namespace dgc::test

#endif // DGC_UNITTESTS_PLANNER_PROBLEMS_H
